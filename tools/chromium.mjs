// Finds Chromium for the tests, and as a program installs it where it may.
import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const NAMES = ["chromium", "google-chrome", "google-chrome-stable", "chromium-browser"];
const ELSEWHERE = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"];

function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(name) {
  return (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
}

/** The path of a Chromium: the one that CHROMIUM names, or one that is installed, or null. */
export function findChromium() {
  if (process.env.CHROMIUM) return executable(process.env.CHROMIUM) ? process.env.CHROMIUM : null;
  return [...NAMES.flatMap(onPath), ...ELSEWHERE].find(executable) ?? null;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function install() {
  if (process.env.CHROMIUM) fail(`CHROMIUM names ${process.env.CHROMIUM}, which is no program that can be run.`);
  const apt = spawnSync("apt-get", ["--version"]).status === 0;
  if (!apt) fail("Chromium is missing: install Chromium or Google Chrome, or name one in the variable CHROMIUM.");
  if (process.getuid?.() !== 0) fail("Chromium is missing: run `sudo apt-get install chromium`, or name one in the variable CHROMIUM.");
  console.log("Installing Chromium (once, about a minute) …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  execFileSync("apt-get", ["update"], { stdio: "inherit", env });
  execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { stdio: "inherit", env });
  if (!findChromium()) fail("Chromium was installed but is not found: name it in the variable CHROMIUM.");
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !findChromium()) install();
