// The browser and the server that tests and benchmarks share.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { find } from "../../tools/programs.mjs";
import { serve } from "../../tools/serve.mjs";

const DIST = join(import.meta.dirname, "..", "..", "dist");

/** A phone held upright. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, locale: "en-US" };

const ARGS = [
  "--no-sandbox", // tests run as root in containers, and open nothing but the app
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/** How Chromium is launched, with some further arguments. */
export function launchOptions(args = []) {
  const executablePath = find("chromium");
  if (!executablePath) throw new Error("Chromium is missing: `make test` installs it or says how to.");
  if (!existsSync(join(DIST, "index.html"))) throw new Error("The app is not built: run `make build`.");
  return { executablePath, args: [...ARGS, ...args] };
}

/** Starts both, Chromium with some further arguments; `close` ends them. */
export async function start(args) {
  const options = launchOptions(args);
  const server = await serve(DIST);
  const browser = await chromium.launch(options);
  const close = async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  };
  return { browser, url: `http://127.0.0.1:${server.address().port}/`, close };
}
