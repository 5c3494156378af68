// A whole game, from the first page to the lifted fog and on to the next game.
import { test } from "./harness.mjs";
import {
  button, curtainButton, expectResult, heading, openCurtain, openHome, passOn, playMove, playToTheEnd, square, startGame, storedGames,
} from "./play.mjs";

const KING_CAPTURE = "e2e4 f7f5 d1h5 a7a6 h5e8";
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

const fogged = (page) => page.locator('[data-square].fog');
const ply = (page, text) => page.getByRole("region", { name: "Moves" }).getByRole("button", { name: text });

async function playKingCapture(page, url) {
  await startGame(page, url);
  await playToTheEnd(page, KING_CAPTURE);
  await expectResultOfKingCapture(page);
}

const expectResultOfKingCapture = (page) => expectResult(page, "Anna wins", "White took the black king.");

for (const viewport of PHONES) {
  test(`a whole game to the capture of the king at ${viewport.width}x${viewport.height}`, { viewport }, async ({ page, url, expect }) => {
    await startGame(page, url);
    await expect(heading(page)).toHaveText("White: Anna");
    await openCurtain(page);
    await expect(heading(page)).toHaveText("Your move");
    await expect(square(page, "e2")).toHaveAttribute("aria-label", "e2, your pawn");
    await expect(square(page, "e4")).toHaveAttribute("aria-label", "e4, empty");
    await expect(square(page, "e5")).toHaveAttribute("aria-label", "e5, hidden");
    await square(page, "e2").tap();
    await expect(square(page, "e4")).toHaveAttribute("aria-label", "e4, empty, can move here");
    await square(page, "e4").tap();
    await expect(heading(page)).toHaveText("Move played");
    await button(page, "Pass to Ben").tap();
    await expect(heading(page)).toHaveText("Black: Ben");
    await playToTheEnd(page, KING_CAPTURE.split(" ").slice(1).join(" "));
    await expectResultOfKingCapture(page);
    await expect(fogged(page)).toHaveCount(0);
    await expect(square(page, "e8")).toHaveAttribute("aria-label", /^e8, white queen/);
  });
}

test("the other side sees only what its own pieces see", {}, async ({ page, url, expect }) => {
  await startGame(page, url);
  await playToTheEnd(page, "e2e4 f7f5");
  // Black has moved and sees its own new view: the pawn on e4 can be taken.
  await expect(square(page, "e4")).toHaveAttribute("aria-label", "e4, enemy pawn");
  await expect(square(page, "d1")).toHaveAttribute("aria-label", "d1, hidden");
  await expect(page.getByRole("region", { name: "Moves" })).toContainText("White moved");
  await button(page, "Pass to Anna").tap();
  await openCurtain(page);
  await expect(square(page, "f5")).toHaveAttribute("aria-label", "f5, enemy pawn");
  await expect(square(page, "d8")).toHaveAttribute("aria-label", "d8, hidden");
  await expect(page.getByRole("region", { name: "Moves" })).toContainText("Black moved");
});

/** In the page: the squares in the fog that differ from a fog that tells nothing. */
function tellingFog() {
  return [...document.querySelectorAll("[data-square].fog")].flatMap((element) => {
    const name = element.dataset.square;
    const plain = element.getAttribute("aria-label") === `${name}, hidden` && !element.querySelector("svg") && !element.title;
    return plain && !element.hasAttribute("data-own") && element.className.replace(/ (light|dark)/, "") === "sq fog" ? [] : [element.outerHTML];
  });
}

test("nothing in the fog tells what is there", {}, async ({ page, url, expect }) => {
  await startGame(page, url);
  for (const move of "e2e4 b8c6 f1c4 c6d4 g1f3 d7d5".split(" ")) {
    await openCurtain(page);
    await expect(fogged(page)).not.toHaveCount(0);
    expect(await page.evaluate(tellingFog)).toEqual([]);
    // Every piece that is drawn is one that is named, and no name of an enemy's move stands anywhere.
    const [drawn, named] = await page.evaluate(() => [
      document.querySelectorAll("[data-square] .piece").length,
      document.querySelectorAll('[data-square][aria-label*="your"], [data-square][aria-label*="enemy"]').length,
    ]);
    expect(drawn).toBe(named);
    await playMove(page, move);
    expect(await page.evaluate(tellingFog)).toEqual([]);
    await passOn(page);
  }
});

test("the replay steps through every ply", {}, async ({ page, url, expect }) => {
  await playKingCapture(page, url);
  const step = (name) => page.getByRole("group", { name: "Go through the game" }).getByRole("button", { name }).tap();
  await step("First");
  await expect(square(page, "e2")).toHaveAttribute("aria-label", "e2, white pawn");
  await expect(square(page, "e8")).toHaveAttribute("aria-label", "e8, black king");
  await step("Forward");
  await expect(square(page, "e4")).toHaveAttribute("aria-label", /^e4, white pawn/);
  await expect(ply(page, "pawn to e4")).toHaveAttribute("aria-current", "true");
  await step("Forward");
  await expect(square(page, "f5")).toHaveAttribute("aria-label", /^f5, black pawn/);
  await step("Back");
  await expect(square(page, "f7")).toHaveAttribute("aria-label", "f7, black pawn");
  await step("Last");
  await expect(square(page, "e8")).toHaveAttribute("aria-label", /^e8, white queen/);
  await ply(page, "queen to h5").tap();
  await expect(square(page, "h5")).toHaveAttribute("aria-label", /^h5, white queen/);
  await expect(square(page, "e8")).toHaveAttribute("aria-label", "e8, black king");
});

test("the replay writes all moves out, those that were hidden too", {}, async ({ page, url, expect }) => {
  await playKingCapture(page, url);
  for (const text of ["pawn to e4", "pawn to f5", "queen to h5", "pawn to a6", "queen takes e8"]) {
    await expect(ply(page, text)).toBeVisible();
  }
  await expect(page.getByText("moved", { exact: false })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Moves" })).toContainText("♕xe8");
});

test("the replay shows either side's view or the true board", {}, async ({ page, url, expect }) => {
  await playKingCapture(page, url);
  await ply(page, "pawn to f5").tap();
  await button(page, "White’s view").tap();
  await expect(button(page, "White’s view")).toHaveAttribute("aria-pressed", "true");
  await expect(square(page, "f5")).toHaveAttribute("aria-label", /^f5, enemy pawn/);
  await expect(square(page, "e8")).toHaveAttribute("aria-label", "e8, hidden");
  await expect(fogged(page)).not.toHaveCount(0);
  await button(page, "Black’s view").tap();
  await expect(square(page, "e8")).toHaveAttribute("aria-label", "e8, your king");
  await expect(square(page, "d1")).toHaveAttribute("aria-label", "d1, hidden");
  await button(page, "True board").tap();
  await expect(fogged(page)).toHaveCount(0);
});

test("keys and swipes step through the replay", {}, async ({ page, context, url, expect }) => {
  await playKingCapture(page, url);
  await page.keyboard.press("ArrowLeft");
  await expect(ply(page, "pawn to a6")).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Home");
  await expect(square(page, "e2")).toHaveAttribute("aria-label", "e2, white pawn");
  await page.keyboard.press("End");
  await expect(ply(page, "queen takes e8")).toHaveAttribute("aria-current", "true");
  await swipe(await context.newCDPSession(page), await square(page, "d4").boundingBox(), 120);
  await expect(ply(page, "pawn to a6")).toHaveAttribute("aria-current", "true");
});

/** A finger goes sideways from the middle of a box. */
async function swipe(session, { x, y, width, height }, distance) {
  const point = (shift) => [{ x: x + width / 2 + shift, y: y + height / 2 }];
  const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", point(0));
  for (const share of [0.25, 0.5, 0.75, 1]) await send("touchMove", point(distance * share));
  await send("touchEnd", []);
}

test("a rematch swaps the colors", {}, async ({ page, url, expect }) => {
  await playKingCapture(page, url);
  await button(page, "Rematch").tap();
  await expect(curtainButton(page)).toBeVisible();
  await expect(heading(page)).toHaveText("White: Ben");
  await openCurtain(page);
  await expect(square(page, "e2")).toHaveAttribute("aria-label", "e2, your pawn");
});

test("a finished game is kept with its result", {}, async ({ page, url, expect }) => {
  await playKingCapture(page, url);
  await openHome(page, url);
  await page.reload();
  const finished = page.getByRole("region", { name: "Finished games" }).getByRole("link", { name: "Anna – Ben" });
  await expect(finished).toContainText("Anna wins");
  await expect(finished).toContainText("3 moves");
  expect((await storedGames(page)).map((game) => game.moves.join(" "))).toEqual([KING_CAPTURE]);
  await finished.tap();
  await expectResultOfKingCapture(page);
});
