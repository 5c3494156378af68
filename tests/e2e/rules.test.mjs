// The rules: their boards, the way through them, and their texts, which are fetched when they are wanted.
import { expectNoSidewaysScrolling, expectNothingCutOff } from "./fit.mjs";
import { expect, expectNoAxeViolations, test } from "./harness.mjs";
import { button, heading, openHome } from "./play.mjs";

const SMALL = { width: 360, height: 640 };
const boards = (page) => page.getByRole("img");
const section = (page, name) => page.getByRole("heading", { level: 2, name });

async function openRules(page, url, hash = "#/rules") {
  await page.goto(url + hash);
  await expect(boards(page)).toHaveCount(16);
}

/** The languages whose rules are fetched from now on. */
function fetched(page) {
  const languages = [];
  page.on("request", (request) => request.url().endsWith("/rules.ftl") && languages.push(request.url().split("/").at(-2)));
  return languages;
}

test("the rules are fetched when they are opened, and once", {}, async ({ page, url, expect }) => {
  const languages = fetched(page);
  await openHome(page, url);
  expect(languages).toEqual([]);
  await page.getByRole("link", { name: "Rules" }).tap();
  await expect(heading(page)).toHaveText("Rules");
  await expect(boards(page)).toHaveCount(16);
  await page.getByRole("link", { name: "Home" }).tap();
  await page.getByRole("link", { name: "Rules" }).tap();
  await expect(boards(page)).toHaveCount(16);
  expect(languages).toEqual(["en"]);
});

test("boards of the rules say what they show and can't be pressed", {}, async ({ page, url, expect }) => {
  await openRules(page, url);
  const labels = await boards(page).evaluateAll((all) => all.map((board) => board.getAttribute("aria-label")));
  expect(labels.every((label) => label.length > 40)).toBe(true);
  expect(labels.filter((label) => label.endsWith("Everything else is hidden.")).length).toBe(9);
  await expect(page.getByRole("img", { name: /d5, enemy knight, can be taken/ })).toBeVisible();
  await expect(page.locator(".board button, .board [tabindex], .board a")).toHaveCount(0);
});

test("the contents lead to a heading, also a second time, and back again", { viewport: SMALL }, async ({ page, url, expect }) => {
  await openRules(page, url);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.getByRole("link")).toHaveCount(7);
  for (let time = 1; time <= 2; time++) {
    await contents.getByRole("link", { name: "Draws" }).tap();
    await expect(page).toHaveURL(`${url}#/rules/draws`);
    await expect(section(page, "Draws")).toBeFocused();
    expect(await isOnScreen(section(page, "Draws"))).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
  }
  await contents.getByRole("link", { name: "Where it comes from" }).tap();
  await expect(section(page, "Where it comes from")).toBeFocused();
  await page.goBack();
  await expect(section(page, "Draws")).toBeFocused();
  expect(await isOnScreen(section(page, "Draws"))).toBe(true);
  await page.goBack();
  await expect(heading(page)).toBeFocused();
  expect(await isOnScreen(heading(page))).toBe(true);
});

test("an address within the rules opens there", { viewport: SMALL }, async ({ page, url, expect }) => {
  await openRules(page, url, "#/rules/told");
  await expect(section(page, "What you are told")).toBeFocused();
  expect(await isOnScreen(section(page, "What you are told"))).toBe(true);
});

const isOnScreen = (locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test("a finger on a board scrolls the page", { viewport: SMALL }, async ({ page, url, expect }) => {
  await openRules(page, url);
  const touch = await boards(page).first().evaluate((board) => getComputedStyle(board).touchAction);
  expect(touch).toBe("auto");
});

test("rules that can't be loaded say so and can be loaded again", { allow: /Failed to load resource/ }, async ({ page, url, expect }) => {
  await page.route("**/rules.ftl", (route) => route.abort());
  await page.goto(`${url}#/rules`);
  await expect(page.getByRole("alert")).toHaveText("This page could not be loaded. Check the connection.");
  await expect(heading(page)).toHaveText("Rules");
  await expectNoAxeViolations(page);
  await page.unroute("**/rules.ftl");
  await button(page, "Try again").tap();
  await expect(boards(page)).toHaveCount(16);
});

test("a page in place of the rules is not shown as rules", {}, async ({ page, url, expect }) => {
  await page.route("**/rules.ftl", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Welcome</title>" }));
  await page.goto(`${url}#/rules`);
  await expect(page.getByRole("alert")).toHaveText("This page could not be loaded. Check the connection.");
});

test("another language that arrives while the rules are open brings its rules", {}, async ({ page, url, expect }) => {
  let release;
  const released = new Promise((done) => (release = done));
  await page.route("**/locales/de/main.ftl", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${url}#/settings`);
  await page.getByRole("combobox", { name: "Language" }).selectOption("de");
  await page.evaluate(() => (location.hash = "#/rules"));
  await expect(section(page, "Draws")).toBeVisible();
  release();
  await expect(heading(page)).toHaveText("Regeln");
  await expect(section(page, "Remis")).toBeVisible();
  await expect(boards(page)).toHaveCount(16);
  await expect(page.getByText("Everything else")).toHaveCount(0);
});

for (const [locale, board] of [["en-US", "true"], ["de-DE", "Nebel"], ["el-GR", "ομίχλη"]]) {
  for (const viewport of [SMALL, { width: 640, height: 360 }, { width: 1280, height: 800 }]) {
    test(`nothing of the rules is cut off in ${locale} at ${viewport.width}x${viewport.height}`, { locale, viewport }, async ({ page, url, expect }) => {
      await openRules(page, url);
      await expect(page.locator("figcaption").nth(2)).toContainText(board);
      await expectNoSidewaysScrolling(page, "the rules");
      await expectNothingCutOff(page, "main *", "the rules");
      for (const box of await boards(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()))) {
        expect(box.width).toBeGreaterThan(130);
        expect(Math.abs(box.width - box.height)).toBeLessThan(1);
      }
    });
  }
}
