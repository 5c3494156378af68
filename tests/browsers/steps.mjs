// Steps of both tests in any language.
import { expect } from "../e2e/harness.mjs";
import { curtainButton, heading, openCurtain, playMove } from "../e2e/play.mjs";

/** Chooses a language on the settings' page, whose title it then has. */
export async function chooseLanguage(page, url, language, title) {
  await page.goto(`${url}#/settings`);
  await page.locator("select").selectOption(language);
  await expect(heading(page)).toHaveText(title);
}

/** The player who has moved brings the curtain down. */
export async function passOnInAnyLanguage(page) {
  await page.locator(".answer .primary").tap();
  await expect(curtainButton(page)).toBeVisible();
}

/** Turns as in "e2e4 e7e5", of which the last ends the game. */
export async function playToTheEndInAnyLanguage(page, moves) {
  const all = moves.split(" ");
  for (const move of all) {
    await openCurtain(page);
    await playMove(page, move);
    if (move !== all.at(-1)) await passOnInAnyLanguage(page);
  }
}
