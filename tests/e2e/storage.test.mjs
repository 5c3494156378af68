// Browsers that keep nothing: play goes on, and a standing notice says so.
import { expect, test } from "./harness.mjs";
import {
  button, curtainButton, expectResult, heading, newGame, openCurtain, openHome, passOn, playMove, playToTheEnd, refuseDatabase,
  square, startGame, storedGames, takeTurn,
} from "./play.mjs";

const KING_CAPTURE = "e2e4 f7f5 d1h5 a7a6 h5e8";
const BLOCKED = "This browser keeps nothing here. You can play, but the game is gone when you close the page.";
const FULL = "There is no room left to save. You can play, but new moves are gone when you close the page.";
const FAILED = "Saving failed. You can play, but new moves are gone when you close the page.";

const notice = (page, text) => expect(page.getByText(text)).toBeVisible();

/** Over the board there is only a sign, which opens. */
async function noticeAtTheBoard(page, text) {
  await button(page, "Notice").tap();
  await notice(page, text);
  await page.keyboard.press("Escape");
  await expect(page.getByText(text)).toBeHidden();
}

function failToOpenDatabase() {
  const open = IDBFactory.prototype.open;
  // No database has this version: the request fails as one that the browser refuses does.
  IDBFactory.prototype.open = function () {
    const request = open.call(this, "elsewhere", 1);
    request.addEventListener("upgradeneeded", () => request.transaction.abort());
    return request;
  };
}

function neverAnswer() {
  IDBFactory.prototype.open = () => new EventTarget();
}

function noIndexedDb() {
  delete globalThis.indexedDB;
  Object.defineProperty(globalThis, "indexedDB", { configurable: true, value: undefined });
}

for (const [how, sabotage] of [
  ["throws", refuseDatabase],
  ["fails", failToOpenDatabase],
  ["is missing", noIndexedDb],
]) {
  test(`a whole game is played where the database ${how}`, {}, async ({ page, url }) => {
    await page.addInitScript(sabotage);
    await openHome(page, url);
    await notice(page, BLOCKED);
    await newGame(page);
    await openCurtain(page);
    await noticeAtTheBoard(page, BLOCKED);
    await playMove(page, "e2e4");
    await passOn(page);
    await playToTheEnd(page, KING_CAPTURE.split(" ").slice(1).join(" "));
    await expectResult(page, "Anna wins", "White took the black king.");
    await noticeAtTheBoard(page, BLOCKED);
    await page.getByRole("link", { name: "Home" }).tap();
    await notice(page, BLOCKED);
    await page.getByRole("link", { name: "Anna – Ben" }).tap();
    await expectResult(page, "Anna wins", "White took the black king.");
  });
}

test("a whole game is played where the database never answers", {}, async ({ page, url }) => {
  await page.addInitScript(neverAnswer);
  await page.clock.install();
  await page.goto(url);
  await expect(heading(page)).toHaveText("Fog Chess");
  await page.clock.runFor(5_000);
  await notice(page, BLOCKED);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  // From here on it is known, and nothing waits for it again.
  const settle = async () => {
    await page.clock.runFor(700);
    await expect(curtainButton(page)).toBeEnabled();
  };
  await newGame(page);
  for (const move of KING_CAPTURE.split(" ")) {
    await settle();
    await curtainButton(page).tap();
    await page.clock.runFor(50);
    await playMove(page, move);
    await page.clock.runFor(50);
    if (move !== "h5e8") await button(page, /^Pass to /).tap();
  }
  await expectResult(page, "Anna wins", "White took the black king.");
});

/** From now on the disk is full, as a browser shows it when something is put. */
function fillAtPut() {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
}

/** The same, as a browser shows it when the transaction is to be committed. */
function fillAtCommit() {
  IDBTransaction.prototype.commit = () => {};
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...args) {
    const request = put.apply(this, args);
    Object.defineProperty(this.transaction, "error", { value: new DOMException("full", "QuotaExceededError") });
    request.addEventListener("success", () => this.transaction.abort());
    return request;
  };
}

/** From now on nothing is committed, and nobody knows why. */
function abort() {
  IDBTransaction.prototype.commit = () => {};
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...args) {
    const request = put.apply(this, args);
    request.addEventListener("success", () => this.transaction.abort());
    return request;
  };
}

for (const [when, fail, text] of [
  ["the disk is full when a move is put", fillAtPut, FULL],
  ["the disk is full when a move is committed", fillAtCommit, FULL],
  ["saving fails", abort, FAILED],
]) {
  test(`a game goes on when ${when}`, {}, async ({ page, url, expect }) => {
    await startGame(page, url);
    await takeTurn(page, "e2e4");
    await expect(curtainButton(page)).toBeEnabled();
    await page.evaluate(fail);
    await openCurtain(page);
    await expect(button(page, "Notice")).toHaveCount(0);
    await playMove(page, "f7f5");
    await noticeAtTheBoard(page, text);
    await passOn(page);
    await playToTheEnd(page, "d1h5 a7a6 h5e8");
    await expectResult(page, "Anna wins", "White took the black king.");
    expect((await storedGames(page)).map((game) => game.moves)).toEqual([["e2e4"]]);
  });
}

test("the notice goes when saving works again", {}, async ({ page, url, expect }) => {
  await startGame(page, url);
  await openCurtain(page);
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    globalThis.mend = () => (IDBObjectStore.prototype.put = put);
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await playMove(page, "e2e4");
  await expect(button(page, "Notice")).toBeVisible();
  await page.evaluate(() => globalThis.mend());
  await passOn(page);
  await openCurtain(page);
  await playMove(page, "e7e5");
  await expect(button(page, "Notice")).toHaveCount(0);
  expect((await storedGames(page)).map((game) => game.moves)).toEqual([["e2e4", "e7e5"]]);
  await expect(square(page, "e5")).toBeVisible();
});

test("settings apply where nothing is kept", {}, async ({ page, url, expect }) => {
  await page.addInitScript(refuseDatabase);
  await page.goto(`${url}#/settings`);
  await page.getByText("Dark", { exact: true }).tap();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await notice(page, BLOCKED);
});

test("storage is asked to last after the first finished game", {}, async ({ page, url, expect }) => {
  await page.addInitScript(() => {
    globalThis.asked = 0;
    StorageManager.prototype.persist = async () => {
      globalThis.asked += 1;
      return true;
    };
  });
  await startGame(page, url);
  await openCurtain(page);
  expect(await page.evaluate(() => globalThis.asked)).toBe(0);
  await button(page, "Resign").tap();
  await page.getByRole("alertdialog").getByRole("button", { name: "Resign" }).tap();
  await expectResult(page, "Ben wins", "White resigned.");
  expect(await page.evaluate(() => globalThis.asked)).toBe(1);
});
