import type * as z from "zod";
import { insertEmail } from "#db/queries/emails.ts";
import { insertAppeal } from "#db/queries/first-proofs.ts";
import { requireSession } from "#db/queries/session.ts";
import { duplicateOf } from "#db/violated.ts";
import type { appealInput } from "#schema/rewards.ts";
import { SITE } from "#schema/site.ts";
import { accountMail } from "../accounts/account-mail.ts";
import { countUse } from "../accounts/limit.ts";
import { orTell } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { publishSoon } from "../jobs/publish-soon.ts";

/** Someone says that theirs is no second account: kept for staff, who are told by mail. The same key again changes nothing. */
export async function appeal(ctx: ActorCtx, input: z.output<typeof appealInput>): Promise<{ ok: true }> {
  const { deps, actor } = ctx;
  await countUse(ctx, [["appealByAccount", actor.userId]]);
  const now = deps.now();
  const emailId = `appeal-${input.requestKey}`;
  const batch = deps.db.write([
    requireSession(actor, now),
    ...insertAppeal({ id: input.requestKey, userId: actor.userId, text: input.text, now }),
    insertEmail(
      accountMail(deps, {
        id: emailId,
        to: SITE.supportEmail,
        template: "appeal-received",
        params: { userId: actor.userId },
        now,
      }),
    ),
  ]);
  try {
    await orTell(batch);
  } catch (error) {
    // the same appeal, sent again
    if (!duplicateOf(error, "email.id")) throw error;
  }
  await publishSoon(deps, [{ job: "send-email", body: { id: emailId } }]);
  return { ok: true };
}
