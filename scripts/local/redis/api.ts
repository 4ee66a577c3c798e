import { type Context, Hono } from "hono";
import { COMMANDS, notOffered, RedisError, type Reply } from "./commands.ts";
import type { Counters } from "./counters.ts";
import { countersPage } from "./page.ts";

type Answer = { result: Reply } | { error: string };

/** Upstash's REST face of Redis: one command at `/`, several at `/pipeline`; its page at `/` shows the counters. */
export function createApi({ counters, token }: { counters: Counters; token: string }): Hono {
  const app = new Hono();
  const state = { counters, loaded: new Set<string>() };
  const run = (commands: string[][]) =>
    counters.atomically(() => commands.map((command) => answerTo(command)));

  function answerTo([name = "", ...args]: string[]): Answer {
    const known = name.toLowerCase();
    const command = Object.hasOwn(COMMANDS, known) ? COMMANDS[known] : undefined;
    try {
      if (!command) throw notOffered(`the command ${name.toUpperCase()}`);
      return { result: command(state, args) };
    } catch (error) {
      if (error instanceof RedisError) return { error: error.message };
      throw error;
    }
  }

  app.get("/", (context) => context.html(countersPage(counters)));
  app.use(async (context, next) => {
    if (context.req.header("authorization") === `Bearer ${token}`) return next();
    return context.json({ error: "WRONGPASS invalid or missing auth token" }, 401);
  });
  app.post("/", async (context) => {
    const command = parseCommand(await context.req.json().catch(() => undefined));
    if (!command) return context.json({ error: "ERR failed to parse command" }, 400);
    const [answer] = encode(run([command]), context);
    return context.json(answer, answer && "error" in answer ? 400 : 200);
  });
  app.post("/pipeline", async (context) => {
    const body: unknown = await context.req.json().catch(() => undefined);
    const commands = Array.isArray(body) ? body.map(parseCommand) : [];
    const whole = commands.filter((command) => command !== undefined);
    if (whole.length === 0 || whole.length < commands.length) {
      return context.json({ error: "ERR failed to parse pipeline request" }, 400);
    }
    return context.json(encode(run(whole), context));
  });
  app.notFound((context) =>
    context.json({ error: notOffered(`${context.req.method} ${context.req.path}`).message }, 501),
  );
  return app;
}

/** A command is a list of words; the client sends numbers as they are. */
function parseCommand(body: unknown): string[] | undefined {
  return Array.isArray(body) && typeof body[0] === "string" ? body.map(String) : undefined;
}

/** Upstash's client asks for text in base64. */
function encode(answers: Answer[], context: Context): Answer[] {
  if (context.req.header("upstash-encoding") !== "base64") return answers;
  return answers.map((answer) =>
    "result" in answer && typeof answer.result === "string"
      ? { result: Buffer.from(answer.result).toString("base64") }
      : answer,
  );
}
