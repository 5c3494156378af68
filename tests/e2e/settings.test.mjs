// The form for a new game and the settings: each choice does what it says, and is kept.
import { savedGame } from "./fixtures/games.mjs";
import { expect, test } from "./harness.mjs";
import { button, curtainButton, heading, newGame, openCurtain, openHome, openSaved, passOn, playMove, square, startGame, takeTurn } from "./play.mjs";

const home = (page) => page.getByRole("link", { name: "Home" }).tap();
const board = (page) => page.getByRole("grid", { name: "Chess board" });
const moves = (page) => page.getByRole("region", { name: "Moves" });

async function openSettings(page, url) {
  await page.goto(`${url}#/settings`);
  await expect(heading(page)).toHaveText("Settings");
}

test("names are optional", {}, async ({ page, url, expect }) => {
  await startGame(page, url, ["", ""]);
  await expect(heading(page)).toHaveText("White");
  await expect(curtainButton(page)).toHaveText("Show my board");
  await openCurtain(page);
  await playMove(page, "e2e4");
  await expect(button(page, "Pass to Black")).toBeVisible();
});

test("names are remembered", {}, async ({ page, url, expect }) => {
  await startGame(page, url, ["  Anna ", "Ben"]);
  await expect(heading(page)).toHaveText("White: Anna");
  await home(page);
  await page.reload();
  await page.getByRole("link", { name: "Play on this device" }).tap();
  await expect(page.getByRole("textbox", { name: "First player" })).toHaveValue("Anna");
  await expect(page.getByRole("textbox", { name: "Second player" })).toHaveValue("Ben");
});

test("the second player can be White", {}, async ({ page, url, expect }) => {
  await startGame(page, url, ["Anna", "Ben"], () => page.getByRole("group", { name: "Who plays White?" }).getByText("Ben").tap());
  await expect(heading(page)).toHaveText("White: Ben");
});

test("chance can decide who is White", {}, async ({ page, url, expect }) => {
  for (const [first, white] of [[0, "Anna"], [255, "Ben"]]) {
    await page.addInitScript((first) => (Crypto.prototype.getRandomValues = (array) => array.fill(first)), first);
    await startGame(page, url, ["Anna", "Ben"], () => page.getByText("Chance decides").tap());
    await expect(heading(page)).toHaveText(`White: ${white}`);
  }
});

test("a clock of one's own is checked", {}, async ({ page, url, expect }) => {
  await openHome(page, url);
  await page.getByRole("link", { name: "Play on this device" }).tap();
  await page.getByText("Custom", { exact: true }).tap();
  const minutes = page.getByRole("textbox", { name: "Minutes" });
  for (const wrong of ["0", "", "1.5", "abc", "999"]) {
    await minutes.fill(wrong);
    await expect(page.getByRole("alert")).toBeVisible();
    await button(page, "Start the game").tap();
    await expect(heading(page)).toHaveText("New game");
  }
  await minutes.fill("7");
  await page.getByRole("textbox", { name: "Seconds per move" }).fill("3");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await button(page, "Start the game").tap();
  await expect(page.getByRole("timer", { name: "White has 7:00 left" })).toBeVisible();
});

test("the look is chosen at once and kept", {}, async ({ page, url, expect }) => {
  await openSettings(page, url);
  await page.getByText("Dark", { exact: true }).tap();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByText("Sea", { exact: true }).tap();
  await page.getByText("Letters: Nf3").tap();
  await page.getByLabel("Coordinates").tap();
  await home(page);
  await newGame(page);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await takeTurn(page, "g1f3");
  await takeTurn(page, "e7e5");
  await openCurtain(page);
  await expect(board(page)).toHaveAttribute("data-theme", "sea");
  await expect(page.locator(".coord")).toHaveCount(0);
  await expect(moves(page)).toContainText("Nf3");
});

test("the theme of the system holds until another is chosen", { colorScheme: "dark" }, async ({ page, url, expect }) => {
  await openSettings(page, url);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.getByText("Light", { exact: true }).tap();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  const light = await background();
  await page.getByText("As the system").tap();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", "light");
  expect(await background()).toBe(dark);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await background()).toBe(light);
});

test("games in progress say whose turn it is, the latest first", {}, async ({ page, url, expect }) => {
  await startGame(page, url);
  await takeTurn(page, "e2e4");
  await home(page);
  await newGame(page, ["Carla", "Dan"]);
  await takeTurn(page, "d2d4");
  await home(page);
  const rows = page.getByRole("region", { name: "Games in progress" }).getByRole("link");
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText("Carla – Dan Black to move: Dan");
  await expect(rows.nth(1)).toContainText("Anna – Ben Black to move: Ben");
  await rows.nth(1).tap();
  await takeTurn(page, "e7e5");
  await home(page);
  await expect(rows.nth(0)).toContainText("Anna – Ben White to move: Anna");
});

test("pieces that were taken are shown to each as they know them", {}, async ({ page, url, expect }) => {
  await openSaved(page, url, savedGame("e2e4 d7d5"));
  await openCurtain(page);
  await playMove(page, "e4d5");
  await expect(page.getByRole("img", { name: "White took: Pawn" })).toBeVisible();
  await passOn(page);
  await openCurtain(page);
  await playMove(page, "d8d5");
  await expect(page.getByRole("img", { name: "White took: Pawn" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Black took: Pawn" })).toBeVisible();
  await expect(square(page, "d5")).toHaveAttribute("aria-label", "d5, your queen, last move");
});
