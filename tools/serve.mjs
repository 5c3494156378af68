// A static server for dist/: node tools/serve.mjs [folder]. HOST and PORT choose the address.
import { createHash } from "node:crypto";
import { readFile, realpath, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { networkInterfaces } from "node:os";
import { extname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".ftl": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};
const COMPRESSIBLE = /^(text\/|image\/svg|application\/)/;

const PACK = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  identity: async (bytes) => bytes,
};

/** The file under `root` that a request path names, or null. Never one outside, not even by a link. */
async function locate(root, path) {
  const wanted = resolve(root, "." + path.replace(/\/$/, "/index.html"));
  try {
    const real = await realpath(wanted);
    const inside = real.startsWith(root + sep) && (await stat(real)).isFile();
    return inside ? real : null;
  } catch {
    return null;
  }
}

/** The path of a request target, decoded, or null if it has none that could be a file. */
function pathOf(target) {
  try {
    const path = decodeURIComponent(new URL(target, "http://localhost").pathname);
    return path.includes("\0") ? null : path;
  } catch {
    return null;
  }
}

function chooseEncoding(accepted = "", type) {
  if (!COMPRESSIBLE.test(type)) return "identity";
  const names = accepted.split(",").filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part)).map((part) => part.split(";")[0].trim());
  return ["br", "gzip"].find((name) => names.includes(name)) ?? "identity";
}

/** Bytes by content and encoding, so that each file is compressed once. */
function packer() {
  const packed = new Map();
  return (digest, encoding, bytes) => {
    const key = `${encoding} ${digest}`;
    if (!packed.has(key)) packed.set(key, PACK[encoding](bytes));
    return packed.get(key);
  };
}

async function answer(site, request, response) {
  const say = (status, text) => response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(text + "\n");
  if (!["GET", "HEAD"].includes(request.method)) return say(405, "Only GET and HEAD are answered.");
  const path = pathOf(request.url);
  const file = path && (await locate(site.root, path));
  if (!file) return say(404, "There is no such file.");

  for (const [name, value] of site.headers) response.setHeader(name, value);
  const bytes = await readFile(file);
  const type = TYPES[extname(file)] ?? "application/octet-stream";
  const encoding = chooseEncoding(request.headers["accept-encoding"], type);
  const digest = createHash("sha256").update(bytes).digest("base64url");
  const etag = `"${digest.slice(0, 22)}-${encoding}"`;
  const headers = { etag, vary: "accept-encoding" };
  if (request.headers["if-none-match"] === etag) return response.writeHead(304, headers).end();

  const body = await site.pack(digest, encoding, bytes);
  Object.assign(headers, { "content-type": type, "content-length": body.length });
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : body);
}

function listen(server, host, port) {
  return new Promise((done, failed) => {
    server.once("error", failed);
    server.listen(port, host, () => {
      server.off("error", failed);
      done();
    });
  });
}

/** Takes `port`, or the next free one among the twenty that follow. Port 0 is any free port. */
async function listenFrom(server, host, port) {
  for (let next = port; ; next++) {
    try {
      return await listen(server, host, next);
    } catch (error) {
      if (error.code !== "EADDRINUSE" || next - port >= 20) throw error;
    }
  }
}

/** The headers that the app's _headers file asks of a host. */
async function headersOf(root) {
  const text = await readFile(join(root, "_headers"), "utf8").catch(() => "");
  return [...text.matchAll(/^  ([^:]+): (.+)$/gm)].map(([, name, value]) => [name, value]);
}

/** What answers requests with the files of `folder`. */
export async function handler(folder) {
  const root = await realpath(folder);
  const site = { root, pack: packer(), headers: await headersOf(root) };
  return (request, response) =>
    answer(site, request, response).catch((error) => {
      console.error(error);
      response.destroy();
    });
}

/** Serves `folder`; resolves with the server when it listens. */
export async function serve(folder, host = "127.0.0.1", port = 0) {
  const server = createServer(await handler(folder));
  await listenFrom(server, host, port);
  return server;
}

/** Where a server that listens on `host` is found: itself, or this machine's addresses if it listens on all. */
function addresses(host, port) {
  if (host !== "0.0.0.0" && host !== "::") return [`http://${host.includes(":") ? `[${host}]` : host}:${port}/`];
  const own = Object.values(networkInterfaces()).flat().filter((net) => net.family === "IPv4");
  return own.map((net) => `http://${net.address}:${port}/`);
}

async function main() {
  const folder = process.argv[2] ?? join(import.meta.dirname, "..", "dist");
  const host = process.env.HOST || "127.0.0.1";
  const server = await serve(folder, host, Number(process.env.PORT || 8080));
  for (const address of addresses(host, server.address().port)) console.log(`Fog Chess is at ${address}`);
  console.log("Press Ctrl+C to stop.");
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
