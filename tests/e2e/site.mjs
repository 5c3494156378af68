// A host of the app that a test can stop, change and break.
import { readFileSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { handler } from "../../tools/serve.mjs";
import { writeWorker } from "../../tools/worker.mjs";

const DIST = join(import.meta.dirname, "..", "..", "dist");

/** The version that was built, and one of the same length that comes after it. */
export const [, BUILT] = readFileSync(join(DIST, "..", "Cargo.toml"), "utf8").match(/^version = "(.+)"$/m);
export const NEXT = BUILT.replace(/\d$/, (digit) => (Number(digit) + 1) % 10);

/** Serves a copy of the built app below `base`, on a port of its own; `use` gets the host, which is taken down afterwards. */
export async function withHost(use, base = "/") {
  const folder = await mkdtemp(join(tmpdir(), "fog-chess-"));
  const host = new Host(folder, base);
  try {
    await cp(DIST, join(folder, base), { recursive: true });
    await host.start();
    await use(host);
  } finally {
    await host.stop();
    await rm(folder, { recursive: true });
  }
}

function replaceBytes(bytes, from, to) {
  const changed = Buffer.from(bytes);
  let at = changed.indexOf(from);
  if (at < 0) throw new Error(`there is no ${from} in it`);
  for (; at >= 0; at = changed.indexOf(from, at + 1)) changed.write(to, at);
  return changed;
}

class Host {
  /** Called with request and response before the file is looked for; answers itself if it gives true. */
  fault = () => false;
  /** Paths asked for since the last look. */
  asked = [];
  #port = 0;
  #server;

  constructor(folder, base) {
    this.folder = folder;
    this.base = base;
  }

  get url() {
    return `http://127.0.0.1:${this.#port}${this.base}`;
  }

  /** Listens, the second time on the same port as the first. */
  async start() {
    const answer = await handler(this.folder);
    this.#server = createServer((request, response) => {
      this.asked.push(request.url);
      if (!this.fault(request, response)) answer(request, response);
    });
    await new Promise((done) => this.#server.listen(this.#port, "127.0.0.1", done));
    this.#port = this.#server.address().port;
  }

  /** No network from now on. */
  async stop() {
    if (!this.#server?.listening) return;
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  /** The name of the one file that fits. */
  async find(pattern) {
    const found = (await readdir(join(this.folder, this.base))).filter((name) => pattern.test(name));
    if (found.length !== 1) throw new Error(`one file should fit ${pattern}: ${found}`);
    return found[0];
  }

  /** Changes a file's bytes, behind the back of the service worker. */
  async edit(name, change) {
    const path = join(this.folder, this.base, name);
    await writeFile(path, change(await readFile(path)));
  }

  /** Publishes the next version: its code says so, and the service worker has all that `edit` has changed. */
  async publishNext() {
    await this.edit(await this.find(/_bg\.wasm$/), (wasm) => replaceBytes(wasm, BUILT, NEXT));
    writeWorker(join(this.folder, this.base));
  }
}
