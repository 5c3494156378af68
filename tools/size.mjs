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

/** Of what there is once for each language a visitor loads one only: keeps the largest, as nobody loads more. */
function largest(files) {
  return files.toSorted((a, b) => b.gzip - a.gzip).slice(0, 1);
}

function sum(part, files) {
  const total = { part, raw: 0, gzip: 0, brotli: 0 };
  for (const file of files) for (const key of ["raw", "gzip", "brotli"]) total[key] += file[key];
  return total;
}

const line = ({ part, raw, gzip, brotli }) => part.padEnd(14) + [raw, gzip, brotli].map((n) => String(n).padStart(11)).join("");

const paths = readdirSync(DIST, { recursive: true }).map((path) => join(DIST, path)).filter((path) => statSync(path).isFile());
/** The texts of rules and guide are fetched when one of them is opened. */
const isLesson = (path) => path.endsWith("rules.ftl");
const isLanguage = (path) => path.endsWith(".ftl") && !isLesson(path);
const pick = (wanted) => paths.filter(wanted).map(measure);
const files = [...pick((path) => !path.endsWith(".ftl")), ...largest(pick(isLanguage))];
const total = sum("first visit", files);
const lessons = sum("rules, later", largest(pick(isLesson)));
console.log(line({ part: "bytes", raw: "raw", gzip: "gzip -9", brotli: "brotli" }));
for (const part of new Set([...Object.values(PARTS), "other"])) {
  const own = files.filter((file) => file.part === part);
  if (own.length) console.log(line(sum(part, own)));
}
console.log(line(total));
console.log(line(lessons));
console.log(`${(total.gzip / 1024).toFixed(1)} KiB with gzip; the limit is ${LIMIT_KIB} KiB.`);
process.exitCode = total.gzip > LIMIT_KIB * 1024 ? 1 : 0;
