import type * as z from "zod";
import { endPromotion as end, insertPromotion } from "#db/queries/billing/promotions.ts";
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
  return rows.map((row) => ({ ...row, state: stateOf(row, now) }));
}

function stateOf(
  row: { startsAt: Date; endsAt: Date | null; redemptions: number; maxRedemptions: number },
  now: number,
): PromotionView["state"] {
  if (row.endsAt && row.endsAt.getTime() <= now) return "ended";
  if (row.redemptions >= row.maxRedemptions) return "full";
  return row.startsAt.getTime() > now ? "later" : "open";
}

/** Admins only: what it may give in all counts as if they had granted it. The same key again changes nothing. */
export async function createPromotion({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof createPromotionInput>;
}): Promise<{ id: string }> {
  const { actor } = ctx;
  const now = ctx.deps.now();
  const { requestKey: id, code, credits, maxRedemptions, onlyNew, note } = input;
  const actId = `promotion:${id}`;
  await commit(ctx, {
    statements: [
      requireBelowCeiling({ actor, actId, requestKey: id, credits: credits * maxRedemptions, now }),
      insertPromotion({
        id,
        code,
        credits,
        maxRedemptions,
        onlyNew,
        note,
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
        extra: { codeId: id, credits, maxRedemptions },
        now,
      }),
    ],
    errors: { admin_ceiling: "CODE_TOO_LARGE" },
    duplicates: { "promotionCode.code": "PROMO_EXISTS" },
  });
  return { id };
}

/** Staff only: nobody redeems it from now on. Again changes nothing. */
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
