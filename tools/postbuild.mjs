// Run by trunk after a build. It lets index.html's own inline scripts, and no others, through the Content-Security-Policy,
// and takes out of scripts, styles and messages what is there for developers and translators only.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { transformSync } from "esbuild";

const dist = process.env.TRUNK_STAGING_DIR;
const index = join(dist, "index.html");
const html = readFileSync(index, "utf8");
const hash = (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const scripts = [...html.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map((match) => match[1]).filter((script) => script.trim());
if (!html.includes("__SCRIPT_HASHES__")) throw new Error("index.html has no place for the hashes of its scripts");
writeFileSync(index, html.replace("__SCRIPT_HASHES__", scripts.map(hash).join(" ")));

const locales = join(dist, "locales");
for (const name of readdirSync(locales, { recursive: true }).filter((name) => extname(name) === ".ftl")) {
  const path = join(locales, name);
  const lines = readFileSync(path, "utf8").split("\n");
  writeFileSync(path, lines.filter((line) => line && !line.startsWith("#")).join("\n") + "\n");
}

/** A module without the section that names its functions, which wasm-bindgen writes and only debuggers read. */
function withoutNames(wasm) {
  const HEADER = 8;
  const CUSTOM = 0;
  const kept = [wasm.subarray(0, HEADER)];
  for (let start = HEADER; start < wasm.length; ) {
    const [size, body] = leb128(wasm, start + 1);
    const [length, text] = leb128(wasm, body);
    const isNames = wasm[start] === CUSTOM && wasm.toString("latin1", text, text + length) === "name";
    if (!isNames) kept.push(wasm.subarray(start, body + size));
    start = body + size;
  }
  return Buffer.concat(kept);
}

/** The number at a place in a module, and the place behind it. */
function leb128(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++];
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return [value, at];
  }
}

const minified = (loader) => (bytes) => transformSync(bytes.toString(), { loader, minify: true }).code;
const SHRINK = { ".js": minified("js"), ".css": minified("css"), ".wasm": withoutNames };

for (const name of readdirSync(dist)) {
  const shrink = SHRINK[extname(name)];
  if (shrink) writeFileSync(join(dist, name), shrink(readFileSync(join(dist, name))));
}
