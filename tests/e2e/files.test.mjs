// Games out of the app and into it, and records that can't be read.
import { readFile } from "node:fs/promises";
import { savedGame } from "./fixtures/games.mjs";
import { expect, test, waitFor } from "./harness.mjs";
import {
  button, curtainButton, expectResult, heading, importFile, openHome, playToTheEnd, startGame, storeText, storedGames, storedTexts, takeTurn,
} from "./play.mjs";

const KING_CAPTURE = "e2e4 f7f5 d1h5 a7a6 h5e8";
const GAME = JSON.stringify(savedGame("e2e4 e7e5"));

const section = (page, name) => page.getByRole("region", { name });
const toast = (page, text) => expect(page.getByRole("status").getByText(text)).toBeVisible();

/** A page on which one game is already; nothing that is refused may change it. */
async function openWithOneGame(page, url) {
  await openHome(page, url);
  await importFile(page, "game.json", GAME);
  await toast(page, "1 game imported.");
  await button(page, "Close").tap();
}

const expectOnlyThatGame = async (page) => {
  await expect(page.getByRole("listitem").getByRole("link")).toHaveCount(1);
  expect((await storedGames(page)).map((game) => game.moves.join(" "))).toEqual(["e2e4 e7e5"]);
};

const tags = '[Event "?"]\n[White "Anna"]\n[Black "Ben"]\n';

for (const [what, name, text, message] of [
  ["a cut JSON file", "cut.json", GAME.slice(0, 80), /^Nothing imported\. Game 1, line 1: it is incomplete or broken\.$/],
  ["a JSON file with an illegal move", "bad.json", GAME.replace("e7e5", "e7e4"), /^Nothing imported\. Game 1: /],
  ["a JSON file of something else", "other.json", '{"name": "other"}', "The file is neither an export of this app nor PGN."],
  ["a file of a newer version", "new.json", GAME.replace('"version":1', '"version":2'), "The file was made by a newer version of this app."],
  ["a text that is no game", "letter.txt", "Dear Anna,\nhow are you?\n", "The file is neither an export of this app nor PGN."],
  ["an empty file", "empty.pgn", "", "The file is neither an export of this app nor PGN."],
  ["PGN with an illegal move", "bad.pgn", `${tags}\n1. e4 e5\n2. Ke3 *\n`, "Nothing imported. Game 1, line 6: Ke3 can’t be played."],
  ["PGN whose second game is wrong", "two.pgn", `${tags}\n1. e4 e5 *\n\n${tags}\n1. e4 Nc5 *\n`, "Nothing imported. Game 2, line 11: Nc5 can’t be played."],
  ["PGN from a position", "fen.pgn", `${tags}[FEN "8/8/8/8/8/8/8/8 w - -"]\n\n*\n`, "Nothing imported. Game 1, line 4: FEN is not supported."],
  ["PGN of another variant", "variant.pgn", `${tags}[Variant "Atomic"]\n\n1. e4 *\n`, /^Nothing imported\. Game 1, line 4: .*Atomic.* is not supported\.$/],
  ["PGN with a wrong result", "result.pgn", `${tags}\n1. e4 f5 2. Qh5 a6 3. Qxe8 0-1\n`, "Nothing imported. Game 1, line 5: the result 0-1 does not fit the moves."],
]) {
  test(`${what} is refused with its reason`, {}, async ({ page, url }) => {
    await openWithOneGame(page, url);
    await importFile(page, name, text);
    await toast(page, message);
    await expectOnlyThatGame(page);
  });
}

test("PGN is imported, finished and in progress", {}, async ({ page, url, expect }) => {
  await openHome(page, url);
  const finished = `[White "Carla"]\n[Black "Dan"]\n[Result "1-0"]\n\n1. e4 f5 2. Qh5 a6 3. Qxe8 1-0\n`;
  await importFile(page, "games.pgn", `${tags}[Result "*"]\n\n1. e4 {best} e5 (1... c5) 2. Nf3 *\n\n${finished}`);
  await toast(page, "2 games imported.");
  await expect(section(page, "Games in progress").getByRole("link", { name: "Anna – Ben" })).toContainText("Black to move: Ben");
  await section(page, "Finished games").getByRole("link", { name: "Carla – Dan" }).tap();
  await expectResult(page, "Carla wins", "White took the black king.");
});

async function download(page, act) {
  const started = page.waitForEvent("download");
  await act();
  const file = await started;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test("all games go out in one file and into another device", {}, async ({ page, context, url, expect }) => {
  await startGame(page, url);
  await playToTheEnd(page, KING_CAPTURE);
  await page.getByRole("link", { name: "Home" }).tap();
  await importFile(page, "game.json", GAME);
  await toast(page, "1 game imported.");
  const before = await storedGames(page);
  const { name, text } = await download(page, () => button(page, "Export all games").tap());
  expect(name).toBe("fog-chess-games.json");

  const elsewhere = await context.browser().newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  try {
    const other = await elsewhere.newPage();
    await openHome(other, url);
    await importFile(other, name, text);
    await toast(other, "2 games imported.");
    expect((await storedGames(other)).sort(byId)).toEqual(before.sort(byId));
    // The same file again brings nothing new.
    await importFile(other, name, text);
    await toast(other, "0 games imported.");
    await expect(section(other, "Finished games").getByRole("listitem")).toHaveCount(1);
    await section(other, "Games in progress").getByRole("link").tap();
    await takeTurn(other, "g1f3");
  } finally {
    await elsewhere.close();
  }
});

const byId = (a, b) => (a.id < b.id ? -1 : 1);

test("one game goes out as JSON and as PGN, and PGN comes in again", {}, async ({ page, url, expect }) => {
  await startGame(page, url);
  await playToTheEnd(page, KING_CAPTURE);
  await button(page, "Save the game").tap();
  const pgn = await download(page, () => button(page, "Save as PGN").tap());
  expect(pgn.name).toMatch(/^fog-chess-[0-9a-z]+\.pgn$/);
  expect(pgn.text).toContain("1. e4 f5 2. Qh5 a6 3. Qxe8 1-0");
  expect(pgn.text).toContain('[White "Anna"]');
  await button(page, "Save the game").tap();
  const json = await download(page, () => button(page, "Save as JSON").tap());
  await toast(page, "File saved.");
  expect(JSON.parse(json.text).moves).toEqual(KING_CAPTURE.split(" "));
  await page.getByRole("link", { name: "Home" }).tap();
  await importFile(page, pgn.name, pgn.text);
  await toast(page, "1 game imported.");
  await expect(section(page, "Finished games").getByRole("listitem")).toHaveCount(2);
});

test("a game is deleted, and the deletion taken back", {}, async ({ page, url, expect }) => {
  await openWithOneGame(page, url);
  await button(page, "Delete game Anna – Ben").tap();
  await toast(page, "Game deleted.");
  await expect(page.getByRole("listitem").getByRole("link")).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  await button(page, "Undo").tap();
  await expectOnlyThatGame(page);
  await expect(page.getByRole("link", { name: "Anna – Ben" })).toBeFocused();
  await button(page, "Delete game Anna – Ben").tap();
  await button(page, "Close").tap();
  await expect(button(page, "Undo")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("link", { name: "Play on this device" })).toBeVisible();
  await expect(section(page, "Games in progress")).toHaveCount(0);
  expect(await storedGames(page)).toEqual([]);
});

test("a game in progress goes out alone, and it is said what is in the file", {}, async ({ page, url, expect }) => {
  await openWithOneGame(page, url);
  const { name, text } = await download(page, () => button(page, "Save game Anna – Ben as a file").tap());
  expect(name).toBe("fog-chess-fixture.json");
  expect(JSON.parse(text).moves).toEqual(["e2e4", "e7e5"]);
  await toast(page, "File saved. It holds every move of both sides.");
});

test("a game that was left before its first move is not in the list", {}, async ({ page, url, expect }) => {
  await startGame(page, url);
  await page.getByRole("link", { name: "Home" }).tap();
  await expect(page.getByRole("link", { name: "Play on this device" })).toBeVisible();
  await expect(section(page, "Games in progress")).toHaveCount(0);
  await waitFor(async () => (await storedGames(page)).length === 0, "the game's end");
});

const DAMAGED = '{"format":"fog-chess-game","version":1,"moves":["e2e9"';

async function openWithDamagedRecord(page, url) {
  await openWithOneGame(page, url);
  await storeText(page, "broken1", DAMAGED);
  await page.reload();
  await expect(section(page, "Damaged games").getByText("broken1")).toBeVisible();
}

test("a damaged record is shown, and stops no other game", {}, async ({ page, url, expect }) => {
  await openWithDamagedRecord(page, url);
  await expect(section(page, "Damaged games")).toContainText("This game can’t be read.");
  await section(page, "Games in progress").getByRole("link", { name: "Anna – Ben" }).tap();
  await takeTurn(page, "g1f3");
  await expect(curtainButton(page)).toBeEnabled();
  expect((await storedTexts(page)).get("broken1")).toBe(DAMAGED);
});

test("a damaged record is exported as it is", {}, async ({ page, url, expect }) => {
  await openWithDamagedRecord(page, url);
  const { text } = await download(page, () => button(page, "Save broken1 as a file").tap());
  expect(text).toBe(DAMAGED);
  const all = await download(page, () => button(page, "Export all games").tap());
  expect(JSON.parse(all.text).damaged).toEqual([{ key: "broken1", text: DAMAGED }]);
});

test("a damaged record is deleted, and the deletion taken back", {}, async ({ page, url, expect }) => {
  await openWithDamagedRecord(page, url);
  await button(page, "Delete broken1").tap();
  await expect(section(page, "Damaged games")).toHaveCount(0);
  await button(page, "Undo").tap();
  await expect(section(page, "Damaged games").getByText("broken1")).toBeVisible();
  await page.reload();
  await expect(section(page, "Damaged games").getByText("broken1")).toBeVisible();
  expect((await storedTexts(page)).get("broken1")).toBe(DAMAGED);
  await button(page, "Delete broken1").tap();
  await button(page, "Close").tap();
  await page.reload();
  await expect(section(page, "Games in progress")).toBeVisible();
  await expect(section(page, "Damaged games")).toHaveCount(0);
});

test("a record of a newer version says so", {}, async ({ page, url, expect }) => {
  await openWithOneGame(page, url);
  await storeText(page, "fixture", GAME.replace('"version":1', '"version":9'));
  await page.reload();
  await expect(section(page, "Damaged games")).toContainText("Made by a newer version of the app.");
});

test("a game that is not there says so", {}, async ({ page, url, expect }) => {
  await page.goto(`${url}#/game/nosuchgame`);
  await expect(heading(page)).toHaveText("No such game");
  await page.getByRole("link", { name: "Home" }).tap();
  await expect(page.getByRole("link", { name: "Play on this device" })).toBeVisible();
});
