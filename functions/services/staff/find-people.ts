import { findPeople as query } from "#db/queries/staff.ts";
import type { PersonLine } from "#schema/staff.ts";
import type { ActorCtx } from "../context.ts";
import { staffOnly } from "./for-staff.ts";

const MOST = 20;

/** Staff only: people whose address begins so, or whose id it is. */
export async function findPeople(
  { deps, actor }: ActorCtx,
  { search }: { search: string },
): Promise<PersonLine[]> {
  return staffOnly(await query(deps.db, actor, { search, limit: MOST, now: deps.now() }));
}
