import { Analytics, Ratelimit } from "@upstash/ratelimit";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type RedisSetup, startRedisSetup } from "#tests/support/redis-setup.ts";

const START = Date.parse("2026-11-21T10:00:00Z");
let set: RedisSetup;

beforeEach(async () => {
  vi.useFakeTimers({ now: START, toFake: ["Date"] });
  set = await startRedisSetup();
});
afterEach(async () => {
  await set.close();
  vi.useRealTimers();
});

/** Moves the limiter's clock and Redis's together. */
function pass(ms: number) {
  vi.setSystemTime(Date.now() + ms);
  set.time.advance(ms);
}

type Options = Partial<ConstructorParameters<typeof Ratelimit>[0]>;
// the client's own timeout grants what the server has not yet answered
const limitBy = (limiter: ReturnType<typeof Ratelimit.fixedWindow>, options: Options = {}) =>
  new Ratelimit({ redis: set.redis, limiter, ephemeralCache: false, timeout: 0, ...options });
const granted = async (ratelimit: Ratelimit, times: number, rate?: number) => {
  const answers = await Promise.all(
    Array.from({ length: times }, () => ratelimit.limit("who", rate ? { rate } : {})),
  );
  return answers.filter(({ success }) => success).length;
};

describe.each([
  ["fixed window", () => Ratelimit.fixedWindow(5, "10 s")],
  ["sliding window", () => Ratelimit.slidingWindow(5, "10 s")],
  ["token bucket", () => Ratelimit.tokenBucket(5, "10 s", 5)],
])("%s", (_, limiter) => {
  test("grants exactly 5 of 20 at once, tells what is left, and grants again in time", async () => {
    const ratelimit = limitBy(limiter());
    expect((await ratelimit.getRemaining("who")).remaining).toBe(5);
    expect((await ratelimit.limit("who")).remaining).toBe(4);
    expect(await granted(ratelimit, 20)).toBe(4);
    expect((await ratelimit.getRemaining("who")).remaining).toBe(0);
    const { success, reset, limit } = await ratelimit.limit("who");
    expect([success, limit, reset > Date.now(), reset <= Date.now() + 10_000]).toEqual([
      false,
      5,
      true,
      true,
    ]);
    expect((await ratelimit.limit("another")).success).toBe(true);
    pass(20_000);
    expect(await granted(ratelimit, 20)).toBe(5);
  });

  test("a rate above one takes as much, and resetting gives all back", async () => {
    const ratelimit = limitBy(limiter());
    expect((await ratelimit.limit("who", { rate: 3 })).remaining).toBe(2);
    expect((await ratelimit.getRemaining("who")).remaining).toBe(2);
    await ratelimit.resetUsedTokens("who");
    expect((await ratelimit.getRemaining("who")).remaining).toBe(5);
    expect(await granted(ratelimit, 9)).toBe(5);
  });

  test("used tokens outlive a restart, and scripts are sent anew", async () => {
    expect(await granted(limitBy(limiter()), 3)).toBe(3);
    await set.restart();
    expect(await granted(limitBy(limiter()), 9)).toBe(2);
  });
});

/** On a real clock: a stall may take most of it away. */
const WINDOW_MS = 5000;

test("blockUntilReady waits for its turn, or gives up in time", async () => {
  vi.useRealTimers();
  await set.close();
  set = await startRedisSetup({ real: true });
  // begins just after a window's edge
  await new Promise((resolve) => setTimeout(resolve, WINDOW_MS + 10 - (Date.now() % WINDOW_MS)));
  const heard = Object.entries({
    "fixed window": Ratelimit.fixedWindow(2, `${WINDOW_MS} ms`),
    "sliding window": Ratelimit.slidingWindow(2, `${WINDOW_MS} ms`),
    "token bucket": Ratelimit.tokenBucket(1, `${WINDOW_MS} ms`, 2),
  }).map(async ([name, limiter]) => {
    const ratelimit = limitBy(limiter, { prefix: name });
    const atOnce = await granted(ratelimit, 2);
    const soon = (await ratelimit.blockUntilReady("who", 100)).success;
    return [name, atOnce, soon, (await ratelimit.blockUntilReady("who", 3 * WINDOW_MS)).success];
  });
  expect(await Promise.all(heard)).toEqual([
    ["fixed window", 2, false, true],
    ["sliding window", 2, false, true],
    ["token bucket", 2, false, true],
  ]);
});

test("sliding window: the window before still weighs", async () => {
  const ratelimit = limitBy(Ratelimit.slidingWindow(10, "10 s"));
  expect(await granted(ratelimit, 10)).toBe(10);
  pass(12_500);
  expect(await granted(ratelimit, 10)).toBe(3);
});

test("token bucket: fills up step by step, to its size", async () => {
  const ratelimit = limitBy(Ratelimit.tokenBucket(2, "1 s", 10));
  expect(await granted(ratelimit, 20)).toBe(10);
  pass(2000);
  expect((await ratelimit.getRemaining("who")).remaining).toBe(0);
  expect(await granted(ratelimit, 20)).toBe(4);
  pass(60_000);
  expect(await granted(ratelimit, 20)).toBe(10);
});

test("cached fixed window: counts in memory, catches up with Redis", async () => {
  const cache = new Map<string, number>();
  const ratelimit = limitBy(Ratelimit.cachedFixedWindow(5, "10 s"), { ephemeralCache: cache });
  const first = await ratelimit.limit("who");
  await first.pending;
  for (let n = 0; n < 4; n++) {
    const { success, pending } = await ratelimit.limit("who");
    await pending;
    expect(success).toBe(true);
  }
  expect((await ratelimit.limit("who")).success).toBe(false);
  expect((await ratelimit.getRemaining("who")).remaining).toBe(0);
  await ratelimit.resetUsedTokens("who");
  expect((await ratelimit.getRemaining("who")).remaining).toBe(5);
});

test("an ephemeral cache refuses without asking Redis again", async () => {
  const ratelimit = limitBy(Ratelimit.slidingWindow(1, "10 s"), { ephemeralCache: new Map() });
  expect((await ratelimit.limit("who")).success).toBe(true);
  expect((await ratelimit.limit("who")).success).toBe(false);
  await set.server.close();
  expect(await ratelimit.limit("who")).toMatchObject({ success: false, reason: "cacheBlock" });
  await set.restart();
});

test("analytics are written when asked for, and read back", async () => {
  const silent = limitBy(Ratelimit.fixedWindow(1, "10 s"));
  await (await silent.limit("who")).pending;
  expect(await set.redis.keys("*:events:*")).toEqual([]);
  const counted = limitBy(Ratelimit.fixedWindow(1, "10 s"), { analytics: true, prefix: "counted" });
  for (let n = 0; n < 3; n++) await (await counted.limit("who", { country: "SE" })).pending;
  const [key = ""] = await set.redis.keys("counted:events:*");
  const events = await set.redis.zrange<(object | number)[]>(key, 0, -1, { withScores: true });
  expect(events).toEqual([
    expect.objectContaining({ identifier: "who", success: true }),
    1,
    expect.objectContaining({ identifier: "who", success: false }),
    2,
  ]);
  const analytics = new Analytics({ redis: set.redis, prefix: "counted" });
  expect(await analytics.getMostAllowedBlocked(24, 5)).toMatchObject({
    allowed: [{ identifier: "who", count: 1 }],
    ratelimited: [{ identifier: "who", count: 2 }],
  });
});

test("a limit set while it runs takes the place of the one in the code", async () => {
  const ratelimit = limitBy(Ratelimit.fixedWindow(5, "10 s"), { dynamicLimits: true });
  await ratelimit.setDynamicLimit({ limit: 2 });
  expect(await granted(ratelimit, 9)).toBe(2);
  expect(await ratelimit.getDynamicLimit()).toEqual({ dynamicLimit: 2 });
});
