import { dropMediaUpload, listStaleMediaUploads } from "#db/queries/media/media-uploads.ts";
import { expireMediaFiles } from "#db/queries/media/uploaded-media.ts";
import { MEDIA_KINDS } from "#schema/media/media-limits.ts";
import { RETENTION_DAYS, RETENTION_HOURS } from "#schema/retention/lengths.ts";
import type { Deps } from "../../../deps.ts";
import { commit } from "../../commit.ts";

/** Rows a batch: short enough not to hold up other writers. */
const BATCH_SIZE = 100;

/** Throws away uploads nobody finished, parts and all, and files that nothing is made of any more. */
export async function expireMedia(deps: Deps): Promise<void> {
  const now = deps.now();
  const before = now - RETENTION_HOURS.unfinishedMedia * 3_600_000;
  for (const { id, userId, key, partsId } of await listStaleMediaUploads(deps.db, {
    before,
    now,
    limit: BATCH_SIZE,
  })) {
    await deps.storage.abortParts({ key, id: partsId });
    await commit({ deps }, { statements: dropMediaUpload({ id, userId, now }) });
  }
  const addedBefore = now - RETENTION_DAYS.unusedUpload * 86_400_000;
  for (const kind of MEDIA_KINDS) {
    while ((await expireMediaFiles(deps.db, { kind, addedBefore, limit: BATCH_SIZE, now })) === BATCH_SIZE);
  }
}
