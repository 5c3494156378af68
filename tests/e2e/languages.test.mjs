// The app in each of its languages: chosen by the browser or by hand, and with room for the words.
import { expectFits, expectNoSidewaysScrolling } from "./fit.mjs";
import { savedGame } from "./fixtures/games.mjs";
import { expect, test } from "./harness.mjs";
import { curtainButton, heading, openCurtain, playMove, square, storedGames } from "./play.mjs";

const SMALL = { width: 360, height: 640 };
const KING_CAPTURE = "e2e4 f7f5 d1h5 a7a6 h5e8";

/** What each language says in a few places. */
const WORDS = {
  "de-DE": {
    lang: "de", play: "Auf diesem Gerät spielen", first: "Spieler 1", start: "Partie beginnen", curtain: "Weiß: Anna", pawn: "e2, dein Bauer",
    hidden: "e5, verdeckt", typed: "Sf3", knight: "f3, dein Springer, letzter Zug", result: "Anna gewinnt", detail: "Weiß schlug den schwarzen König.",
    settings: "Einstellungen",
  },
  "el-GR": {
    lang: "el", play: "Παίξε σε αυτή τη συσκευή", first: "Παίκτης 1", start: "Έναρξη παρτίδας", curtain: "Λευκά: Anna", pawn: "e2, δικό σου πιόνι",
    hidden: "e5, κρυμμένο", typed: "Ιf3", knight: /^f3, δικός σου ίππος/, result: "Νίκη: Anna", detail: "Τα λευκά πήραν τον μαύρο βασιλιά.",
    settings: "Ρυθμίσεις",
  },
  "pl-PL": {
    lang: "pl", play: "Graj na tym urządzeniu", first: "Gracz 1", start: "Rozpocznij partię", curtain: "Białe: Anna", pawn: "e2, twój pion",
    hidden: "e5, zakryte", typed: "Sf3", knight: "f3, twój skoczek, ostatni ruch", result: "Wygrywa Anna", detail: "Białe zbiły czarnego króla.",
  },
  // The king's "Кр" begins like the knight's "К".
  "uk-UA": {
    lang: "uk", play: "Грати на цьому пристрої", first: "Гравець 1", start: "Почати партію", curtain: "Білі: Anna", pawn: "e2, твій пішак",
    hidden: "e5, приховано", typed: "Кf3", knight: "f3, твій кінь, останній хід", result: "Перемагає Anna", detail: "Білі взяли чорного короля.",
  },
  "tr-TR": {
    lang: "tr", play: "Bu cihazda oyna", first: "1. oyuncu", start: "Oyunu başlat", curtain: "Beyaz: Anna", pawn: "e2, senin piyonun",
    hidden: "e5, gizli", typed: "Af3", knight: "f3, senin atın, son hamle", result: "Anna kazandı", detail: "Beyaz, siyah şahı aldı.",
  },
  "fr-FR": {
    lang: "fr", play: "Jouer sur cet appareil", first: "Joueur 1", start: "Commencer la partie", curtain: "Blancs : Anna", pawn: "e2, ton pion",
    hidden: "e5, cachée", typed: "Cf3", knight: "f3, ton cavalier, dernier coup", result: "Anna gagne", detail: "Les Blancs ont pris le roi noir.",
  },
  "it-IT": {
    lang: "it", play: "Gioca sul dispositivo", first: "Giocatore 1", start: "Inizia la partita", curtain: "Bianco: Anna", pawn: "e2, il tuo pedone",
    hidden: "e5, nascosta", typed: "Cf3", knight: "f3, il tuo cavallo, ultima mossa", result: "Vince Anna", detail: "Il Bianco ha catturato il re nero.",
  },
  "nl-NL": {
    lang: "nl", play: "Speel op dit toestel", first: "Speler 1", start: "Begin de partij", curtain: "Wit: Anna", pawn: "e2, jouw pion",
    hidden: "e5, verborgen", typed: "Pf3", knight: "f3, jouw paard, laatste zet", result: "Anna wint", detail: "Wit sloeg de zwarte koning.",
  },
  // Names and squares stand between marks that keep them apart from the Arabic around them.
  "ar-EG": {
    lang: "ar", play: "العب على هذا الجهاز", first: "اللاعب الأول", start: "ابدأ المباراة", curtain: "الأبيض: \u2068Anna\u2069", pawn: "\u2068e2\u2069، بيدقك",
    hidden: "\u2068e5\u2069، محجوب", typed: "حf3", knight: "\u2068f3\u2069، حصانك، آخر نقلة", result: "الفوز من نصيب \u2068Anna\u2069", detail: "أخذ الأبيض الملك الأسود.",
  },
};

const pass = (page) => page.locator(".answer .primary").tap();

async function playKingCapture(page) {
  for (const move of KING_CAPTURE.split(" ")) {
    await openCurtain(page);
    await playMove(page, move);
    if (move !== "h5e8") await pass(page);
  }
}

for (const [locale, words] of Object.entries(WORDS)) {
  test(`a whole game in ${locale}`, { locale, viewport: SMALL }, async ({ page, url, expect }) => {
    await page.goto(url);
    await page.getByRole("link", { name: words.play }).tap();
    await expect(page.locator("html")).toHaveAttribute("lang", words.lang);
    await page.getByRole("textbox", { name: words.first }).fill("Anna");
    await page.getByRole("button", { name: words.start }).tap();
    await expect(heading(page)).toHaveText(words.curtain);
    await openCurtain(page);
    await expect(square(page, "e2")).toHaveAttribute("aria-label", words.pawn);
    await expect(square(page, "e5")).toHaveAttribute("aria-label", words.hidden);
    await page.reload();
    await playKingCapture(page);
    await expect(heading(page)).toHaveText(words.result);
    await expect(page.locator("header .detail")).toHaveText(words.detail);
  });

  test(`moves are typed with the letters of ${locale}`, { locale }, async ({ page, url, expect }) => {
    await page.goto(`${url}#/new`);
    await page.locator("form .primary").tap();
    await openCurtain(page);
    await page.locator(".type-tool").tap();
    await page.locator("#typed-move").fill(words.typed);
    await page.keyboard.press("Enter");
    await expect(square(page, "f3")).toHaveAttribute("aria-label", words.knight);
  });
}

for (const locale of ["en-GB", "el-GR", "cs-CZ", "de-AT", "es-MX", "pt-BR", "pl-PL", "uk-UA", "tr-TR", "fr-CA", "it-IT", "nl-BE", "ar-EG"]) {
  test(`every screen has room for the words of ${locale}`, { locale, viewport: SMALL }, async ({ page, url, expect }) => {
    for (const hash of ["#/", "#/new", "#/rules", "#/guide", "#/settings", "#/game/none"]) {
      await page.goto(url + hash);
      await expect(heading(page)).toBeVisible();
      await expect(page.locator("[aria-busy]")).toHaveCount(0);
      await expect(page.locator("html")).toHaveAttribute("lang", locale.slice(0, 2));
      await expectNoSidewaysScrolling(page, hash);
    }
    await openWithoutWords(page, url, savedGame("e2e4 d7d5 e4d5 d8d5 b1c3 d5d2", { white: "", black: "", draw_offer: "black" }));
    await expectFits(page, "the curtain");
    await openCurtain(page);
    await expectFits(page, "the table with an offer");
    await page.locator(".tool").last().tap();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectFits(page, "the question whether to resign");
    await page.locator("#dialog-first").tap();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await playMove(page, "d1d2");
    await expect(page.locator(".answer")).toBeVisible();
    await expectFits(page, "the table after a move");
    await pass(page);
    await openCurtain(page);
    await expectFits(page, "Black's table");
    await page.locator(".tool").last().tap();
    await page.getByRole("alertdialog").getByRole("button").last().tap();
    await expect(page.getByRole("group")).not.toHaveCount(0);
    await expectFits(page, "the replay");
  });
}

/** Imports a game by the places of things, as a page in any language has them. */
async function openWithoutWords(page, url, game) {
  await page.goto(`${url}#/`);
  const chooser = page.waitForEvent("filechooser");
  await page.locator('button:has(use[href$="#import"])').tap();
  await (await chooser).setFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(game)) });
  await page.locator(".toast button").tap();
  await page.locator(".game a").tap();
  await expect(curtainButton(page)).toBeVisible();
}

test("a language that the app lacks falls back to English", { locale: "fi-FI" }, async ({ page, url, expect }) => {
  await page.goto(url);
  await expect(page.getByRole("link", { name: "Play on this device" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("another language applies at once and is kept", {}, async ({ page, url, expect }) => {
  await page.goto(`${url}#/settings`);
  await expect(heading(page)).toHaveText("Settings");
  const loaded = [];
  page.on("request", (request) => request.url().endsWith(".ftl") && loaded.push(request.url().split("/").at(-2)));
  await page.getByRole("combobox", { name: "Language" }).selectOption("el");
  await expect(heading(page)).toHaveText(WORDS["el-GR"].settings);
  await expect(page.locator("html")).toHaveAttribute("lang", "el");
  expect(loaded).toEqual(["el"]);
  await page.getByRole("combobox").selectOption("de");
  await expect(heading(page)).toHaveText(WORDS["de-DE"].settings);
  await page.locator("header a").tap();
  await page.reload();
  await expect(page.getByRole("link", { name: WORDS["de-DE"].play })).toBeVisible();
  await page.goto(`${url}#/settings`);
  await page.getByRole("combobox").selectOption("");
  await expect(heading(page)).toHaveText("Settings");
});

test("only one language is loaded", { locale: "de-DE" }, async ({ page, url, expect }) => {
  const loaded = [];
  page.on("request", (request) => request.url().endsWith(".ftl") && loaded.push(request.url().split("/").at(-2)));
  await page.goto(url);
  await expect(page.getByRole("link", { name: WORDS["de-DE"].play })).toBeVisible();
  expect(loaded).toEqual(["de"]);
});

test("a language that can't be loaded leaves the one there is", { allow: /Failed to load resource/ }, async ({ page, url, expect }) => {
  await page.route("**/locales/cs/**", (route) => route.abort());
  await page.goto(`${url}#/settings`);
  await page.getByRole("combobox", { name: "Language" }).selectOption("cs");
  await expect(page.getByText("Čeština could not be loaded. Check the connection.")).toBeVisible();
  await expect(heading(page)).toHaveText("Settings");
});

test("a page without any language says so", { allow: /Failed to load resource/ }, async ({ page, url, expect }) => {
  await page.route("**/locales/**", (route) => route.abort());
  await page.goto(url);
  await expect(heading(page)).toHaveText("Fog Chess could not start");
});

test("the first names of a game are kept in any script", {}, async ({ page, url, expect }) => {
  await page.goto(`${url}#/new`);
  await page.getByRole("textbox", { name: "First player" }).fill("Αλέξανδρος");
  await page.getByRole("textbox", { name: "Second player" }).fill("李雷 <b>&");
  await page.getByRole("button", { name: "Start the game" }).tap();
  await expect(heading(page)).toHaveText("White: Αλέξανδρος");
  expect((await storedGames(page)).map(({ white, black }) => [white, black])).toEqual([["Αλέξανδρος", "李雷 <b>&"]]);
});
