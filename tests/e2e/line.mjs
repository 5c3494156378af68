// A line between browser and host that is as slow as a phone's, for all that goes over it together: the service worker's share too.
import { once } from "node:events";
import { connect, createServer } from "node:net";

/** Slow 4G as Lighthouse has it. */
const SLOW_4G = { downBitsPerS: 1_638_400, upBitsPerS: 768_000, roundTripMs: 150 };

/** So much of one connection goes at once before it is another's turn. */
const SLICE_BYTES = 1460;
/** Timers are too coarse to wait for less. */
const TICK_MS = 4;

/** One direction of the line. */
class Lane {
  #waiting = [];
  #pumping = false;

  constructor(bitsPerS, delayMs) {
    Object.assign(this, { bitsPerMs: bitsPerS / 1000, delayMs });
  }

  /** Lets what `source` sends arrive at `target`. */
  join(source, target) {
    const queue = { bytes: Buffer.alloc(0), ended: false, target };
    source.on("data", (bytes) => this.#add(queue, bytes, false));
    source.on("end", () => this.#add(queue, Buffer.alloc(0), true));
    source.on("error", () => target.destroy());
  }

  #add(queue, bytes, ended) {
    queue.bytes = Buffer.concat([queue.bytes, bytes]);
    queue.ended = ended;
    if (!this.#waiting.includes(queue)) this.#waiting.push(queue);
    if (!this.#pumping) this.#pump();
  }

  async #pump() {
    this.#pumping = true;
    let freeMs = performance.now();
    for (let queue; (queue = this.#waiting.shift()); ) {
      const slice = queue.bytes.subarray(0, SLICE_BYTES);
      queue.bytes = queue.bytes.subarray(SLICE_BYTES);
      if (queue.bytes.length) this.#waiting.push(queue);
      const last = queue.ended && !queue.bytes.length;
      freeMs += (slice.length * 8) / this.bitsPerMs;
      const early = freeMs - performance.now();
      if (early > TICK_MS) await new Promise((done) => setTimeout(done, early));
      // All wait equally long, so that nothing overtakes.
      setTimeout(() => (last ? queue.target.end(slice) : queue.target.write(slice)), this.delayMs);
    }
    this.#pumping = false;
  }
}

/** Puts the line before a port of this machine while `use` gets its other end's port. */
export async function withSlowLine(port, use) {
  const { downBitsPerS, upBitsPerS, roundTripMs } = SLOW_4G;
  const [down, up] = [downBitsPerS, upBitsPerS].map((bitsPerS) => new Lane(bitsPerS, roundTripMs / 2));
  const sockets = new Set();
  const server = createServer({ allowHalfOpen: true }, async (client) => {
    const host = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    sockets.add(client).add(host);
    await new Promise((done) => setTimeout(done, roundTripMs)); // the handshake
    up.join(client, host);
    down.join(host, client);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    await use(server.address().port);
  } finally {
    server.close();
    for (const socket of sockets) socket.destroy();
  }
}
