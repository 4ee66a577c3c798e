import type * as z from "zod";
import { writeReviewMessage as write } from "#db/queries/staff/safety.ts";
import { SITE } from "#schema/site/site.ts";
import type { reviewMessageInput } from "#schema/staff/safety-inputs.ts";
import { accountEmail } from "../accounts/account-email.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";

/** Someone whose account is paused says why it should not be: kept for staff, who are told by mail. A later one replaces it. */
export async function writeReviewMessage({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof reviewMessageInput>;
}): Promise<{ ok: true }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  await countUse(ctx, [["appealByAccount", userId]]);
  await commit(ctx, {
    statements: write({ userId, text: input.text }),
    emails: [
      accountEmail(deps, {
        id: crypto.randomUUID(),
        to: SITE.supportEmail,
        template: "appeal-received",
        params: { userId, about: "review" },
        now: deps.now(),
      }),
    ],
  });
  return { ok: true };
}
