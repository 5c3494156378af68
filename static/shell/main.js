// What must work without the app: starting it, saying why it can't be started, keeping its files, noticing a new version.
// Built into shell.js, which index.html loads. The app reaches it through `globalThis.fogChess`.
import { install, watchInstall } from "./install.js";
import { fail, lift, start } from "./start.js";
import { update, watchVersions } from "./update.js";

const news = [];
let listener;

/** Tells the app one of the words that src/browser/shell.rs knows. What comes before the app is kept for it. */
function report(word) {
  news.push(word);
  flush();
}

function flush() {
  while (listener && news.length) listener(news.shift());
}

globalThis.fogChess = {
  listen(callback) {
    listener = callback;
    flush();
  },
  lift,
  fail: (reason) => fail("start-failed", reason),
  update,
  install,
};

watchInstall(report);
watchVersions(report);
start(document.currentScript.dataset);
