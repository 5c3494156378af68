// The steps of a game on one phone, as two players take them.
import { expect, waitFor } from "./harness.mjs";

/** The board's square of that name, as "e4". */
export const square = (page, name) => page.locator(`[data-square="${name}"]`);

/** The button of that name; part of a name will do if it is a RegExp. */
export const button = (page, name) => page.getByRole("button", { name, exact: typeof name === "string" });

/** The heading of the page. */
export const heading = (page) => page.getByRole("heading", { level: 1 });

/** The button that opens the curtain. */
export const curtainButton = (page) => page.locator("#curtain-open");

/** Opens the first page. */
export async function openHome(page, url) {
  await page.goto(url);
  await expect(page.getByRole("link", { name: "Play on this device" })).toBeVisible();
}

/** Opens the app and starts a game through the form; the first player is White. `choose` may change the form before it is sent. */
export async function startGame(page, url, names, choose) {
  await openHome(page, url);
  await newGame(page, names, choose);
}

/** The same from the first page that is open. */
export async function newGame(page, names = ["Anna", "Ben"], choose = async () => {}) {
  await page.getByRole("link", { name: "Play on this device" }).tap();
  await page.getByRole("textbox", { name: "First player" }).fill(names[0]);
  await page.getByRole("textbox", { name: "Second player" }).fill(names[1]);
  await choose(page);
  await button(page, "Start the game").tap();
  await expect(curtainButton(page)).toBeVisible();
}

/** The player whose turn it is opens the curtain, which can't be opened in its first moment. */
export async function openCurtain(page) {
  await expect(curtainButton(page)).toBeEnabled();
  await curtainButton(page).tap();
  await expect(square(page, "a1")).toBeVisible();
}

/** Picks a piece and plays it, with two taps: "e2e4". */
export async function playMove(page, move) {
  await square(page, move.slice(0, 2)).tap();
  await square(page, move.slice(2, 4)).tap();
}

/** The player who has moved brings the curtain down. */
export async function passOn(page) {
  await button(page, /^Pass to /).tap();
  await expect(curtainButton(page)).toBeVisible();
}

/** One whole turn: curtain up, a move, curtain down. */
export async function takeTurn(page, move) {
  await openCurtain(page);
  await playMove(page, move);
  await passOn(page);
}

/** Turns as in "e2e4 e7e5". */
export async function takeTurns(page, moves) {
  for (const move of moves.split(" ")) await takeTurn(page, move);
}

/** Turns of which the last ends the game. */
export async function playToTheEnd(page, moves) {
  const all = moves.split(" ");
  if (all.length > 1) await takeTurns(page, all.slice(0, -1).join(" "));
  await openCurtain(page);
  await playMove(page, all.at(-1));
}

/** The end of a game: who won, and how. */
export async function expectResult(page, title, detail) {
  await expect(heading(page)).toHaveText(title);
  await expect(page.locator("header .detail")).toHaveText(detail);
}

/** Answers the app's next file chooser, which `act` brings about. */
export async function chooseFile(page, act, name, text) {
  const chooser = page.waitForEvent("filechooser");
  await act();
  await (await chooser).setFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(text) });
}

/** Imports a file on the first page. */
export const importFile = (page, name, text) => chooseFile(page, () => button(page, "Import games").tap(), name, text);

/** Imports one game in progress and opens it: its curtain is down. */
export async function openSaved(page, url, game) {
  await openHome(page, url);
  await importFile(page, "game.json", JSON.stringify(game));
  await expect(page.getByText("1 game imported.")).toBeVisible();
  await button(page, "Close").tap();
  await page.getByRole("link", { name: `${game.white} – ${game.black}` }).tap();
  await expect(curtainButton(page)).toBeVisible();
}

/** In the page, before the app starts (with addInitScript): the browser keeps nothing, as in some private windows. */
export function refuseDatabase() {
  IDBFactory.prototype.open = () => {
    throw new DOMException("not here", "SecurityError");
  };
}

/** In the page: all values of a store of the app's database, by key. */
function readStore(name) {
  return new Promise((done, failed) => {
    const opening = indexedDB.open("fog-chess");
    opening.onerror = () => failed(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const store = database.transaction(name).objectStore(name);
      const [keys, values] = [store.getAllKeys(), store.getAll()];
      store.transaction.oncomplete = () => {
        database.close();
        done(keys.result.map((key, i) => [key, values.result[i]]));
      };
      store.transaction.onerror = () => failed(store.transaction.error);
    };
  });
}

/** In the page: writes one value into the app's database, as no app would. */
function writeStore([name, key, value]) {
  return new Promise((done, failed) => {
    const opening = indexedDB.open("fog-chess");
    opening.onerror = () => failed(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(name, "readwrite");
      transaction.objectStore(name).put(value, key);
      transaction.oncomplete = () => {
        database.close();
        done();
      };
      transaction.onerror = () => failed(transaction.error);
    };
  });
}

/** The texts that IndexedDB holds under the games' keys. */
export const storedTexts = async (page) => new Map(await page.evaluate(readStore, "games"));

/** The games that IndexedDB holds. */
export const storedGames = async (page) => [...(await storedTexts(page)).values()].map((text) => JSON.parse(text));

/** Puts a text under a game's key. */
export const storeText = (page, key, text) => page.evaluate(writeStore, ["games", key, text]);

/** Waits until the only game in IndexedDB fits. */
export async function waitForStored(page, fits, what) {
  return waitFor(async () => {
    const games = await storedGames(page);
    return games.length === 1 && fits(games[0]) && games[0];
  }, what);
}
