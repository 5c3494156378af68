// From the first byte to the first page: what is seen before the app, and when it can't be started.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, expectNoAxeViolations, test, waitFor } from "./harness.mjs";
import { button, heading, openHome } from "./play.mjs";
import { withHost } from "./site.mjs";

const BROKEN = { serviceWorkers: "allow", allow: /Failed to load resource|MIME|ERR_|wasm|WebAssembly|TypeError|RuntimeError/i };

const page404 = (request, response) => response.writeHead(404, { "content-type": "text/html" }).end("<h1>Not here</h1>");
const welcome = (request, response) => response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>");
const hangUp = (request, response) => response.destroy();
const halfOfIt = (request, response) => response.writeHead(200, { "content-type": "application/wasm", "content-length": 500_000 }).write(Buffer.from([0, 97, 115, 109, 1, 0, 0, 0])) && setTimeout(() => response.destroy(), 0);

for (const [what, file, fault] of [
  ["its script is missing", /fog-chess-.*\.js$/, page404],
  ["a page stands in place of its script", /fog-chess-.*\.js$/, welcome],
  ["its WASM is missing", /_bg\.wasm$/, page404],
  ["a page stands in place of its WASM", /_bg\.wasm$/, welcome],
  ["its WASM breaks off", /_bg\.wasm$/, halfOfIt],
  ["the line is cut", /fog-chess-/, hangUp],
]) {
  test(`the page says so when ${what}, and starts when it is there`, BROKEN, async ({ page }) => {
    await withHost(async (host) => {
      host.fault = (request, response) => file.test(request.url) && (fault(request, response), true);
      await page.goto(host.url);
      await expect(heading(page)).toHaveText("Fog Chess could not start");
      await expect(page.getByRole("alert")).toContainText("Check the connection and load the page again.");
      await expectNoAxeViolations(page);
      host.fault = () => false;
      await button(page, "Load again").tap();
      await expect(page.getByRole("link", { name: "Play on this device" })).toBeVisible();
      await expect(button(page, "Load again")).toHaveCount(0);
    });
  });
}

test("a start that fails says so in the reader's language", { ...BROKEN, locale: "de-AT" }, async ({ page }) => {
  await withHost(async (host) => {
    host.fault = (request, response) => /_bg\.wasm$/.test(request.url) && (hangUp(request, response), true);
    await page.goto(host.url);
    await expect(heading(page)).toHaveText("Fog Chess konnte nicht starten");
    await expect(button(page, "Neu laden")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });
});

test("in Arabic it runs from right to left", { ...BROKEN, locale: "ar-EG" }, async ({ page }) => {
  await withHost(async (host) => {
    host.fault = (request, response) => /_bg\.wasm$/.test(request.url) && (hangUp(request, response), true);
    await page.goto(host.url);
    await expect(heading(page)).toHaveText("تعذّر تشغيل Fog Chess");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  });
});

test("a browser without WebAssembly is told so", {}, async ({ page, url }) => {
  await page.addInitScript(() => delete globalThis.WebAssembly);
  await page.goto(url);
  await expect(heading(page)).toHaveText("Something is missing");
  await expect(page.getByRole("alert")).toContainText("This browser has no WebAssembly");
});

test("without scripts a sentence says what is missing", { javaScriptEnabled: false }, async ({ page, url }) => {
  await page.goto(url);
  await expect(heading(page)).toHaveText("Fog Chess");
  await expect(page.locator("noscript p")).toContainText("Fog Chess needs JavaScript, and it is turned off here.");
});

test("when nothing comes at all, the page says so after a while", BROKEN, async ({ page }) => {
  await withHost(async (host) => {
    host.fault = (request, response) => /shell-/.test(request.url) && (page404(request, response), true);
    await page.goto(host.url);
    const late = page.getByText("If nothing happens, the browser is too old or blocks the app");
    await expect(late).toBeHidden();
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(late).toBeVisible();
  });
});

test("before the app there is a board and its name, and progress if it takes long", { allow: /ERR_CONNECTION_REFUSED/ }, async ({ page }) => {
  await withHost(async (host) => {
    const path = join(host.folder, await host.find(/_bg\.wasm$/));
    const { size } = await stat(path);
    let finish;
    host.fault = (request, response) => {
      if (!/_bg\.wasm$/.test(request.url)) return false;
      response.writeHead(200, { "content-type": "application/wasm", "content-length": size });
      const half = Math.floor(size / 2);
      createReadStream(path, { end: half }).pipe(response, { end: false });
      finish = () => createReadStream(path, { start: half + 1 }).pipe(response);
      return true;
    };
    await page.goto(host.url, { waitUntil: "commit" });
    await expect(heading(page)).toHaveText("Fog Chess");
    await expect(page.locator(".start-board")).toBeVisible();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await waitFor(() => page.getByRole("progressbar").evaluate(({ value }) => value > 0.3 && value < 0.7), "half of it");
    await expectNoAxeViolations(page);
    finish();
    await expect(page.getByRole("link", { name: "Play on this device" })).toBeVisible();
    await expect(page.locator("#start")).toBeHidden();
  });
});

/** Lets WASM in the page meet a fault, as a bug in the app would. */
function trap() {
  const unreachable = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11];
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(unreachable)));
  setTimeout(exports.f);
}

test("a fault of the app's own is told, and the page can be loaded again", BROKEN, async ({ page, url }) => {
  await openHome(page, url);
  await page.evaluate(trap);
  await expect(heading(page)).toHaveText("Fog Chess has stopped");
  await expect(page.getByRole("alert")).toContainText("Your moves are saved");
  await expect(page.getByRole("link", { name: "Play on this device" })).toBeHidden();
  await button(page, "Load again").tap();
  await expect(page.getByRole("link", { name: "Play on this device" })).toBeVisible();
});

test("errors of others do not stop the app", { allow: /an extension's/ }, async ({ page, url }) => {
  await openHome(page, url);
  await page.evaluate(() => setTimeout(() => { throw new Error("an extension's"); }));
  await page.evaluate(() => void Promise.reject(new Error("an extension's")));
  await page.getByRole("link", { name: "Rules" }).first().tap();
  await expect(heading(page)).toHaveText("Rules");
});
