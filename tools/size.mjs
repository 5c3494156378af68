// Prints what a first visit downloads, by part. Fails if it is more than the limit.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const DIST = join(import.meta.dirname, "..", "dist");
const LIMIT_KIB = 250;

const PARTS = {
  ".wasm": "WASM",
  ".js": "script",
  ".css": "styles",
  ".svg": "artwork",
  ".png": "artwork",
  ".ico": "artwork",
  ".html": "index.html",
  ".ftl": "one language",
};

function measure(path) {
  const bytes = readFileSync(path);
  const part = PARTS[extname(path)] ?? "other";
  return { part, raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length };
}

/** A visitor loads one language only: counts the largest, as nobody loads more. */
function withOneLanguage(files) {
  const languages = files.filter(({ part }) => part === "one language").sort((a, b) => b.gzip - a.gzip);
  return files.filter((file) => !languages.includes(file) || file === languages[0]);
}

function sum(part, files) {
  const total = { part, raw: 0, gzip: 0, brotli: 0 };
  for (const file of files) for (const key of ["raw", "gzip", "brotli"]) total[key] += file[key];
  return total;
}

const line = ({ part, raw, gzip, brotli }) => part.padEnd(14) + [raw, gzip, brotli].map((n) => String(n).padStart(11)).join("");

const paths = readdirSync(DIST, { recursive: true }).map((path) => join(DIST, path)).filter((path) => statSync(path).isFile());
const files = withOneLanguage(paths.map(measure));
const total = sum("first visit", files);
console.log(line({ part: "bytes", raw: "raw", gzip: "gzip -9", brotli: "brotli" }));
for (const part of new Set([...Object.values(PARTS), "other"])) {
  const own = files.filter((file) => file.part === part);
  if (own.length) console.log(line(sum(part, own)));
}
console.log(line(total));
console.log(`${(total.gzip / 1024).toFixed(1)} KiB with gzip; the limit is ${LIMIT_KIB} KiB.`);
process.exitCode = total.gzip > LIMIT_KIB * 1024 ? 1 : 0;
