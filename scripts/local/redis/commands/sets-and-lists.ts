import type { Keyspace } from "../keyspace.ts";
import { type Commands, integer, range } from "./command.ts";

const membersOf = (keys: Keyspace, key = "") => keys.get("set", key) ?? new Set<string>();
const itemsOf = (keys: Keyspace, key = "") => keys.get("list", key) ?? [];

/** Takes items off an end: one without a count, a list of them with one. */
function pop(keys: Keyspace, [key = "", count]: string[], take: (items: string[]) => string | undefined) {
  const items = itemsOf(keys, key);
  if (items.length === 0) return null;
  const wanted = count === undefined ? 1 : Math.min(integer(count), items.length);
  const taken = Array.from({ length: wanted }, () => take(items) ?? "");
  keys.touch(key);
  return count === undefined ? (taken[0] ?? null) : taken;
}

function push(keys: Keyspace, key: string, put: (items: string[]) => number): number {
  const length = put(keys.open("list", key, []));
  keys.touch(key);
  return length;
}

export const setsAndLists: Commands = {
  sadd: {
    args: [2],
    run(keys, [key = "", ...members]) {
      const set = keys.open("set", key, new Set());
      const before = set.size;
      for (const member of members) set.add(member);
      keys.touch(key);
      return set.size - before;
    },
  },
  srem: {
    args: [2],
    run(keys, [key = "", ...members]) {
      const set = membersOf(keys, key);
      const removed = members.filter((member) => set.delete(member)).length;
      if (removed > 0) keys.touch(key);
      return removed;
    },
  },
  smembers: { args: [1, 1], run: (keys, [key]) => [...membersOf(keys, key)] },
  scard: { args: [1, 1], run: (keys, [key]) => membersOf(keys, key).size },
  sismember: { args: [2, 2], run: (keys, [key, member = ""]) => (membersOf(keys, key).has(member) ? 1 : 0) },
  smismember: {
    args: [2],
    run: (keys, [key, ...members]) => members.map((member) => (membersOf(keys, key).has(member) ? 1 : 0)),
  },
  lpush: {
    args: [2],
    run: (keys, [key = "", ...more]) => push(keys, key, (items) => items.unshift(...more.toReversed())),
  },
  rpush: { args: [2], run: (keys, [key = "", ...more]) => push(keys, key, (items) => items.push(...more)) },
  lpop: { args: [1, 2], run: (keys, args) => pop(keys, args, (items) => items.shift()) },
  rpop: { args: [1, 2], run: (keys, args) => pop(keys, args, (items) => items.pop()) },
  llen: { args: [1, 1], run: (keys, [key]) => itemsOf(keys, key).length },
  lindex: { args: [2, 2], run: (keys, [key, at]) => itemsOf(keys, key).at(integer(at)) ?? null },
  lrange: {
    args: [3, 3],
    run(keys, [key, from, to]) {
      const items = itemsOf(keys, key);
      return items.slice(...range(integer(from), integer(to), items.length));
    },
  },
  ltrim: {
    args: [3, 3],
    run(keys, [key = "", from, to]) {
      const items = itemsOf(keys, key);
      const [start, end] = range(integer(from), integer(to), items.length);
      items.splice(end);
      items.splice(0, start);
      keys.touch(key);
      return "OK";
    },
  },
};
