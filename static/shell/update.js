// The service worker: keeps all files of a version for use without a network, and swaps versions only when the player agrees.

const EVERY_MS = 3_600_000;

let registration;
let agreed = false;
let replaced = false;

/** Watches for versions. Reports "offline" when everything is kept, and "update" when another version waits or has taken over. */
export function watchVersions(report) {
  const container = navigator.serviceWorker;
  if (!container) return;
  let controlled = !!container.controller;
  container.addEventListener("controllerchange", () => {
    // The first worker of all takes over a page of its own version.
    if (!controlled) return (controlled = true);
    if (agreed) return location.reload();
    replaced = true;
    report("update");
  });
  const begin = () => register(container, report).catch(() => {}); // a browser that refuses it works as before
  // The app's own files come first.
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin);
}

async function register(container, report) {
  registration = await container.register("sw.js", { updateViaCache: "none" });
  const look = () => {
    if (registration.waiting && registration.active) report("update");
    else if (registration.active) report("offline");
  };
  registration.addEventListener("updatefound", () => registration.installing.addEventListener("statechange", look));
  look();
  const check = () => document.hidden || registration.update().catch(() => {}); // no network: next time
  document.addEventListener("visibilitychange", check);
  setInterval(check, EVERY_MS);
}

/** The player agrees: the waiting version takes over, and the page is loaded again. */
export function update() {
  agreed = true;
  if (replaced || !registration?.waiting) location.reload();
  else registration.waiting.postMessage("take-over");
}
