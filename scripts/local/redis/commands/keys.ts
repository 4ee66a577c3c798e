import type { Keyspace } from "../keyspace.ts";
import { RedisError } from "../redis-error.ts";
import { type Commands, integer, options } from "./command.ts";

/** A glob as Redis reads it: `*`, `?`, `[abc]`, `[^a-z]`, and `\` before any of them. */
export function glob(pattern: string): RegExp {
  const parts = pattern.match(/\\.|\[\^?(?:\\.|[^\]])*\]|[\s\S]/g) ?? [];
  const source = parts.map((part) => {
    if (part === "*") return "[\\s\\S]*";
    if (part === "?") return "[\\s\\S]";
    if (part.startsWith("[") && part.length > 1) return part;
    return (part.startsWith("\\") && part.length > 1 ? part.slice(1) : part).replace(
      /[.*+?^${}()|[\]\\]/g,
      "\\$&",
    );
  });
  return new RegExp(`^${source.join("")}$`);
}

function expireAt(keys: Keyspace, key: string, at: number, rest: string[]): number {
  const entry = keys.entry(key);
  if (!entry) return 0;
  const chosen = options(rest, { flags: ["nx", "xx", "gt", "lt"] });
  const old = entry.expiresAt;
  if (chosen.has("nx") && old !== null) return 0;
  if (chosen.has("xx") && old === null) return 0;
  if (chosen.has("gt") && (old === null || at <= old)) return 0;
  if (chosen.has("lt") && old !== null && at >= old) return 0;
  keys.expire(key, at);
  return 1;
}

/** Milliseconds left; -1 for a key that stays, -2 for none. */
function left(keys: Keyspace, key: string): number {
  const entry = keys.entry(key);
  if (!entry) return -2;
  return entry.expiresAt === null ? -1 : entry.expiresAt - keys.now();
}

const remove: Commands[string] = {
  args: [1],
  run: (keys, args) => args.filter((key) => keys.entry(key) && keys.delete(key)).length,
};
const clear: Commands[string] = {
  args: [0, 1],
  run(keys) {
    keys.clear();
    return "OK";
  },
};

export const keyCommands: Commands = {
  del: remove,
  unlink: remove,
  exists: { args: [1], run: (keys, args) => args.filter((key) => keys.entry(key)).length },
  touch: { args: [1], run: (keys, args) => args.filter((key) => keys.entry(key)).length },
  expire: {
    args: [2],
    run: (keys, [key = "", ttl, ...rest]) => expireAt(keys, key, keys.now() + integer(ttl) * 1000, rest),
  },
  pexpire: {
    args: [2],
    run: (keys, [key = "", ttl, ...rest]) => expireAt(keys, key, keys.now() + integer(ttl), rest),
  },
  expireat: {
    args: [2],
    run: (keys, [key = "", at, ...rest]) => expireAt(keys, key, integer(at) * 1000, rest),
  },
  pexpireat: { args: [2], run: (keys, [key = "", at, ...rest]) => expireAt(keys, key, integer(at), rest) },
  persist: {
    args: [1, 1],
    run(keys, [key = ""]) {
      if (left(keys, key) < 0) return 0;
      keys.expire(key, null);
      return 1;
    },
  },
  pttl: { args: [1, 1], run: (keys, [key = ""]) => left(keys, key) },
  ttl: {
    args: [1, 1],
    run(keys, [key = ""]) {
      const ms = left(keys, key);
      return ms < 0 ? ms : Math.round(ms / 1000);
    },
  },
  type: { args: [1, 1], run: (keys, [key = ""]) => keys.entry(key)?.kind ?? "none" },
  keys: { args: [1, 1], run: (keys, [pattern = ""]) => keys.keys().filter((key) => glob(pattern).test(key)) },
  // everything at once: the cursor is always back at the start
  scan: {
    args: [1],
    run(keys, [, ...rest]) {
      const chosen = options(rest, { values: ["match", "count", "type"] });
      const pattern = glob(chosen.value("match") ?? "*");
      const kind = chosen.value("type")?.toLowerCase();
      const found = keys
        .keys()
        .filter((key) => pattern.test(key) && (!kind || keys.entry(key)?.kind === kind));
      return ["0", found];
    },
  },
  rename: {
    args: [2, 2],
    run(keys, [from = "", to = ""]) {
      const entry = keys.entry(from);
      if (!entry) throw new RedisError("ERR no such key");
      keys.delete(from);
      keys.put(to, entry.kind, entry.value, entry.expiresAt);
      return "OK";
    },
  },
  dbsize: { args: [0, 0], run: (keys) => keys.keys().length },
  flushdb: clear,
  flushall: clear,
  ping: { args: [0, 1], run: (_, [text]) => text ?? "PONG" },
  echo: { args: [1, 1], run: (_, [text = ""]) => text },
  time: {
    args: [0, 0],
    run(keys) {
      const now = keys.now();
      return [String(Math.floor(now / 1000)), String(Math.floor((now % 1000) * 1000))];
    },
  },
};
