import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";

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
 * Serves a fetch handler on 127.0.0.1; port 0 picks a free one.
 * Rejects when the port is taken.
 */
export async function listen(
  name: string,
  fetch: (request: Request) => Response | Promise<Response>,
  port = 0,
): Promise<LocalServer> {
  const server = createAdaptorServer({ fetch }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause) => reject(new Error(`${name} cannot listen on port ${port}`, { cause })));
    server.listen(port, "127.0.0.1", resolve);
  });
  const bound = (server.address() as AddressInfo).port;
  return {
    name,
    url: `http://127.0.0.1:${bound}`,
    port: bound,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
