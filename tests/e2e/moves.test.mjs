// The moves that need more than two squares, and the ways of making one with a finger.
import { savedGame } from "./fixtures/games.mjs";
import { expect, test, waitFor } from "./harness.mjs";
import {
  button, heading, newGame, openCurtain, openHome, openSaved, passOn, playMove, square, startGame, takeTurn, takeTurns,
} from "./play.mjs";

// After these White's pawn on b7 can take on a8 or c8.
const BEFORE_PROMOTION = "a2a4 h7h6 a4a5 h6h5 a5a6 h5h4 a6b7 h4h3";
// After these both kings can castle on either side.
const BEFORE_CASTLING = "e2e4 e7e5 g1f3 g8f6 f1e2 f8e7 d2d4 d7d5 c1e3 c8e6 b1c3 b8c6 d1d3 d8d6";

const label = (page, name, wanted) => expect(square(page, name)).toHaveAttribute("aria-label", wanted);
const chooser = (page) => page.getByRole("dialog", { name: "Your pawn becomes" });

test("a promotion can be taken back, and then chosen", {}, async ({ page, url, expect }) => {
  await openSaved(page, url, savedGame(BEFORE_PROMOTION));
  await openCurtain(page);
  await playMove(page, "b7a8");
  await expect(chooser(page).getByRole("button")).toHaveCount(5);
  await chooser(page).getByRole("button", { name: "Cancel" }).tap();
  await expect(chooser(page)).toHaveCount(0);
  await label(page, "b7", "b7, your pawn, last move");
  await label(page, "a8", "a8, enemy rook");
  await expect(heading(page)).toHaveText("Your move");
  await playMove(page, "b7a8");
  await chooser(page).getByRole("button", { name: "Knight" }).tap();
  await label(page, "a8", "a8, your knight, last move");
  await passOn(page);
  await openCurtain(page);
  // Black sees what it lost and where, but not what stands there.
  await label(page, "a8", "a8, hidden, you lost a piece here");
});

const ground = (page, name) => square(page, name).evaluate((element) => getComputedStyle(element).backgroundColor);

test("a picked piece looks the same on a square of the last move", {}, async ({ page, url }) => {
  await startGame(page, url);
  await takeTurns(page, "d2d4 a7a6");
  await openCurtain(page);
  for (const name of ["c2", "d4"]) {
    await square(page, name).tap();
    await waitFor(async () => (await ground(page, name)) === "rgb(247, 214, 90)", `the color of the picked ${name}`);
  }
});

test("a promotion has large buttons", {}, async ({ page, url, expect }) => {
  await openSaved(page, url, savedGame(BEFORE_PROMOTION));
  await openCurtain(page);
  await playMove(page, "b7c8");
  for (const choice of await chooser(page).getByRole("button").all()) {
    const { width, height } = await choice.boundingBox();
    expect(Math.min(width, height)).toBeGreaterThan(43.9);
  }
});

test("a pawn taken in passing is marked where it stood", {}, async ({ page, url, expect }) => {
  await startGame(page, url);
  await takeTurns(page, "e2e4 a7a6 e4e5 d7d5");
  await openCurtain(page);
  await label(page, "d5", "d5, enemy pawn");
  await square(page, "e5").tap();
  await label(page, "d6", "d6, empty, can move here");
  await square(page, "d6").tap();
  await label(page, "d5", /^d5, hidden/);
  await passOn(page);
  await openCurtain(page);
  await label(page, "d6", "d6, enemy pawn");
  // Where the pawn came to is the last move of Black itself.
  await label(page, "d5", "d5, hidden, last move, you lost a piece here");
  await expect(page.locator("header .detail")).toHaveText("You lost your pawn on d5.");
  await expect(square(page, "d5").locator("svg")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Moves" })).toContainText("×d5");
});

for (const [onto, what] of [["g1", "by the king's two squares"], ["h1", "by the king onto the rook"]]) {
  test(`castling with two taps ${what}`, {}, async ({ page, url }) => {
    await openSaved(page, url, savedGame(BEFORE_CASTLING));
    await openCurtain(page);
    await square(page, "e1").tap();
    await label(page, "h1", "h1, your rook, castles with this rook");
    await square(page, onto).tap();
    await label(page, "g1", /^g1, your king/);
    await label(page, "f1", /^f1, your rook/);
    await passOn(page);
  });

  test(`castling with a drag ${what}`, {}, async ({ page, context, url }) => {
    await openSaved(page, url, savedGame(BEFORE_CASTLING));
    await openCurtain(page);
    await drag(await finger(context, page), "e1", onto);
    await label(page, "g1", /^g1, your king/);
    await label(page, "f1", /^f1, your rook/);
  });
}

test("Black castles on the other side", {}, async ({ page, url }) => {
  await openSaved(page, url, savedGame(BEFORE_CASTLING));
  await takeTurn(page, "e1c1");
  await openCurtain(page);
  await playMove(page, "e8a8");
  await label(page, "c8", /^c8, your king/);
  await label(page, "d8", /^d8, your rook/);
});

/** A finger that touches squares: what it sends is what a touch screen would. */
async function finger(context, page) {
  const session = await context.newCDPSession(page);
  const middle = async (name, id = 0) => {
    const { x, y, width, height } = await square(page, name).boundingBox();
    return { x: x + width / 2, y: y + height / 2, id };
  };
  const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  return { middle, send };
}

const between = (a, b, share) => ({ id: a.id, x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });

async function drag({ middle, send }, from, to) {
  const [start, end] = [await middle(from), await middle(to)];
  await send("touchStart", [start]);
  for (const share of [0.25, 0.5, 0.75, 1]) await send("touchMove", [between(start, end, share)]);
  await send("touchEnd", []);
}

test("a piece is dragged with a finger", {}, async ({ page, context, url, expect }) => {
  await startGame(page, url);
  await openCurtain(page);
  await drag(await finger(context, page), "e2", "e4");
  await label(page, "e4", "e4, your pawn, last move");
  await expect(heading(page)).toHaveText("Move played");
});

test("a dragged piece follows the finger and shows where it can go", {}, async ({ page, context, url, expect }) => {
  await startGame(page, url);
  await openCurtain(page);
  const { middle, send } = await finger(context, page);
  const [start, end] = [await middle("e2"), await middle("e4")];
  await send("touchStart", [start]);
  await send("touchMove", [between(start, end, 0.5)]);
  await send("touchMove", [end]);
  await label(page, "e4", "e4, empty, can move here");
  const piece = await square(page, "e2").locator(".piece").boundingBox();
  expect(Math.abs(piece.y + piece.height / 2 - end.y)).toBeLessThan(piece.height);
  await send("touchEnd", []);
  await expect(heading(page)).toHaveText("Move played");
});

test("a piece dropped where it can't go, or off the board, goes back", {}, async ({ page, context, url, expect }) => {
  await startGame(page, url);
  await openCurtain(page);
  const touch = await finger(context, page);
  await drag(touch, "e2", "e6");
  await label(page, "e2", /^e2, your pawn/);
  const start = await touch.middle("d2");
  await touch.send("touchStart", [start]);
  await touch.send("touchMove", [{ ...start, y: start.y - 30 }]);
  await touch.send("touchMove", [{ ...start, y: 5 }]);
  await touch.send("touchEnd", []);
  await expect(heading(page)).toHaveText("Your move");
  await expect(page.locator(".dragging")).toHaveCount(0);
  await playMove(page, "e2e4");
  await expect(heading(page)).toHaveText("Move played");
});

test("Escape puts a dragged piece back", {}, async ({ page, url, expect }) => {
  await startGame(page, url);
  await openCurtain(page);
  const { x, y, width } = await square(page, "e2").boundingBox();
  const [left, top] = [x + width / 2, y + width / 2];
  for (const [files, ranks] of [[0, 2], [0, 0]]) {
    await page.mouse.move(left, top);
    await page.mouse.down();
    await page.mouse.move(left, top - width, { steps: 4 });
    await expect(page.locator(".dragging")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.locator(".dragging")).toHaveCount(0);
    await page.mouse.move(left + files * width, top - ranks * width);
    await page.mouse.up();
    await label(page, "e2", "e2, your pawn");
  }
  await playMove(page, "e2e4");
  await expect(heading(page)).toHaveText("Move played");
});

test("a second finger does not disturb a drag", {}, async ({ page, context, url, expect }) => {
  await startGame(page, url);
  await openCurtain(page);
  const { middle, send } = await finger(context, page);
  const [start, end, second] = [await middle("e2"), await middle("e4"), await middle("b1", 1)];
  const elsewhere = await middle("c3", 1);
  await send("touchStart", [start]);
  await send("touchMove", [between(start, end, 0.5)]);
  await send("touchStart", [between(start, end, 0.5), second]);
  await send("touchMove", [end, elsewhere]);
  await send("touchEnd", [end]);
  await send("touchEnd", []);
  await label(page, "e4", "e4, your pawn, last move");
  await expect(heading(page)).toHaveText("Move played");
});

test("a drag does not scroll or zoom the page", {}, async ({ page, context, url, expect }) => {
  await startGame(page, url);
  await openCurtain(page);
  await drag(await finger(context, page), "e2", "e3");
  await expect(heading(page)).toHaveText("Move played");
  const moved = await page.evaluate(() => [scrollX, scrollY, visualViewport.scale]);
  expect(moved).toEqual([0, 0, 1]);
});

test("a piece is dragged with a mouse", { hasTouch: false, isMobile: false }, async ({ page, url, expect }) => {
  await page.goto(`${url}#/new`);
  await button(page, "Start the game").click();
  await expect(page.locator("#curtain-open")).toBeEnabled();
  await page.locator("#curtain-open").click();
  const middle = async (name) => {
    const { x, y, width, height } = await square(page, name).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await expect(square(page, "g1")).toBeVisible();
  await page.mouse.move(...(await middle("g1")));
  await page.mouse.down();
  await page.mouse.move(...(await middle("f3")), { steps: 5 });
  await page.mouse.up();
  await label(page, "f3", "f3, your knight, last move");
});

test("a tap picks, picks another, and puts down", {}, async ({ page, url }) => {
  await startGame(page, url);
  await openCurtain(page);
  await square(page, "e2").tap();
  await label(page, "e2", "e2, your pawn, picked");
  await square(page, "g1").tap();
  await label(page, "e2", "e2, your pawn");
  await label(page, "g1", "g1, your knight, picked");
  await square(page, "g1").tap();
  await label(page, "g1", "g1, your knight");
  await square(page, "e7").tap();
  await label(page, "e7", "e7, hidden");
});

test("a tap in the fog tells nothing", {}, async ({ page, url, expect }) => {
  await startGame(page, url);
  await openCurtain(page);
  for (const name of ["e8", "a7", "d5"]) {
    await square(page, name).tap();
    await expect(page.locator(".selected, .dest")).toHaveCount(0);
    await label(page, name, `${name}, hidden`);
  }
});

test("moves are confirmed when that is wanted", {}, async ({ page, url, expect }) => {
  await startGame(page, url, ["Anna", "Ben"], () => page.getByLabel("Confirm each move").tap());
  await openCurtain(page);
  await playMove(page, "g1f3");
  await expect(heading(page)).toHaveText("Your move");
  await button(page, "Cancel").tap();
  await label(page, "g1", "g1, your knight");
  await playMove(page, "e2e4");
  await button(page, "Play e4").tap();
  await expect(heading(page)).toHaveText("Move played");
  await label(page, "e4", "e4, your pawn, last move");
});

test("a loss is marked until the next own move, and in the list for good", {}, async ({ page, url, expect }) => {
  const mark = page.getByRole("button", { name: "you lost a piece here" });
  const moves = page.getByRole("region", { name: "Moves" });
  await openSaved(page, url, savedGame(BEFORE_PROMOTION));
  await openCurtain(page);
  await playMove(page, "b7a8");
  await chooser(page).getByRole("button", { name: "Queen" }).tap();
  await expect(mark).toHaveCount(0);
  await passOn(page);
  await openCurtain(page);
  await label(page, "a8", "a8, hidden, you lost a piece here");
  await expect(moves).toContainText("×a8");
  await expect(page.getByRole("img", { name: "White took: Rook, Pawn" })).toBeVisible();
  await playMove(page, "h3g2");
  await expect(mark).toHaveCount(0);
  await passOn(page);
  await takeTurn(page, "e2e4");
  await openCurtain(page);
  await expect(mark).toHaveCount(0);
  await expect(moves).toContainText("×a8");
});

test("the board is turned to the side that looks, or fixed", {}, async ({ page, url, expect }) => {
  const top = async (name) => (await square(page, name).boundingBox()).y;
  await startGame(page, url);
  await openCurtain(page);
  expect(await top("a8")).toBeLessThan(await top("a1"));
  await playMove(page, "e2e4");
  await passOn(page);
  await openCurtain(page);
  expect(await top("a1")).toBeLessThan(await top("a8"));
  await openHome(page, url);
  await page.getByRole("link", { name: "Settings" }).tap();
  await page.getByText("Always White").tap();
  await page.getByRole("link", { name: "Home" }).tap();
  await newGame(page);
  await takeTurn(page, "e2e4");
  await openCurtain(page);
  expect(await top("a8")).toBeLessThan(await top("a1"));
});
