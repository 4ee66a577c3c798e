import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { type LocalServer, listen } from "../local-server.ts";
import { type Command, CommandRunner } from "./command-runner.ts";
import { encodeBase64, type Reply } from "./reply.ts";

export interface RedisOptions {
  token: string;
  port?: number;
}

type Answer = { result: Reply } | { error: string };

/**
 * Upstash's REST API for Redis: one command at `/`, several at `/pipeline` and `/multi-exec`. The data is held in
 * memory only; what stands in it (rate limits) is meant to pass.
 */
export async function startRedis({ token, port }: RedisOptions): Promise<LocalServer> {
  // ioredis-mock shares data between instances of one address: a random one keeps servers apart.
  const runner = new CommandRunner(randomUUID());
  const app = new Hono();

  app.use(async (context, next) => {
    if (context.req.header("authorization") !== `Bearer ${token}`) {
      return context.json({ error: "WRONGPASS invalid or missing auth token" }, 401);
    }
    return next();
  });
  app.post("/", async (context) => {
    const command = parseCommand(await readJson(context.req.raw));
    if (!command) return context.json({ error: "ERR failed to parse command" }, 400);
    const [answer] = encode(await runner.run([command]), context.req.header("upstash-encoding"));
    return context.json(answer, answer && "error" in answer ? 400 : 200);
  });
  // The runner never lets another request in between, so a pipeline is as atomic as a transaction.
  for (const path of ["/pipeline", "/multi-exec"]) {
    app.post(path, async (context) => {
      const body = await readJson(context.req.raw);
      const commands = Array.isArray(body) ? body.map(parseCommand) : [];
      if (commands.length === 0 || commands.includes(undefined)) {
        return context.json({ error: "ERR failed to parse commands" }, 400);
      }
      const answers = await runner.run(commands.filter((command) => command !== undefined));
      return context.json(encode(answers, context.req.header("upstash-encoding")));
    });
  }

  const server = await listen("redis", app.fetch, port);
  return {
    ...server,
    close: async () => {
      await server.close();
      runner.close();
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
function parseCommand(body: unknown): Command | undefined {
  if (!Array.isArray(body) || typeof body[0] !== "string") return undefined;
  const [name, ...args] = body.map((word) =>
    typeof word === "object" ? JSON.stringify(word) : String(word),
  );
  return name ? { name: name.toLowerCase(), args } : undefined;
}

function encode(answers: Answer[], encoding: string | undefined): Answer[] {
  if (encoding !== "base64") return answers;
  return answers.map((answer) => ("error" in answer ? answer : { result: encodeBase64(answer.result) }));
}
