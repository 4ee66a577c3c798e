import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Hono } from "hono";
import { type LocalServer, listen, routesOf } from "../server/local-server.ts";
import { ConnectionPool } from "./connection-pool.ts";
import { ProtocolError, readPipeline } from "./protocol.ts";
import { runPipeline } from "./run-pipeline.ts";
import { WaitingWriters } from "./waiting-writers.ts";

export interface LibsqlOptions {
  /** The SQLite file; its folder is made if it is missing. */
  file: string;
  port?: number;
  /** When set, every pipeline must carry it as its bearer token. */
  authToken?: string;
  /** How long a writer waits for another program. */
  busyMs?: number;
}

export interface LibsqlServer extends LocalServer {
  /** Round trips so far: one pipeline is one HTTP request. */
  stats: { pipelines: number };
  /** How many writers wait for another program at this moment. */
  waitingWriters(): number;
  /** How long a writer waits from now on, in milliseconds. */
  setBusyMs(ms: number): void;
  /** What it offers. */
  routes: string[];
}

/** What the product calls of libSQL's server, for one database: Hrana over HTTP in JSON, as `@libsql/client` speaks it. */
export async function startLibsql(options: LibsqlOptions): Promise<LibsqlServer> {
  const { file, port, authToken, busyMs = 15_000 } = options;
  mkdirSync(dirname(file), { recursive: true });
  const pool = new ConnectionPool(file);
  const writers = new WaitingWriters(busyMs);
  const stats = { pipelines: 0 };

  const app = new Hono();
  app.post("/v2/pipeline", async (context) => {
    if (authToken && context.req.header("authorization") !== `Bearer ${authToken}`) {
      return context.text("The bearer token is missing or wrong", 401);
    }
    stats.pipelines++;
    const requests = readPipeline(await context.req.text());
    const connection = pool.take();
    try {
      const results = await runPipeline({ connection, writers, requests });
      return context.json({ baton: null, base_url: null, results });
    } finally {
      pool.release(connection);
    }
  });
  app.notFound(({ req }) => {
    throw new ProtocolError(`The local database does not offer ${req.method} ${req.path}`, 501);
  });
  app.onError((error, context) => {
    if (error instanceof ProtocolError) return context.text(error.message, error.status);
    console.error(error);
    return context.text(error.message, 500);
  });

  const server = await listen("libsql", app.fetch, port);
  return {
    ...server,
    stats,
    waitingWriters: () => writers.count,
    setBusyMs: (ms) => {
      writers.patienceMs = ms;
    },
    routes: routesOf(app),
    close: async () => {
      await server.close();
      pool.close();
    },
  };
}
