import type { Keyspace } from "../keyspace.ts";
import { notInteger, RedisError, syntaxError } from "../redis-error.ts";
import { numberText } from "../reply.ts";
import { type Commands, float, integer, options, pairs } from "./command.ts";

const lifetimes = ["ex", "px", "exat", "pxat"] as const;

/** Unix milliseconds from the EX, PX, EXAT or PXAT among the options; undefined when none is given. */
function expiryOf(keys: Keyspace, value: (name: string) => string | undefined): number | undefined {
  const given = lifetimes.filter((name) => value(name) !== undefined);
  const [name] = given;
  if (given.length > 1) throw syntaxError();
  if (name === undefined) return undefined;
  const amount = integer(value(name));
  if (amount <= 0) throw new RedisError("ERR invalid expire time in 'set' command");
  const ms = name.startsWith("ex") ? amount * 1000 : amount;
  return name.endsWith("at") ? ms : keys.now() + ms;
}

function add(keys: Keyspace, key: string, by: number): number {
  const sum = integer(keys.get("string", key) ?? "0") + by;
  if (!Number.isSafeInteger(sum)) throw notInteger();
  replace(keys, key, String(sum));
  return sum;
}

/** A new value under the lifetime the key has. */
function replace(keys: Keyspace, key: string, value: string): void {
  keys.put(key, "string", value, keys.entry(key)?.expiresAt ?? null);
}

export const strings: Commands = {
  get: { args: [1, 1], run: (keys, [key = ""]) => keys.get("string", key) ?? null },
  set: {
    args: [2],
    run(keys, [key = "", value = "", ...rest]) {
      const chosen = options(rest, { flags: ["nx", "xx", "get", "keepttl"], values: lifetimes });
      if (chosen.has("nx") && chosen.has("xx")) throw syntaxError();
      const old = chosen.has("get") ? (keys.get("string", key) ?? null) : null;
      const there = keys.entry(key);
      const expiresAt =
        expiryOf(keys, chosen.value) ?? (chosen.has("keepttl") ? there?.expiresAt : null) ?? null;
      const refused = (chosen.has("nx") && there) || (chosen.has("xx") && !there);
      if (!refused) keys.put(key, "string", value, expiresAt);
      if (chosen.has("get")) return old;
      return refused ? null : "OK";
    },
  },
  setex: {
    args: [3, 3],
    run: (keys, [key = "", ex = "", value = ""]) => strings.set!.run(keys, [key, value, "ex", ex]),
  },
  psetex: {
    args: [3, 3],
    run: (keys, [key = "", px = "", value = ""]) => strings.set!.run(keys, [key, value, "px", px]),
  },
  setnx: { args: [2, 2], run: (keys, args) => (strings.set!.run(keys, [...args, "nx"]) === "OK" ? 1 : 0) },
  getset: {
    args: [2, 2],
    run(keys, [key = "", value = ""]) {
      const old = keys.get("string", key) ?? null;
      keys.put(key, "string", value);
      return old;
    },
  },
  getdel: {
    args: [1, 1],
    run(keys, [key = ""]) {
      const old = keys.get("string", key) ?? null;
      if (old !== null) keys.delete(key);
      return old;
    },
  },
  getex: {
    args: [1],
    run(keys, [key = "", ...rest]) {
      const chosen = options(rest, { flags: ["persist"], values: lifetimes });
      const value = keys.get("string", key) ?? null;
      const expiresAt = expiryOf(keys, chosen.value);
      if (chosen.has("persist")) keys.expire(key, null);
      else if (expiresAt !== undefined) keys.expire(key, expiresAt);
      return value;
    },
  },
  mget: {
    args: [1],
    run: (keys, args) =>
      args.map((key) => (keys.entry(key)?.kind === "string" ? (keys.get("string", key) ?? null) : null)),
  },
  mset: {
    args: [2],
    run(keys, args) {
      for (const [key, value] of pairs(args, "mset")) keys.put(key, "string", value);
      return "OK";
    },
  },
  append: {
    args: [2, 2],
    run(keys, [key = "", more = ""]) {
      const value = (keys.get("string", key) ?? "") + more;
      replace(keys, key, value);
      return Buffer.byteLength(value);
    },
  },
  strlen: { args: [1, 1], run: (keys, [key = ""]) => Buffer.byteLength(keys.get("string", key) ?? "") },
  incr: { args: [1, 1], run: (keys, [key = ""]) => add(keys, key, 1) },
  incrby: { args: [2, 2], run: (keys, [key = "", by]) => add(keys, key, integer(by)) },
  decr: { args: [1, 1], run: (keys, [key = ""]) => add(keys, key, -1) },
  decrby: { args: [2, 2], run: (keys, [key = "", by]) => add(keys, key, -integer(by)) },
  incrbyfloat: {
    args: [2, 2],
    run(keys, [key = "", by]) {
      const value = numberText(float(keys.get("string", key) ?? "0") + float(by));
      replace(keys, key, value);
      return value;
    },
  },
};
