import type { Keyspace } from "../keyspace.ts";
import { RedisError, syntaxError } from "../redis-error.ts";
import { numberText, type Reply } from "../reply.ts";
import { type Commands, float, integer, pairs, range } from "./command.ts";

type Scored = [member: string, score: number];

const read = (keys: Keyspace, key = "") => keys.get("zset", key) ?? new Map<string, number>();

/** By score, then by member. */
function sorted(scores: Iterable<Scored>): Scored[] {
  return [...scores].sort(([a, x], [b, y]) => x - y || (a < b ? -1 : a > b ? 1 : 0));
}

function told(scored: Scored[], withScores: boolean): Reply {
  return scored.flatMap(([member, score]) => (withScores ? [member, numberText(score)] : [member]));
}

/** `(5` leaves 5 out. */
function bound(text = ""): { at: number; open: boolean } {
  const open = text.startsWith("(");
  return { at: float(open ? text.slice(1) : text), open };
}

function between(scores: Iterable<Scored>, least: string | undefined, most: string | undefined): Scored[] {
  const [low, high] = [bound(least), bound(most)];
  return sorted(scores).filter(
    ([, score]) =>
      (low.open ? score > low.at : score >= low.at) && (high.open ? score < high.at : score <= high.at),
  );
}

/** ZRANGE with all its options. */
function zrange(keys: Keyspace, [key, from = "", to = "", ...rest]: string[]): Reply {
  const words = rest.map((word) => word.toLowerCase());
  const known = new Set(["byscore", "rev", "withscores", "limit"]);
  const limitAt = words.indexOf("limit");
  const limit = limitAt < 0 ? undefined : rest.slice(limitAt + 1, limitAt + 3).map(integer);
  if (words.some((word, at) => !known.has(word) && !(limitAt >= 0 && at > limitAt && at <= limitAt + 2))) {
    throw syntaxError();
  }
  const reverse = words.includes("rev");
  let chosen: Scored[];
  if (words.includes("byscore")) {
    chosen = between(read(keys, key), reverse ? to : from, reverse ? from : to);
    if (reverse) chosen.reverse();
    const [skip = 0, count = -1] = limit ?? [];
    chosen = chosen.slice(skip, count < 0 ? undefined : skip + count);
  } else {
    if (limit) throw new RedisError("ERR syntax error, LIMIT is only supported in combination with BYSCORE");
    const all = sorted(read(keys, key));
    if (reverse) all.reverse();
    chosen = all.slice(...range(integer(from), integer(to), all.length));
  }
  return told(chosen, words.includes("withscores"));
}

function add(keys: Keyspace, [key = "", ...rest]: string[]): Reply {
  const flags = new Set<string>();
  // options end where the scores begin: a member may be called as an option is
  while (/^(nx|xx|gt|lt|ch|incr)$/i.test(rest[0] ?? "")) flags.add((rest.shift() ?? "").toLowerCase());
  const given = pairs(rest, "zadd").map(([score, member]): Scored => [member, float(score)]);
  if (flags.has("incr") && given.length !== 1) {
    throw new RedisError("ERR INCR option supports a single increment-element pair");
  }
  const set = keys.open("zset", key, new Map());
  let [added, changed] = [0, 0];
  let last: Reply = null;
  for (const [member, amount] of given) {
    const old = set.get(member);
    const score = flags.has("incr") ? (old ?? 0) + amount : amount;
    if (old === undefined ? flags.has("xx") : flags.has("nx")) continue;
    if (old !== undefined && ((flags.has("gt") && score <= old) || (flags.has("lt") && score >= old)))
      continue;
    if (old === undefined) added++;
    else if (old !== score) changed++;
    set.set(member, score);
    last = numberText(score);
  }
  keys.touch(key);
  if (flags.has("incr")) return last;
  return flags.has("ch") ? added + changed : added;
}

function remove(keys: Keyspace, key: string, members: string[]): number {
  const set = read(keys, key);
  const removed = members.filter((member) => set.delete(member)).length;
  if (removed > 0) keys.touch(key);
  return removed;
}

function rank(scored: Scored[], member: string | undefined): Reply {
  const place = scored.findIndex(([each]) => each === member);
  return place < 0 ? null : place;
}

export const sortedSets: Commands = {
  zadd: { args: [3], run: add },
  zincrby: {
    args: [3, 3],
    run: (keys, [key = "", by = "", member = ""]) => add(keys, [key, "incr", by, member]),
  },
  zscore: {
    args: [2, 2],
    run(keys, [key, member = ""]) {
      const score = read(keys, key).get(member);
      return score === undefined ? null : numberText(score);
    },
  },
  zcard: { args: [1, 1], run: (keys, [key]) => read(keys, key).size },
  zcount: { args: [3, 3], run: (keys, [key, least, most]) => between(read(keys, key), least, most).length },
  zrank: { args: [2, 2], run: (keys, [key, member]) => rank(sorted(read(keys, key)), member) },
  zrevrank: { args: [2, 2], run: (keys, [key, member]) => rank(sorted(read(keys, key)).reverse(), member) },
  zrange: { args: [3], run: zrange },
  zrevrange: { args: [3, 4], run: (keys, args) => zrange(keys, [...args, "rev"]) },
  zrangebyscore: { args: [3], run: (keys, args) => zrange(keys, [...args, "byscore"]) },
  zrevrangebyscore: { args: [3], run: (keys, args) => zrange(keys, [...args, "byscore", "rev"]) },
  zrem: { args: [2], run: (keys, [key = "", ...members]) => remove(keys, key, members) },
  zremrangebyscore: {
    args: [3, 3],
    run: (keys, [key = "", least, most]) =>
      remove(
        keys,
        key,
        between(read(keys, key), least, most).map(([member]) => member),
      ),
  },
  zremrangebyrank: {
    args: [3, 3],
    run(keys, [key = "", from, to]) {
      const all = sorted(read(keys, key));
      const chosen = all.slice(...range(integer(from), integer(to), all.length));
      return remove(
        keys,
        key,
        chosen.map(([member]) => member),
      );
    },
  },
  zunion: {
    args: [2],
    run(keys, [count, ...rest]) {
      const from = rest.slice(0, integer(count));
      const sum = new Map<string, number>();
      for (const [member, score] of from.flatMap((key) => [...read(keys, key)])) {
        sum.set(member, (sum.get(member) ?? 0) + score);
      }
      const words = rest.slice(from.length).map((word) => word.toLowerCase());
      if (words.some((word) => word !== "withscores")) throw syntaxError();
      return told(sorted(sum), words.length > 0);
    },
  },
};
