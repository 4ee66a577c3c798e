import type * as z from "zod";
import { constraintName } from "#db/constraint-name.ts";
import {
  confirmPromotion as confirm,
  endPromotion as end,
  insertPromotion,
} from "#db/queries/billing/promotions.ts";
import { noteStaffAction } from "#db/queries/staff/audit.ts";
import { requireBelowCeiling } from "#db/queries/staff/credit-requests.ts";
import { listPromotions as list } from "#db/queries/staff/staff.ts";
import type { createPromotionInput, PromotionView } from "#schema/staff/staff.ts";
import { commit } from "../commit.ts";
import type { StaffCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

const MAX_PROMOTIONS = 200;

/** Staff only: promotion codes, the newest first. */
export async function listPromotions({ ctx }: { ctx: StaffCtx }): Promise<PromotionView[]> {
  const [rows] = await readAs(ctx, list(ctx.deps.db, MAX_PROMOTIONS));
  const now = ctx.deps.now();
  return rows.map(({ waits, ...row }) => ({ ...row, state: stateOf({ ...row, waits }, now) }));
}

function stateOf(
  row: { startsAt: Date; endsAt: Date | null; redemptions: number; maxRedemptions: number; waits: boolean },
  now: number,
): PromotionView["state"] {
  if (row.endsAt && row.endsAt.getTime() <= now) return "ended";
  if (row.waits) return "waiting";
  if (row.redemptions >= row.maxRedemptions) return "full";
  return row.startsAt.getTime() > now ? "later" : "open";
}

/**
 * Admins only: what it may give in all counts as if they had granted it, and what comes to more than one may give alone
 * waits for a second admin. The same key again changes nothing.
 */
export async function createPromotion({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof createPromotionInput>;
}): Promise<{ id: string }> {
  try {
    return await insertCode(ctx, input, { waits: false });
  } catch (error) {
    if (constraintName(error) !== "admin_ceiling") throw error;
    return insertCode(ctx, input, { waits: true });
  }
}

async function insertCode(
  ctx: StaffCtx,
  input: z.output<typeof createPromotionInput>,
  { waits }: { waits: boolean },
): Promise<{ id: string }> {
  const { deps, actor } = ctx;
  const now = deps.now();
  const { requestKey: id, code, credits, maxRedemptions, onlyNew, note } = input;
  const actId = `promotion:${id}`;
  const below = { actor, actId, requestKey: id, credits: credits * maxRedemptions, now };
  await commit(ctx, {
    statements: [
      ...(waits ? [] : [requireBelowCeiling(below)]),
      insertPromotion({
        ...{ id, code, credits, maxRedemptions, onlyNew, waits, note },
        startsAt: input.startsAt?.getTime() ?? now,
        endsAt: input.endsAt?.getTime() ?? null,
        createdBy: actor.userId,
        now,
      }),
      noteStaffAction({
        id: actId,
        actor,
        what: "promotion code created",
        userId: null,
        // what two agree on does not count against one's own day
        extra: { codeId: id, credits, maxRedemptions, ...(waits && { askedBy: actor.userId }) },
        now,
      }),
    ],
    duplicates: { "promotionCode.code": "PROMO_EXISTS" },
  });
  return { id };
}

/** Admins only: what another one made may be redeemed. Again changes nothing. */
export async function confirmPromotion({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: { id: string };
}): Promise<{ ok: true }> {
  const { deps, actor } = ctx;
  const { id } = input;
  const now = deps.now();
  const actId = `promotion:${id}:confirmed`;
  await commit(ctx, {
    statements: [
      ...confirm({ id, userId: actor.userId, actId, now }),
      noteStaffAction({
        id: actId,
        actor,
        what: "promotion code confirmed",
        userId: null,
        extra: { codeId: id },
        now,
      }),
    ],
  });
  return { ok: true };
}

/** Admins only: nobody redeems it from now on. Again changes nothing. */
export async function endPromotion({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: { id: string };
}): Promise<{ ok: true }> {
  const { id } = input;
  const now = ctx.deps.now();
  await commit(ctx, {
    statements: [
      ...end({ id, now }),
      noteStaffAction({
        id: `promotion:${id}:ended`,
        actor: ctx.actor,
        what: "promotion code ended",
        userId: null,
        extra: { codeId: id },
        now,
      }),
    ],
  });
  return { ok: true };
}
