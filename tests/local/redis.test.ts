import { Ratelimit } from "@upstash/ratelimit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type RedisSetup, startRedisSetup } from "#tests/support/redis-setup.ts";

const START = Date.parse("2026-11-21T10:00:00Z");
const WINDOW_MS = 10_000;
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

// the client's own timeout would grant what the server has not yet answered
const limitTo = (count: number) =>
  new Ratelimit({
    ...{ redis: set.redis, limiter: Ratelimit.slidingWindow(count, `${WINDOW_MS} ms`) },
    ...{ ephemeralCache: false, timeout: 0 },
  });
async function granted(ratelimit: Ratelimit, times: number): Promise<number> {
  const answers = await Promise.all(Array.from({ length: times }, () => ratelimit.limit("who")));
  return answers.filter(({ success }) => success).length;
}

test("grants exactly as many as allowed, tells what is left and until when, and keeps people apart", async () => {
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
  const ratelimit = limitTo(5);
  expect(await granted(ratelimit, 3)).toBe(3);
  await set.restart();
  expect(await granted(limitTo(5), 9)).toBe(2);
  const page = async () => (await fetch(set.server.url)).text();
  expect(await page()).toContain("<dt>Counters</dt><dd>1</dd>");
  expect(await page()).toContain("@upstash/ratelimit:who:");
  pass(2 * WINDOW_MS + 1000);
  expect(await page()).toContain("<dt>Counters</dt><dd>0</dd>");
});

test("a script is known by its hash once its text was sent, until the server stops", async () => {
  const calls = vi.spyOn(globalThis, "fetch");
  const sent = () =>
    calls.mock.calls.splice(0).map(([, init]) => JSON.parse(String(init?.body))[0][0] as string);
  await limitTo(5).limit("who");
  await limitTo(5).limit("who");
  expect(sent()).toEqual(["evalsha", "eval", "evalsha"]);
  await set.restart();
  await limitTo(5).limit("who");
  expect(sent()).toEqual(["evalsha", "eval"]);
  calls.mockRestore();
});

test("what is not offered is refused by name", async () => {
  const { redis } = set;
  expect(await redis.ping()).toBe("PONG");
  await expect(redis.set("a", 1)).rejects.toThrow("ERR the local Redis does not offer the command SET");
  await expect(redis.exec(["constructor"])).rejects.toThrow("the command CONSTRUCTOR");
  await expect(redis.eval("return 1", [], [])).rejects.toThrow(/does not offer the script [0-9a-f]{40}/);
  await expect(redis.multi().ping().exec()).rejects.toThrow("does not offer POST /multi-exec");
  await expect(limitTo(5).limit("who", { rate: 3 })).rejects.toThrow("a rate other than 1: 3");
  const dynamic = new Ratelimit({
    ...{ redis, limiter: Ratelimit.slidingWindow(5, "10 s"), timeout: 0, dynamicLimits: true },
  });
  await expect(dynamic.limit("who")).rejects.toThrow("other than two keys and four numbers");
});
