// Measuring in the page: how long a player waits for what a tap does.

const PATIENCE_MS = 10_000;

/** In the page: promises the time from the next touch to the frame after the one in which `selector` first looks different. */
function arm({ selector, patienceMs }) {
  const look = () => document.querySelector(selector)?.outerHTML;
  const before = look();
  globalThis.tapToPaint = new Promise((done, failed) => {
    let touchedMs;
    addEventListener("pointerdown", (event) => (touchedMs = event.timeStamp), { capture: true, once: true });
    const painted = () => done(performance.now() - touchedMs);
    const observer = new MutationObserver(() => {
      if (touchedMs === undefined || look() === before) return;
      observer.disconnect();
      // The first callback comes before the change is painted, the second after.
      requestAnimationFrame(() => requestAnimationFrame(painted));
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(() => failed(new Error(`${selector} did not change`)), patienceMs);
  });
  globalThis.tapToPaint.catch(() => {}); // reported to whoever awaits it
}

/** Taps a square; gives the milliseconds from the finger's touch until the square was painted anew. */
export async function tapToPaint(page, square) {
  const selector = `[data-square="${square}"]`;
  await page.evaluate(arm, { selector, patienceMs: PATIENCE_MS });
  await page.locator(selector).tap();
  return page.evaluate(() => globalThis.tapToPaint);
}

/** Slows the page's processor down `rate` times; 1 is its own speed. */
export async function slowDown(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** The smallest sample that at least `share` of all samples do not exceed. */
export function percentile(samples, share) {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}
