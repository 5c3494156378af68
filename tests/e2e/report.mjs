// How a run of tests tells what it finds.

const TEST_LIMIT_MS = 120_000;

/** Fails if a test takes forever. */
export function withLimit(promise) {
  let timer;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${TEST_LIMIT_MS / 1000} s`)), TEST_LIMIT_MS);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

/** What went wrong and in which lines of the tests, without the machinery between. */
export function describe(error) {
  const calls = (error.stack ?? "").split("\n").filter((line) => /\/tests\/(e2e|browsers)\//.test(line) && !/(harness|report|run|webdriver)\.mjs/.test(line));
  return [error.message ?? String(error), ...calls].join("\n");
}

/** Where a test leaves its pictures, without an ending. */
export const stem = (title) => title.replace(/[^\p{L}\p{N}]+/gu, "-");

/** Prints what came of a test. */
export function report(title, reasons, started) {
  const taken = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  console.log(`${reasons.length ? "FAIL" : "ok  "} ${title} (${taken})`);
  for (const reason of reasons) console.log(reason.replace(/^/gm, "       "));
}
