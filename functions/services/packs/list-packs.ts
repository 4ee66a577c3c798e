import { listPacks as query } from "#db/queries/packs.ts";
import type { PackView, Page } from "#schema/generation.ts";
import { unwrapSession } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { parseCursor, toPage } from "../page.ts";
import { packView } from "./pack-view.ts";

export async function listPacks(
  { deps, actor }: ActorCtx,
  input: { cursor?: string | null; limit: number },
): Promise<Page<PackView>> {
  const before = parseCursor(input.cursor);
  const rows = unwrapSession(await query(deps.db, actor, { before, limit: input.limit, now: deps.now() }));
  return toPage(rows, input.limit, packView);
}
