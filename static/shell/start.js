// The way from index.html to the running app. Until the app draws its first page, #start is what the player sees; it comes back
// when something is broken.

import { update } from "./update.js";

/** Filled in at build: the English texts for a broken start, and the tags of all languages. */
const ENGLISH = __ENGLISH__;
const LANGUAGES = __LANGUAGES__;

/** Each text that says what is the matter, with its title. */
const TITLES = {
  "start-failed": "start-failed-title",
  "start-no-wasm": "start-no-wasm-title",
  "start-crashed": "start-crashed-title",
};

/** A start that takes no longer shows no progress. */
const PATIENCE_MS = 500;

const shell = () => document.getElementById("start");
let trouble = false;

/** Runs the app: `module` is its script, `bytes` the size of its WASM, which index.html has begun to download. */
export async function start({ module, bytes }) {
  addEventListener("error", ({ error }) => crashed(error));
  addEventListener("unhandledrejection", ({ reason }) => crashed(reason));
  shell().querySelector(".late").remove();
  if (typeof WebAssembly !== "object") return fail("start-no-wasm");
  const timer = setTimeout(() => (document.getElementById("progress").hidden = false), PATIENCE_MS);
  try {
    const [glue, response] = await Promise.all([import(new URL(module, document.baseURI)), wasm()]);
    count(response.clone(), bytes);
    await glue.default({ module_or_path: response });
  } catch (error) {
    fail("start-failed", error);
  }
  clearTimeout(timer);
}

/** Some hosts answer with their first page in place of a file they don't have. */
async function wasm() {
  const response = await globalThis.fogChessWasm;
  if (!response.ok || /html/.test(response.headers.get("content-type"))) throw new Error(`${response.url}: ${response.status}`);
  return response;
}

async function count(response, bytes) {
  const bar = document.getElementById("progress");
  const reader = response.body.getReader();
  try {
    for (let got = 0, part; !(part = await reader.read()).done; bar.value = got / bytes) got += part.value.length;
  } catch {
    // The app reads the same bytes, and says what went wrong.
  }
}

/** The app has a page to show. */
export function lift() {
  shell().hidden = !trouble;
}

/** A fault in the WASM leaves the app unable to go on; any other may be a browser extension's. */
function crashed(error) {
  const Fault = globalThis.WebAssembly?.RuntimeError;
  if (Fault && error instanceof Fault) fail("start-crashed", error);
}

/** Says what is the matter, by a text of `TITLES`, with the reason for developers. */
export async function fail(id, reason) {
  if (trouble) return;
  trouble = true;
  const words = { ...ENGLISH, ...(await translated()) };
  shell().querySelector(".trouble").hidden = false;
  shell().querySelector("[data-text=title]").textContent = words[TITLES[id]];
  shell().querySelector("[data-text=text]").textContent = words[id];
  shell().querySelector("[data-text=reason]").textContent = reason ?? "";
  const again = shell().querySelector("button");
  again.textContent = words["start-again"];
  again.hidden = id === "start-no-wasm";
  again.onclick = update; // the next version may have mended it
  document.getElementById("progress").hidden = true;
  document.getElementById("app").hidden = true;
  shell().hidden = false;
}

/** The texts for a broken start in the reader's language, if they can be had. */
async function translated() {
  const root = document.documentElement;
  const wanted = shell().hidden ? [root.lang] : navigator.languages.map((tag) => tag.split("-")[0]);
  const language = wanted.find((tag) => LANGUAGES.includes(tag));
  if (!language || language === "en") return {};
  try {
    const response = await fetch(`locales/${language}/start.ftl`);
    const found = (await response.text()).matchAll(/^([a-z-]+) = (.+)$/gm);
    const texts = Object.fromEntries([...found].map(([, id, text]) => [id, text]));
    if (texts["start-again"]) {
      root.lang = language;
      root.dir = language === "ar" ? "rtl" : "";
    }
    return texts;
  } catch {
    return {};
  }
}
