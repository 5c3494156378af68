// Two tabs of one game: one plays, the other says so.
import { expect, test, waitFor } from "./harness.mjs";
import { button, curtainButton, heading, openCurtain, openHome, playMove, startGame, storedGames, takeTurn, takeTurns } from "./play.mjs";

const TAKE_OVER = "Play it here";

/** Waits until no tab holds a game. */
const noLocks = (page) =>
  waitFor(() => page.evaluate(async () => (await navigator.locks.query()).held.length === 0), "all locks to be given back");

test("a second tab of a game says so and takes it over", {}, async ({ page, context, url, expect }) => {
  await startGame(page, url);
  await takeTurns(page, "e2e4 e7e5");
  await openCurtain(page);

  const second = await context.newPage();
  await second.goto(page.url());
  await expect(heading(second)).toHaveText("Open in another tab");
  await expect(second.locator("[data-square]")).toHaveCount(0);
  await expect(button(page, "Resign")).toBeVisible();

  await button(second, TAKE_OVER).tap();
  await expect(curtainButton(second)).toBeVisible();
  await expect(heading(second)).toHaveText("White: Anna");
  await expect(heading(page)).toHaveText("Open in another tab");
  await expect(page.locator("[data-square]")).toHaveCount(0);

  await takeTurn(second, "g1f3");
  await expect(curtainButton(second)).toBeEnabled();
  await button(page, TAKE_OVER).tap();
  await expect(heading(page)).toHaveText("Black: Ben");
  await expect(heading(second)).toHaveText("Open in another tab");
  await takeTurn(page, "b8c6");
  await expect(curtainButton(page)).toBeEnabled();
  expect((await storedGames(page)).map((game) => game.moves.join(" "))).toEqual(["e2e4 e7e5 g1f3 b8c6"]);
});

test("a game is free again when its tab is closed or leaves it", {}, async ({ page, context, url, expect }) => {
  await startGame(page, url);
  await takeTurn(page, "e2e4");
  await expect(curtainButton(page)).toBeEnabled();
  const address = page.url();
  await page.getByRole("link", { name: "Home" }).tap();
  const second = await context.newPage();
  await second.goto(address);
  await expect(heading(second)).toHaveText("Black: Ben");
  await second.close();
  await noLocks(page);
  await page.goto(address);
  await expect(heading(page)).toHaveText("Black: Ben");
});

test("a game that another tab has finished is shown finished", {}, async ({ page, context, url, expect }) => {
  await startGame(page, url);
  await expect(curtainButton(page)).toBeEnabled();
  const second = await context.newPage();
  await second.goto(page.url());
  await button(second, TAKE_OVER).tap();
  await openCurtain(second);
  await button(second, "Resign").tap();
  await second.getByRole("alertdialog").getByRole("button", { name: "Resign" }).tap();
  await expect(heading(second)).toHaveText("Ben wins");
  await button(page, TAKE_OVER).tap();
  await expect(heading(page)).toHaveText("Ben wins");
});

test("two different games are played in two tabs", {}, async ({ page, context, url, expect }) => {
  await startGame(page, url);
  const second = await context.newPage();
  await startGame(second, url, ["Carla", "Dan"]);
  await openCurtain(second);
  await playMove(second, "d2d4");
  await takeTurn(page, "e2e4");
  await expect(curtainButton(page)).toBeEnabled();
  const moves = (await storedGames(page)).map((game) => `${game.white}: ${game.moves}`);
  expect(moves.sort()).toEqual(["Anna: e2e4", "Carla: d2d4"]);
});

test("a game that another tab has open is not deleted", {}, async ({ page, context, url, expect }) => {
  await startGame(page, url);
  await takeTurn(page, "e2e4");
  await expect(curtainButton(page)).toBeEnabled();
  const second = await context.newPage();
  await openHome(second, url);
  await button(second, "Delete game Anna – Ben").tap();
  await expect(second.getByText("This game is open in another tab and can’t be deleted here.")).toBeVisible();
  expect((await storedGames(page)).length).toBe(1);
  await page.getByRole("link", { name: "Home" }).tap();
  await noLocks(page);
  await button(second, "Delete game Anna – Ben").tap();
  await expect(second.getByText("Game deleted.")).toBeVisible();
  await waitFor(async () => (await storedGames(page)).length === 0, "the deletion");
});

test("a game made in another tab is found by its address", {}, async ({ page, context, url, expect }) => {
  const second = await context.newPage();
  await openHome(second, url);
  await startGame(page, url);
  await takeTurn(page, "e2e4");
  const address = page.url();
  await page.getByRole("link", { name: "Home" }).tap();
  await noLocks(page);
  await second.evaluate((hash) => (location.hash = hash), new URL(address).hash);
  await expect(heading(second)).toHaveText("Black: Ben");
  await takeTurn(second, "e7e5");
});

/** In the page: all headings that it shows from now on, in `globalThis.headings`. */
function watchHeadings() {
  globalThis.headings = new Set();
  const note = () => globalThis.headings.add(document.querySelector("h1")?.textContent);
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}

test("a game that is left and opened again at once is not in its own way", {}, async ({ page, url, expect }) => {
  await startGame(page, url);
  await takeTurn(page, "e2e4");
  await page.evaluate(watchHeadings);
  for (let i = 0; i < 5; i++) {
    await page.evaluate(() => {
      const { hash } = location;
      location.hash = "#/";
      location.hash = hash;
    });
    await expect(curtainButton(page)).toBeEnabled();
  }
  expect(await page.evaluate(() => [...globalThis.headings].filter((text) => text.includes("tab")))).toEqual([]);
});

test("a page that comes back from the cache asks for its lock again", {}, async ({ page, url, expect }) => {
  await startGame(page, url);
  await openCurtain(page);
  await playMove(page, "e2e4");
  await expect(button(page, /^Pass to /)).toBeVisible();
  await page.evaluate(() => {
    const { request } = LockManager.prototype;
    globalThis.asked = 0;
    LockManager.prototype.request = function (...args) {
      globalThis.asked += 1;
      return request.apply(this, args);
    };
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(heading(page)).toHaveText("Black: Ben");
  await expect(curtainButton(page)).toBeEnabled();
  expect(await page.evaluate(() => globalThis.asked)).toBe(1);
  await takeTurn(page, "e7e5");
});
