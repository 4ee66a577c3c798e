import { createHash } from "node:crypto";
import type { Counters } from "./counters.ts";

export type Reply = string | number[];

/** A refusal in Redis's own manner: a code in capitals, then why. */
export class RedisError extends Error {}

/** The SHA-1 of the one script the product runs: the sliding window of @upstash/ratelimit, with one region. */
const SLIDING_WINDOW = "74740bb3d7792848093cdef586b6b6037c455fd6";

interface State {
  counters: Counters;
  /** Hashes of the scripts whose text was sent since the start. */
  loaded: Set<string>;
}

/** Every command offered, by its name in lower case: what the limiter and the checks send, and no more. */
export const COMMANDS: Record<string, (state: State, args: string[]) => Reply> = {
  ping: () => "PONG",
  evalsha({ counters, loaded }, [hash = "", ...args]) {
    if (!loaded.has(hash)) throw new RedisError("NOSCRIPT No matching script. Please use EVAL.");
    return slidingWindow(counters, args);
  },
  eval({ counters, loaded }, [text = "", ...args]) {
    const hash = createHash("sha1").update(text).digest("hex");
    if (hash !== SLIDING_WINDOW) throw notOffered(`the script ${hash}`);
    loaded.add(hash);
    return slidingWindow(counters, args);
  },
};

export function notOffered(what: string): RedisError {
  return new RedisError(`ERR the local Redis does not offer ${what}`);
}

/**
 * Counts one use unless the limit is reached, the window before weighing by what is left of it.
 * Answers how many are left, or -1 for none, and the limit. Source: the script's text in @upstash/ratelimit.
 */
function slidingWindow(counters: Counters, [keyCount, ...rest]: string[]): Reply {
  const [current, previous, ...numbers] = rest;
  const [limit, now, windowMs, rate] = numbers.map(Number);
  if (keyCount !== "2" || !current || !previous || !limit || !now || !windowMs || numbers.length !== 4) {
    throw notOffered(`a sliding window with other than two keys and four numbers: ${rest.join(" ")}`);
  }
  if (rate !== 1) throw notOffered(`a rate other than 1: ${numbers[3]}`);
  const before = Math.floor((1 - (now % windowMs) / windowMs) * counters.get(previous));
  if (before + counters.get(current) >= limit) return [-1, limit];
  // a second longer than the next window, in which this one still weighs
  return [limit - before - counters.increment(current, 2 * windowMs + 1000), limit];
}
