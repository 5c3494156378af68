// How long a player on a slow phone waits from the tap on a square to the painted move.
import { PHONE, start } from "./browser.mjs";
import { percentile, slowDown, tapToPaint } from "./measure.mjs";
import { openCurtain, passOn, square, startGame } from "./play.mjs";

const GAMES = 2;
const SLOWER = 4;
const LIMIT_MS = 100;

/** Each side pushes each pawn one square, and then one more: 32 plies in which nothing is taken. */
function quietGame() {
  const push = (step) => [..."abcdefgh"].flatMap((file) => [
    [file + (2 + step), file + (3 + step)],
    [file + (7 - step), file + (6 - step)],
  ]);
  return [0, 1].flatMap(push);
}

async function playGame(page, url) {
  await startGame(page, url);
  await slowDown(page, SLOWER);
  const samples = [];
  for (const [from, to] of quietGame()) {
    await openCurtain(page);
    await square(page, from).tap();
    samples.push(await tapToPaint(page, to));
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
console.log(`  median ${median.toFixed(0)} ms, 95th percentile ${p95.toFixed(0)} ms; the limit is ${LIMIT_MS} ms.`);
process.exitCode = p95 > LIMIT_MS ? 1 : 0;
