import type * as z from "zod";
import { breaksUnique } from "#db/constraint-name.ts";
import { insertAppeal } from "#db/queries/accounts/appeals.ts";
import type { appealInput } from "#schema/rewards/rewards.ts";
import { SITE } from "#schema/site/site.ts";
import { accountEmail } from "../accounts/account-email.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";

/** Someone says that theirs is no second account: kept for staff, who are told by mail. The same key again changes nothing. */
export async function appeal({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof appealInput>;
}): Promise<{ ok: true }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  await countUse(ctx, [["appealByAccount", userId]]);
  const now = deps.now();
  try {
    await commit(ctx, {
      statements: insertAppeal({ id: input.requestKey, userId, text: input.text, now }),
      emails: [
        accountEmail(deps, {
          id: `appeal-${input.requestKey}`,
          to: SITE.supportEmail,
          template: "appeal-received",
          params: { userId },
          now,
        }),
      ],
    });
  } catch (error) {
    // the same appeal, sent again
    if (!breaksUnique(error, "email.id")) throw error;
  }
  return { ok: true };
}
