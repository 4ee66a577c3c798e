import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { Hono } from "hono";
import { type LocalServer, listen } from "../local-server.ts";
import { realTime, type TimeSource } from "../time-source.ts";
import { ConnectionPool } from "./connection-pool.ts";
import { OpenStreams, StreamExpired } from "./open-streams.ts";
import { tablesPage } from "./page.ts";
import { type Pipeline, ProtocolError, parsePipeline, type StreamResult } from "./protocol.ts";
import type { Stream } from "./stream.ts";
import { WriterQueue } from "./writer-queue.ts";

export interface LibsqlOptions {
  /** The SQLite file; its folder is made if it is missing. */
  file: string;
  port?: number;
  /** When set, every pipeline must carry it as its bearer token. */
  authToken?: string;
  /** How long a stream may rest between requests before it is closed and undone; libSQL's server uses 10 s. */
  streamIdleMs?: number;
  /** How long a transaction may keep a waiting writer from its turn before it is undone; libSQL's server uses 5 s. */
  transactionMs?: number;
  /** How long a writer waits for another; the default outlives an abandoned stream. */
  busyMs?: number;
  /** What resting streams are ended by. */
  time?: TimeSource;
}

export interface LibsqlServer extends LocalServer {
  /** Round trips so far: one pipeline is one HTTP request. */
  stats: { pipelines: number };
  /** What is held for clients at this moment. */
  held(): { streams: number; writers: number };
  /** How long a writer waits for another from now on, in milliseconds. */
  setBusyMs(ms: number): void;
}

/** libSQL's server for one database: Hrana over HTTP in JSON, as `@libsql/client` speaks it. */
export async function startLibsql(options: LibsqlOptions): Promise<LibsqlServer> {
  const { file, port, authToken, streamIdleMs = 10_000, transactionMs = 5000, busyMs = 15_000 } = options;
  const { time = realTime } = options;
  mkdirSync(dirname(file), { recursive: true });
  const pool = new ConnectionPool(file);
  const writers = new WriterQueue(busyMs);
  const streams = new OpenStreams(pool, writers, { idleMs: streamIdleMs, transactionMs, time });
  writers.onBusy = () => streams.cutLateWriters();
  const held = () => ({ streams: streams.count, writers: writers.count });
  const stats = { pipelines: 0 };

  const app = new Hono();
  app.get("/", (context) => context.html(tablesPage(pool, { pipelines: stats.pipelines, ...held() })));
  for (const version of ["/v2", "/v3"]) {
    app.get(version, (context) => context.text("Hello, this is Hrana over HTTP"));
    app.post(`${version}/pipeline`, async (context) => {
      if (authToken && context.req.header("authorization") !== `Bearer ${authToken}`) {
        return context.text("The bearer token is missing or wrong", 401);
      }
      stats.pipelines++;
      const pipeline = parsePipeline(await context.req.text());
      const stream = streams.take(pipeline.baton);
      let results: StreamResult[];
      try {
        results = await runPipeline(stream, pipeline);
      } catch (error) {
        streams.end(stream);
        throw error;
      }
      writers.wake();
      return context.json({ baton: streams.giveBack(stream), base_url: null, results });
    });
  }
  app.notFound((context) => context.text("Only v2/pipeline and v3/pipeline, in JSON, are offered here", 404));
  app.onError((error, context) => {
    if (error instanceof StreamExpired) return context.json(error.body, 400);
    if (error instanceof ProtocolError) return context.text(error.message, 400);
    console.error(error);
    return context.text(error.message, 500);
  });

  const server = await listen("libsql", app.fetch, port);
  return {
    ...server,
    stats,
    held,
    setBusyMs: (ms) => {
      writers.patienceMs = ms;
    },
    close: async () => {
      await server.close();
      streams.close();
      pool.close();
    },
  };
}

async function runPipeline(stream: Stream, { requests }: Pipeline): Promise<StreamResult[]> {
  const results: StreamResult[] = [];
  for (const request of requests) {
    const result = stream.handle(request);
    results.push(result instanceof Promise ? await result : result);
  }
  return results;
}
