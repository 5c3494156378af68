// Putting the app on the home screen, and what installers and link previews read.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, waitFor } from "./harness.mjs";
import { button, curtainButton, openCurtain, openHome, passOn, playMove, playToTheEnd, startGame } from "./play.mjs";

const DIST = join(import.meta.dirname, "..", "..", "dist");
const manifest = JSON.parse(await readFile(join(DIST, "manifest.webmanifest"), "utf8"));

/** Width and height of a PNG file. */
async function sizeOf(path) {
  const png = await readFile(join(DIST, path));
  if (png.toString("latin1", 1, 4) !== "PNG") throw new Error(`${path} is no PNG`);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test("the browser finds nothing that keeps the app from being installed", { serviceWorkers: "allow" }, async ({ page, context, url, expect }) => {
  await openHome(page, url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const session = await context.newCDPSession(page);
  const { url: found, errors, data } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(found).toBe(`${url}manifest.webmanifest`);
  expect(JSON.parse(data)).toEqual(manifest);
  // A private window, which a test's is, can't install anything.
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
});

test("the manifest's pictures are there, in the sizes it says", {}, async ({ expect }) => {
  const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  for (const { src, sizes } of pictures.filter(({ type }) => type === "image/png")) expect([src, await sizeOf(src)]).toEqual([src, sizes]);
  const purposes = manifest.icons.map(({ purpose }) => purpose);
  for (const purpose of ["any", "maskable", "monochrome"]) expect(purposes).toContain(purpose);
  expect(await sizeOf("icons/apple-touch-icon.png")).toBe("180x180");
});

test("a link preview says what the app is, and nothing of a game", {}, async ({ page, url, expect }) => {
  const about = () => page.evaluate(() => [document.title, ...[...document.querySelectorAll("meta[content]")].map(({ content }) => content)].join("\n"));
  await startGame(page, url, ["Anna", "Ben"]);
  const before = await about();
  await openCurtain(page);
  await playMove(page, "e2e4");
  await passOn(page);
  expect(await about()).toBe(before);
  expect(before).toContain("Chess in the fog");
  expect(before).not.toContain("Anna");
});

/** The browser's offer, as Chromium makes it where an installation is possible. */
function offer() {
  const event = new Event("beforeinstallprompt", { cancelable: true });
  globalThis.prompts = 0;
  event.prompt = async () => void (globalThis.prompts += 1);
  dispatchEvent(event);
  return event.defaultPrevented;
}

test("the app offers to install itself where the browser can, and no longer once it is done", {}, async ({ page, url, expect }) => {
  await openHome(page, url);
  const install = button(page, "Install the app");
  await expect(install).toHaveCount(0);
  expect(await page.evaluate(offer)).toBe(true);
  await install.tap();
  expect(await page.evaluate(() => globalThis.prompts)).toBe(1);
  await page.goto(`${url}#/settings`);
  await expect(install).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("appinstalled")));
  await expect(install).toHaveCount(0);
});

test("an offer that comes before the app is not lost", {}, async ({ page, url }) => {
  await page.addInitScript(`addEventListener("DOMContentLoaded", () => (${offer})())`);
  await openHome(page, url);
  await expect(button(page, "Install the app")).toBeVisible();
});

test("where only the player can install, the app says how", {}, async ({ page, url }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "standalone", { value: false }));
  await openHome(page, url);
  await expect(page.getByText("open the browser’s Share menu and choose “Add to Home Screen”")).toBeVisible();
});

test("in the installed app there is no word of installing", {}, async ({ page, url }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "standalone", { value: true }));
  await openHome(page, url);
  await expect(page.getByText("Home Screen")).toHaveCount(0);
});

/** Counts the wake locks that are held. */
function countWakeLocks() {
  globalThis.held = 0;
  const request = async () => {
    globalThis.held += 1;
    return { release: async () => void (globalThis.held -= 1) };
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
}

test("the screen stays on during a game, and only then", {}, async ({ page, url, expect }) => {
  await page.addInitScript(countWakeLocks);
  const held = (count) => waitFor(() => page.evaluate((wanted) => globalThis.held === wanted, count), `${count} locks`);
  await startGame(page, url);
  await held(1);
  await openCurtain(page);
  await playMove(page, "e2e4");
  await page.getByRole("link", { name: "Home" }).tap();
  await held(0);
  await page.getByRole("link", { name: "Anna – Ben" }).tap();
  await held(1);
  await playToTheEnd(page, "f7f5 d1h5 a7a6 h5e8");
  await held(0);
  await page.goto(`${url}#/settings`);
  await page.getByRole("checkbox", { name: "Screen stays on during a game" }).uncheck();
  await startGame(page, url);
  await expect(curtainButton(page)).toBeEnabled();
  expect(await page.evaluate(() => globalThis.held)).toBe(0);
});

test("the system's bars take the color of the theme", {}, async ({ page, url, expect }) => {
  const active = () =>
    page.evaluate(() => [...document.querySelectorAll("meta[name=theme-color]")].filter(({ media }) => matchMedia(media).matches).map(({ content }) => content));
  await page.goto(`${url}#/settings`);
  for (const [theme, color] of [["Dark", "#10171c"], ["Light", "#eef2f4"]]) {
    await page.getByText(theme, { exact: true }).tap();
    await waitFor(async () => String(await active()) === color, `${theme} bars`);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByText("As the system").tap();
  await waitFor(async () => String(await active()) === "#10171c", "dark bars");
});
