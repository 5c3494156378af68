// The first-game guide: from card to card, by hand, keyboard and screen reader, and out of the way.
import { expectFits, expectNoSidewaysScrolling } from "./fit.mjs";
import { expect, expectNoAxeViolations, test } from "./harness.mjs";
import { button, heading, openHome, playMove, square } from "./play.mjs";

const SMALL = { width: 360, height: 640 };
const TITLES = ["What you see", "What the fog hides", "Make a move", "Pass the phone", "Take the king"];

const offer = (page) => page.getByRole("link", { name: "New here? Two minutes" });
const skip = (page) => page.getByRole("link", { name: "Skip" });
const next = (page) => button(page, "Next");
const text = (page) => page.locator(".lesson");

async function openGuide(page, url, step = 0) {
  await page.goto(`${url}#/guide`);
  await expect(heading(page)).toHaveText(TITLES[0]);
  for (let i = 1; i <= step; i++) {
    await next(page).tap();
    await expect(heading(page)).toHaveText(TITLES[i]);
  }
}

test("the guide leads to the first game", { viewport: SMALL }, async ({ page, url, expect }) => {
  await openHome(page, url);
  await offer(page).tap();
  for (const [i, title] of TITLES.entries()) {
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
    await expect(page.locator("header .detail")).toHaveText(`Step ${i + 1} of 5`);
    if (i === 2) {
      await playMove(page, "g1f3");
      await expect(text(page)).toContainText("Now you see other squares");
      await expect(square(page, "g5")).toHaveAttribute("aria-label", "g5, empty");
      await expect(square(page, "f3")).toBeFocused();
    }
    if (i < 4) await next(page).tap();
  }
  await playMove(page, "h5e8");
  await expect(text(page)).toContainText("You have won");
  await expect(square(page, "d8")).toHaveAttribute("aria-label", "d8, black queen");
  await page.getByRole("link", { name: "Play on this device" }).tap();
  await expect(heading(page)).toHaveText("New game");
});

test("boards of the guide say what they show", {}, async ({ page, url, expect }) => {
  await openGuide(page, url);
  await expect(page.getByRole("img", { name: /^a1, your rook; .*Seen to be empty: a3, .*Everything else is hidden\.$/ })).toBeVisible();
  await next(page).tap();
  await expect(page.getByRole("img", { name: /c5, enemy bishop/ })).toBeVisible();
  await next(page).tap();
  await expect(page.getByRole("grid", { name: "Chess board" })).toBeVisible();
  await next(page).tap();
  await expect(page.getByRole("img", { name: /e8, your king/ })).toBeVisible();
});

for (const step of [0, 1, 2, 3]) {
  test(`the guide can be skipped at card ${step + 1} and is found again`, {}, async ({ page, url, expect }) => {
    await openGuide(page, url, step);
    await skip(page).tap();
    await expect(page.getByRole("link", { name: "Play on this device" })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("link", { name: "Your first game" })).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await page.getByRole("link", { name: "Rules" }).tap();
    await page.getByRole("link", { name: "Your first game" }).tap();
    await expect(heading(page)).toHaveText(TITLES[0]);
  });
}

test("the keyboard goes through the guide", {}, async ({ page, url, expect }) => {
  await openHome(page, url);
  await offer(page).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toBeFocused();
  for (const title of TITLES.slice(1, 3)) {
    await next(page).focus();
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
  }
  // From the heading: the cross, then the board, which is one stop.
  for (let i = 0; i < 2; i++) await page.keyboard.press("Tab");
  await expect(square(page, "e2")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Pawn e2 picked, 2 squares to go." })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(square(page, "e2")).toHaveAttribute("aria-label", "e2, your pawn");
  await page.keyboard.press("Enter");
  await expect(square(page, "e2")).toHaveAttribute("aria-label", "e2, your pawn, picked");
  for (const name of ["e3", "e4"]) {
    await page.keyboard.press("ArrowUp");
    await expect(square(page, name)).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(text(page)).toContainText("Now you see other squares");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Play on this device" })).toBeVisible();
  await expect(page).toHaveURL(`${url}#/`);
});

test("back and forward leave the guide and find it again", {}, async ({ page, url, expect }) => {
  await openHome(page, url);
  await offer(page).tap();
  await expect(heading(page)).toHaveText(TITLES[0]);
  await next(page).tap();
  await page.goBack();
  await expect(page.getByRole("link", { name: "Play on this device" })).toBeVisible();
  await page.goForward();
  await expect(heading(page)).toHaveText(TITLES[0]);
});

test("a guide that can't be loaded says so and can be loaded again", { allow: /Failed to load resource/ }, async ({ page, url, expect }) => {
  await page.route("**/rules.ftl", (route) => route.abort());
  await page.goto(`${url}#/guide`);
  await expect(page.getByRole("alert")).toHaveText("This page could not be loaded. Check the connection.");
  await expect(heading(page)).toHaveText("Your first game");
  await page.unroute("**/rules.ftl");
  await button(page, "Try again").tap();
  await expect(heading(page)).toHaveText(TITLES[0]);
  await expect(heading(page)).toBeFocused();
});

for (const colorScheme of ["light", "dark"]) {
  test(`everybody can read the guide in ${colorScheme}`, { colorScheme }, async ({ page, url }) => {
    await openGuide(page, url);
    for (let step = 0; step < TITLES.length; step++) {
      await expect(heading(page)).toHaveText(TITLES[step]);
      await expectNoAxeViolations(page);
      if (step + 1 < TITLES.length) await next(page).tap();
    }
    await playMove(page, "h5e8");
    await expect(text(page)).toContainText("You have won");
    await expectNoAxeViolations(page);
  });
}

for (const locale of ["en-US", "de-DE", "el-GR"]) {
  for (const viewport of [SMALL, { width: 390, height: 844 }, { width: 640, height: 360 }, { width: 768, height: 1024 }, { width: 1280, height: 800 }]) {
    test(`the guide fits in ${locale} at ${viewport.width}x${viewport.height}`, { locale, viewport }, async ({ page, url }) => {
      await page.goto(`${url}#/guide`);
      for (let step = 1; step <= TITLES.length; step++) {
        await expect(page.locator("header .detail")).toContainText(`${step} `);
        await expectGuideFits(page, `card ${step}`);
        if (step < TITLES.length) await page.locator(".actions .primary").tap();
      }
      await playMove(page, "h5e8");
      await expect(square(page, "e8")).toBeFocused();
      await expectGuideFits(page, "the won king");
    });
  }
}

async function expectGuideFits(page, what) {
  await expectFits(page, what);
  const [inside, room] = await text(page).evaluate((element) => [element.scrollHeight, element.clientHeight]);
  if (inside > room) throw new Error(`${what}: the text is ${inside} high and has room for ${room}`);
}

test("a guide at twice the size can still be used", { viewport: { width: 320, height: 320 }, locale: "de-DE" }, async ({ page, url, expect }) => {
  await page.goto(`${url}#/guide`);
  await expect(page.locator(".lesson")).toBeVisible();
  await expectNoSidewaysScrolling(page, "the guide");
  await page.locator(".actions .primary").tap();
  await expect(page.locator("header .detail")).toContainText("2 ");
});
