// A small WebDriver client (https://www.w3.org/TR/webdriver2/), and over it as much of Playwright's Page and Locator, by the same
// names, as the steps in tests/e2e/play.mjs take: so one and the same game is played in every browser.
import { writeFile } from "node:fs/promises";
import { waitFor } from "../e2e/harness.mjs";

/** What names an element in the protocol. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** A browser that takes longer for one step is not going to answer. */
const ANSWER_MS = 40_000;

const ROLES = {
  button: "button",
  combobox: "select",
  link: "a[href]",
  textbox: "input[type=text]",
  alertdialog: "[role=alertdialog]",
};

/** A browser that a driver has started. */
class Session {
  constructor(address, id) {
    this.path = `${address}/session/${id}`;
  }

  static async open(address, capabilities) {
    const { sessionId } = await send("POST", `${address}/session`, { capabilities: { alwaysMatch: capabilities } });
    return new Session(address, sessionId);
  }

  get = (path) => send("GET", this.path + path);
  post = (path, body = {}) => send("POST", this.path + path, body);
  delete = (path = "") => send("DELETE", this.path + path);

  /** Runs a function in the page; gives what it returns or promises. */
  async run(fn, ...args) {
    const script = `const done = arguments[arguments.length - 1];
      new Promise((give) => give((${fn})(...[...arguments].slice(0, -1))))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = (await this.post("/execute/async", { script, args })) ?? { error: "the page was left" };
    if (error) throw new Error(error);
    return value;
  }

  /** One pointer's way: it goes to the first of `places`, down, to the others, and up. */
  async press(finger, [first, ...others]) {
    const to = ([origin, x, y]) => ({ type: "pointerMove", duration: 0, origin, x: Math.round(x), y: Math.round(y) });
    const [down, up] = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
    const pointer = { type: "pointer", id: "finger", parameters: { pointerType: finger } };
    await this.post("/actions", { actions: [{ ...pointer, actions: [to(first), down, ...others.map(to), up] }] });
  }
}

async function send(method, url, body) {
  const headers = { "content-type": "application/json" };
  const response = await fetch(url, { method, headers, body: body && JSON.stringify(body), signal: AbortSignal.timeout(ANSWER_MS) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** In the page: elements by selector, and if `text` is given those innermost ones that have it. */
function select(root, css, text, exact) {
  const fits = (element) => {
    const words = element.textContent.replace(/\s+/g, " ").trim();
    return exact ? words === text : words.includes(text);
  };
  const found = [...(root ?? document).querySelectorAll(css)];
  return text === null ? found : found.filter((element) => fits(element) && ![...element.children].some(fits));
}

/** In the page: whether an element can be seen. */
function isSeen(element) {
  const { width, height } = element.getBoundingClientRect();
  return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
}

/** In the page: whether a finger could press an element, which keeps still and lies under nothing. */
async function isPressable(element) {
  element.scrollIntoView({ block: "nearest" });
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const before = place();
  await new Promise(requestAnimationFrame);
  if (before !== place() || element.matches(":disabled")) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return element.contains(hit) || element.closest("label")?.contains(hit);
}

/** Elements of the page, looked for anew each time they are used. */
class Locator {
  constructor(page, steps) {
    Object.assign(this, { page, steps });
  }

  locator = (css) => new Locator(this.page, [...this.steps, { css }]);
  getByRole = (role, { name, exact = false, level } = {}) => new Locator(this.page, [...this.steps, { css: ROLES[role] ?? `h${level}`, role, name, exact }]);
  getByText = (text, { exact = false } = {}) => new Locator(this.page, [...this.steps, { css: "body *", text, exact }]);

  toString() {
    return this.steps.map(({ role, css, name, text }) => [role ?? css, name ?? text].filter(Boolean).join(" ")).join(" in ");
  }

  async all() {
    let roots = [null];
    for (const step of this.steps) roots = (await Promise.all(roots.map((root) => this.page.find(root, step)))).flat();
    return roots;
  }

  async one() {
    const found = await this.all();
    if (found.length !== 1) throw new Error(`${found.length} elements are ${this}`);
    return found[0];
  }

  evaluate = async (fn) => this.page.session.run(fn, await this.one());
  count = async () => (await this.all()).length;
  getAttribute = async (name) => this.page.session.run((element, name) => element.getAttribute(name), await this.one(), name);
  innerText = () => this.evaluate((element) => element.innerText);
  inputValue = () => this.evaluate((element) => element.value);
  isChecked = () => this.evaluate((element) => element.checked);
  isEnabled = () => this.evaluate((element) => !element.matches(":disabled"));
  isVisible = async () => (await this.count()) > 0 && this.evaluate(isSeen);
  isHidden = async () => !(await this.isVisible());

  async tap() {
    await this.#act(async (element) => {
      if (!(await this.page.session.run(isPressable, element))) return false;
      await this.page.session.press(this.page.kinds.finger, [[element, 0, 0]]);
    }, "tapped");
  }

  /** Drags from here to another element. */
  async dragTo(target) {
    const center = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
    const place = async (locator) => center(await locator.evaluate((element) => element.getBoundingClientRect().toJSON()));
    const [from, to] = [await place(this), await place(target)];
    const between = from.map((start, i) => (start + to[i]) / 2);
    await this.page.session.press(this.page.kinds.finger, [from, between, to].map(([x, y]) => ["viewport", x, y]));
  }

  async fill(text) {
    await this.#act(async (element) => {
      await this.page.session.post(`/element/${element[ELEMENT]}/clear`);
      if (text) await this.page.session.post(`/element/${element[ELEMENT]}/value`, { text });
    }, "filled");
  }

  async selectOption(value) {
    const option = this.locator(`option[value="${value}"]`);
    await option.#act((element) => this.page.session.post(`/element/${element[ELEMENT]}/click`), "chosen");
  }

  /** Tries until `act` on the element does not throw nor give false. */
  #act(act, done) {
    return waitFor(async () => (await act(await this.one())) !== false, `${this} to be ${done}`);
  }
}

/** In the page: from now on keeps what goes wrong. */
function listen() {
  if (globalThis.faults) return true;
  const faults = (globalThis.faults = []);
  for (const level of ["error", "warn"]) {
    const say = console[level];
    console[level] = (...words) => {
      faults.push(`console.${level}: ${words.join(" ")}`);
      say.apply(console, words);
    };
  }
  addEventListener("error", (event) => faults.push(`error: ${event.message ?? event.target?.outerHTML}`), true);
  addEventListener("unhandledrejection", (event) => faults.push(`unhandled: ${event.reason}`));
  addEventListener("securitypolicyviolation", (event) => faults.push(`forbidden: ${event.violatedDirective} ${event.blockedURI}`));
  return true;
}

/** The page that a session shows. `kinds` says what its `finger` is, "touch" or "mouse", and what a `tab` of it is, "tab" or "window". */
export class Page {
  faults = [];

  constructor(session, kinds) {
    Object.assign(this, { session, kinds });
  }

  static async open(address, capabilities, kinds) {
    return new Page(await Session.open(address, capabilities), kinds);
  }

  locator = (css) => new Locator(this, [{ css }]);
  getByRole = (role, options) => new Locator(this, []).getByRole(role, options);
  getByText = (text, options) => new Locator(this, []).getByText(text, options);
  evaluate = (fn, arg = null) => this.session.run(fn, arg);
  title = () => this.session.get("/title");
  url = () => this.session.get("/url");
  content = () => this.session.run(() => document.documentElement.outerHTML);

  async goto(url) {
    await this.#load(() => this.session.post("/url", { url }));
  }

  /** As the page itself would: Firefox's driver goes past the service worker. */
  async reload() {
    const leave = () => {
      globalThis.isOld = true;
      setTimeout(() => location.reload());
    };
    const isNew = () => !globalThis.isOld && document.readyState === "complete";
    await this.#load(async () => {
      await this.session.run(leave).catch(() => {}); // the page may be gone before it has answered
      await waitFor(() => this.session.run(isNew), "the page to load again");
    });
  }

  async #load(load) {
    await this.collect();
    await load();
    await waitFor(() => this.session.run(listen), "the page to answer");
  }

  /** Takes what has gone wrong in the page over into `faults`; to be called before it is left. */
  async collect() {
    this.faults.push(...(await this.session.run(() => globalThis.faults?.splice(0) ?? [])));
  }

  /** Elements within `root`, or anywhere, as a step of a locator tells them. */
  async find(root, { css, role, name, text = null, exact }) {
    const found = await this.session.run(select, root, css, text, exact ?? false);
    if (!role) return found;
    const fits = await Promise.all(found.map((element) => this.#fits(element, name, exact)));
    return found.filter((_, i) => fits[i]);
  }

  /** Whether an element can be seen and has a name, as the browser tells it to a screen reader. */
  async #fits(element, name, exact) {
    if (!(await this.session.run(isSeen, element))) return false;
    if (name === undefined) return true;
    const label = await this.session.get(`/element/${element[ELEMENT]}/computedlabel`);
    return name instanceof RegExp ? name.test(label) : exact ? label === name : label.includes(name);
  }

  /** Gives the page this size, whatever the window has around it; or the next that the browser allows. */
  async setViewportSize({ width, height }) {
    for (let tries = 0; tries < 3; tries++) {
      const { rect, ownWidth, ownHeight } = await waitFor(() => this.measure(), "a window with a page in it");
      if (ownWidth === width && ownHeight === height) return;
      await this.session.post("/window/rect", { width: rect.width + width - ownWidth, height: rect.height + height - ownHeight });
    }
  }

  /** The window and the page in it. A window that is only just opening may have no size yet, or less than its page. */
  async measure() {
    const [ownWidth, ownHeight] = await this.session.run(() => [innerWidth, innerHeight]);
    const rect = await this.session.get("/window/rect");
    return ownWidth > 0 && rect.width >= ownWidth && rect.height >= ownHeight && { rect, ownWidth, ownHeight };
  }

  async screenshot({ path }) {
    await writeFile(path, Buffer.from(await this.session.get("/screenshot"), "base64"));
  }

  /** Goes on in a new tab. */
  async openTab() {
    const { handle } = await this.session.post("/window/new", { type: this.kinds.tab });
    await this.switchTo(handle);
  }

  /** Names the tab. */
  handle = () => this.session.get("/window");

  /** Goes on in the tab of that name. */
  async switchTo(handle) {
    await this.session.post("/window", { handle });
  }

  /** Closes the tab; another one must be switched to. */
  async closeTab() {
    await this.session.delete("/window");
  }

  async quit() {
    await this.session.delete();
  }
}
