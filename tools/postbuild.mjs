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
for (const language of readdirSync(locales)) {
  const path = join(locales, language, "main.ftl");
  const lines = readFileSync(path, "utf8").split("\n");
  writeFileSync(path, lines.filter((line) => line && !line.startsWith("#")).join("\n") + "\n");
}

for (const name of readdirSync(dist)) {
  const loader = { ".js": "js", ".css": "css" }[extname(name)];
  if (!loader) continue;
  const path = join(dist, name);
  writeFileSync(path, transformSync(readFileSync(path, "utf8"), { loader, minify: true }).code);
}
