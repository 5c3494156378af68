// Firefox and WebKitGTK, as phones held upright that reach nothing but this machine.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { find } from "../../tools/programs.mjs";
import { waitFor } from "../e2e/harness.mjs";
import { freePort } from "../e2e/port.mjs";
import { Page } from "./webdriver.mjs";

const VIEWPORT = { width: 390, height: 844 };
const START_MS = 30_000;

/** What isn't on this machine is asked of a port where nobody listens. */
const NOBODY = "127.0.0.1:9";
const proxy = { proxyType: "manual", httpProxy: NOBODY, sslProxy: NOBODY, noProxy: ["127.0.0.1"] };

/** A browser that is driven through `page`; `faults` is what went wrong in all its pages. */
class Browser {
  faults = [];
  #programs = [];

  constructor(folder) {
    this.folder = folder;
  }

  /** Starts a program, which ends with the browser. */
  async run(command, args, { env = {}, stdio = ["ignore", "pipe", "pipe"] } = {}) {
    const program = spawn(command, args, { env: { ...process.env, ...env }, stdio });
    await once(program, "spawn");
    this.#programs.push(program);
    return program;
  }

  /** Starts the driver, which listens on a free port. */
  async drive(command, env) {
    const port = await freePort();
    const driver = await this.run(command, [`--port=${port}`], { env });
    for (const stream of [driver.stdout, driver.stderr]) createInterface(stream).on("line", (line) => this.heard(line));
    this.address = `http://127.0.0.1:${port}`;
    await waitFor(() => fetch(`${this.address}/status`).then(({ ok }) => ok), `${command} to listen`, START_MS);
  }

  /** Looks at a line that the browser has printed. */
  heard() {}

  async open() {
    this.page = await Page.open(this.address, this.capabilities(), this.kinds);
    this.page.faults = this.faults;
    await this.page.setViewportSize(VIEWPORT);
  }

  async close() {
    try {
      await this.page?.quit();
    } finally {
      await Promise.all(this.#programs.map(end));
      await rm(this.folder, { recursive: true, maxRetries: 5 });
    }
  }
}

/** Ends a program. */
async function end(program) {
  if (program.exitCode !== null) return;
  program.kill();
  await once(program, "exit");
}

class Firefox extends Browser {
  kinds = { finger: "touch", tab: "tab" };

  capabilities() {
    const prefs = {
      "dom.w3c_touch_events.enabled": 1,
      "intl.accept_languages": "en-US",
      "services.settings.server": "data:,nothing",
      "toolkit.legacyUserProfileCustomizations.stylesheets": true,
      "ui.allPointerCapabilities": 1, // a finger
      "ui.primaryPointerCapabilities": 1,
    };
    return { proxy, "moz:firefoxOptions": { binary: find("firefox"), args: ["-headless", "-profile", this.folder], prefs } };
  }

  async start() {
    // Windows are 450 pixels wide at least, if nobody says otherwise.
    await mkdir(join(this.folder, "chrome"));
    await writeFile(join(this.folder, "chrome", "userChrome.css"), ":root { min-width: 0 !important; }");
    await this.drive("geckodriver", { MOZ_REMOTE_SETTINGS_DEVTOOLS: "1" });
    await this.open();
  }

  /** Errors of pages are printed too, even those that come before anybody listens to them. */
  heard(line) {
    if (line.startsWith("JavaScript error: http")) this.faults.push(line);
  }

  /** Ends the browser and starts it anew with what it has kept. */
  async coldStart() {
    await this.page.collect();
    await this.page.quit();
    await this.open();
  }
}

class WebKit extends Browser {
  // Its driver knows no touch, and leaves tabs in the background.
  kinds = { finger: "mouse", tab: "window" };

  capabilities() {
    return { proxy, "webkitgtk:browserOptions": { args: ["--automation", "--full-screen"] } };
  }

  async start() {
    const screen = `${VIEWPORT.width}x${VIEWPORT.height}x24`;
    const xvfb = await this.run(find("xvfb"), ["-displayfd", "3", "-screen", "0", screen, "-nolisten", "tcp"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
    const [display] = await once(createInterface(xvfb.stdio[3]), "line", { signal: AbortSignal.timeout(START_MS) });
    // Its sandbox needs rights that containers don't give; it opens nothing but the app.
    await this.drive(find("webkit"), { DISPLAY: `:${display}`, LANG: "en_US.UTF-8", WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" });
    await this.open();
  }

  /** A driven browser forgets all when it ends, so that this opens a new window and closes the old one. */
  async coldStart() {
    await this.page.collect();
    const old = await this.page.handle();
    await this.page.openTab();
    const fresh = await this.page.handle();
    await this.page.switchTo(old);
    await this.page.closeTab();
    await this.page.switchTo(fresh);
    await this.page.setViewportSize(VIEWPORT);
  }
}

/** The browsers by name. `missing` says why a browser can't be started on this machine, if so. */
export const BROWSERS = {
  Firefox: { Kind: Firefox, missing: () => null },
  WebKitGTK: {
    Kind: WebKit,
    missing: () => (find("webkit") && find("xvfb") ? null : "not on this machine (on Debian: apt-get install webkit2gtk-driver xvfb)"),
  },
};

/** WebKitGTK's driver now and then waits for ever for the browser that it has started. The app is not in play yet. */
const LAUNCHES = 3;

/** Starts a browser with an empty profile. */
export async function launch(Kind) {
  for (let left = LAUNCHES - 1; ; left--) {
    const browser = new Kind(await mkdtemp(join(tmpdir(), "fog-chess-")));
    try {
      await browser.start();
      return browser;
    } catch (error) {
      await browser.close().catch(() => {}); // what was asked of a stuck browser
      if (left === 0) throw error;
    }
  }
}
