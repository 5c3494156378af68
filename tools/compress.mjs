// Lays a .br and a .gz beside each file of dist/ that gets smaller by it, for hosts that send files as they lie there.
import { readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { filesBelow } from "./worker.mjs";

const DIST = join(import.meta.dirname, "..", "dist");
const WORTH_IT = [".css", ".ftl", ".html", ".js", ".svg", ".wasm", ".webmanifest"];

for (const path of filesBelow(DIST).filter((path) => WORTH_IT.includes(extname(path)))) {
  const bytes = readFileSync(join(DIST, path));
  writeFileSync(join(DIST, `${path}.gz`), gzipSync(bytes, { level: 9 }));
  writeFileSync(join(DIST, `${path}.br`), brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
}
console.log("dist/ is ready to be copied to a host.");
