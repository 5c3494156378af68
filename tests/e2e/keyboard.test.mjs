// A game without touching the screen, and what a screen reader hears of it.
import { savedGame } from "./fixtures/games.mjs";
import { expect, test } from "./harness.mjs";
import { button, curtainButton, expectResult, heading, openCurtain, openHome, openSaved, square, startGame } from "./play.mjs";

const MANY = 60;
const field = (page) => page.getByRole("textbox", { name: "Move, as e2e4 or Nf3" });
const said = (page, text) => expect(page.getByRole("status").filter({ hasText: text })).toHaveCount(1);

/** Goes on with Tab until `locator` has the focus. */
async function tabTo(page, locator) {
  for (let i = 0; i < MANY; i++) {
    if (await locator.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${locator}`);
}

async function press(page, keys) {
  for (const key of keys.split(" ")) await page.keyboard.press(key);
}

/** Moves over the board with arrows until the focus is on `name`, and picks or plays there. */
async function enterOn(page, arrows, name) {
  await press(page, arrows);
  await expect(square(page, name)).toBeFocused();
  await page.keyboard.press("Enter");
}

/** The curtain's button has the focus as soon as it can be used, and the board's square after it. */
async function openByKey(page, first) {
  await expect(curtainButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(square(page, first)).toBeFocused();
}

async function passByKey(page) {
  await tabTo(page, button(page, /^Pass to /));
  await page.keyboard.press("Enter");
  await expect(curtainButton(page)).toBeVisible();
}

test("a whole game with Tab, Enter and arrows", {}, async ({ page, url, expect }) => {
  await openHome(page, url);
  await tabTo(page, page.getByRole("link", { name: "Play on this device" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("textbox", { name: "First player" }));
  await page.keyboard.type("Anna");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Ben");
  await tabTo(page, button(page, "Start the game"));
  await page.keyboard.press("Enter");

  await openByKey(page, "e2");
  await said(page, "Your move. The game begins.");
  await page.keyboard.press("Enter");
  await said(page, "Pawn e2 picked, 2 squares to go.");
  await enterOn(page, "ArrowUp ArrowUp", "e4");
  await said(page, "Played: pawn to e4.");
  await expect(square(page, "e4")).toBeFocused();
  await passByKey(page);
  await said(page, "The curtain is down. Next: Black: Ben.");

  await openByKey(page, "e7");
  // The board is turned: the f-file lies to the left.
  await enterOn(page, "ArrowLeft", "f7");
  await enterOn(page, "ArrowUp ArrowUp", "f5");
  await expect(square(page, "f5")).toHaveAttribute("aria-label", "f5, your pawn, last move");
  await passByKey(page);

  await openByKey(page, "e2");
  await said(page, "Your move. The other side has moved.");
  await enterOn(page, "ArrowLeft ArrowDown", "d1");
  await enterOn(page, "ArrowUp ArrowUp ArrowUp ArrowUp End", "h5");
  await expect(square(page, "h5")).toHaveAttribute("aria-label", "h5, your queen, last move");
  await passByKey(page);

  await openByKey(page, "e7");
  await enterOn(page, "End", "a7");
  await enterOn(page, "ArrowUp", "a6");
  await expect(square(page, "a6")).toHaveAttribute("aria-label", "a6, your pawn, last move");
  await passByKey(page);

  await openByKey(page, "e2");
  await enterOn(page, "ArrowUp ArrowUp ArrowUp End", "h5");
  await enterOn(page, "ArrowUp ArrowUp ArrowUp ArrowLeft ArrowLeft ArrowLeft", "e8");
  await expectResult(page, "Anna wins", "White took the black king.");
  await expect(heading(page)).toBeFocused();
  await said(page, "Anna wins. White took the black king.");
  await press(page, "ArrowLeft");
  await said(page, "4 of 5: pawn to a6");
  await tabTo(page, button(page, "Rematch"));
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("White: Ben");
});

test("moves are typed as squares or in short", {}, async ({ page, url, expect }) => {
  await startGame(page, url);
  await openCurtain(page);
  await button(page, "Type a move").tap();
  await field(page).fill("e2e4");
  await page.keyboard.press("Enter");
  await expect(square(page, "e4")).toHaveAttribute("aria-label", "e4, your pawn, last move");
  await passByKey(page);
  await openByKey(page, "e7");
  await button(page, "Type a move").tap();
  await field(page).fill("Nf6");
  await button(page, "Play").tap();
  await expect(square(page, "f6")).toHaveAttribute("aria-label", "f6, your knight, last move");
});

test("what is no move is said and changes nothing", {}, async ({ page, url, expect }) => {
  await openSaved(page, url, savedGame("d2d3 a7a6"));
  await openCurtain(page);
  await button(page, "Type a move").tap();
  for (const [text, error] of [
    ["hello", "That is no move. Write e2e4 or Nf3."],
    ["e2e5", "None of your pieces can do that."],
    ["e7e5", "None of your pieces can do that."],
  ]) {
    await field(page).fill(text);
    await page.keyboard.press("Enter");
    await expect(page.locator("#typed-error")).toHaveText(error);
    await expect(field(page)).toHaveAttribute("aria-invalid", "true");
    await said(page, error);
  }
  await expect(heading(page)).toHaveText("Your move");
});

test("a typed move that several pieces can make is asked about", {}, async ({ page, url, expect }) => {
  await openSaved(page, url, savedGame("d2d3 a7a6 g1f3 a6a5"));
  await openCurtain(page);
  await button(page, "Type a move").tap();
  await field(page).fill("Nd2");
  await page.keyboard.press("Enter");
  await expect(page.locator("#typed-error")).toHaveText("More than one piece can do that. Say from where: e2e4.");
  await field(page).fill("Nbd2");
  await page.keyboard.press("Enter");
  await expect(square(page, "d2")).toHaveAttribute("aria-label", "d2, your knight, last move");
});

test("a promotion is typed, or chosen and taken back by keys", {}, async ({ page, url, expect }) => {
  await openSaved(page, url, savedGame("a2a4 h7h6 a4a5 h6h5 a5a6 h5h4 a6b7 h4h3"));
  await openCurtain(page);
  await button(page, "Type a move").tap();
  await field(page).fill("b7a8");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Your pawn becomes" });
  await expect(dialog.getByRole("button", { name: "Queen" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(heading(page)).toHaveText("Your move");
  await field(page).fill("bxc8=N");
  await page.keyboard.press("Enter");
  await expect(square(page, "c8")).toHaveAttribute("aria-label", "c8, your knight, last move");
});

test("Escape puts a piece down and answers a question with no", {}, async ({ page, url, expect }) => {
  await startGame(page, url);
  await openCurtain(page);
  await press(page, "Enter");
  await expect(square(page, "e2")).toHaveAttribute("aria-label", "e2, your pawn, picked");
  await press(page, "Escape");
  await expect(square(page, "e2")).toHaveAttribute("aria-label", "e2, your pawn");
  await said(page, "Nothing picked.");
  await tabTo(page, button(page, "Resign"));
  await press(page, "Enter");
  const question = page.getByRole("alertdialog", { name: "Resign?" });
  await expect(question.getByRole("button", { name: "Keep playing" })).toBeFocused();
  await press(page, "Escape");
  await expect(question).toHaveCount(0);
  await expect(heading(page)).toHaveText("Your move");
});

test("Escape answers a question wherever the focus is", {}, async ({ page, url, expect }) => {
  await startGame(page, url);
  await openCurtain(page);
  await button(page, "Resign").tap();
  const question = page.getByRole("alertdialog", { name: "Resign?" });
  await expect(question.getByRole("button", { name: "Keep playing" })).toBeFocused();
  await page.touchscreen.tap(5, 5);
  await page.evaluate(() => document.activeElement.blur());
  await press(page, "Escape");
  await expect(question).toHaveCount(0);
  await expect(heading(page)).toHaveText("Your move");
});

test("Tab stays in a question", {}, async ({ page, url, expect }) => {
  await startGame(page, url);
  await openCurtain(page);
  await button(page, "Resign").tap();
  const question = page.getByRole("alertdialog", { name: "Resign?" });
  await expect(question.getByRole("button", { name: "Keep playing" })).toBeFocused();
  for (let i = 0; i < 8; i++) {
    await press(page, "Tab");
    const outside = await page.evaluate(() => document.activeElement.closest(".app") !== null);
    expect(outside).toBe(false);
  }
});

test("one square of the board is a stop for Tab", {}, async ({ page, url, expect }) => {
  await startGame(page, url);
  await openCurtain(page);
  await expect(page.locator('[data-square][tabindex="0"]')).toHaveCount(1);
  await press(page, "ArrowLeft ArrowLeft");
  await expect(square(page, "c2")).toBeFocused();
  await expect(square(page, "c2")).toHaveAttribute("tabindex", "0");
  await expect(page.locator('[data-square][tabindex="0"]')).toHaveCount(1);
  await press(page, "Home ArrowLeft ArrowDown ArrowDown");
  await expect(square(page, "a1")).toBeFocused();
});

test("a key that is held down does not open the curtain", {}, async ({ page, url, expect }) => {
  await startGame(page, url);
  await openCurtain(page);
  await press(page, "Enter");
  await enterOn(page, "ArrowUp", "e3");
  await tabTo(page, button(page, "Pass to Ben"));
  await page.keyboard.down("Enter");
  await expect(curtainButton(page)).toBeFocused();
  // Playwright repeats a key that is down already.
  for (let i = 0; i < 3; i++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(curtainButton(page)).toBeVisible();
  await expect(page.locator("[data-square]")).toHaveCount(0);
});

test("what has the focus is seen", {}, async ({ page, url, expect }) => {
  await startGame(page, url);
  await openCurtain(page);
  await press(page, "ArrowUp");
  await expect(square(page, "e3")).toBeFocused();
  for (let i = 0; i < 8; i++) {
    expect(await page.evaluate(unmarkedFocus)).toBe(null);
    await press(page, "Tab");
  }
});

/** In the page: the element that has the focus if nothing shows it. */
function unmarkedFocus() {
  const element = document.activeElement;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const marked = element === document.body || (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
  return marked ? null : element.outerHTML.slice(0, 200);
}
