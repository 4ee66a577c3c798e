import { Ratelimit } from "@upstash/ratelimit";
import { Redis } from "@upstash/redis/cloudflare";
import { LIMITS, type LimitName } from "#schema/limits.ts";
import type { RateLimits } from "./rate-limit.ts";

/** How long the counter is waited for, in milliseconds. */
const TIMEOUT_MS = 2000;

/** For one request: a counter that did not answer is not asked again, so that a request waits once at most. */
export function createUpstashLimits(config: { url: string; token: string; scale: number }): RateLimits {
  const redis = new Redis({
    url: config.url,
    token: config.token,
    enableTelemetry: false,
    retry: { retries: 1 },
    signal: () => AbortSignal.timeout(TIMEOUT_MS),
  });
  const limiters = new Map<LimitName, Ratelimit>();
  const limiter = (name: LimitName): Ratelimit => {
    const known = limiters.get(name);
    if (known) return known;
    const { count, seconds } = LIMITS[name];
    const made = new Ratelimit({
      redis,
      limiter: Ratelimit.slidingWindow(count * config.scale, `${seconds} s`),
      prefix: `limit:${name}`,
      // without it the library lets everything through after five seconds
      timeout: 0,
      ephemeralCache: false,
      analytics: false,
    });
    limiters.set(name, made);
    return made;
  };
  let failure: { error: unknown } | null = null;
  async function ask<T>(call: () => Promise<T>): Promise<T> {
    if (failure) throw failure.error;
    try {
      return await inTime(call());
    } catch (error) {
      failure = { error };
      throw error;
    }
  }
  return {
    allow: (name, who) => ask(async () => (await limiter(name).limit(who)).success),
    ping: () => ask(async () => void (await redis.ping())),
  };
}

/** One count may take several calls: together they have as long as one. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
