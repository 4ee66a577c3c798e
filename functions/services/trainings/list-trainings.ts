import { listTrainings as query } from "#db/queries/trainings.ts";
import type { Page, TrainingListItem } from "#schema/generation.ts";
import { signedIn } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { parseCursor, toPage } from "../page.ts";

export async function listTrainings(
  { deps, actor }: ActorCtx,
  input: { cursor?: string | null; limit: number },
): Promise<Page<TrainingListItem>> {
  const before = parseCursor(input.cursor);
  const rows = signedIn(await query(deps.db, actor, { before, limit: input.limit, now: deps.now() }));
  return toPage(rows, input.limit, (row) => row);
}
