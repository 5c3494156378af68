// Run by trunk after a build: lets index.html's own inline scripts, and no others, through its Content-Security-Policy.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const index = join(process.env.TRUNK_STAGING_DIR, "index.html");
const html = readFileSync(index, "utf8");
const hash = (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
const scripts = [...html.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map((match) => match[1]).filter((script) => script.trim());
if (!html.includes("__SCRIPT_HASHES__")) throw new Error("index.html has no place for the hashes of its scripts");
writeFileSync(index, html.replace("__SCRIPT_HASHES__", scripts.map(hash).join(" ")));
