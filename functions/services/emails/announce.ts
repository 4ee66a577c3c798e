import type * as z from "zod";
import { insertAnnouncement } from "#db/queries/emails/announcements.ts";
import { noteStaffAction } from "#db/queries/staff/audit.ts";
import type { announceInput } from "#schema/emails/email-preferences.ts";
import { commit } from "../commit.ts";
import type { StaffCtx } from "../context.ts";

/** Admins only: news for everyone who wants it. It goes out over the next days; the same key again changes nothing. */
export async function announce({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof announceInput>;
}): Promise<{ id: string }> {
  const { requestKey: id, action, ...words } = input;
  const { deps, actor } = ctx;
  const now = deps.now();
  await commit(ctx, {
    statements: [
      insertAnnouncement({
        ...words,
        id,
        actionLabel: action.label,
        actionPath: action.path,
        writtenBy: actor.userId,
        now,
      }),
      noteStaffAction({
        id: `announcement:${id}`,
        actor,
        what: "announcement written",
        userId: null,
        extra: { announcementId: id },
        now,
      }),
    ],
  });
  return { id };
}
