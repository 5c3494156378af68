// Writes the service worker of a folder that holds the app: the list of its files, with a digest of each.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";

const TEMPLATE = join(import.meta.dirname, "..", "static", "shell", "sw.js");

/** Installers and hosts read these; the app does without. */
const NOT_KEPT = /^(icons\/|_headers$|\.htaccess$|sw\.js$)|\.(br|gz)$/;

/** The paths of all files below a folder, with "/" between their parts. */
export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll("\\", "/"))
    .sort();

/** Writes `folder`/sw.js. Its version changes with any byte of any file. */
export function writeWorker(folder) {
  const digest = (path) => `sha256-${createHash("sha256").update(readFileSync(join(folder, path))).digest("base64")}`;
  // Some hosts redirect index.html to its folder.
  const name = (path) => (path === "index.html" ? "./" : path);
  const files = filesBelow(folder).filter((path) => !NOT_KEPT.test(path));
  const list = JSON.stringify(files.map((path) => [name(path), digest(path)]));
  const template = readFileSync(TEMPLATE, "utf8");
  const version = createHash("sha256").update(list + template).digest("hex").slice(0, 16);
  const define = { __FILES__: list, __VERSION__: JSON.stringify(version) };
  writeFileSync(join(folder, "sw.js"), transformSync(template, { define, minify: true }).code);
}
