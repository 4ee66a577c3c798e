import type * as z from "zod";
import { moveCredits as move } from "#db/queries/credits/credits.ts";
import { noteStaffAction } from "#db/queries/staff/audit.ts";
import { findMovement, requireStays } from "#db/queries/staff/person-acts.ts";
import type { moveCreditsInput } from "#schema/staff/person-acts.ts";
import { AppError } from "../app-error.ts";
import { commitOnce } from "../commit.ts";
import type { StaffCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

/** Admins only: grants or takes credits, never one's own and never below zero. The same key again changes nothing. */
export async function moveCredits({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof moveCreditsInput>;
}): Promise<{ ok: true }> {
  const { deps, actor } = ctx;
  const { id: userId, credits, reason, requestKey } = input;
  if (userId === actor.userId) throw new AppError("OWN_CREDITS");
  const now = deps.now();
  const key = `staff:${requestKey}`;
  await commitOnce(ctx, {
    statements: [
      requireStays(userId),
      move({
        id: crypto.randomUUID(),
        userId,
        credits,
        reason: "OTHER",
        extra: { kind: "STAFF", actId: `credits-${requestKey}` },
        key,
        now,
      }),
      noteStaffAction({
        id: `credits-${requestKey}`,
        actor,
        what: credits > 0 ? "credits granted" : "credits taken",
        userId,
        reason,
        extra: { credits: Math.abs(credits) },
        now,
      }),
    ],
    errors: { insufficient_credits: "TAKES_TOO_MUCH" },
    once: {
      repeatBreaks: "ledger_key_reused",
      async findEarlier() {
        const [[earlier]] = await readAs(ctx, findMovement(deps.db, key));
        return earlier?.userId === userId && earlier.credits === credits ? earlier : null;
      },
    },
  });
  return { ok: true };
}
