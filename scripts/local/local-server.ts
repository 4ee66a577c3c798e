import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { freePort } from "./free-port.ts";

/** A running local stand-in for one vendor. */
export interface LocalServer {
  name: string;
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  url: string;
  port: number;
  /** Stops at once: open connections are cut, as a kill would cut them. */
  close(): Promise<void>;
}

/**
 * Serves a fetch handler on 127.0.0.1, at a free port unless told one.
 * Rejects when the port is taken.
 */
export async function listen(
  name: string,
  fetch: (request: Request) => Response | Promise<Response>,
  wanted?: number,
): Promise<LocalServer> {
  const port = wanted ?? (await freePort());
  const server = createAdaptorServer({ fetch }) as Server;
  // clients are told to close first; a process that stood still would else cut what has just been sent to it
  server.keepAliveTimeoutBuffer = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause) => reject(new Error(`${name} cannot listen on port ${port}`, { cause })));
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
