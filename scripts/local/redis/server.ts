import { join } from "node:path";
import { type Context, Hono } from "hono";
import { type LocalServer, listen } from "../local-server.ts";
import { realTime, type TimeSource } from "../time-source.ts";
import { type Answer, CommandRunner } from "./command-runner.ts";
import { Keyspace } from "./keyspace.ts";
import { keysPage } from "./page.ts";
import { encodeBase64 } from "./reply.ts";

export interface RedisOptions {
  /** Folder of the keys' file; made if it is missing. */
  dataDir: string;
  token: string;
  port?: number;
  time?: TimeSource;
}

/** How often keys that have expired are looked for, in milliseconds; nobody sees them in between either. */
const sweepMs = 60_000;

/**
 * Upstash's REST API for Redis: one command at `/`, several at `/pipeline` and `/multi-exec`. What is acknowledged
 * outlives a kill of this process. Its page at `/` shows the keys.
 */
export async function startRedis({
  dataDir,
  token,
  port,
  time = realTime,
}: RedisOptions): Promise<LocalServer> {
  const keys = new Keyspace(join(dataDir, "redis.sqlite"), time);
  const runner = new CommandRunner(keys);
  const app = new Hono();

  app.get("/", (context) => context.html(keysPage(keys)));
  app.use(async (context, next) => {
    const given = context.req.header("authorization") ?? `Bearer ${context.req.query("_token")}`;
    if (given === `Bearer ${token}`) return next();
    return context.json({ error: "WRONGPASS invalid or missing auth token" }, 401);
  });
  app.post("/", async (context) => {
    const command = parseCommand(await readJson(context.req.raw));
    if (!command) return context.json({ error: "ERR failed to parse command" }, 400);
    const [answer] = encode(runner.run([command]), context);
    return context.json(answer, answer && "error" in answer ? 400 : 200);
  });
  // Commands are synchronous, so a pipeline is as atomic as a transaction.
  for (const path of ["/pipeline", "/multi-exec"]) {
    app.post(path, async (context) => {
      const body = await readJson(context.req.raw);
      const commands = Array.isArray(body) ? body.map(parseCommand) : [];
      const whole = commands.filter((command) => command !== undefined);
      if (whole.length === 0 || whole.length < commands.length) {
        return context.json({ error: "ERR failed to parse pipeline request" }, 400);
      }
      const refusal = path === "/multi-exec" ? runner.refusal(whole) : undefined;
      if (refusal)
        return context.json({ error: `EXECABORT Transaction discarded because of: ${refusal}` }, 400);
      return context.json(encode(runner.run(whole), context));
    });
  }
  app.notFound((context) =>
    context.json({ error: "ERR only /, /pipeline and /multi-exec are offered here" }, 404),
  );

  const server = await listen("redis", app.fetch, port).catch((error: unknown) => {
    keys.close();
    throw error;
  });
  const sweeper = setInterval(() => keys.sweep(), sweepMs);
  return {
    ...server,
    close: async () => {
      clearInterval(sweeper);
      await server.close();
      keys.close();
    },
  };
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}

/** A command is a list of words; the client sends numbers, booleans and objects as they are. */
function parseCommand(body: unknown): string[] | undefined {
  if (!Array.isArray(body) || typeof body[0] !== "string") return undefined;
  return body.map((word) => (typeof word === "object" ? JSON.stringify(word) : String(word)));
}

function encode(answers: Answer[], context: Context): Answer[] {
  if (context.req.header("upstash-encoding") !== "base64") return answers;
  return answers.map((answer) => ("error" in answer ? answer : { result: encodeBase64(answer.result) }));
}
