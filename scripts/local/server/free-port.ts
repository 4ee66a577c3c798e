import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the ports that Linux (from 32768), macOS and Windows (from 49152) give to outgoing connections: there a port could
 * be lost to any program's connection while its server restarts, even to one that asks in vain for that very server.
 */
const FIRST = 20_000;
const END = 32_768;
const ATTEMPTS = 100;

/** Given away already, though whoever asked may not listen yet. */
const given = new Set<number>();

/**
 * A port nobody listens on at this moment, on loopback, that a server can come back to after a restart.
 * `PORT_SHARE`, as "2/3", keeps to one of several equal parts, for processes that run side by side.
 */
export async function freePort(): Promise<number> {
  const [part, parts] = (process.env.PORT_SHARE ?? "1/1").split("/").map(Number) as [number, number];
  const share = Math.floor((END - FIRST) / parts);
  const first = FIRST + (part - 1) * share;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = randomInt(first, first + share);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`found no free port between ${first} and ${first + share}`);
}

/** Whether we could listen there now. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
