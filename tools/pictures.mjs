// Draws what installers and link previews show, into static/icons: icons from static/logo.svg, screenshots of the app itself.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PHONE, start } from "../tests/e2e/browser.mjs";
import { expect } from "../tests/e2e/harness.mjs";
import { curtainButton, openCurtain, openHome, passOn, playMove, playToTheEnd, startGame, takeTurns } from "../tests/e2e/play.mjs";

const STATIC = join(import.meta.dirname, "..", "static");
const ICONS = join(STATIC, "icons");
const NAMES = ["Anna", "Ben"];
const OPENING = "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 d2d3 f8c5 c1g5 h7h6";
const GAME = `${OPENING} g5f6 d8f6 b1c3 d7d6 c3d5 f6d8 d1d2 c8g4 d5f6 g4f3 f6e8`;

/** The parts of the logo: the knight, the fog behind and before its feet. */
async function logoParts() {
  const svg = await readFile(join(STATIC, "logo.svg"), "utf8");
  const [, knight, fog] = svg.match(/(<g transform="translate\(\.6 3\.4\).*?<\/g>)(.*)<\/g><\/svg>/);
  return { svg, knight, fog };
}

const picture = (inside) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>`;
const SKY = '<path d="M0 0h64v64H0z" fill="#1f4257"/>';

/** Full to the edges, all that matters within the inner four fifths: systems cut it to a shape of their own. */
const maskable = ({ knight, fog }) => picture(`${SKY}<g transform="translate(10 8.5) scale(.7)">${knight}</g><g transform="translate(0 -3)">${fog}</g><path d="M0 58h64v6H0z" fill="#dbe4e9"/>`);

/** Full to the edges; the system rounds the corners. */
const square = ({ knight, fog }) => picture(SKY + knight + fog);

/** One color, only its opacity counts: the knight alone, its lines cut out. */
function monochrome({ knight }) {
  const mask = `<mask id="m"><g transform="translate(9 8) scale(.75)">${knight.replaceAll("#1f4257", "#000").replace("#fbf9f3", "#fff")}</g></mask>`;
  return picture(`${mask}<path d="M0 0h64v64H0z" fill="#fff" mask="url(#m)"/>`);
}

const preview = (svg) => `<body style="margin:0;display:flex;align-items:center;justify-content:center;gap:56px;height:630px;background:#10171c;color:#e8eff2;font-family:'DejaVu Serif',serif">
  <div style="width:340px">${svg}</div><div style="width:600px"><div style="font-size:84px">Fog Chess</div><div style="font-size:36px;line-height:1.35;color:#a6b7c1">Chess in the fog: you see only where your pieces can go.</div></div></body>`;

async function draw(browser, name, html, width, height = width) {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  await page.setContent(html);
  await writeFile(join(ICONS, name), await page.screenshot({ omitBackground: true }));
  await context.close();
}

const icon = (svg) => `<style>body{margin:0}svg{display:block;width:100vw;height:100vw}</style>${svg}`;

async function drawIcons(browser) {
  const parts = await logoParts();
  await draw(browser, "icon-192.png", icon(parts.svg), 192);
  await draw(browser, "icon-512.png", icon(parts.svg), 512);
  await draw(browser, "maskable-512.png", icon(maskable(parts)), 512);
  await draw(browser, "monochrome-512.png", icon(monochrome(parts)), 512);
  await draw(browser, "apple-touch-icon.png", icon(square(parts)), 180);
  await draw(browser, "preview.png", preview(parts.svg), 1200, 630);
}

async function takeScreenshots(browser, url, form, size) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block", ...size });
  const page = await context.newPage();
  const shot = (name) => page.screenshot({ path: join(ICONS, `${form}-${name}.png`) });
  await openHome(page, url);
  if (form === "narrow") await shot("home");
  await startGame(page, url, NAMES);
  await takeTurns(page, OPENING);
  await expect(curtainButton(page)).toBeEnabled();
  if (form === "narrow") await shot("curtain");
  await openCurtain(page);
  await shot("table");
  if (form === "wide") {
    await playMove(page, "g5f6");
    await passOn(page);
    await playToTheEnd(page, GAME.split(" ").slice(11).join(" "));
    await shot("replay");
  }
  await context.close();
}

await mkdir(ICONS, { recursive: true });
const { browser, url, close } = await start();
try {
  await drawIcons(browser);
  await takeScreenshots(browser, url, "narrow", {});
  await takeScreenshots(browser, url, "wide", { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, isMobile: false });
} finally {
  await close();
}
