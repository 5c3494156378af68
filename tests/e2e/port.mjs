import { once } from "node:events";
import { createServer } from "node:net";

/** A port of this machine where nobody listens now. */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  await once(server.close(), "close");
  return port;
}
