// axe finds nothing on any screen, in light and dark; text twice as large still fits.
import { expectContrast } from "./contrast.mjs";
import { expectNoSidewaysScrolling } from "./fit.mjs";
import { savedGame } from "./fixtures/games.mjs";
import { expect, expectNoAxeViolations, test } from "./harness.mjs";
import {
  button, curtainButton, expectResult, heading, importFile, newGame, openCurtain, openHome, openSaved, playMove, playToTheEnd, refuseDatabase,
  startGame, storeText, takeTurn,
} from "./play.mjs";

const PROMOTION = savedGame("a2a4 h7h6 a4a5 h6h5 a5a6 h5h4 a6b7 h4h3");
const clocked = () => ({ clock: { base_ms: 900_000, increment_ms: 10_000, white_ms: 15_000, black_ms: 800_000 } });

/** Every screen of the app: how to get there. Each ends on it. */
const SCREENS = {
  "the first page": openHome,
  async "the first page with games"(page, url) {
    await openHome(page, url);
    await importFile(page, "a.json", JSON.stringify(savedGame("e2e4", { id: "a" })));
    await expect(page.getByRole("link", { name: "Anna – Ben" })).toBeVisible();
    await importFile(page, "b.json", JSON.stringify(savedGame("e2e4", { id: "b", white: "Carla", end: { winner: null, by: "agreement" } })));
    await expect(page.getByRole("link", { name: "Carla – Ben" })).toBeVisible();
    await storeText(page, "broken", "{");
    await page.reload();
    await button(page, "Delete game Anna – Ben").tap();
    await expect(page.getByText("Game deleted.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Damaged games" })).toBeVisible();
  },
  async "a new game"(page, url) {
    await page.goto(`${url}#/new`);
    await page.getByText("Custom", { exact: true }).tap();
    await page.getByRole("textbox", { name: "Minutes" }).fill("0");
    await expect(page.getByRole("alert")).toBeVisible();
  },
  "White's curtain": (page, url) => openSaved(page, url, savedGame("e2e4 e7e5", clocked())),
  async "Black's curtain"(page, url) {
    await startGame(page, url);
    await takeTurn(page, "e2e4");
    await expect(curtainButton(page)).toBeEnabled();
  },
  async "the table"(page, url) {
    await openSaved(page, url, savedGame("e2e4 d7d5 e4d5 d8d5 b1c3 d5d2", clocked()));
    await openCurtain(page);
    await playMove(page, "d1d2");
  },
  async "the table with a piece picked"(page, url) {
    await openSaved(page, url, savedGame("e2e4 d7d5 e4d5 d8d5 b1c3 d5d2", { draw_offer: "black" }));
    await openCurtain(page);
    await page.locator('[data-square="d1"]').tap();
    await button(page, "Type a move").tap();
    await page.locator("#typed-move").fill("x");
    await page.keyboard.press("Enter");
    await expect(page.locator("#typed-error")).toBeVisible();
  },
  async "the chooser of a promotion"(page, url) {
    await openSaved(page, url, PROMOTION);
    await openCurtain(page);
    await playMove(page, "b7a8");
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  async "a question"(page, url) {
    await startGame(page, url);
    await openCurtain(page);
    await button(page, "Resign").tap();
    await expect(page.getByRole("alertdialog")).toBeVisible();
  },
  async "the replay"(page, url) {
    await openSaved(page, url, savedGame("e2e4 f7f5 d1h5 a7a6"));
    await playToTheEnd(page, "h5e8");
    await expectResult(page, "Anna wins", "White took the black king.");
    await button(page, "Black’s view").tap();
  },
  async "the rules"(page, url) {
    await page.goto(`${url}#/rules`);
    await expect(page.getByRole("img")).toHaveCount(16);
  },
  async "the guide"(page, url) {
    await page.goto(`${url}#/guide`);
    await expect(heading(page)).toHaveText("What you see");
  },
  async "the settings"(page, url) {
    await page.goto(`${url}#/settings`);
    await expect(heading(page)).toHaveText("Settings");
  },
  async "a game in another tab"(page, url) {
    await startGame(page, url);
    await expect(curtainButton(page)).toBeEnabled();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(heading(other)).toHaveText("Open in another tab");
    return other;
  },
  async "a game that is not there"(page, url) {
    await page.goto(`${url}#/game/none`);
    await expect(heading(page)).toHaveText("No such game");
  },
  async "a notice"(page, url) {
    await page.addInitScript(refuseDatabase);
    await openHome(page, url);
    await newGame(page);
    await openCurtain(page);
    await button(page, "Notice").tap();
    await expect(page.getByText("This browser keeps nothing here.")).toBeVisible();
  },
};

/** In the page: what is still fading or moving would be measured half way, so everything is brought to its end first. */
function finishAnimations() {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect.getComputedTiming();
    if (endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}

const settle = (page) => page.evaluate(finishAnimations);

/** Screens with text over hills and sky, where axe sees no background. */
const OVER_SCENERY = ["the first page", "White's curtain", "Black's curtain", "a game in another tab", "a game that is not there"];
/** Zoom of 200 % halves the size that a page is laid out in: a laptop's window, and a phone's. */
const ZOOMED = [{ width: 640, height: 400 }, { width: 320, height: 568 }];

for (const [name, go] of Object.entries(SCREENS)) {
  test(`everybody can read ${name}`, {}, async ({ page, url }) => {
    const shown = (await go(page, url)) ?? page;
    for (const viewport of ZOOMED) {
      await shown.setViewportSize(viewport);
      await expectNoSidewaysScrolling(shown, `${name} at ${viewport.width} pixels`);
    }
    await shown.setViewportSize({ width: 390, height: 844 });
    for (const colorScheme of ["light", "dark"]) {
      await shown.emulateMedia({ colorScheme });
      await settle(shown);
      await expectNoAxeViolations(shown);
      if (OVER_SCENERY.includes(name)) await expectContrast(shown, ".eyebrow, h1, .lead");
    }
  });
}

for (const board of ["Wood", "Slate", "Sea", "Contrast"]) {
  test(`everybody can read the board in ${board}`, {}, async ({ page, url }) => {
    await page.goto(`${url}#/settings`);
    await page.getByText(board, { exact: true }).tap();
    await page.getByRole("link", { name: "Home" }).tap();
    await newGame(page);
    await openCurtain(page);
    await playMove(page, "e2e4");
    await settle(page);
    await expectNoAxeViolations(page);
    // In the fog they carry a shadow of their own.
    await expectContrast(page, "[data-square]:not(.fog) .coord, .cell:not(:has(.fog)) .coord");
  });
}

test("reduced motion moves nothing", { reducedMotion: "reduce" }, async ({ page, url, expect }) => {
  await startGame(page, url);
  const moving = await page.evaluate(() => document.getAnimations().filter((animation) => animation.effect.getComputedTiming().duration > 10).length);
  expect(moving).toBe(0);
});
