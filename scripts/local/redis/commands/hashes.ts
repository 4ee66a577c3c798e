import type { Keyspace } from "../keyspace.ts";
import { RedisError } from "../redis-error.ts";
import { type Commands, integer, pairs } from "./command.ts";

const read = (keys: Keyspace, key = "") => keys.get("hash", key) ?? new Map<string, string>();

function write(keys: Keyspace, key: string, fields: [string, string][]): number {
  const hash = keys.open("hash", key, new Map());
  const before = hash.size;
  for (const [name, value] of fields) hash.set(name, value);
  keys.touch(key);
  return hash.size - before;
}

export const hashes: Commands = {
  hset: { args: [3], run: (keys, [key = "", ...rest]) => write(keys, key, pairs(rest, "hset")) },
  hmset: {
    args: [3],
    run(keys, [key = "", ...rest]) {
      write(keys, key, pairs(rest, "hmset"));
      return "OK";
    },
  },
  hsetnx: {
    args: [3, 3],
    run: (keys, [key = "", name = "", value = ""]) =>
      read(keys, key).has(name) ? 0 : write(keys, key, [[name, value]]),
  },
  hget: { args: [2, 2], run: (keys, [key, name = ""]) => read(keys, key).get(name) ?? null },
  hmget: {
    args: [2],
    run: (keys, [key, ...names]) => names.map((name) => read(keys, key).get(name) ?? null),
  },
  hgetall: { args: [1, 1], run: (keys, [key]) => [...read(keys, key)].flat() },
  hkeys: { args: [1, 1], run: (keys, [key]) => [...read(keys, key).keys()] },
  hvals: { args: [1, 1], run: (keys, [key]) => [...read(keys, key).values()] },
  hlen: { args: [1, 1], run: (keys, [key]) => read(keys, key).size },
  hexists: { args: [2, 2], run: (keys, [key, name = ""]) => (read(keys, key).has(name) ? 1 : 0) },
  hdel: {
    args: [2],
    run(keys, [key = "", ...names]) {
      const hash = read(keys, key);
      const removed = names.filter((name) => hash.delete(name)).length;
      if (removed > 0) keys.touch(key);
      return removed;
    },
  },
  hincrby: {
    args: [3, 3],
    run(keys, [key = "", name = "", by]) {
      const old = read(keys, key).get(name) ?? "0";
      if (!/^-?\d+$/.test(old)) throw new RedisError("ERR hash value is not an integer");
      const sum = Number(old) + integer(by);
      write(keys, key, [[name, String(sum)]]);
      return sum;
    },
  },
};
