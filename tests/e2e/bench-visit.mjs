// What a visit costs on a slow phone: bytes of the first one over the wire, the time it takes, and that of a later one without a network.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { chromium } from "playwright-core";
import { launchOptions, PHONE } from "./browser.mjs";
import { waitFor } from "./harness.mjs";
import { withSlowLine } from "./line.mjs";
import { percentile, slowDown } from "./measure.mjs";
import { newGame, openCurtain, openHome } from "./play.mjs";
import { withHost } from "./site.mjs";

const VISITS = 5;
const SLOWER = 4;
const PARTS = { ".wasm": "WASM", ".js": "scripts", ".css": "styles", ".svg": "artwork", ".ftl": "messages", ".webmanifest": "manifest" };

/** In the page, from its beginning: notes when the first page can be used, and when a board is there, each with its frame painted. */
function watch() {
  const marks = (globalThis.marks = {});
  const wanted = { usable: 'a[href="#/new"]', board: "[data-square]" };
  const look = () => {
    for (const [name, selector] of Object.entries(wanted)) {
      if (name in marks || !document.querySelector(selector)?.checkVisibility()) continue;
      marks[name] = null;
      // The first callback comes before the change is painted, the second after.
      requestAnimationFrame(() => requestAnimationFrame(() => (marks[name] = performance.now())));
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

const marked = (page, name) => waitFor(() => page.evaluate((name) => globalThis.marks[name], name), name);
const firstPaint = (page) => page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0].startTime);

/** In the page: whether the service worker keeps everything. */
const isKept = async () => (await navigator.serviceWorker.getRegistration())?.active?.state === "activated";

/** Notes the bytes of each answer of `host`, head and body, as they go into the socket. */
function weigh(host) {
  const answers = [];
  host.fault = ({ url, socket }, response) => {
    const before = socket.bytesWritten;
    response.on("finish", () => answers.push({ path: url, bytes: socket.bytesWritten - before }));
  };
  return answers;
}

const sum = (answers) => answers.reduce((total, { bytes }) => total + bytes, 0);
const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`.padStart(10);

/** Bytes of a first visit, and when it ends all is kept if a service worker is allowed. */
async function visitBytes(browser, serviceWorkers) {
  let answers;
  await withHost(async (host) => {
    answers = weigh(host);
    const context = await browser.newContext({ ...PHONE, serviceWorkers });
    const page = await context.newPage();
    await openHome(page, host.url);
    await page.waitForLoadState("networkidle");
    if (serviceWorkers === "allow") await waitFor(() => page.evaluate(isKept), "all to be kept");
    await context.close();
  });
  return answers;
}

async function printBytes(browser) {
  const first = await visitBytes(browser, "block");
  const all = await visitBytes(browser, "allow");
  console.log("The first visit over the wire, compressed, with heads:");
  const part = ({ path }) => PARTS[extname(path)] ?? "page";
  for (const name of new Set(first.map(part))) console.log(`  ${name.padEnd(25)}${kib(sum(first.filter((answer) => part(answer) === name)))}`);
  console.log(`  ${"all of the first page".padEnd(25)}${kib(sum(first))} in ${first.length} answers`);
  console.log(`  ${"to play without a network".padEnd(25)}${kib(sum(all) - sum(first))} more in ${all.length - first.length} answers`);
}

/** Times of a first visit and a first game: to the first paint, a usable page, a board. */
async function firstVisit(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(watch);
  await slowDown(page, SLOWER);
  await openHome(page, url);
  const times = { paint: await firstPaint(page), usable: await marked(page, "usable") };
  await newGame(page);
  await openCurtain(page);
  times.board = await marked(page, "board");
  await context.close();
  return times;
}

/** Times of a visit without a network, in a browser that has just been started. */
async function offlineVisit(profile, url) {
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions(), ...PHONE, offline: true });
  const page = context.pages()[0];
  await page.addInitScript(watch);
  await slowDown(page, SLOWER);
  await openHome(page, url);
  const times = { paint: await firstPaint(page), usable: await marked(page, "usable") };
  await context.close();
  return times;
}

async function keepAll(profile, url) {
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions(), ...PHONE });
  const page = context.pages()[0];
  await openHome(page, url);
  await waitFor(() => page.evaluate(isKept), "all to be kept");
  await context.close();
}

async function offlineVisits() {
  const profile = await mkdtemp(join(tmpdir(), "fog-chess-"));
  const visits = [];
  try {
    await withHost(async (host) => {
      await keepAll(profile, host.url);
      await host.stop();
      for (let visit = 0; visit < VISITS; visit++) visits.push(await offlineVisit(profile, host.url));
    });
  } finally {
    await rm(profile, { recursive: true, maxRetries: 5 });
  }
  return visits;
}

const NAMES = { paint: "first paint", usable: "a first page to use", board: "a board to play on, three taps later" };

function printTimes(title, visits) {
  console.log(`${title}, processor ${SLOWER} times slower, median of ${visits.length}:`);
  for (const name in visits[0]) {
    const times = visits.map((visit) => visit[name]);
    const [least, median, most] = [0, 0.5, 1].map((share) => `${(percentile(times, share) / 1000).toFixed(2)} s`);
    console.log(`  ${NAMES[name].padEnd(38)}${median} (${least} to ${most})`);
  }
}

/** Each on a host and a line of its own, as new to the browser. */
async function firstVisits(browser) {
  const visits = [];
  for (let visit = 0; visit < VISITS; visit++) {
    await withHost((host) =>
      withSlowLine(new URL(host.url).port, async (port) => visits.push(await firstVisit(browser, `http://127.0.0.1:${port}/`))),
    );
  }
  return visits;
}

const browser = await chromium.launch(launchOptions());
try {
  await printBytes(browser);
  printTimes("A first visit on slow 4G (1.6 Mbit/s, 150 ms)", await firstVisits(browser));
} finally {
  await browser.close();
}
printTimes("A later visit without a network, in a browser just started", await offlineVisits());
