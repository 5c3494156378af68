// Prints what a first visit downloads, by part, and what is kept afterwards. Fails if the first is more than the limit.
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { filesBelow } from "./worker.mjs";

const DIST = join(import.meta.dirname, "..", "dist");
const LIMIT_KIB = 250;

const PARTS = {
  ".wasm": "WASM",
  ".js": "script",
  ".css": "styles",
  ".svg": "artwork",
  ".html": "index.html",
  ".ftl": "one language",
};

function measure(path) {
  const bytes = readFileSync(join(DIST, path));
  const part = PARTS[extname(path)];
  return { part, raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length };
}

function sum(part, files) {
  const total = { part, raw: 0, gzip: 0, brotli: 0 };
  for (const file of files) for (const key of ["raw", "gzip", "brotli"]) total[key] += file[key];
  return total;
}

const line = ({ part, raw, gzip, brotli }) => part.padEnd(16) + [raw, gzip, brotli].map((n) => String(n).padStart(11)).join("");

/** Read by hosts and installers only. */
const NOT_LOADED = /^(icons\/|_headers$|\.htaccess$)|\.(br|gz)$/;
/** Fetched once the app has started, for use without a network. */
const LATER = /^(sw\.js|manifest\.webmanifest|locales\/.*)$/;

const paths = filesBelow(DIST).filter((path) => !NOT_LOADED.test(path));
const messages = paths.filter((path) => /^locales\/.*\/main\.ftl$/.test(path)).map(measure).sort((a, b) => b.gzip - a.gzip);
// Nobody loads more than the largest language.
const first = [...paths.filter((path) => !LATER.test(path)).map(measure), messages[0]];
const later = sum("kept afterwards", paths.filter((path) => LATER.test(path)).map(measure));
const total = sum("first visit", first);

console.log(line({ part: "bytes", raw: "raw", gzip: "gzip -9", brotli: "brotli" }));
for (const part of new Set(Object.values(PARTS))) console.log(line(sum(part, first.filter((file) => file.part === part))));
console.log(line(total));
console.log(line(later));
console.log(`${(total.gzip / 1024).toFixed(1)} KiB with gzip; the limit is ${LIMIT_KIB} KiB.`);
process.exitCode = total.gzip > LIMIT_KIB * 1024 ? 1 : 0;
