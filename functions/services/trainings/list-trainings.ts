import { listTrainings as query } from "#db/queries/models/trainings.ts";
import type { Page } from "#schema/pages.ts";
import type { TrainingListItem } from "#schema/trainings/training-view.ts";
import type { ActorCtx } from "../context.ts";
import { focusOf } from "../media/focus-of.ts";
import { parseCursor, toPage } from "../page.ts";
import { readAs } from "../read-as.ts";

export async function listTrainings({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { cursor?: string | null; limit: number };
}): Promise<Page<TrainingListItem>> {
  const before = parseCursor(input.cursor);
  const { userId } = ctx.actor;
  const [rows] = await readAs(ctx, query(ctx.deps.db, { userId, before, limit: input.limit }));
  return toPage(rows, input.limit, ({ cover, ...row }) => ({ ...row, ...readCover(cover) }));
}

/** SQLite makes JSON of what a subquery would need a column each for. */
function readCover(json: string | null): Pick<TrainingListItem, "coverUrl" | "coverFocus"> {
  if (json === null) return { coverUrl: null, coverFocus: null };
  const { url, ...focus } = JSON.parse(json) as { url: string; focusX: number | null; focusY: number | null };
  return { coverUrl: url, coverFocus: focusOf(focus) };
}
