// Arabic: words run from right to left, the board and all that is written as chess is do not.
import { expectFits } from "./fit.mjs";
import { savedGame } from "./fixtures/games.mjs";
import { expect, expectNoAxeViolations, test } from "./harness.mjs";
import { chooseFile, curtainButton, heading, openCurtain, playMove, square, startGame, takeTurn } from "./play.mjs";

const ARABIC = { locale: "ar-EG", viewport: { width: 360, height: 640 } };
const KING_CAPTURE = "e2e4 f7f5 d1h5 a7a6 h5e8";
/** After these White's knights on f3 and f5 can both go to d4, so that the move is written with a rank. */
const TWO_KNIGHTS = "g1f3 a7a6 b1c3 a6a5 c3e4 a5a4 e4g3 a4a3 g3f5 h7h6";

const apart = (text) => `\u2068${text}\u2069`;
const left = async (locator) => (await locator.boundingBox()).x;

/** In the page: where each of `parts` of an element's text lies, from the left. */
function places(element, parts) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  return parts.map((part) => {
    const text = texts.find(({ data }) => data.includes(part));
    const range = document.createRange();
    range.setStart(text, text.data.lastIndexOf(part));
    range.setEnd(text, text.data.lastIndexOf(part) + part.length);
    return range.getBoundingClientRect().x;
  });
}

/** Fails unless these parts of a text are seen in this order from the left. */
async function expectFromLeft(locator, parts) {
  const found = await locator.evaluate(places, parts);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(new Set(found).size).toBe(parts.length);
}

/** Fails unless the squares lie as on a board that is looked at from this side. */
async function expectBoardFromLeft(page, corners) {
  const [[x, y], [rightX, rightY], [topX, topY]] = await Promise.all(
    corners.map(async (name) => {
      const box = await square(page, name).boundingBox();
      return [box.x, box.y];
    }),
  );
  expect(x).toBeLessThan(rightX);
  expect(y).toBe(rightY);
  expect(topY).toBeLessThan(y);
  expect(topX).toBe(x);
}

/** A game through the form, with a player's name in each direction. */
async function startArabicGame(page, url) {
  await page.goto(`${url}#/new`);
  await page.locator('input[type="text"]').first().fill("أحمد");
  await page.locator('input[type="text"]').nth(1).fill("Ben 2");
  await page.locator("form .primary").tap();
  await expect(heading(page)).toHaveText(`الأبيض: ${apart("أحمد")}`);
}

const pass = (page) => page.locator(".answer .primary").tap();

async function playKingCapture(page) {
  for (const move of KING_CAPTURE.split(" ")) {
    await openCurtain(page);
    await playMove(page, move);
    if (move !== "h5e8") await pass(page);
  }
}

test("a whole game in Arabic on a board from left to right", ARABIC, async ({ page, url, expect }) => {
  await startArabicGame(page, url);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expectFits(page, "the curtain");
  await openCurtain(page);
  await expectBoardFromLeft(page, ["a1", "h1", "a8"]);
  await expectFits(page, "White's table");
  await playMove(page, "e2e4");
  await expect(page.locator(".answer")).toBeVisible();
  await expectFits(page, "the table after a move");
  await pass(page);
  await openCurtain(page);
  await expectBoardFromLeft(page, ["h8", "a8", "h1"]);
  await expectFits(page, "Black's table");
  await playMove(page, "f7f5");
  await pass(page);
  for (const move of ["d1h5", "a7a6"]) {
    await openCurtain(page);
    await playMove(page, move);
    await pass(page);
  }
  await openCurtain(page);
  await playMove(page, "h5e8");
  await expect(heading(page)).toHaveText(`الفوز من نصيب ${apart("أحمد")}`);
  await expectFits(page, "the replay");
});

test("the replay runs from left to right, the page around it from right to left", ARABIC, async ({ page, context, url, expect }) => {
  await startArabicGame(page, url);
  await playKingCapture(page);
  await expect(heading(page)).toHaveText(`الفوز من نصيب ${apart("أحمد")}`);
  const ply = (i) => page.locator("button.ply").nth(i);
  const current = page.locator("[aria-current]");
  expect(await left(ply(0))).toBeLessThan(await left(ply(1)));
  expect(await left(page.locator(".pair .number").first())).toBeLessThan(await left(ply(0)));
  expect(await left(heading(page))).toBeLessThan(await left(page.locator("header a")));
  const [first, back, forward, last] = await Promise.all((await page.locator(".step-buttons button").all()).map(left));
  expect([first, back, forward, last]).toEqual([first, back, forward, last].toSorted((a, b) => a - b));

  const spoken = (text) => expect(current.locator(".sr-only")).toHaveText(text);
  await spoken(`وزير${apart("")} يأخذ على ${apart("e8")}`);
  await page.keyboard.press("ArrowLeft");
  await spoken(`بيدق${apart("")} إلى ${apart("a6")}`);
  await page.locator(".step-buttons button").nth(1).tap();
  await spoken(`وزير${apart("")} إلى ${apart("h5")}`);
  await page.keyboard.press("ArrowRight");
  await spoken(`بيدق${apart("")} إلى ${apart("a6")}`);
  await swipe(await context.newCDPSession(page), await square(page, "d4").boundingBox(), -120);
  await spoken(`وزير${apart("")} يأخذ على ${apart("e8")}`);
});

/** A finger goes sideways from the middle of a box. */
async function swipe(session, { x, y, width, height }, distance) {
  const point = (shift) => [{ x: x + width / 2 + shift, y: y + height / 2 }];
  const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", point(0));
  for (const share of [0.25, 0.5, 0.75, 1]) await send("touchMove", point(distance * share));
  await send("touchEnd", []);
}

test("keys and drags mean what is seen", { ...ARABIC, hasTouch: false, isMobile: false }, async ({ page, url, expect }) => {
  await page.goto(`${url}#/new`);
  await page.locator("form .primary").click();
  await expect(curtainButton(page)).toBeEnabled();
  await curtainButton(page).click();
  await square(page, "e2").focus();
  await page.keyboard.press("ArrowRight");
  await expect(square(page, "f2")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(square(page, "a2")).toBeFocused();
  const middle = async (name) => {
    const { x, y, width, height } = await square(page, name).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.move(...(await middle("g1")));
  await page.mouse.down();
  await page.mouse.move(...(await middle("f3")), { steps: 5 });
  await page.mouse.up();
  await expect(square(page, "f3")).toHaveAttribute("aria-label", `${apart("f3")}، حصانك، آخر نقلة`);
});

test("moves, times and clocks keep their order", ARABIC, async ({ page, url, expect }) => {
  await page.goto(`${url}#/settings`);
  await page.locator('.chip:has(input[name="notation"])').nth(1).tap();
  await page.getByLabel("تأكيد كل نقلة").tap();
  await expectFromLeft(page.locator('input[name="notation"] ~ span').nth(1), ["ح", "f3"]);
  await page.goto(`${url}#/new`);
  await expectFromLeft(page.locator('input[name="clock"] ~ span').nth(2), ["5", "+", "3"]);

  const clock = { base_ms: 5_400_000, increment_ms: 0, white_ms: 5_000_000, black_ms: 4_000_000 };
  await openWithoutWords(page, url, savedGame(TWO_KNIGHTS, { clock }));
  await openCurtain(page);
  await expectFromLeft(page.locator(".clock").first(), ["1:", "06:", "40"]);
  // Rank and file would change places behind an Arabic letter.
  await square(page, "f5").tap();
  await square(page, "d4").tap();
  await expectFromLeft(page.locator(".answer .primary span"), ["ح", "5", "d4", "العب"]);
  await page.locator(".answer .primary").tap();
  await expect(page.locator(".ply").last()).toBeVisible();
  await expectFromLeft(page.locator(".ply").last(), ["ح", "5", "d4"]);
});

/** Imports a game by the places of things, as a page in any language has them. */
async function openWithoutWords(page, url, game) {
  await page.goto(`${url}#/`);
  const file = () => page.locator('button:has(use[href$="#import"])').tap();
  await chooseFile(page, file, "game.json", JSON.stringify(game));
  await page.locator(".toast button").tap();
  await page.locator(".game a").tap();
  await expect(curtainButton(page)).toBeVisible();
}

test("only the icons that point along the text are turned round", ARABIC, async ({ page, url, expect }) => {
  const turned = (locator) => locator.evaluate((icon) => getComputedStyle(icon).scale === "-1 1");
  await startArabicGame(page, url);
  expect(await turned(page.locator('.icon:has([href$="#back"])'))).toBe(true);
  await playKingCapture(page);
  for (const name of ["first", "prev", "next", "last", "rematch", "flip"]) {
    expect(await turned(page.locator(`.icon:has([href$="#${name}"])`))).toBe(false);
  }
});

test("axe finds nothing on the pages in Arabic", ARABIC, async ({ page, url, expect }) => {
  for (const hash of ["#/", "#/new", "#/rules", "#/settings"]) {
    await page.goto(url + hash);
    await expect(heading(page)).toBeVisible();
    await expect(page.locator("[aria-busy]")).toHaveCount(0);
    await expectNoAxeViolations(page);
  }
  await startArabicGame(page, url);
  await expectNoAxeViolations(page);
  await openCurtain(page);
  await expectNoAxeViolations(page);
});

test("two Arabic names keep their places in English", {}, async ({ page, url, expect }) => {
  await startGame(page, url, ["أحمد", "ليلى"]);
  await takeTurn(page, "e2e4");
  await page.goto(`${url}#/`);
  await expectFromLeft(page.locator(".game strong"), ["أحمد", "–", "ليلى"]);
});

test("another direction applies at once and goes again", {}, async ({ page, url, expect }) => {
  await page.goto(`${url}#/settings`);
  await page.getByRole("combobox", { name: "Language" }).selectOption("ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(heading(page)).toHaveText("الإعدادات");
  await page.getByRole("combobox").selectOption("nl");
  await expect(page.locator("html")).toHaveAttribute("dir", null);
  await expect(heading(page)).toHaveText("Instellingen");
});
