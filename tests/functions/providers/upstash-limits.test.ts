import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createUpstashLimits } from "#functions/providers/rate-limit/upstash.ts";

/** A counter that never answers, or is not there at all. */
const silent = () => new Promise<Response>(() => {});
const dead = () => Promise.reject(new TypeError("fetch failed"));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const limits = () => createUpstashLimits({ url: "https://counter.example", token: "t", scale: 1 });

test("a silent counter is waited for two seconds, and only once in a request", async () => {
  const fetch = vi.fn(silent);
  vi.stubGlobal("fetch", fetch);
  const { allow, ping } = limits();
  const first = allow("writeByAccount", "ada").catch((error: Error) => error.message);
  const settled = vi.fn();
  void first.then(settled);
  await vi.advanceTimersByTimeAsync(1999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await first).toBe("no answer within 2000 ms");
  await expect(allow("uploadByAccount", "ada")).rejects.toThrow("no answer");
  await expect(ping()).rejects.toThrow("no answer");
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("a counter that is not there is noticed at once", async () => {
  const fetch = vi.fn(dead);
  vi.stubGlobal("fetch", fetch);
  const refused = expect(limits().allow("signInByEmail", "ada")).rejects.toThrow("fetch failed");
  await vi.advanceTimersByTimeAsync(500);
  await refused;
  expect(fetch).toHaveBeenCalledTimes(2);
});
