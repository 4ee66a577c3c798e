import { listWaitingUploads as query } from "#db/queries/media.ts";
import { MAX_LISTED_PHOTOS } from "#schema/training.ts";
import type { WaitingPhoto } from "#schema/upload.ts";
import { signedIn } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { focusOf } from "./focus-of.ts";

/** The photos laid out for the next training, on whatever device they were added. */
export async function listWaitingUploads({ deps, actor }: ActorCtx): Promise<WaitingPhoto[]> {
  const rows = signedIn(await query(deps.db, actor, { limit: MAX_LISTED_PHOTOS, now: deps.now() }));
  return rows.map((row) => ({
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
