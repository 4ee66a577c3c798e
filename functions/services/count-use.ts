import type { ErrorCode } from "#schema/errors/errors.ts";
import { LIMITS, type Limit, type LimitName } from "#schema/limits.ts";
import { AppError } from "./app-error.ts";
import type { Ctx } from "./context.ts";
import { sha256 } from "./security/signing.ts";

/**
 * Counts one use under each limit; tells the caller to wait when any is reached. Addresses are counted by hash. While
 * the counter cannot be reached people's own work goes on; guesses are refused.
 */
export async function countUse(
  ctx: Pick<Ctx, "deps">,
  uses: [LimitName, string][],
  told: ErrorCode = "TOO_MANY_REQUESTS",
): Promise<void> {
  const allowed = await Promise.all(uses.map(([name, who]) => isAllowed(ctx, name, who)));
  if (allowed.includes(false)) throw new AppError(told);
}

async function isAllowed({ deps }: Pick<Ctx, "deps">, name: LimitName, who: string): Promise<boolean> {
  try {
    return await deps.limits.allow(name, (await sha256(who)).slice(0, 32));
  } catch (error) {
    deps.log.error("rate_limits_unreachable", error, { limit: name });
    const limit: Limit = LIMITS[name];
    if (limit.passesUncounted) return true;
    throw new AppError("LIMITS_UNAVAILABLE");
  }
}
