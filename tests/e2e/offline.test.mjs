// The service worker: without a network, in any folder, and from one version to the next.
import { expect, test, waitFor } from "./harness.mjs";
import { button, curtainButton, expectResult, heading, newGame, openCurtain, openHome, playToTheEnd, startGame, storedGames, takeTurns } from "./play.mjs";
import { BUILT, NEXT, withHost } from "./site.mjs";

const KING_CAPTURE = "e2e4 f7f5 d1h5 a7a6 h5e8";
// What the browser itself says when a file can't be had.
const OFFLINE = { serviceWorkers: "allow", allow: /Failed to load resource|ERR_|service worker/i };
const ONLINE = { serviceWorkers: "allow" };

/** Opens the app and waits until all its files are kept. */
async function visit(page, url) {
  await openHome(page, url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await waitFor(() => page.evaluate(() => !!navigator.serviceWorker.controller), "the worker to take the page");
}

/** The network is gone, for the browser and for the host. */
async function cut(context, host) {
  await context.setOffline(true);
  await host.stop();
}

const update = (page) => button(page, "Update");
const versionShown = (page, version) => expect(page.getByText(`Version ${version}`)).toBeVisible();

/** Lets the page look for a new version, as it does when it comes to the front. */
const lookForUpdate = (page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

/** How the update of the worker ends: "installed" or "redundant". */
const updateEnds = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise((done) => registration.addEventListener("updatefound", () => done(registration.installing), { once: true }));
    registration.update().catch(() => {});
    const worker = await found;
    return new Promise((done) => {
      const look = () => ["installed", "redundant"].includes(worker.state) && done(worker.state);
      worker.addEventListener("statechange", look);
      look();
    });
  });

const cacheNames = (page) => page.evaluate(() => caches.keys());

test("after the first visit everything works without a network", OFFLINE, async ({ page, context }) => {
  await withHost(async (host) => {
    await visit(page, host.url);
    await page.getByRole("link", { name: "Settings" }).tap();
    await expect(page.getByText("Everything is on this device")).toBeVisible();
    await page.close();
    await cut(context, host);

    const cold = await context.newPage();
    await openHome(cold, host.url);
    await newGame(cold);
    await takeTurns(cold, "e2e4 f7f5");
    await cold.reload();
    await expect(curtainButton(cold)).toBeVisible();
    await playToTheEnd(cold, "d1h5 a7a6 h5e8");
    await expectResult(cold, "Anna wins", "White took the black king.");
    await cold.getByRole("link", { name: "Home" }).tap();
    await cold.getByRole("link", { name: "Rules" }).first().tap();
    await expect(heading(cold)).toHaveText("Rules");
    await cold.goto(`${host.url}#/settings`);
    for (const [tag, settings] of [["el", "Ρυθμίσεις"], ["cs", "Nastavení"], ["en", "Settings"]]) {
      await cold.getByRole("combobox").selectOption(tag);
      await expect(heading(cold)).toHaveText(settings);
    }
  });
});

test("an address that was never visited opens without a network", OFFLINE, async ({ page, context }) => {
  await withHost(async (host) => {
    await visit(page, host.url);
    await page.close();
    await cut(context, host);
    for (const address of ["#/rules", "index.html#/rules", "?from=somewhere#/rules"]) {
      const cold = await context.newPage();
      await cold.goto(host.url + address);
      await expect(heading(cold)).toHaveText("Rules");
      await cold.close();
    }
  });
});

test("in a folder of a host the app keeps to that folder", OFFLINE, async ({ page, context }) => {
  await withHost(async (host) => {
    await visit(page, host.url);
    expect(host.asked.filter((path) => !path.startsWith("/some/folder/"))).toEqual([]);
    await page.close();
    await cut(context, host);
    const cold = await context.newPage();
    await startGame(cold, host.url);
    await playToTheEnd(cold, KING_CAPTURE);
    await expectResult(cold, "Anna wins", "White took the black king.");
  }, "/some/folder/");
});

test("a host that redirects the page's file to its folder is fine", OFFLINE, async ({ page, context }) => {
  await withHost(async (host) => {
    host.fault = (request, response) => {
      if (!/index\.html$/.test(request.url)) return false;
      response.writeHead(308, { location: "./" }).end();
      return true;
    };
    await visit(page, host.url);
    await cut(context, host);
    await page.reload();
    await expect(heading(page)).toHaveText("Fog Chess");
  });
});

test("a new version waits for the player, and the game in progress goes on in it", ONLINE, async ({ page, expect }) => {
  await withHost(async (host) => {
    await visit(page, host.url);
    await page.goto(`${host.url}#/settings`);
    await versionShown(page, BUILT);
    await page.getByText("Dark", { exact: true }).tap();
    await page.getByRole("link", { name: "Home" }).tap();
    await newGame(page);
    await takeTurns(page, "e2e4 e7e5");
    await openCurtain(page);

    await host.publishNext();
    host.asked = [];
    await lookForUpdate(page);
    await waitFor(() => page.evaluate(async () => !!(await navigator.serviceWorker.ready).waiting), "the new version");
    // Only what has changed was fetched.
    expect(host.asked.filter((path) => !/sw\.js|_bg\.wasm/.test(path))).toEqual([]);
    // Not a word of it at the board or at the curtain.
    await expect(update(page)).toHaveCount(0);
    await expect(button(page, "Notice")).toHaveCount(0);

    await page.getByRole("link", { name: "Home" }).tap();
    await expect(page.getByText("A new version is ready.")).toBeVisible();
    const reloaded = page.waitForEvent("load");
    await update(page).tap();
    await reloaded;
    await page.goto(`${host.url}#/settings`);
    await versionShown(page, NEXT);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect((await cacheNames(page)).length).toBe(1);
    await page.getByRole("link", { name: "Home" }).tap();
    await expect(update(page)).toHaveCount(0);
    await page.getByRole("link", { name: "Anna – Ben" }).tap();
    await playToTheEnd(page, "d1h5 a7a6 h5f7 a6a5 f7e8");
    await expectResult(page, "Anna wins", "White took the black king.");
    expect((await storedGames(page))[0].moves.length).toBe(7);
  });
});

/** A version that does not come whole leaves the last one whole; when it does, it is offered. */
async function heal(page, context, host) {
  const before = await cacheNames(page);
  expect(await updateEnds(page)).toBe("redundant");
  expect(await cacheNames(page)).toEqual(before);
  await page.reload();
  await page.goto(`${host.url}#/settings`);
  await versionShown(page, BUILT);
  await context.setOffline(true);
  await page.reload();
  await versionShown(page, BUILT);
  await context.setOffline(false);

  host.fault = () => false;
  await lookForUpdate(page);
  const reloaded = page.waitForEvent("load");
  await update(page).tap();
  await reloaded;
  await versionShown(page, NEXT);
}

test("a server that fails half-way through a new version breaks nothing", OFFLINE, async ({ page, context }) => {
  await withHost(async (host) => {
    await visit(page, host.url);
    await host.edit("locales/el/main.ftl", (text) => Buffer.concat([text, Buffer.from("\n# changed\n")]));
    await host.publishNext();
    host.fault = (request, response) => request.url.endsWith("_bg.wasm") && response.destroy() && true;
    await heal(page, context, host);
  });
});

test("a page in place of a new version's script is not kept", OFFLINE, async ({ page, context }) => {
  await withHost(async (host) => {
    await visit(page, host.url);
    await host.edit(await host.find(/^fog-chess-.*\.js$/), (code) => Buffer.concat([code, Buffer.from("\n// changed\n")]));
    await host.publishNext();
    host.fault = (request, response) => {
      if (!/fog-chess-.*\.js$/.test(request.url)) return false;
      response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Welcome</title>");
      return true;
    };
    await heal(page, context, host);
  });
});

test("a file that no version has is not answered with a page", OFFLINE, async ({ page }) => {
  await withHost(async (host) => {
    await visit(page, host.url);
    host.fault = (request, response) => {
      if (!/gone/.test(request.url)) return false;
      response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Welcome</title>");
      return true;
    };
    const loads = (tag, attributes) =>
      page.evaluate(
        ([name, values]) =>
          new Promise((done) => {
            const element = Object.assign(document.createElement(name), values);
            element.onload = () => done("loaded");
            element.onerror = () => done("refused");
            document.head.append(element);
          }),
        [tag, attributes],
      );
    expect(await loads("script", { src: "gone.js" })).toBe("refused");
    expect(await loads("link", { rel: "stylesheet", href: "gone.css" })).toBe("refused");
    expect(await page.evaluate(() => fetch("gone.wasm").then(({ status }) => status, () => "refused"))).toBe("refused");
    expect(await page.evaluate(() => fetch("gone.txt").then(({ status }) => status))).toBe(200);
  });
});

test("a tab left on the old version is told, and loads the new one when its player agrees", ONLINE, async ({ page, context }) => {
  await withHost(async (host) => {
    await visit(page, host.url);
    const other = await context.newPage();
    await startGame(other, host.url);
    await openCurtain(other);
    await host.publishNext();
    await page.bringToFront();
    await lookForUpdate(page);
    const reloaded = page.waitForEvent("load");
    await update(page).tap();
    await reloaded;
    // The other player is not thrown out of the game.
    await expect(heading(other)).toHaveText(/Your move|White: Anna/);
    await other.bringToFront();
    await other.goto(`${host.url}#/settings`);
    await versionShown(other, BUILT);
    const otherReloaded = other.waitForEvent("load");
    await update(other).tap();
    await otherReloaded;
    await versionShown(other, NEXT);
  });
});

test("two copies of the app on one host leave each other's files alone", OFFLINE, async ({ page, context }) => {
  await withHost(async (host) => {
    await visit(page, host.url);
    await page.evaluate(() => caches.open("fog-chess:/:other"));
    await host.publishNext();
    await lookForUpdate(page);
    const reloaded = page.waitForEvent("load");
    await update(page).tap();
    await reloaded;
    expect(await cacheNames(page)).toContain("fog-chess:/:other");
    await cut(context, host);
    await page.reload();
    await expect(heading(page)).toHaveText("Fog Chess");
  }, "/fog/");
});
