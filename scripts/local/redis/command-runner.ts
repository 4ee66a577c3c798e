import { createHash } from "node:crypto";
import RedisMock from "ioredis-mock";
import { type Reply, toReply } from "./reply.ts";

export interface Command {
  /** In lower case. */
  name: string;
  args: string[];
}

type Result = { result: Reply } | { error: string };
type Method = (...args: string[]) => Promise<unknown>;

// What only makes sense on a connection of one's own. The mock's commands are its own methods, in lower case.
const ofConnections = new Set(["connect", "quit", "subscribe", "psubscribe", "watch", "discard"]);

// Redis reads options in any case, and Upstash's client writes them small; the mock passes over small ones in
// silence. Per command: where its options begin.
const firstOption: Record<string, number> = {
  set: 2,
  getex: 1,
  expire: 2,
  pexpire: 2,
  zadd: 1,
  zrange: 3,
  zrangebyscore: 3,
  zrevrangebyscore: 3,
};
const option =
  /^(ex|px|exat|pxat|nx|xx|gt|lt|ch|incr|get|keepttl|persist|rev|byscore|bylex|limit|withscores)$/i;

/** Runs commands one request after the other on an in-memory Redis with Lua. */
export class CommandRunner {
  readonly #redis: InstanceType<typeof RedisMock>;
  readonly #scripts = new Map<string, string>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(address: string) {
    this.#redis = new RedisMock({ host: address });
  }

  /** Runs all in order, with no other request's commands between them. A failing one does not stop the rest. */
  run(commands: Command[]): Promise<Result[]> {
    const results = this.#last.then(async () => {
      const done: Result[] = [];
      for (const command of commands) done.push(await this.#one(command));
      return done;
    });
    this.#last = results;
    return results;
  }

  close(): void {
    this.#redis.disconnect();
  }

  async #one({ name, args }: Command): Promise<Result> {
    try {
      if (name === "eval") return { result: await this.#eval(this.#remember(args[0] ?? ""), args.slice(1)) };
      if (name === "evalsha") {
        const script = this.#scripts.get(args[0] ?? "");
        if (script === undefined) return { error: "NOSCRIPT No matching script. Please use EVAL." };
        return { result: await this.#eval(script, args.slice(1)) };
      }
      const method = this.#method(name);
      if (!method) return { error: `ERR unknown command '${name}'` };
      const value = await method.apply(this.#redis, withCapitalOptions(name, args));
      if (Number.isNaN(value)) return { error: "ERR value is not an integer or out of range" };
      return { result: toReply(value) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  }

  /** Redis names a script by the SHA-1 of its whole text; the `#!lua` line is for Redis, not for Lua. */
  #remember(script: string): string {
    const runnable = script.replace(/^#!lua[^\n]*/, "");
    this.#scripts.set(createHash("sha1").update(script).digest("hex"), runnable);
    return runnable;
  }

  async #eval(script: string, [keys = "0", ...rest]: string[]): Promise<Reply> {
    return toReply(await this.#redis.eval(script, Number(keys), ...rest));
  }

  #method(name: string): Method | undefined {
    if (!/^[a-z]+$/.test(name) || ofConnections.has(name) || !Object.hasOwn(this.#redis, name))
      return undefined;
    const method: unknown = Reflect.get(this.#redis, name);
    return typeof method === "function" ? (method as Method) : undefined;
  }
}

function withCapitalOptions(name: string, args: string[]): string[] {
  const first = firstOption[name] ?? args.length;
  // ZADD's options end where the scores begin: a member may be called as an option is.
  const end =
    name === "zadd" ? args.findIndex((word, place) => place >= first && !option.test(word)) : args.length;
  return args.map((word, place) =>
    place >= first && place < end && option.test(word) ? word.toUpperCase() : word,
  );
}
