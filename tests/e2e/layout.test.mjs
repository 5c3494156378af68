// Nothing scrolls during play, and nothing lies outside the screen or under something else.
import { BEFORE_NO_MOVE, savedGame } from "./fixtures/games.mjs";
import { expectFits } from "./fit.mjs";
import { expect, test } from "./harness.mjs";
import {
  button, curtainButton, expectResult, heading, importFile, openCurtain, openHome, openSaved, passOn, playMove, refuseDatabase, square,
} from "./play.mjs";

const SIZES = [
  [360, 640], [390, 844], [640, 360], [844, 390], [768, 1024], [1280, 800],
].map(([width, height]) => ({ width, height }));

const isUprightPhone = ({ width, height }) => width < 500 && width < height;
/** Squares have whole pixels, so that up to seven are left over. */
const LEFT_OVER = 8;
/** The least share of the screen's shorter side that the board takes where it can't take all of it. */
const LEAST_SHARE = 0.6;

/** A long game with long names, many pieces taken, and clocks; White moves. */
const CROWDED = savedGame(BEFORE_NO_MOVE.split(" ").slice(0, -2).join(" "), {
  white: "Maximiliane-Josefine",
  black: "Wolfgang Amadeus W.",
  clock: { base_ms: 5_400_000, increment_ms: 30_000, white_ms: 5_000_000, black_ms: 4_000_000 },
});

async function expectBoardLarge(page, { width, height }) {
  const board = await page.getByRole("grid", { name: "Chess board" }).boundingBox();
  expect(Math.abs(board.width - board.height)).toBeLessThan(1);
  const least = isUprightPhone({ width, height }) ? width - LEFT_OVER : LEAST_SHARE * Math.min(width, height);
  expect(board.width).toBeGreaterThan(least);
}

async function expectBoardFits(page, viewport, what) {
  await expectFits(page, what);
  await expectBoardLarge(page, viewport);
}

for (const viewport of SIZES) {
  const size = `${viewport.width}x${viewport.height}`;

  test(`nothing scrolls during play at ${size}`, { viewport }, async ({ page, url, expect }) => {
    // Where nothing is kept the sign of the standing notice takes its room too.
    await page.addInitScript(refuseDatabase);
    await openSaved(page, url, CROWDED);
    await expectFits(page, "the curtain");
    await openCurtain(page);
    await expect(button(page, "Notice")).toBeVisible();
    await expectBoardFits(page, viewport, "the table");
    await button(page, "Offer draw").tap();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectFits(page, "a question");
    await page.getByRole("alertdialog").getByRole("button", { name: "Offer a draw" }).tap();
    await expect(button(page, "Withdraw offer")).toBeVisible();
    await expectBoardFits(page, viewport, "the table with a draw offered");
    await playMove(page, "d4d5");
    await expect(heading(page)).toHaveText("Move played");
    await expectBoardFits(page, viewport, "the table after the move");
    await passOn(page);
    await expectFits(page, "the second curtain");
    await openCurtain(page);
    await expect(button(page, "Accept")).toBeVisible();
    await expectBoardFits(page, viewport, "the table with an offer to answer");
    await button(page, "Accept").tap();
    await page.getByRole("alertdialog").getByRole("button", { name: "Agree" }).tap();
    await expectResult(page, "Draw", "Both players agreed.");
    await expectBoardFits(page, viewport, "the replay");
    await button(page, "Black’s view").tap();
    await button(page, "First").tap();
    await expectBoardFits(page, viewport, "the replay's first position");
  });

  test(`choosers and fields fit at ${size}`, { viewport }, async ({ page, url, expect }) => {
    await openSaved(page, url, savedGame("a2a4 h7h6 a4a5 h6h5 a5a6 h5h4 a6b7 h4h3"));
    await page.goto(`${url}#/settings`);
    await page.getByLabel("Confirm each move").tap();
    await page.goBack();
    await openCurtain(page);
    await playMove(page, "b7a8");
    await expect(page.getByRole("dialog", { name: "Your pawn becomes" })).toBeVisible();
    await expectFits(page, "the chooser of a promotion");
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).tap();
    await expect(square(page, "a8")).toBeFocused();
    const open = button(page, "Type a move");
    if (await open.isVisible()) await open.tap();
    await page.locator("#typed-move").fill("e2e7");
    await page.keyboard.press("Enter");
    await expect(page.locator("#typed-error")).toBeVisible();
    await expectBoardFits(page, viewport, "the field for moves with an error");
    await page.locator("#typed-move").fill("Nf3");
    await page.keyboard.press("Enter");
    await expect(button(page, /^Play ♘f3/)).toBeVisible();
    await expectBoardFits(page, viewport, "the question for a move");
  });
}

test("a message of the first page does not lie over the board", { viewport: { width: 640, height: 360 } }, async ({ page, url, expect }) => {
  await openHome(page, url);
  await importFile(page, "game.json", JSON.stringify(CROWDED));
  await expect(page.getByText("1 game imported.")).toBeVisible();
  await page.getByRole("link", { name: CROWDED.white }).tap();
  await openCurtain(page);
  await expectFits(page, "the table");
});

/** Fails if a control is not whole on the screen as it stands. */
async function expectInSight(page, control) {
  await expect(control).toBeVisible();
  const { y, height } = await control.boundingBox();
  const bottom = page.viewportSize().height;
  expect(y).toBeGreaterThan(-0.5);
  expect(y + height).toBeLessThan(bottom + 0.5);
}

for (const viewport of SIZES) {
  const size = `${viewport.width}x${viewport.height}`;

  test(`a game can be started without scrolling at ${size}`, { viewport }, async ({ page, url }) => {
    await openHome(page, url);
    await expectInSight(page, page.getByRole("link", { name: "Play on this device" }));
    await page.getByRole("link", { name: "Play on this device" }).tap();
    await expectInSight(page, button(page, "Start the game"));
    await page.getByText("Custom", { exact: true }).tap();
    await page.getByRole("textbox", { name: "Seconds per move" }).focus();
    await expectInSight(page, button(page, "Start the game"));
  });
}

test("the first page shows the rules and the settings without scrolling", { viewport: { width: 360, height: 640 } }, async ({ page, url }) => {
  await openHome(page, url);
  await expectInSight(page, page.getByRole("link", { name: "Rules" }));
  await expectInSight(page, page.getByRole("link", { name: "Settings" }));
});

test("no words in the bar move the board", { viewport: { width: 360, height: 640 } }, async ({ page, url, expect }) => {
  const place = () => page.getByRole("grid", { name: "Chess board" }).boundingBox();
  await openSaved(page, url, { ...CROWDED, moves: "e2e4 d7d5 e4d5".split(" "), draw_declined: "black" });
  await openCurtain(page);
  await expect(page.locator("header .detail")).toHaveText("You lost your pawn on d5. Maximiliane-Josefine declined the draw.");
  const before = await place();
  await playMove(page, "d8d5");
  await expect(heading(page)).toHaveText("Move played");
  expect(await place()).toEqual(before);
  await passOn(page);
  await openCurtain(page);
  await button(page, "Resign").tap();
  await page.getByRole("alertdialog").getByRole("button", { name: "Resign" }).tap();
  await expectResult(page, "Wolfgang Amadeus W. wins", "White resigned.");
  expect(await place()).toEqual(before);
});

test("turning the phone loses nothing", {}, async ({ page, url, expect }) => {
  await openSaved(page, url, CROWDED);
  await openCurtain(page);
  await square(page, "f1").tap();
  for (const viewport of [{ width: 844, height: 390 }, { width: 390, height: 844 }]) {
    await page.setViewportSize(viewport);
    await expect(square(page, "f1")).toHaveAttribute("aria-label", "f1, your bishop, picked");
    await expectBoardFits(page, viewport, "the turned table");
  }
  await square(page, "g2").tap();
  await expect(heading(page)).toHaveText("Move played");
  await passOn(page);
  await expect(curtainButton(page)).toBeVisible();
});
