import { claimMediaUpload, dropMediaUpload, findOldestMediaUpload } from "#db/queries/media/media-uploads.ts";
import { AppError } from "../../app-error.ts";
import { commit } from "../../commit.ts";
import type { ActorCtx } from "../../context.ts";
import { readAs } from "../../read-as.ts";

/** Nobody else finishes it meanwhile, in milliseconds. */
const LEASE_MS = 60_000;

/** Throws away the upload on its way that was begun first, parts and all, unless all of them are being examined. */
export async function makeRoom(ctx: ActorCtx): Promise<void> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  const now = deps.now();
  const [[oldest]] = await readAs(ctx, findOldestMediaUpload(deps.db, { userId, now }));
  if (!oldest) throw new AppError("MEDIA_UPLOAD_BUSY");
  const { id, key, partsId } = oldest;
  await commit(ctx, {
    statements: claimMediaUpload({ id, userId, now, leaseUntil: now + LEASE_MS }),
    errors: { still_busy: "MEDIA_UPLOAD_BUSY" },
  });
  // the row goes last: whatever comes between, its parts are still known to whoever sweeps
  await deps.storage.abortParts({ key, id: partsId });
  await commit(ctx, { statements: dropMediaUpload({ id, userId, now }) });
}
