// Run by trunk after a build. It lets index.html's own inline scripts, and no others, through the Content-Security-Policy,
// and takes the translators' comments out of the messages, which nobody should have to download.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const index = join(process.env.TRUNK_STAGING_DIR, "index.html");
const html = readFileSync(index, "utf8");
const hash = (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const scripts = [...html.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map((match) => match[1]).filter((script) => script.trim());
if (!html.includes("__SCRIPT_HASHES__")) throw new Error("index.html has no place for the hashes of its scripts");
writeFileSync(index, html.replace("__SCRIPT_HASHES__", scripts.map(hash).join(" ")));

const locales = join(process.env.TRUNK_STAGING_DIR, "locales");
for (const language of readdirSync(locales)) {
  const path = join(locales, language, "main.ftl");
  const lines = readFileSync(path, "utf8").split("\n");
  writeFileSync(path, lines.filter((line) => line && !line.startsWith("#")).join("\n") + "\n");
}
