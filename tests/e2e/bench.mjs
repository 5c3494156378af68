// How long a player on a slow phone waits from the tap on a square to the painted move.
import { PHONE, start } from "./browser.mjs";
import { percentile, slowDown, tapToPaint } from "./measure.mjs";
import { openCurtain, passOn, square, startGame } from "./play.mjs";

const GAMES = 2;
const SLOWER = 4;
const AIM_MS = 100;

/** Morphy against the Duke of Brunswick and Count Isouard, Paris 1858. */
const MOVES = [
  "e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 c3b5 c6b5",
  "c4b5 b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8",
].join(" ").split(" ");

async function playGame(page, url) {
  await startGame(page, url);
  await slowDown(page, SLOWER);
  const samples = [];
  for (const move of MOVES) {
    await openCurtain(page);
    await square(page, move.slice(0, 2)).tap();
    samples.push(await tapToPaint(page, move.slice(2)));
    await passOn(page);
  }
  return samples;
}

async function measure(browser, url) {
  const context = await browser.newContext(PHONE);
  const samples = await playGame(await context.newPage(), url);
  await context.close();
  return samples;
}

const { browser, url, close } = await start();
const samples = [];
try {
  for (let game = 0; game < GAMES; game++) samples.push(...(await measure(browser, url)));
} finally {
  await close();
}
const [median, p95] = [0.5, 0.95].map((share) => percentile(samples, share));
console.log(`From tap to painted move, processor ${SLOWER} times slower, ${samples.length} moves:`);
console.log(`  median ${median.toFixed(0)} ms, 95th percentile ${p95.toFixed(0)} ms; the aim is ${AIM_MS} ms.`);
