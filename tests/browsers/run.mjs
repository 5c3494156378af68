// Runs the tests of this folder in Firefox, and in WebKitGTK where the machine has it: node tests/browsers/run.mjs [part of a name]…
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ARTIFACTS, takeTests } from "../e2e/harness.mjs";
import { describe, report, stem, withLimit } from "../e2e/report.mjs";
import { withHost } from "../e2e/site.mjs";
import { BROWSERS, launch } from "./browser.mjs";
import "./hot-seat.test.mjs";
import "./offline.test.mjs";

/** Keeps picture and source of the page that a failed test leaves behind. */
async function keep(page, title) {
  await mkdir(ARTIFACTS, { recursive: true });
  const path = join(ARTIFACTS, stem(title));
  await page.screenshot({ path: `${path}.png` });
  await writeFile(`${path}.html`, await page.content());
}

/** Runs a test in a browser of its own, on a host of its own; gives the reasons why it failed. */
async function attempt(Kind, title, body) {
  const reasons = [];
  const browser = await launch(Kind);
  try {
    await withHost((host) => withLimit(body({ browser, page: browser.page, host, url: host.url })));
    await browser.page.collect();
  } catch (error) {
    reasons.push(describe(error));
  }
  reasons.push(...browser.faults);
  if (reasons.length) await keep(browser.page, title).catch((error) => reasons.push(`no picture could be kept: ${error.message}`));
  await browser.close().catch((error) => reasons.push(`the browser did not end: ${error.message}`));
  return reasons;
}

async function runAll(Kind, tests) {
  let failed = 0;
  for (const { title, body } of tests) {
    const started = performance.now();
    const reasons = await attempt(Kind, title, body).catch((error) => [describe(error)]);
    report(title, reasons, started);
    failed += reasons.length ? 1 : 0;
  }
  return failed;
}

const registered = takeTests();
const parts = process.argv.slice(2);
const wanted = ({ title }) => !parts.length || parts.some((part) => title.includes(part));
let [passed, failed] = [0, 0];
for (const [name, { Kind, missing }] of Object.entries(BROWSERS)) {
  const reason = missing();
  if (reason) {
    console.log(`skip ${name}: ${reason}`);
    continue;
  }
  const tests = registered.map((test) => ({ ...test, title: `${name} › ${test.name}` })).filter(wanted);
  const own = await runAll(Kind, tests);
  failed += own;
  passed += tests.length - own;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed || !passed ? 1 : 0;
