import type * as z from "zod";
import type { Statement } from "#db/client.ts";
import { constraintName } from "#db/constraint-name.ts";
import { moveCredits as move } from "#db/queries/credits/credits.ts";
import { noteStaffAction } from "#db/queries/staff/audit.ts";
import {
  findCreditRequest,
  insertCreditRequest,
  requireBelowCeiling,
} from "#db/queries/staff/credit-requests.ts";
import { findMovement, requireNotSelf, requireStays } from "#db/queries/staff/person-acts.ts";
import { MAX_CREDITS_ALONE, type moveCreditsInput } from "#schema/staff/person-acts.ts";
import { commitOnce } from "../commit.ts";
import type { StaffCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

const OWN = { own_case: "OWN_CREDITS" } as const;

/**
 * Admins only: grants or takes credits, never those of an account of one's own and never below zero. What comes to a
 * larger sum within a day waits for a second admin. The same key again changes nothing.
 */
export async function moveCredits({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof moveCreditsInput>;
}): Promise<{ waits: boolean }> {
  if (Math.abs(input.credits) > MAX_CREDITS_ALONE) return askSecond(ctx, input);
  try {
    return await moveAlone(ctx, input);
  } catch (error) {
    if (constraintName(error) !== "admin_ceiling") throw error;
    return askSecond(ctx, input);
  }
}

async function moveAlone(
  ctx: StaffCtx,
  input: z.output<typeof moveCreditsInput>,
): Promise<{ waits: boolean }> {
  const { deps, actor } = ctx;
  const { id: userId, credits, requestKey } = input;
  await commitOnce(ctx, {
    statements: [
      requireNotSelf(actor, userId),
      requireStays(userId),
      requireBelowCeiling({
        actor,
        actId: actIdOf(requestKey),
        requestKey,
        credits: Math.abs(credits),
        now: deps.now(),
      }),
      ...staffMovement(ctx, input),
    ],
    errors: { ...OWN, insufficient_credits: "TAKES_TOO_MUCH" },
    once: {
      repeatBreaks: "ledger_key_reused",
      async findEarlier() {
        const [[earlier]] = await readAs(ctx, findMovement(deps.db, `staff:${requestKey}`));
        return earlier?.userId === userId && earlier.credits === credits ? earlier : null;
      },
    },
  });
  return { waits: false };
}

const actIdOf = (requestKey: string) => `credits-${requestKey}`;

/** The movement and its line in the log; `askedBy`: whose request a second admin confirms. */
export function staffMovement(
  ctx: StaffCtx,
  input: { id: string; credits: number; reason: string; requestKey: string; askedBy?: string },
): Statement[] {
  const { id: userId, credits, reason, requestKey, askedBy } = input;
  const actId = actIdOf(requestKey);
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
      extra: { credits: Math.abs(credits), ...(askedBy && { askedBy }) },
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
      requireNotSelf(actor, userId),
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
    errors: OWN,
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
