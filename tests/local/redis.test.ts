import { Ratelimit } from "@upstash/ratelimit";
import { Redis } from "@upstash/redis";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { LocalServer } from "#scripts/local/local-server.ts";
import { startRedis } from "#scripts/local/redis/server.ts";

let server: LocalServer;
let redis: Redis;

beforeEach(async () => {
  server = await startRedis({ token: "secret" });
  redis = new Redis({ url: server.url, token: "secret", enableTelemetry: false });
});

afterEach(() => server.close());

describe("commands", () => {
  test("strings, numbers, objects, missing keys and lists come back as the client wrote them", async () => {
    await redis.set("name", "zoë", { ex: 60 });
    await redis.set("settings", { theme: "noir", sizes: [1, 2] });
    expect(await redis.mget("name", "settings", "missing")).toEqual([
      "zoë",
      { theme: "noir", sizes: [1, 2] },
      null,
    ]);
    expect(await redis.incrby("count", 5)).toBe(5);
    expect(await redis.hset("hash", { a: "1", b: "two" })).toBe(2);
    expect(await redis.hgetall("hash")).toEqual({ a: 1, b: "two" });
    expect(await redis.ttl("name")).toBeGreaterThan(50);
    expect(await redis.set("name", "other", { nx: true })).toBeNull();
    expect(await redis.get("name")).toBe("zoë");
    await redis.zadd("scores", { nx: true }, { score: 1, member: "ch" });
    await redis.zadd("scores", { nx: true }, { score: 9, member: "ch" });
    expect(await redis.zrange("scores", 0, -1, { withScores: true })).toEqual(["ch", 1]);
    await redis.set("short", "lived", { px: 20 });
    await expect.poll(() => redis.get("short")).toBeNull();
  });

  test("a pipeline and a transaction answer each command, errors included", async () => {
    await redis.set("word", "x");
    const results = await redis.pipeline().set("a", 1).incr("word").get("a").exec({ keepErrors: true });
    expect(results[1]?.error).toContain("ERR");
    expect(results[2]?.result).toBe(1);
    expect(await redis.multi().incr("n").incr("n").get("n").exec()).toEqual([1, 2, 2]);
  });

  test("transactions sent at once do not mix", async () => {
    const runs = await Promise.all(
      Array.from({ length: 20 }, () => redis.multi().incr("n").incr("n").get("n").exec()),
    );
    for (const [first, second, read] of runs as [number, number, number][]) {
      expect([second, read]).toEqual([first + 1, first + 1]);
    }
    expect(await redis.get("n")).toBe(40);
  });

  test("scripts run, are known by their hash afterwards, and an unknown hash says NOSCRIPT", async () => {
    const script = redis.createScript<[string, string, null, number]>(
      "#!lua flags=allow-key-locking\nredis.call('SET', KEYS[1], ARGV[1])\nreturn {KEYS[1], redis.call('GET', KEYS[1]), redis.call('GET', 'none'), 3.9}",
    );
    await expect(script.evalsha(["k"], ["v"])).rejects.toThrow("NOSCRIPT");
    expect(await script.exec(["k"], ["v"])).toEqual(["k", "v", null, 3]);
    expect(await script.evalsha(["k"], ["v"])).toEqual(["k", "v", null, 3]);
  });

  test("a wrong token, an unknown command and a body that is no command are refused", async () => {
    const stranger = new Redis({ url: server.url, token: "guess", enableTelemetry: false });
    await expect(stranger.get("a")).rejects.toThrow("WRONGPASS");
    await expect(redis.exec(["dance", "now"])).rejects.toThrow("unknown command");
    await expect(redis.exec(["duplicate"])).rejects.toThrow("unknown command");
    const headers = { authorization: "Bearer secret" };
    for (const path of ["/", "/pipeline", "/multi-exec"]) {
      const response = await fetch(server.url + path, { method: "POST", headers, body: "{" });
      expect(response.status).toBe(400);
    }
  });

  test("two servers share nothing", async () => {
    const other = await startRedis({ token: "secret" });
    await redis.set("a", 1);
    expect(await new Redis({ url: other.url, token: "secret", enableTelemetry: false }).get("a")).toBeNull();
    await other.close();
  });
});

describe("@upstash/ratelimit", () => {
  const limiters = {
    "fixed window": Ratelimit.fixedWindow(5, "1 s"),
    "sliding window": Ratelimit.slidingWindow(5, "1 s"),
  };

  test.each(Object.entries(limiters))(
    "%s: lets exactly 5 of 20 at once through, then more",
    async (_, limiter) => {
      const ratelimit = new Ratelimit({ redis, limiter, ephemeralCache: false });
      // Begins just after a window's edge, so that all 20 fall into one window.
      await new Promise((resolve) => setTimeout(resolve, 1010 - (Date.now() % 1000)));
      const answers = await Promise.all(Array.from({ length: 20 }, () => ratelimit.limit("address")));
      expect(answers.filter(({ success }) => success)).toHaveLength(5);
      expect((await ratelimit.getRemaining("address")).remaining).toBe(0);
      expect((await ratelimit.limit("another address")).success).toBe(true);
      await expect
        .poll(async () => (await ratelimit.limit("address")).success, { timeout: 3000, interval: 100 })
        .toBe(true);
    },
  );

  test("sliding window: the window before still weighs", async () => {
    const ratelimit = new Ratelimit({
      redis,
      limiter: Ratelimit.slidingWindow(10, "1 s"),
      ephemeralCache: false,
    });
    await new Promise((resolve) => setTimeout(resolve, 1010 - (Date.now() % 1000)));
    await Promise.all(Array.from({ length: 10 }, () => ratelimit.limit("address")));
    await new Promise((resolve) => setTimeout(resolve, 1010 - (Date.now() % 1000)));
    const answers = await Promise.all(Array.from({ length: 10 }, () => ratelimit.limit("address")));
    const granted = answers.filter(({ success }) => success).length;
    expect(granted).toBeGreaterThan(0);
    expect(granted).toBeLessThan(10);
  });
});
