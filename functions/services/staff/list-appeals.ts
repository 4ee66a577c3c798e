import { listOpenAppeals } from "#db/queries/staff.ts";
import type { StaffAppeal } from "#schema/staff.ts";
import type { ActorCtx } from "../context.ts";
import { staffOnly } from "./for-staff.ts";

const MOST = 50;

/** Staff only: appeals nobody has decided yet, the longest waiting first. */
export async function listAppeals({ deps, actor }: ActorCtx): Promise<StaffAppeal[]> {
  const rows = staffOnly(await listOpenAppeals(deps.db, actor, { limit: MOST, now: deps.now() }));
  return rows.flatMap(appealView);
}

/** Nobody can appeal who is not taken for a second account; the types do not know that. */
export function appealView(
  row: Omit<StaffAppeal, "reason"> & { reason: StaffAppeal["reason"] | null },
): StaffAppeal[] {
  const { reason } = row;
  return reason ? [{ ...row, reason }] : [];
}
