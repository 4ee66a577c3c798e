import type { LimitName } from "#schema/limits.ts";

export interface RateLimits {
  /** Counts one use by `who`; false when the limit is reached. Throws when the counter cannot be reached. */
  allow(name: LimitName, who: string): Promise<boolean>;
  /** Throws when the counter cannot be reached. */
  ping(): Promise<void>;
}
