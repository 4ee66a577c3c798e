import { findPeople as query } from "#db/queries/staff/staff.ts";
import type { PersonLine } from "#schema/staff/staff.ts";
import type { StaffCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

const MAX_PEOPLE = 20;

/** Staff only: people whose address begins so, or whose id it is. */
export async function findPeople({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: { search: string };
}): Promise<PersonLine[]> {
  const [people] = await readAs(ctx, query(ctx.deps.db, { search: input.search, limit: MAX_PEOPLE }));
  return people;
}
