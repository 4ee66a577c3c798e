import { Redis } from "@upstash/redis";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type RedisSetup, startRedisSetup } from "#tests/support/redis-setup.ts";

let set: RedisSetup;
let redis: Redis;

beforeEach(async () => {
  set = await startRedisSetup();
  redis = set.redis;
});

afterEach(() => set.close());

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
    set.time.advance(20);
    expect(await redis.get("short")).toBeNull();
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
    const stranger = new Redis({ url: set.server.url, token: "guess", enableTelemetry: false });
    await expect(stranger.get("a")).rejects.toThrow("WRONGPASS");
    await expect(redis.exec(["dance", "now"])).rejects.toThrow("unknown command");
    await expect(redis.exec(["duplicate"])).rejects.toThrow("unknown command");
    const headers = { authorization: "Bearer secret" };
    for (const path of ["/", "/pipeline", "/multi-exec"]) {
      const response = await fetch(set.server.url + path, { method: "POST", headers, body: "{" });
      expect(response.status).toBe(400);
    }
  });

  test("an unknown command, or one with too few words, discards a whole transaction", async () => {
    await expect(redis.multi().set("a", 1).exec()).resolves.toEqual(["OK"]);
    const body = JSON.stringify([["incr", "a"], ["dance"], ["get"]]);
    const headers = { authorization: "Bearer secret" };
    const answer = await fetch(`${set.server.url}/multi-exec`, { method: "POST", headers, body });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: expect.stringMatching(/^EXECABORT/) },
    ]);
    expect(await redis.get("a")).toBe(1);
    const pipeline = await fetch(`${set.server.url}/pipeline`, { method: "POST", headers, body });
    expect(await pipeline.json()).toMatchObject([
      { result: 2 },
      { error: "ERR unknown command 'dance'" },
      { error: "ERR wrong number of arguments for 'get' command" },
    ]);
  });

  test("base64 is used when the client asks for it, for all text but OK", async () => {
    const ask = async (command: unknown[], encoding?: string) => {
      const headers: Record<string, string> = { authorization: "Bearer secret" };
      if (encoding) headers["upstash-encoding"] = encoding;
      const body = JSON.stringify(command);
      return (await fetch(set.server.url, { method: "POST", headers, body })).json();
    };
    expect(await ask(["set", "k", "zoë"], "base64")).toEqual({ result: "OK" });
    expect(await ask(["get", "k"], "base64")).toEqual({ result: Buffer.from("zoë").toString("base64") });
    expect(await ask(["get", "k"])).toEqual({ result: "zoë" });
    expect(await ask(["mget", "k", "none"], "base64")).toEqual({
      result: [Buffer.from("zoë").toString("base64"), null],
    });
  });

  test("each kind of value under its own commands only", async () => {
    await redis.lpush("list", "b", "a");
    expect([await redis.rpush("list", "c"), await redis.lrange("list", 0, -1)]).toEqual([3, ["a", "b", "c"]]);
    expect([await redis.lpop("list"), await redis.llen("list"), await redis.lindex("list", -1)]).toEqual([
      "a",
      2,
      "c",
    ]);
    await redis.sadd("set", "x", "y");
    expect([await redis.sismember("set", "x"), await redis.smismember("set", ["y", "z"])]).toEqual([
      1,
      [1, 0],
    ]);
    await redis.zadd(
      "scores",
      { score: 2, member: "b" },
      { score: 1, member: "a" },
      { score: 3, member: "c" },
    );
    expect(await redis.zrange("scores", 1, "(3", { byScore: true })).toEqual(["a", "b"]);
    expect(await redis.zrange("scores", 0, 0, { rev: true })).toEqual(["c"]);
    expect([await redis.zincrby("scores", 5, "a"), await redis.zrank("scores", "a")]).toEqual([6, 2]);
    await expect(redis.incr("list")).rejects.toThrow("WRONGTYPE");
    await expect(redis.hget("set", "x")).rejects.toThrow("WRONGTYPE");
    expect(await redis.type("scores")).toBe("zset");
    await redis.srem("set", "x", "y");
    expect(await redis.exists("set", "scores")).toBe(1);
    expect((await redis.scan(0, { match: "s[a-d]ores" }))[1]).toEqual(["scores"]);
  });

  test("lifetimes: set, read, kept, lifted and refused", async () => {
    await redis.set("k", "v", { ex: 10 });
    await redis.incrby("n", 1);
    expect([await redis.expire("n", 10, "XX"), await redis.expire("n", 10, "NX")]).toEqual([0, 1]);
    expect([await redis.pexpire("k", 5000, "GT"), await redis.pexpire("k", 20_000, "GT")]).toEqual([0, 1]);
    await redis.incrby("n", 1);
    set.time.advance(9000);
    expect([await redis.pttl("n"), await redis.ttl("k"), await redis.ttl("none")]).toEqual([1000, 11, -2]);
    set.time.advance(1000);
    expect([await redis.get("n"), await redis.persist("k"), await redis.ttl("k")]).toEqual([null, 1, -1]);
    expect(await redis.set("k", "w", { xx: true, get: true, px: 1 })).toBe("v");
    set.time.advance(1);
    expect(await redis.dbsize()).toBe(0);
    await expect(redis.set("k", "v", { ex: 0 })).rejects.toThrow("invalid expire time");
  });
});

describe("scripts", () => {
  const run = (script: string, keys: string[] = [], args: unknown[] = []) => redis.eval(script, keys, args);

  test("values go in and out as Redis turns them", async () => {
    expect(await run("return {1.9, true, false, 'x', {2}, nil, 3}")).toEqual([1, 1, null, "x", [2]]);
    expect(await run("return redis.call('GET', 'none') == false")).toBe(1);
    expect(await run("return redis.status_reply('FINE')")).toBe("FINE");
    expect(await run("return ARGV[1] .. ':' .. (tonumber(ARGV[1]) + 1)", [], [1763700000000])).toBe(
      "1763700000000:1763700000001",
    );
    expect(await run("return tostring(3000000000 * 2) .. ' ' .. 7 / 2")).toBe("6000000000 3.5");
    expect(await run("return cjson.encode({a = {1, 2}, b = cjson.decode('{\"c\":true}').c})")).toEqual({
      a: [1, 2],
      b: true,
    });
    expect(await run("return unpack(KEYS)", ["a", "b"])).toBe("a");
  });

  test("what a command refuses ends the script, unless it was called with pcall", async () => {
    await redis.set("word", "x");
    await expect(run("redis.call('INCR', KEYS[1]) return 1", ["word"])).rejects.toThrow("not an integer");
    expect(await run("return redis.pcall('INCR', KEYS[1]).err", ["word"])).toContain("not an integer");
    await expect(run("return redis.error_reply('MINE no')")).rejects.toThrow("MINE no");
    await expect(run("return nothing.at.all")).rejects.toThrow("ERR");
    await expect(run("this is no Lua")).rejects.toThrow("Error compiling script");
    await expect(run("return redis.call('EVAL', 'return 1', 0)")).rejects.toThrow("unknown command");
    await expect(run("return #io.open('/etc/hostname'):read()")).rejects.toThrow("ERR");
    expect(await redis.get("word")).toBe("x");
  });

  test("are loaded, known and forgotten by hash", async () => {
    const sha = await redis.scriptLoad("return 7");
    expect([await redis.scriptExists(sha, "0".repeat(40)), await redis.evalsha(sha, [], [])]).toEqual([
      [1, 0],
      7,
    ]);
    await redis.scriptFlush();
    await expect(redis.evalsha(sha, [], [])).rejects.toThrow("NOSCRIPT");
  });
});

test("keys of every kind and their lifetimes are there after a stop and a start", async () => {
  await redis.set("name", "zoë", { px: 60_000 });
  await redis.hset("hash", { a: 1 });
  await redis.zadd("scores", { score: 1.5, member: "m" });
  await redis.sadd("set", "x");
  await redis.rpush("list", "1", "2");
  await redis.set("gone", 1, { px: 1000 });
  await redis.del("set");
  set.time.advance(2000);
  await set.restart();
  redis = set.redis;
  expect([await redis.get("name"), await redis.pttl("name")]).toEqual(["zoë", 58_000]);
  expect([await redis.hgetall("hash"), await redis.zscore("scores", "m")]).toEqual([{ a: 1 }, 1.5]);
  expect([await redis.lrange("list", 0, -1), await redis.dbsize()]).toEqual([[1, 2], 4]);
});

test("the page shows keys and how long they last, escaped, but no value", async () => {
  await redis.set("<limit>", "private", { ex: 30 });
  await redis.hset("hash", { a: 1, b: 2 });
  const page = await (await fetch(set.server.url)).text();
  for (const text of ["&lt;limit&gt;", "30 s", "hash", "stays"]) expect(page).toContain(text);
  expect(page).not.toContain("private");
});
