import { listOpenAppeals } from "#db/queries/staff/staff.ts";
import type { StaffCtx } from "#functions/services/context.ts";
import { readAs } from "#functions/services/read-as.ts";
import { DUPLICATE_LABELS, type DuplicateReason } from "#schema/rewards/reward-rules.ts";
import { BAN_REASON_LABELS, isBanReason } from "#schema/staff/bans.ts";
import type { StaffAppeal } from "#schema/staff/staff.ts";

const MAX_APPEALS = 50;

/** Staff only: appeals nobody has decided yet, the longest waiting first. */
export async function listAppeals({ ctx }: { ctx: StaffCtx }): Promise<StaffAppeal[]> {
  const [rows] = await readAs(ctx, listOpenAppeals(ctx.deps.db, MAX_APPEALS));
  return rows.flatMap(appealView);
}

/** What it is against in words. Nobody can appeal against what is not there; the types do not know that. */
export function appealView(
  row: Omit<StaffAppeal, "against" | "credits"> & {
    reason: DuplicateReason | null;
    ban: string | null;
    credits: number | null;
  },
): StaffAppeal[] {
  const { reason, ban, credits, ...rest } = row;
  if (rest.about === "BAN") {
    const because = ban && isBanReason(ban) ? ` ${BAN_REASON_LABELS[ban]}` : "";
    return [{ ...rest, credits: 0, against: ban === null ? "Not blocked any more." : `Blocked${because}.` }];
  }
  return reason ? [{ ...rest, credits: credits ?? 0, against: DUPLICATE_LABELS[reason] }] : [];
}
