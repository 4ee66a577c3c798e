import type * as z from "zod";
import { noteStaffAction } from "#db/queries/staff/audit.ts";
import { findAct, requireNewAct, requireStays } from "#db/queries/staff/person-acts.ts";
import { findViewedPicture, newestPictures } from "#db/queries/staff/views.ts";
import { AppError } from "#functions/services/app-error.ts";
import { commitOnce } from "#functions/services/commit.ts";
import type { StaffCtx } from "#functions/services/context.ts";
import { readAs } from "#functions/services/read-as.ts";
import {
  MAX_VIEWED_PICTURES,
  type ViewedPictures,
  type viewPicturesInput,
} from "#schema/staff/person-acts.ts";

/**
 * Staff only: somebody's newest pictures, for a while, to whoever says why. Written down first: the person reads the
 * reason on their account's page, and without the note no picture is handed out.
 */
export async function viewPictures({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof viewPicturesInput>;
}): Promise<ViewedPictures> {
  const { deps, actor } = ctx;
  const { id: userId, reason, requestKey } = input;
  const viewId = `view-${requestKey}`;
  await commitOnce(ctx, {
    statements: [
      requireNewAct(viewId),
      requireStays(userId),
      noteStaffAction({
        id: viewId,
        actor,
        what: "pictures viewed",
        userId,
        reason,
        extra: {},
        now: deps.now(),
      }),
    ],
    once: {
      repeatBreaks: "moved_on",
      async findEarlier() {
        const [[earlier]] = await readAs(ctx, findAct(deps.db, { id: viewId, userId }));
        return earlier ?? null;
      },
    },
  });
  const [pictures] = await readAs(ctx, newestPictures(deps.db, { userId, limit: MAX_VIEWED_PICTURES }));
  return { viewId, pictures };
}

/** The object of one of them, while the reason is fresh. */
export async function viewedPicture({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: { viewId: string; pictureId: string };
}): Promise<string> {
  const { deps, actor } = ctx;
  const [[found]] = await readAs(ctx, findViewedPicture(deps.db, { ...input, actor, now: deps.now() }));
  // of a video only what it begins with is shown
  if (!found?.key) throw new AppError("NOT_FOUND");
  return found.key;
}
