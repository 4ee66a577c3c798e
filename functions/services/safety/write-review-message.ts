import type * as z from "zod";
import { insertEmail } from "#db/queries/emails.ts";
import { writeReviewMessage as write } from "#db/queries/safety.ts";
import { requireSession } from "#db/queries/session.ts";
import type { reviewMessageInput } from "#schema/safety-inputs.ts";
import { SITE } from "#schema/site.ts";
import { accountMail } from "../accounts/account-mail.ts";
import { countUse } from "../accounts/limit.ts";
import { orTell } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { publishSoon } from "../jobs/publish-soon.ts";

/** Someone whose account is paused says why it should not be: kept for staff, who are told by mail. A later one replaces it. */
export async function writeReviewMessage(
  ctx: ActorCtx,
  { text }: z.output<typeof reviewMessageInput>,
): Promise<{ ok: true }> {
  const { deps, actor } = ctx;
  await countUse(ctx, [["appealByAccount", actor.userId]]);
  const now = deps.now();
  const emailId = crypto.randomUUID();
  await orTell(
    deps.db.write([
      requireSession(actor, now),
      ...write({ userId: actor.userId, text }),
      insertEmail(
        accountMail(deps, {
          id: emailId,
          to: SITE.supportEmail,
          template: "appeal-received",
          params: { userId: actor.userId, about: "review" },
          now,
        }),
      ),
    ]),
  );
  await publishSoon(deps, [{ job: "send-email", body: { id: emailId } }]);
  return { ok: true };
}
