// Finds the programs that the tests drive. Run as `node tools/programs.mjs NAME…` it installs those that are missing, as root where
// there is apt, and elsewhere says what to do.
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** What each is called, the variable that may name one, where it may be, and Debian's package. The tests do without an optional one. */
const PROGRAMS = {
  chromium: {
    title: "Chromium or Google Chrome",
    variable: "CHROMIUM",
    names: ["chromium", "google-chrome", "google-chrome-stable", "chromium-browser"],
    elsewhere: ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"],
    debian: "chromium",
  },
  firefox: {
    title: "Firefox",
    variable: "FIREFOX",
    names: ["firefox-esr", "firefox"],
    elsewhere: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
    debian: "firefox-esr",
  },
  webkit: { title: "WebKitGTK with its driver", variable: "WEBKIT_DRIVER", names: ["WebKitWebDriver"], debian: "webkit2gtk-driver", optional: true },
  xvfb: { title: "Xvfb", variable: "XVFB", names: ["Xvfb"], debian: "xvfb", optional: true },
};

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

/** The path of a program: the one that its variable names, or one that is installed, or null. */
export function find(name) {
  const { variable, names, elsewhere = [] } = PROGRAMS[name];
  const named = process.env[variable];
  if (named) return executable(named) ? named : null;
  return [...names.flatMap(onPath), ...elsewhere].find(executable) ?? null;
}

const mayInstall = () => process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;

function install(names) {
  const packages = names.map((name) => PROGRAMS[name].debian);
  console.log(`Installing ${packages.join(" ")} (once, about a minute) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update"], { stdio: "inherit", env });
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages], { stdio: "inherit", env });
}

/** What to do about a program that is missing and could not be installed. */
function advice(name) {
  const { title, variable, debian } = PROGRAMS[name];
  if (process.env[variable]) return `${variable} names ${process.env[variable]}, which is no program that can be run.`;
  return `${title} is missing: install it (on Debian: apt-get install ${debian}), or name one in the variable ${variable}.`;
}

function provide(names) {
  const missing = () => names.filter((name) => !find(name));
  const installable = missing().filter((name) => !process.env[PROGRAMS[name].variable]);
  if (installable.length && mayInstall()) install(installable);
  const needed = missing().filter((name) => !PROGRAMS[name].optional);
  for (const name of needed) console.error(advice(name));
  process.exitCode = needed.length ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) provide(process.argv.slice(2));
