// Lighthouse on the built app as a phone would load it, compressed: accessibility, best practices and SEO must be full.
import lighthouse from "lighthouse";
import { start } from "./browser.mjs";
import { freePort } from "./port.mjs";

/** The least score of each category. How fast this machine is at the moment does not decide on a test. */
const LEAST = { accessibility: 100, "best-practices": 100, seo: 100, performance: 0 };
const AIM = 95;
const METRICS = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "speed-index"];

/** Audits that cost a category points, with what they found. */
function losses(category, audits) {
  const lost = category.auditRefs.filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1);
  return lost.map(({ id }) => `     ${audits[id].title}: ${JSON.stringify(audits[id].details?.items ?? audits[id].displayValue)}`);
}

function report({ categories, audits, runWarnings }) {
  for (const warning of runWarnings) console.log(`     ${warning}`);
  let failed = 0;
  for (const [id, least] of Object.entries(LEAST)) {
    const score = Math.round(categories[id].score * 100);
    const bad = score < least;
    console.log(`${bad ? "FAIL" : "ok  "} Lighthouse › ${id}: ${score}${id === "performance" ? ` (the aim is ${AIM})` : ""}`);
    if (bad || score < AIM) console.log(losses(categories[id], audits).join("\n"));
    failed += bad ? 1 : 0;
  }
  console.log(`     ${METRICS.map((id) => `${audits[id].title} ${audits[id].displayValue}`).join(", ")}`);
  return failed;
}

const port = await freePort();
const { url, close } = await start([`--remote-debugging-port=${port}`]);
try {
  const { lhr } = await lighthouse(url, { port, logLevel: "error" });
  process.exitCode = report(lhr) ? 1 : 0;
} finally {
  await close();
}
