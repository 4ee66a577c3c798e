import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
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

type Handler = (request: Request, ...context: never[]) => Response | Promise<Response>;

/**
 * Serves a fetch handler on 127.0.0.1, at a free port unless told one, to whoever calls it by a name of this machine.
 * Rejects when the port is taken.
 */
export async function listen(name: string, fetch: Handler, wanted?: number): Promise<LocalServer> {
  const port = wanted ?? (await freePort());
  const guarded = refuseOtherHosts(fetch, port);
  const server = createAdaptorServer({
    fetch: (request, ...context) => guarded(request, ...(context as unknown as never[])),
  }) as Server;
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

/** What an app answers, as `METHOD /path`; what looks at every call is not counted. */
export function routesOf(app: Hono): string[] {
  return app.routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => `${method} ${path}`);
}

/**
 * A page of another site could give its own name this machine's address (DNS rebinding) and then read mails and reset
 * links as its own. Its requests still carry that name.
 */
function refuseOtherHosts(fetch: Handler, port: number): Handler {
  const hosts = new Set(["127.0.0.1", "localhost", "[::1]"].map((name) => `${name}:${port}`));
  return (request, ...context) =>
    hosts.has(request.headers.get("host")?.toLowerCase() ?? "")
      ? fetch(request, ...context)
      : new Response(`Open this at http://127.0.0.1:${port}`, { status: 421 });
}
