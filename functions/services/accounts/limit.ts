import type { LimitName } from "#schema/limits.ts";
import { AppError } from "../app-error.ts";
import type { Ctx } from "../context.ts";
import { sha256 } from "../signing.ts";

/** Counts one use under each limit; tells the caller to wait when any is reached. Addresses are counted by hash. */
export async function countUse(ctx: Pick<Ctx, "deps">, uses: [LimitName, string][]): Promise<void> {
  const allowed = await Promise.all(
    uses.map(async ([name, who]) => ctx.deps.limits.allow(name, (await sha256(who)).slice(0, 32))),
  );
  if (allowed.includes(false)) throw new AppError("TOO_MANY_REQUESTS");
}
