// Each way in which a game can end. The capture of the king stands in game.test.mjs.
import { BEFORE_NO_MOVE, quietPlies, savedGame } from "./fixtures/games.mjs";
import { expect, test } from "./harness.mjs";
import {
  button, curtainButton, expectResult, heading, openCurtain, openSaved, passOn, playMove, playToTheEnd, startGame, storedGames, takeTurn,
  waitForStored,
} from "./play.mjs";

const question = (page, name) => page.getByRole("alertdialog", { name });
const detail = (page) => page.locator("header .detail");
const clock = (page, side) => page.getByRole("timer", { name: `${side} has` });

async function expectEnd(page, winner, by) {
  expect((await storedGames(page)).map((game) => game.end)).toEqual([{ winner, by }]);
}

test("resignation is asked once more", {}, async ({ page, url, expect }) => {
  await startGame(page, url);
  await openCurtain(page);
  await button(page, "Resign").tap();
  await question(page, "Resign?").getByRole("button", { name: "Keep playing" }).tap();
  await expect(question(page, "Resign?")).toHaveCount(0);
  await expect(heading(page)).toHaveText("Your move");
  await playMove(page, "e2e4");
  await passOn(page);
  await openCurtain(page);
  await button(page, "Resign").tap();
  await question(page, "Resign?").getByRole("button", { name: "Resign" }).tap();
  await expectResult(page, "Anna wins", "Black resigned.");
  await expectEnd(page, "white", "resignation");
});

async function offerDraw(page) {
  await button(page, "Offer draw").tap();
  await question(page, "Offer a draw?").getByRole("button", { name: "Offer a draw" }).tap();
  await expect(button(page, "Withdraw offer")).toBeVisible();
}

test("a draw is agreed by each in front of their own curtain", {}, async ({ page, url, expect }) => {
  await startGame(page, url);
  await openCurtain(page);
  await offerDraw(page);
  await playMove(page, "e2e4");
  await passOn(page);
  await openCurtain(page);
  await expect(page.getByText("Anna offers a draw.")).toBeVisible();
  await button(page, "Accept").tap();
  await question(page, "Agree to a draw?").getByRole("button", { name: "Keep playing" }).tap();
  await button(page, "Accept").tap();
  await question(page, "Agree to a draw?").getByRole("button", { name: "Agree" }).tap();
  await expectResult(page, "Draw", "Both players agreed.");
  await expectEnd(page, null, "agreement");
});

test("a draw can be declined", {}, async ({ page, url, expect }) => {
  await startGame(page, url);
  await openCurtain(page);
  await offerDraw(page);
  await playMove(page, "e2e4");
  await passOn(page);
  await openCurtain(page);
  await button(page, "Decline").tap();
  await expect(page.getByText("Anna offers a draw.")).toHaveCount(0);
  await playMove(page, "e7e5");
  await passOn(page);
  await openCurtain(page);
  await expect(button(page, "Offer draw")).toBeEnabled();
  await expect(heading(page)).toHaveText("Your move");
  await expect(detail(page)).toHaveText("Ben declined the draw.");
  await playMove(page, "g1f3");
  await expect(detail(page)).toHaveText("You play White");
});

test("an offer of a draw can be taken back until the phone is passed", {}, async ({ page, url, expect }) => {
  await startGame(page, url);
  await openCurtain(page);
  await offerDraw(page);
  await expect(detail(page)).toHaveText("You offer a draw.");
  await button(page, "Withdraw offer").tap();
  await expect(detail(page)).toHaveText("You play White");
  await offerDraw(page);
  await playMove(page, "e2e4");
  await button(page, "Withdraw offer").tap();
  await expect(button(page, "Withdraw offer")).toHaveCount(0);
  await passOn(page);
  await openCurtain(page);
  await expect(button(page, "Offer draw")).toBeVisible();
});

test("a move declines a draw too, and an offer waits through a reload", {}, async ({ page, url, expect }) => {
  await startGame(page, url);
  await openCurtain(page);
  await offerDraw(page);
  await playMove(page, "e2e4");
  await passOn(page);
  await page.reload();
  await openCurtain(page);
  await expect(page.getByText("Anna offers a draw.")).toBeVisible();
  await playMove(page, "e7e5");
  await passOn(page);
  await openCurtain(page);
  await expect(button(page, "Offer draw")).toBeEnabled();
});

/** Time is moved, never waited for. */
async function startTimedGame(page, url) {
  await page.clock.install();
  await startGame(page, url, ["Anna", "Ben"], () => page.getByText("3 + 2").tap());
}

test("a side that runs out of time loses", {}, async ({ page, url }) => {
  await startTimedGame(page, url);
  await takeTurn(page, "e2e4");
  await openCurtain(page);
  await expect(clock(page, "Black")).toHaveText(/^(3:00|2:59)$/);
  await page.clock.fastForward("02:55");
  await expect(clock(page, "Black")).toHaveText(/^[0-5]\.\d$/);
  await page.clock.fastForward("00:06");
  await expectResult(page, "Anna wins", "Black ran out of time.");
  await expectEnd(page, "white", "time");
});

test("no time runs behind the curtain", {}, async ({ page, url }) => {
  await startTimedGame(page, url);
  await page.clock.fastForward("01:00:00");
  await openCurtain(page);
  await expect(clock(page, "White")).toHaveText(/^(3:00|2:59)$/);
  await page.clock.fastForward("01:00");
  await playMove(page, "e2e4");
  // A minute gone, two seconds gained.
  await expect(clock(page, "White")).toHaveText(/^(2:02|2:01|2:00)$/);
  await page.clock.fastForward("01:00:00");
  await passOn(page);
  await page.clock.fastForward("01:00:00");
  await openCurtain(page);
  await expect(clock(page, "White")).toHaveText(/^(2:02|2:01|2:00)$/);
  await expect(clock(page, "Black")).toHaveText(/^(3:00|2:59)$/);
});

test("time that ran out while the page slept is over when it wakes", {}, async ({ page, url }) => {
  await startTimedGame(page, url);
  await openCurtain(page);
  await page.clock.fastForward("10:00");
  await expectResult(page, "Ben wins", "White ran out of time.");
});

/** White thinks for five seconds, and they are in storage. */
async function thinkFiveSeconds(page, url) {
  await startTimedGame(page, url);
  await openCurtain(page);
  await page.clock.fastForward("00:05");
  await waitForStored(page, (game) => game.clock.white_ms <= 175_000, "the thinking time in storage");
}

test("a page that is killed gives no thinking time back", {}, async ({ page, context, url }) => {
  await thinkFiveSeconds(page, url);
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(clock(again, "White")).toHaveText(/^2:5[0-5]$/);
});

test("a reload gives no thinking time back", {}, async ({ page, url }) => {
  await thinkFiveSeconds(page, url);
  // So short a time is written only when the page goes.
  await page.clock.fastForward("00:01");
  await page.reload();
  await expect(clock(page, "White")).toHaveText(/^2:5[0-4]$/);
});

test("the same position for the third time is a draw", {}, async ({ page, url }) => {
  await startGame(page, url);
  await playToTheEnd(page, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
  await expectResult(page, "Draw", "The same position for the third time.");
});

test("a side without any move draws", {}, async ({ page, url }) => {
  await openSaved(page, url, savedGame(BEFORE_NO_MOVE));
  await playToTheEnd(page, "e2e4");
  await expectResult(page, "Draw", "The side to move has no move.");
});

test("fifty moves without capture or pawn move are a draw", {}, async ({ page, url, expect }) => {
  const plies = quietPlies(100).split(" ");
  await openSaved(page, url, savedGame(plies.slice(0, -1).join(" ")));
  await expect(heading(page)).toHaveText("Black: Ben");
  await playToTheEnd(page, plies.at(-1));
  await expectResult(page, "Draw", "Fifty moves without capture or pawn move.");
});

test("Black wins by the capture of the king", {}, async ({ page, url }) => {
  await startGame(page, url);
  await playToTheEnd(page, "e2e3 b8c6 a2a3 c6d4 a3a4 d4c2 a4a5 c2e1");
  await expectResult(page, "Ben wins", "Black took the white king.");
});
