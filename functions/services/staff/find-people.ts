import { findPeople as query } from "#db/queries/staff.ts";
import type { PersonLine } from "#schema/staff.ts";
import type { StaffCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

const MOST = 20;

/** Staff only: people whose address begins so, or whose id it is. */
export async function findPeople({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: { search: string };
}): Promise<PersonLine[]> {
  const [people] = await readAs(ctx, query(ctx.deps.db, { search: input.search, limit: MOST }));
  return people;
}
