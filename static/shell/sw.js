// The service worker. The build fills in the version and the list of files with their digests.
// A version is kept whole or not at all: one file that is missing or different, and the last version stays.

const FILES = __FILES__; // [path, "sha256-…"]; "./" is the page
const SCOPE = new URL("./", self.location);
// Caches are shared by the whole origin, where there may be a copy of the app in another folder.
const PREFIX = `fog-chess:${SCOPE.pathname}:`;
const CACHE = PREFIX + __VERSION__;
const DIGEST = "x-digest";

const names = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** The same bytes as an earlier version has kept them. */
async function kept(url, digest) {
  for (const name of await names()) {
    const hit = await (await caches.open(name)).match(url);
    if (hit?.headers.get(DIGEST) === digest) return hit;
  }
}

async function download(url, integrity) {
  const response = await fetch(url, { cache: "no-cache", integrity });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  // Made anew: a page can't be answered with a redirected response, and the host's encoding is undone by now.
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  headers.set(DIGEST, integrity);
  return new Response(await response.blob(), { headers });
}

async function install() {
  const cache = await caches.open(CACHE);
  const keep = async ([path, digest]) => {
    const url = new URL(path, SCOPE).href;
    await cache.put(url, (await kept(url, digest)) ?? (await download(url, digest)));
  };
  const results = await Promise.allSettled(FILES.map(keep));
  const failure = results.find(({ status }) => status === "rejected");
  if (failure) {
    await caches.delete(CACHE);
    throw failure.reason;
  }
}

async function activate() {
  for (const name of await names()) if (name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

const CODE = ["script", "style", "worker"];

/** A file that this version does not have. A host that answers with a page in place of code is not believed. */
async function fromNetwork(request) {
  const response = await fetch(request);
  const html = /html/.test(response.headers.get("content-type"));
  const code = CODE.includes(request.destination) || new URL(request.url).pathname.endsWith(".wasm");
  return html && code ? Response.error() : response;
}

async function answer(request, url) {
  const cache = await caches.open(CACHE);
  return (await cache.match(url, { ignoreSearch: true })) ?? fromNetwork(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", ({ data }) => data === "take-over" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(SCOPE.href)) return;
  // The page under its other name.
  if (url.pathname === SCOPE.pathname + "index.html") url.pathname = SCOPE.pathname;
  event.respondWith(answer(request, url.href.split("#")[0]));
});
