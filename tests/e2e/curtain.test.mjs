// The curtain: when it falls, that nothing is behind it, and when it can be opened.
import { expect, test, waitFor } from "./harness.mjs";
import {
  button, curtainButton, heading, openCurtain, openHome, passOn, playMove, square, startGame, storedGames, takeTurn, takeTurns,
} from "./play.mjs";

const PIECES = /pawn|knight|bishop|rook|queen|king\b|[♔-♟]/i;

/** In the page: all text of the element tree, attributes too, and what the pictures of pieces would show up as. */
function traces() {
  const words = [];
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) words.push(node.data);
    for (const { value } of node.attributes ?? []) words.push(value);
    node.childNodes.forEach(walk);
  };
  walk(document.documentElement);
  return { words: words.join("\n"), elements: document.querySelectorAll('[data-square], .board, .piece, .moves, .tray, use[href*="pieces"]').length };
}

/** What a screen reader finds on the page. */
async function accessibleNames(context, page) {
  const session = await context.newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes.flatMap(({ name, value, description }) => [name?.value, value?.value, description?.value]).filter(Boolean).join("\n");
}

async function expectNothingBehind(context, page) {
  await expect(curtainButton(page)).toBeVisible();
  const { words, elements } = await page.evaluate(traces);
  expect(elements).toBe(0);
  expect(words).not.toMatch(PIECES);
  expect(words).not.toMatch(/\b[a-h][1-8]\b/);
  expect(await accessibleNames(context, page)).not.toMatch(PIECES);
  expect(await page.title()).toBe("Fog Chess");
}

/** The page goes to the background, as far as it can tell. */
async function hide(page, hidden) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
    Object.defineProperty(document, "visibilityState", { configurable: true, value: hidden ? "hidden" : "visible" });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

test("nothing is behind the curtain before the first move", {}, async ({ page, context, url }) => {
  await startGame(page, url);
  await expectNothingBehind(context, page);
});

test("nothing is behind the curtain between turns", {}, async ({ page, context, url }) => {
  await startGame(page, url);
  await takeTurns(page, "e2e4 d7d5 e4d5 d8d5");
  await expectNothingBehind(context, page);
});

test("a reload in the middle of a move ends behind the curtain, and the game goes on", {}, async ({ page, context, url, expect }) => {
  await startGame(page, url);
  await takeTurns(page, "e2e4 d7d5");
  await openCurtain(page);
  await square(page, "e4").tap();
  await page.reload();
  await expectNothingBehind(context, page);
  await expect(heading(page)).toHaveText("White: Anna");
  await expect(page.getByText("The game waits for you.")).toBeVisible();
  await takeTurn(page, "e4d5");
  await expect(heading(page)).toHaveText("Black: Ben");
});

test("a reload after a move keeps the move and asks the other side", {}, async ({ page, context, url, expect }) => {
  await startGame(page, url);
  await openCurtain(page);
  await playMove(page, "e2e4");
  await expect(heading(page)).toHaveText("Move played");
  await waitFor(async () => (await storedGames(page))[0].moves.length === 1, "the move in storage");
  await page.reload();
  await expectNothingBehind(context, page);
  await expect(heading(page)).toHaveText("Black: Ben");
});

test("the curtain falls when the page goes to the background", {}, async ({ page, context, url, expect }) => {
  await startGame(page, url);
  await openCurtain(page);
  await hide(page, true);
  await expectNothingBehind(context, page);
  await hide(page, false);
  await expectNothingBehind(context, page);
  await openCurtain(page);
  await playMove(page, "e2e4");
  await hide(page, true);
  await expectNothingBehind(context, page);
  await expect(heading(page)).toHaveText("Black: Ben");
});

test("the browser's back and forward end behind the curtain", {}, async ({ page, context, url, expect }) => {
  await startGame(page, url);
  await takeTurn(page, "e2e4");
  await openCurtain(page);
  await page.goBack();
  await expect(heading(page)).toHaveText("New game");
  await expect(page.locator("[data-square]")).toHaveCount(0);
  await page.goForward();
  await expectNothingBehind(context, page);
  await expect(heading(page)).toHaveText("Black: Ben");
});

test("leaving for the first page and coming back ends behind the curtain", {}, async ({ page, context, url, expect }) => {
  await startGame(page, url);
  await takeTurn(page, "e2e4");
  await openCurtain(page);
  await page.getByRole("link", { name: "Home" }).tap();
  const game = page.getByRole("region", { name: "Games in progress" }).getByRole("link", { name: "Anna – Ben" });
  await expect(game).toContainText("Black to move: Ben");
  await game.tap();
  await expectNothingBehind(context, page);
});

test("a question that is open goes with the board", {}, async ({ page, context, url }) => {
  await startGame(page, url);
  await openCurtain(page);
  await button(page, "Resign").tap();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await hide(page, true);
  await expectNothingBehind(context, page);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

test("the tap that ends a turn does not open the next", {}, async ({ page, url, expect }) => {
  await page.clock.install();
  await startGame(page, url);
  await openCurtain(page);
  await playMove(page, "e2e4");
  await page.clock.pauseAt(Date.now() + 60_000);
  await passOn(page);
  await expect(curtainButton(page)).toBeDisabled();
  const { x, y, width, height } = await curtainButton(page).boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(page.locator("[data-square]")).toHaveCount(0);
  await page.clock.runFor(600);
  await expect(curtainButton(page)).toBeEnabled();
});

/** In the page: keeps the store of games locked until `globalThis.unlock` is called. */
function lockStore() {
  return new Promise((locked, failed) => {
    const opening = indexedDB.open("fog-chess");
    opening.onerror = () => failed(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const store = database.transaction("games", "readwrite").objectStore("games");
      let held = true;
      globalThis.unlock = () => (held = false);
      // A transaction lives as long as it has requests.
      const hold = () => (held ? (store.count().onsuccess = hold) : database.close());
      hold();
      locked();
    };
  });
}

test("the curtain opens only when the last move is in IndexedDB", {}, async ({ page, url, expect }) => {
  await page.clock.install();
  await startGame(page, url);
  await openCurtain(page);
  await page.evaluate(lockStore);
  await playMove(page, "e2e4");
  await passOn(page);
  await page.clock.runFor(5_000);
  await expect(curtainButton(page)).toBeDisabled();
  await page.evaluate(() => globalThis.unlock());
  await expect(curtainButton(page)).toBeEnabled();
  expect((await storedGames(page)).map((game) => game.moves)).toEqual([["e2e4"]]);
});

test("every ply is in IndexedDB when the next curtain can be opened", {}, async ({ page, url, expect }) => {
  await startGame(page, url);
  const played = [];
  for (const move of ["e2e4", "e7e5", "g1f3", "b8c6"]) {
    await takeTurn(page, move);
    await expect(curtainButton(page)).toBeEnabled();
    played.push(move);
    expect((await storedGames(page)).map((game) => game.moves)).toEqual([played]);
  }
});

test("the curtain can fall by itself", {}, async ({ page, context, url, expect }) => {
  await page.clock.install();
  await openHome(page, url);
  await page.getByRole("link", { name: "Settings" }).tap();
  await page.getByLabel("Curtain falls by itself").tap();
  await startGame(page, url);
  await openCurtain(page);
  await playMove(page, "e2e4");
  await expect(page.getByText("The curtain falls in a moment.")).toBeVisible();
  await page.clock.runFor(3_500);
  await expectNothingBehind(context, page);
  await expect(heading(page)).toHaveText("Black: Ben");
});
