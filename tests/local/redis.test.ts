import { Ratelimit } from "@upstash/ratelimit";
import { expect, onTestFinished, test, vi } from "vitest";
import { startRedisSetup } from "#tests/support/local/redis-setup.ts";

const START = Date.parse("2026-11-21T10:00:00Z");
const WINDOW_MS = 10_000;

/** A Redis, limiters over it, and a clock that both go by. */
async function startLimits() {
  vi.useFakeTimers({ now: START, toFake: ["Date"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const set = await startRedisSetup();
  return {
    ...set,
    limitTo: (count: number) =>
      new Ratelimit({
        redis: set.redis,
        limiter: Ratelimit.slidingWindow(count, `${WINDOW_MS} ms`),
        ephemeralCache: false,
        // the client's own would grant what the server has not yet answered
        timeout: 0,
      }),
    pass(ms: number) {
      vi.setSystemTime(Date.now() + ms);
      set.time.advance(ms);
    },
  };
}

async function granted(ratelimit: Ratelimit, times: number): Promise<number> {
  const answers = await Promise.all(Array.from({ length: times }, () => ratelimit.limit("who")));
  return answers.filter(({ success }) => success).length;
}

test("grants exactly as many as allowed, tells what is left and until when, and keeps people apart", async () => {
  const { limitTo, pass } = await startLimits();
  const ratelimit = limitTo(5);
  const reset = START + WINDOW_MS;
  expect(await ratelimit.limit("who")).toMatchObject({ success: true, limit: 5, remaining: 4, reset });
  expect(await granted(ratelimit, 20)).toBe(4);
  expect(await ratelimit.limit("who")).toMatchObject({ success: false, limit: 5, remaining: 0, reset });
  expect(await ratelimit.limit("another")).toMatchObject({ success: true, remaining: 4 });
  pass(2 * WINDOW_MS);
  expect(await granted(ratelimit, 20)).toBe(5);
});

test("the window before weighs by what is left of it", async () => {
  const { limitTo, pass } = await startLimits();
  const ratelimit = limitTo(10);
  expect(await granted(ratelimit, 10)).toBe(10);
  pass(WINDOW_MS);
  expect(await granted(ratelimit, 10)).toBe(0);
  // three quarters of the ten before weigh seven
  pass(WINDOW_MS / 4);
  expect((await ratelimit.limit("who")).remaining).toBe(2);
  expect(await granted(ratelimit, 10)).toBe(2);
  // a quarter weighs two, and three were granted in this window
  pass(WINDOW_MS / 2);
  expect(await granted(ratelimit, 10)).toBe(5);
});

test("what was counted outlives a restart, and lasts no longer than it weighs", async () => {
  const { limitTo, pass, page, restart } = await startLimits();
  expect(await granted(limitTo(5), 3)).toBe(3);
  await restart();
  expect(await granted(limitTo(5), 9)).toBe(2);
  expect(await page()).toContain("<dt>Counters</dt><dd>1</dd>");
  pass(2 * WINDOW_MS + 1000);
  expect(await page()).toContain("<dt>Counters</dt><dd>0</dd>");
});

test("what is not offered is refused by name", async () => {
  const { redis, limitTo } = await startLimits();
  await expect(redis.multi().ping().exec()).rejects.toThrow("does not offer POST /multi-exec");
  await expect(redis.set("a", 1)).rejects.toThrow("ERR the local Redis does not offer the command SET");
  await expect(redis.eval("return 1", [], [])).rejects.toThrow(/does not offer the script [0-9a-f]{40}/);
  await expect(limitTo(5).limit("who", { rate: 3 })).rejects.toThrow("a rate other than 1: 3");
});
