// Run by trunk after a build, in its staging folder: shrinks what it built, starts the app by a script of our own in place of
// trunk's, and writes the service worker with the list of all files.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { buildSync, transformSync } from "esbuild";
import { shrinkModule } from "./wasm.mjs";
import { filesBelow, writeWorker } from "./worker.mjs";

const DIST = process.env.TRUNK_STAGING_DIR;
const SHELL = join(import.meta.dirname, "..", "static", "shell");

const read = (name) => readFileSync(join(DIST, name), "utf8");
const write = (name, content) => writeFileSync(join(DIST, name), content);
const sha256 = (content) => createHash("sha256").update(content);
const digest = (content) => sha256(content).digest("hex").slice(0, 16);

/** The one file whose name fits. */
function only(pattern) {
  const found = readdirSync(DIST).filter((name) => pattern.test(name));
  if (found.length !== 1) throw new Error(`one file should fit ${pattern}: ${found}`);
  return found[0];
}

/** Messages without what is there for translators only. */
const withoutComments = (text) => text.split("\n").filter((line) => line && !line.startsWith("#")).join("\n") + "\n";

const minified = (loader) => (bytes) => transformSync(bytes.toString(), { loader, minify: true }).code;
const SHRINK = {
  ".js": minified("js"),
  ".css": minified("css"),
  ".ftl": (bytes) => withoutComments(bytes.toString()),
  ".webmanifest": (bytes) => JSON.stringify(JSON.parse(bytes)),
};

function shrink() {
  for (const path of filesBelow(DIST)) {
    const how = SHRINK[extname(path)];
    if (how) write(path, how(readFileSync(join(DIST, path))));
  }
}

function shrinkApp() {
  const [script, wasm] = [only(/^fog-chess-.*\.js$/), only(/_bg\.wasm$/)];
  const [module, code] = shrinkModule(readFileSync(join(DIST, wasm)), read(script));
  write(wasm, module);
  write(script, code);
}

const LANGUAGES = readdirSync(join(DIST, "locales")).sort();

/** The texts for a broken start, of all languages: in files of their own, for those who need them. */
function splitStart() {
  const isStart = (line) => line.startsWith("start-");
  for (const language of LANGUAGES) {
    const lines = read(`locales/${language}/main.ftl`).trimEnd().split("\n");
    write(`locales/${language}/start.ftl`, lines.filter(isStart).join("\n") + "\n");
    write(`locales/${language}/main.ftl`, lines.filter((line) => !isStart(line)).join("\n") + "\n");
  }
}

/** Bundles the scripts of static/shell, with the English texts they show; gives the name of the file. */
function buildShell() {
  const english = read("locales/en/start.ftl").trimEnd().split("\n").map((line) => line.split(/ = (.*)/));
  const { outputFiles } = buildSync({
    entryPoints: [join(SHELL, "main.js")],
    bundle: true,
    minify: true,
    write: false,
    define: {
      __ENGLISH__: JSON.stringify(Object.fromEntries(english)),
      __LANGUAGES__: JSON.stringify(LANGUAGES),
    },
  });
  const code = outputFiles[0].text;
  const name = `shell-${digest(code)}.js`;
  write(name, code);
  return name;
}

/** One file of styles in place of two: the first picture waits for all of them. */
function joinStyles(html) {
  const links = [...html.matchAll(/ *<link rel="stylesheet" href="\.\/([^"]+)"[^>]*>\n/g)];
  const css = links.map(([, name]) => read(name)).join("");
  const joined = `style-${digest(css)}.css`;
  for (const [, name] of links) rmSync(join(DIST, name));
  write(joined, css);
  const [first, ...others] = links.map(([link]) => link);
  return others.reduce((page, link) => page.replace(link, ""), html.replace(first, `<link rel="stylesheet" href="${joined}">\n`));
}

/**
 * Lets our script start the app: it can say what is the matter where trunk's leaves a white page. The WASM is asked for by the
 * first script and not by a preload link, which makes WebKit download it twice.
 */
function startByShell(html, shell) {
  const module = only(/^fog-chess-[0-9a-f]+\.js$/);
  const wasm = only(/_bg\.wasm$/);
  const bytes = statSync(join(DIST, wasm)).size;
  const first = `(fogChessWasm=fetch("${wasm}")).catch(()=>{})`;
  const script = `<script defer src="${shell}" data-module="${module}" data-bytes="${bytes}"></script>`;
  const hash = `'sha256-${sha256(first).digest("base64")}'`;
  return replaceOnce(html, [
    ["<title>", `<script>${first}</script>\n<title>`], // before the styles, or it would wait for them
    [/<script type="module">[^]*?<\/script>/, script],
    [/<link rel="preload" [^>]*\.wasm"[^>]*>/, ""],
    ["__SCRIPT_HASH__", hash],
  ]);
}

function replaceOnce(text, pairs) {
  for (const [from, to] of pairs) {
    if (text.split(from).length !== 2) throw new Error(`index.html should have ${from} once`);
    text = text.replace(from, () => to);
  }
  return text;
}

/** Link previews need a picture's whole address, which only the publisher knows: SITE. */
function placePreview(html) {
  const picture = 'content="icons/preview.png"';
  const site = process.env.SITE;
  return site ? replaceOnce(html, [[picture, `content="${new URL("icons/preview.png", site)}"`]]) : html;
}

function writePage() {
  const html = placePreview(startByShell(joinStyles(read("index.html")), buildShell()));
  write("index.html", html.replace(/^\s+/gm, ""));
}

/** What hosts should send with every file; the page's own policy is in it too, for the browser to hold from the first byte. */
function writeHostFiles() {
  const policy = read("index.html").match(/Content-Security-Policy" content="([^"]+)"/)[1];
  const headers = {
    "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    // The service worker keeps the files; names alone don't say what is in them.
    "Cache-Control": "no-cache",
  };
  const lines = (format) => Object.entries(headers).map(format).join("\n");
  write("_headers", `/*\n${lines(([name, value]) => `  ${name}: ${value}`)}\n`);
  write(".htaccess", `${HTACCESS}<IfModule mod_headers.c>\n${lines(([name, value]) => `  Header set ${name} "${value}"`)}\n</IfModule>\n`);
}

const HTACCESS = `AddType application/wasm .wasm
AddType application/manifest+json .webmanifest
AddType text/plain .ftl
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/javascript text/plain application/javascript application/wasm application/manifest+json image/svg+xml
</IfModule>
`;

shrink();
shrinkApp();
splitStart();
writePage();
writeHostFiles();
writeWorker(DIST);
