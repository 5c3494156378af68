// What a test is written with. Everything that can take time is polled for; nothing sleeps.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import axe from "axe-core";

export const ARTIFACTS = join(import.meta.dirname, "artifacts");

const POLL_MS = 50;
const PATIENCE_MS = 10_000;

const registered = [];

/** The tests that have been declared since the last call. */
export const takeTests = () => registered.splice(0);

/**
 * Declares a test. `options` go to Playwright's `browser.newContext` (viewport, locale, colorScheme, …) over a touch
 * phone of 390x844. `allow`, a RegExp, names the console errors that the test provokes on purpose.
 * `body` gets `{ page, context, url, expect }`; the page is still blank.
 */
export function test(name, options, body) {
  registered.push({ name, options, body });
}

/** Polls `probe` until it gives something truthy, and returns that. A probe that throws is tried again. */
export async function waitFor(probe, what, patienceMs = PATIENCE_MS) {
  const end = performance.now() + patienceMs;
  for (let last; ; ) {
    try {
      last = await probe();
      if (last) return last;
    } catch (error) {
      last = error.message.split("\n")[0];
    }
    if (performance.now() > end) throw new Error(`waited ${patienceMs} ms for ${what}, last saw ${last}`);
    await new Promise((next) => setTimeout(next, POLL_MS));
  }
}

/** Keeps a picture of the page as artifacts/NAME.png. */
export async function shot(page, name) {
  await mkdir(ARTIFACTS, { recursive: true });
  await page.screenshot({ path: join(ARTIFACTS, `${name}.png`) });
}

/** Fails if axe finds anything on the page. Evaluated rather than added, as the app's policy refuses foreign scripts. */
export async function expectNoAxeViolations(page) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document));
  const lines = violations.flatMap(({ id, help, nodes }) => [`${id}: ${help}`, ...nodes.map((node) => `  ${node.target} ${node.html}`)]);
  if (lines.length) throw new Error(`axe found on ${page.url()}:\n${lines.join("\n")}`);
}

const tidy = (text) => text?.replace(/\s+/g, " ").trim();
const fits = (seen, wanted) => (wanted instanceof RegExp ? wanted.test(seen ?? "") : seen === wanted);

// Each looks at a locator or a page and gives [whether it holds, what was seen].
const POLLED = {
  toBeVisible: async (locator) => holds(await locator.isVisible()),
  toBeHidden: async (locator) => holds(await locator.isHidden()),
  toBeEnabled: async (locator) => holds(await locator.isEnabled({ timeout: POLL_MS })),
  toBeDisabled: async (locator) => holds(await locator.isDisabled({ timeout: POLL_MS })),
  toBeChecked: async (locator) => holds(await locator.isChecked({ timeout: POLL_MS })),
  toBeFocused: async (locator) => holds(await locator.evaluate((element) => element === document.activeElement, null, { timeout: POLL_MS })),
  toHaveCount: async (locator, wanted) => compare(await locator.count(), wanted),
  toHaveText: async (locator, wanted) => compare(tidy(await locator.innerText({ timeout: POLL_MS })), wanted),
  toHaveValue: async (locator, wanted) => compare(await locator.inputValue({ timeout: POLL_MS }), wanted),
  toHaveAttribute: async (locator, name, wanted) => compare(await locator.getAttribute(name, { timeout: POLL_MS }), wanted),
  toContainText: async (locator, wanted) => {
    const seen = tidy(await locator.innerText({ timeout: POLL_MS }));
    return [seen.includes(wanted), seen];
  },
  toHaveTitle: async (page, wanted) => compare(await page.title(), wanted),
  toHaveURL: async (page, wanted) => compare(page.url(), wanted),
};

// Each looks at a plain value, at once.
const IMMEDIATE = {
  toBe: (value, wanted) => [Object.is(value, wanted), value],
  toEqual: (value, wanted) => [isDeepStrictEqual(value, wanted), value],
  toContain: (value, wanted) => [value.includes(wanted), value],
  toMatch: (value, wanted) => [wanted.test(value), value],
  toBeLessThan: (value, limit) => [value < limit, value],
  toBeGreaterThan: (value, limit) => [value > limit, value],
};

const holds = (seen) => [seen, seen];
const compare = (seen, wanted) => [fits(seen, wanted), seen];
const show = (value) => (value instanceof RegExp ? String(value) : JSON.stringify(value));

function complaint(subject, negated, name, wanted, seen) {
  const named = typeof subject?.evaluateAll === "function" ? `${subject}: ` : "";
  return `${named}expected ${negated ? "not " : ""}${name}(${wanted.map(show).join(", ")}), saw ${show(seen)}`;
}

function immediate(subject, negated, name) {
  return (...wanted) => {
    const [held, seen] = IMMEDIATE[name](subject, ...wanted);
    if (held === negated) throw new Error(complaint(subject, negated, name, wanted, seen));
  };
}

function polled(subject, negated, name) {
  return async (...wanted) => {
    let seen;
    const probe = async () => {
      let held;
      [held, seen] = await POLLED[name](subject, ...wanted);
      return held !== negated;
    };
    await waitFor(probe, name).catch((error) => {
      throw new Error(complaint(subject, negated, name, wanted, seen ?? error.message));
    });
  };
}

function matchers(subject, negated) {
  const all = {};
  for (const name in IMMEDIATE) all[name] = immediate(subject, negated, name);
  for (const name in POLLED) all[name] = polled(subject, negated, name);
  return all;
}

/**
 * Matchers by the names that Playwright's own have. Those that look at a locator or a page are polled and must be
 * awaited; those that look at a value hold at once or fail. `.not` turns each around.
 */
export function expect(subject) {
  return { ...matchers(subject, false), not: matchers(subject, true) };
}
