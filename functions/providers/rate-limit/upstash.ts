import { Ratelimit } from "@upstash/ratelimit";
import { Redis } from "@upstash/redis/cloudflare";
import { LIMITS, type LimitName } from "#schema/limits.ts";
import type { RateLimits } from "./rate-limit.ts";

export function createUpstashLimits(config: { url: string; token: string }): RateLimits {
  const redis = new Redis({
    url: config.url,
    token: config.token,
    enableTelemetry: false,
    retry: { retries: 1 },
  });
  const limiters = new Map<LimitName, Ratelimit>();
  const limiter = (name: LimitName): Ratelimit => {
    const known = limiters.get(name);
    if (known) return known;
    const { count, seconds } = LIMITS[name];
    const made = new Ratelimit({
      redis,
      limiter: Ratelimit.slidingWindow(count, `${seconds} s`),
      prefix: `limit:${name}`,
      // without it the library lets everything through after five seconds
      timeout: 0,
      ephemeralCache: false,
      analytics: false,
    });
    limiters.set(name, made);
    return made;
  };
  return {
    async allow(name, who) {
      return (await limiter(name).limit(who)).success;
    },
  };
}
