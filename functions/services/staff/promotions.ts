import type * as z from "zod";
import { requireStaff } from "#db/queries/announcements.ts";
import { endPromotion as end, insertPromotion } from "#db/queries/promotions.ts";
import { requireSession } from "#db/queries/session.ts";
import { listPromotions as list, noteStaffAction } from "#db/queries/staff.ts";
import { duplicateOf } from "#db/violated.ts";
import type { createPromotionInput, PromotionView } from "#schema/staff.ts";
import { AppError, orTell } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { staffOnly } from "./for-staff.ts";

const MOST = 200;

/** Staff only: promotion codes, the newest first. */
export async function listPromotions({ deps, actor }: ActorCtx): Promise<PromotionView[]> {
  const now = deps.now();
  const rows = staffOnly(await list(deps.db, actor, { limit: MOST, now }));
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

/** Staff only. The same key again changes nothing. */
export async function createPromotion(
  { deps, actor }: ActorCtx,
  input: z.output<typeof createPromotionInput>,
): Promise<{ id: string }> {
  const now = deps.now();
  const { requestKey: id, code, credits, maxRedemptions, onlyNew, note } = input;
  const batch = deps.db.write([
    requireSession(actor, now),
    requireStaff(actor),
    insertPromotion({
      ...{ id, code, credits, maxRedemptions, onlyNew, note },
      startsAt: input.startsAt?.getTime() ?? now,
      endsAt: input.endsAt?.getTime() ?? null,
      createdBy: actor.userId,
      now,
    }),
    noteStaffAction({
      id: `promotion:${id}`,
      actor,
      what: "promotion code created",
      userId: null,
      extra: { codeId: id, credits, maxRedemptions },
      now,
    }),
  ]);
  try {
    await orTell(batch);
  } catch (error) {
    throw duplicateOf(error, "promotionCode.code") ? new AppError("PROMO_EXISTS") : error;
  }
  return { id };
}

/** Staff only: nobody redeems it from now on. Again changes nothing. */
export async function endPromotion({ deps, actor }: ActorCtx, { id }: { id: string }): Promise<{ ok: true }> {
  const now = deps.now();
  await orTell(
    deps.db.write([
      requireSession(actor, now),
      requireStaff(actor),
      ...end({ id, now }),
      noteStaffAction({
        id: `promotion:${id}:ended`,
        actor,
        what: "promotion code ended",
        userId: null,
        extra: { codeId: id },
        now,
      }),
    ]),
  );
  return { ok: true };
}
