import { noteSearch } from "#db/queries/staff/audit.ts";
import { findPeople as query } from "#db/queries/staff/staff.ts";
import type { PersonLine } from "#schema/staff/staff.ts";
import { commit } from "../commit.ts";
import type { StaffCtx } from "../context.ts";
import { readAs } from "../read-as.ts";
import { keysFor } from "../security/keys.ts";
import { sign } from "../security/signing.ts";

const MAX_PEOPLE = 20;

/** Staff only: people whose address begins so, or whose id it is. That they were looked for is written down. */
export async function findPeople({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: { search: string };
}): Promise<PersonLine[]> {
  const { deps, actor } = ctx;
  const { search } = input;
  const [people] = await readAs(ctx, query(deps.db, { search, limit: MAX_PEOPLE }));
  const signature = await sign(keysFor(deps.config, "log")[0], "search", search.toLowerCase());
  const wordsHash = signature.slice(0, 16);
  await commit(ctx, {
    statements: [noteSearch({ actor, wordsHash, found: people.length, now: deps.now() })],
  });
  return people;
}
