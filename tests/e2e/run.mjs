// Runs the end-to-end tests on dist/: node tests/e2e/run.mjs [part of a file's or a test's name]…
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PHONE, start } from "./browser.mjs";
import { ARTIFACTS, expect, takeTests } from "./harness.mjs";
import { describe, report, stem, withLimit } from "./report.mjs";

const AT_ONCE = 2;

/** All tests of the folder whose "file › name" has one of `parts` in it. */
async function collect(parts) {
  const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith(".test.mjs")).sort();
  const tests = [];
  for (const file of files) {
    await import(`./${file}`);
    for (const test of takeTests()) tests.push({ ...test, title: `${file.replace(".test.mjs", "")} › ${test.name}` });
  }
  return tests.filter(({ title }) => !parts.length || parts.some((part) => title.includes(part)));
}

/** Collects what no page of `context` may do: errors, crashes and requests that leave this machine. */
function watch(context, allow) {
  const faults = [];
  const note = (text) => allow?.test(text) || faults.push(text);
  const local = (target) => /^(http:\/\/127\.0\.0\.1[:/]|data:|blob:|about:)/.test(target);
  context.on("console", (message) => message.type() === "error" && note(`console error: ${message.text()} (${message.location().url})`));
  context.on("weberror", (error) => note(`page error: ${error.error().stack ?? error.error()}`));
  context.on("request", (request) => local(request.url()) || note(`request to elsewhere: ${request.url()}`));
  context.on("page", (page) => page.on("crash", () => note("the page crashed")));
  return faults;
}

/** Keeps picture and source of every page that a failed test leaves behind. */
async function keep(context, title) {
  const path = join(ARTIFACTS, stem(title));
  for (const [index, page] of context.pages().entries()) {
    const own = index ? `${path}-${index}` : path;
    await page.screenshot({ path: `${own}.png`, timeout: 5000 });
    await writeFile(`${own}.html`, await page.content());
  }
}

/** Runs one test in a context of its own; gives the reasons why it failed. */
async function attempt(browser, url, { title, options, body }) {
  const { allow, ...contextOptions } = options;
  // Only the tests of the service worker need one: it would fetch all languages for each of the others.
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block", ...contextOptions });
  const faults = watch(context, allow);
  const reasons = [];
  try {
    await withLimit(body({ page: await context.newPage(), context, url, expect }));
  } catch (error) {
    reasons.push(describe(error));
  }
  reasons.push(...faults);
  if (reasons.length) await keep(context, title).catch((error) => reasons.push(`no picture could be kept: ${error.message}`));
  await context.close();
  return reasons;
}

async function runAll(tests, browser, url) {
  const queue = [...tests];
  let failed = 0;
  const worker = async () => {
    for (let test; (test = queue.shift()); ) {
      const started = performance.now();
      const reasons = await attempt(browser, url, test);
      report(test.title, reasons, started);
      failed += reasons.length ? 1 : 0;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return failed;
}

async function main() {
  const tests = await collect(process.argv.slice(2));
  if (!tests.length) throw new Error("No test has such a name.");
  await rm(ARTIFACTS, { recursive: true, force: true });
  await mkdir(ARTIFACTS, { recursive: true });
  const { browser, url, close } = await start();
  const failed = await runAll(tests, browser, url).finally(close);
  console.log(`${tests.length - failed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}

await main();
