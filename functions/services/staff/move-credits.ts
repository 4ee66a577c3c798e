import type * as z from "zod";
import type { Statement } from "#db/client.ts";
import { moveCredits as move } from "#db/queries/credits/credits.ts";
import { noteStaffAction } from "#db/queries/staff/audit.ts";
import { findCreditRequest, insertCreditRequest } from "#db/queries/staff/credit-requests.ts";
import { findMovement, requireStays } from "#db/queries/staff/person-acts.ts";
import { MAX_CREDITS_ALONE, type moveCreditsInput } from "#schema/staff/person-acts.ts";
import { AppError } from "../app-error.ts";
import { commitOnce } from "../commit.ts";
import type { StaffCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

/**
 * Admins only: grants or takes credits, never one's own and never below zero. A larger sum waits for a second admin.
 * The same key again changes nothing.
 */
export async function moveCredits({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof moveCreditsInput>;
}): Promise<{ waits: boolean }> {
  const { id: userId, credits, requestKey } = input;
  if (userId === ctx.actor.userId) throw new AppError("OWN_CREDITS");
  if (Math.abs(credits) > MAX_CREDITS_ALONE) return askSecond(ctx, input);
  await commitOnce(ctx, {
    statements: [requireStays(userId), ...staffMovement(ctx, input)],
    errors: { insufficient_credits: "TAKES_TOO_MUCH" },
    once: {
      repeatBreaks: "ledger_key_reused",
      async findEarlier() {
        const [[earlier]] = await readAs(ctx, findMovement(ctx.deps.db, `staff:${requestKey}`));
        return earlier?.userId === userId && earlier.credits === credits ? earlier : null;
      },
    },
  });
  return { waits: false };
}

/** The movement and its line in the log. */
export function staffMovement(
  ctx: StaffCtx,
  input: { id: string; credits: number; reason: string; requestKey: string },
): Statement[] {
  const { id: userId, credits, reason, requestKey } = input;
  const actId = `credits-${requestKey}`;
  const now = ctx.deps.now();
  return [
    move({
      id: crypto.randomUUID(),
      userId,
      credits,
      reason: "OTHER",
      extra: { kind: "STAFF", actId },
      key: `staff:${requestKey}`,
      now,
    }),
    noteStaffAction({
      id: actId,
      actor: ctx.actor,
      what: credits > 0 ? "credits granted" : "credits taken",
      userId,
      reason,
      extra: { credits: Math.abs(credits) },
      now,
    }),
  ];
}

async function askSecond(
  ctx: StaffCtx,
  input: z.output<typeof moveCreditsInput>,
): Promise<{ waits: boolean }> {
  const { deps, actor } = ctx;
  const { id: userId, credits, reason, requestKey } = input;
  const now = deps.now();
  await commitOnce(ctx, {
    statements: [
      requireStays(userId),
      insertCreditRequest({ id: requestKey, userId, credits, reason, askedBy: actor.userId, now }),
      noteStaffAction({
        id: `credits-asked-${requestKey}`,
        actor,
        what: "credits asked for",
        userId,
        reason,
        extra: { credits },
        now,
      }),
    ],
    once: {
      repeatBreaks: "creditRequest.id",
      async findEarlier() {
        const [[earlier]] = await readAs(ctx, findCreditRequest(deps.db, requestKey));
        return earlier?.userId === userId && earlier.credits === credits ? earlier : null;
      },
    },
  });
  return { waits: true };
}
