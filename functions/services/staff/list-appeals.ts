import { listOpenAppeals } from "#db/queries/staff/staff.ts";
import type { StaffAppeal } from "#schema/staff/staff.ts";
import type { StaffCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

const MAX_APPEALS = 50;

/** Staff only: appeals nobody has decided yet, the longest waiting first. */
export async function listAppeals({ ctx }: { ctx: StaffCtx }): Promise<StaffAppeal[]> {
  const [rows] = await readAs(ctx, listOpenAppeals(ctx.deps.db, MAX_APPEALS));
  return rows.flatMap(appealView);
}

/** Nobody can appeal who is not taken for a second account; the types do not know that. */
export function appealView(
  row: Omit<StaffAppeal, "reason"> & { reason: StaffAppeal["reason"] | null },
): StaffAppeal[] {
  const { reason } = row;
  return reason ? [{ ...row, reason }] : [];
}
