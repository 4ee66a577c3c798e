import { listWaitingUploads as query } from "#db/queries/media/media.ts";
import { MAX_LISTED_PHOTOS } from "#schema/trainings/training.ts";
import type { WaitingPhoto } from "#schema/trainings/upload.ts";
import type { ActorCtx } from "../../context.ts";
import { readAs } from "../../read-as.ts";
import { focusOf } from "../focus-of.ts";

/** The photos laid out for the next training, on whatever device they were added. */
export async function listWaitingUploads({ ctx }: { ctx: ActorCtx }): Promise<WaitingPhoto[]> {
  const { userId } = ctx.actor;
  const [rows] = await readAs(ctx, query(ctx.deps.db, { userId, limit: MAX_LISTED_PHOTOS }));
  return rows.toReversed().map((row) => ({
    id: row.id,
    name: row.name,
    url: row.url,
    width: row.width,
    height: row.height,
    size: row.size,
    mimeType: row.mimeType,
    duplicate: false,
    anyway: row.anyway,
    samePerson: row.samePerson,
    focus: focusOf(row),
  }));
}
