// After the first visit the host goes away for good.
import { expect, test, waitFor } from "../e2e/harness.mjs";
import { curtainButton, expectResult, heading, newGame, openCurtain, openHome, square, takeTurns } from "../e2e/play.mjs";
import { chooseLanguage, playToTheEndInAnyLanguage } from "./steps.mjs";

/** In the page: whether the service worker keeps everything. */
const isKept = async () => (await navigator.serviceWorker.getRegistration())?.active?.state === "activated";

test("a cold start without a host, a whole game, languages and rules", {}, async ({ browser, page: first, host, url }) => {
  await openHome(first, url);
  await waitFor(() => first.evaluate(isKept), "everything to be kept");
  const toStart = host.asked.slice(0, host.asked.indexOf("/sw.js"));
  expect(toStart.length).toBe(new Set(toStart).size);
  await newGame(first);
  await takeTurns(first, "e2e4 f7f5");
  await expect(curtainButton(first)).toBeEnabled();
  const game = await first.url();
  await host.stop();

  await browser.coldStart();
  const page = browser.page;
  await openHome(page, url);
  await page.goto(`${url}#/rules`);
  await expect(heading(page)).toHaveText("Rules");
  await chooseLanguage(page, url, "el", "Ρυθμίσεις");
  await chooseLanguage(page, url, "de", "Einstellungen");
  await page.goto(game);
  await page.reload();
  await expect(heading(page)).toHaveText("Weiß: Anna");
  await openCurtain(page);
  await expect(square(page, "e4")).toHaveAttribute("aria-label", "e4, dein Bauer, letzter Zug");
  await page.reload();
  await playToTheEndInAnyLanguage(page, "d1h5 a7a6 h5e8");
  await expectResult(page, "Anna gewinnt", "Weiß schlug den schwarzen König.");
});
