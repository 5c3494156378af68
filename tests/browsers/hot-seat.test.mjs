// A whole game on one device through the real screens, with the browser's own storage, locks, pointers and dialogs.
import { expectFits } from "../e2e/fit.mjs";
import { expect, test } from "../e2e/harness.mjs";
import { button, curtainButton, expectResult, heading, openCurtain, passOn, square, startGame, storedGames, takeTurn, takeTurns } from "../e2e/play.mjs";
import { chooseLanguage, passOnInAnyLanguage } from "./steps.mjs";

const fogged = (page) => page.locator("[data-square].fog");

test("a game with a reload and another language, to the capture of the king", {}, async ({ page, url }) => {
  await startGame(page, url);
  await expect(heading(page)).toHaveText("White: Anna");
  await expectFits(page, "the curtain");
  await openCurtain(page);
  await expectFits(page, "the table");
  await expect(square(page, "e2")).toHaveAttribute("aria-label", "e2, your pawn");
  await expect(square(page, "e5")).toHaveAttribute("aria-label", "e5, hidden");
  await square(page, "e2").tap();
  await expect(square(page, "e4")).toHaveAttribute("aria-label", "e4, empty, can move here");
  await square(page, "e4").tap();
  await expect(heading(page)).toHaveText("Move played");
  await expectFits(page, "the table after the move");
  await passOn(page);
  await expect(heading(page)).toHaveText("Black: Ben");
  await expect(page.locator("[data-square]")).toHaveCount(0);
  await takeTurn(page, "f7f5");
  await expect(curtainButton(page)).toBeEnabled();

  const game = await page.url();
  await page.reload();
  await expect(heading(page)).toHaveText("White: Anna");
  expect((await storedGames(page)).map(({ moves }) => moves)).toEqual([["e2e4", "f7f5"]]);

  await chooseLanguage(page, url, "de", "Einstellungen");
  await page.getByText("Dunkel", { exact: true }).tap();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto(game);
  await page.reload();
  await expect(heading(page)).toHaveText("Weiß: Anna");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await openCurtain(page);
  await square(page, "d1").dragTo(square(page, "h5"));
  await expect(square(page, "h5")).toHaveAttribute("aria-label", "h5, deine Dame, letzter Zug");
  await passOnInAnyLanguage(page);
  await openCurtain(page);
  await square(page, "a7").tap();
  await square(page, "a6").tap();
  await passOnInAnyLanguage(page);
  await openCurtain(page);
  await square(page, "h5").dragTo(square(page, "e8"));
  await expectResult(page, "Anna gewinnt", "Weiß schlug den schwarzen König.");
  await expect(fogged(page)).toHaveCount(0);
  await expectFits(page, "the replay");
});

test("a question keeps the board shut, and ends the game", {}, async ({ page, url }) => {
  await startGame(page, url);
  await openCurtain(page);
  await button(page, "Resign").tap();
  const question = page.getByRole("alertdialog");
  await expect(question.locator("#dialog-first")).toBeFocused();
  await expectFits(page, "the question");
  await question.locator("#dialog-first").tap();
  await expect(question).toHaveCount(0);
  await button(page, "Resign").tap();
  await question.getByRole("button", { name: "Resign" }).tap();
  await expectResult(page, "Ben wins", "White resigned.");
});

test("one of two tabs plays", {}, async ({ page, url }) => {
  await startGame(page, url);
  await takeTurns(page, "e2e4 e7e5");
  await expect(curtainButton(page)).toBeEnabled();
  const [game, first] = [await page.url(), await page.handle()];
  await page.openTab();
  await page.goto(game);
  await expect(heading(page)).toHaveText("Open in another tab");
  await button(page, "Play it here").tap();
  await takeTurn(page, "g1f3");
  await expect(curtainButton(page)).toBeEnabled();
  await page.collect();
  await page.switchTo(first);
  await expect(heading(page)).toHaveText("Open in another tab");
  await button(page, "Play it here").tap();
  await expect(heading(page)).toHaveText("Black: Ben");
});
