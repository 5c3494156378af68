// The steps of a game on one phone, as two players take them.
import { waitFor } from "./harness.mjs";

/** Opens the app and starts a game as the form proposes it: no clock, the first player is White. */
export async function startGame(page, url) {
  await page.goto(`${url}#/new`);
  await page.getByRole("button", { name: "Start", exact: true }).tap();
}

/** The player whose turn it is opens the curtain, which can't be opened in its first moment. */
export async function openCurtain(page) {
  await page.getByRole("button", { name: "Show the board" }).tap();
  await waitFor(() => square(page, "a1").isVisible(), "the board");
}

/** A square of the board, by its name. */
export const square = (page, name) => page.locator(`[data-square="${name}"]`);

/** Picks a piece and plays it, with two taps. */
export async function playMove(page, from, to) {
  await square(page, from).tap();
  await square(page, to).tap();
}

/** The player who has moved brings the curtain down. */
export async function passOn(page) {
  await page.getByRole("button", { name: "Pass the phone" }).tap();
}
