import type * as z from "zod";
import { insertAnnouncement } from "#db/queries/emails/announcements.ts";
import type { announceInput } from "#schema/emails/email-preferences.ts";
import { commit } from "../commit.ts";
import type { StaffCtx } from "../context.ts";

/** Staff only: news for everyone who wants it. It goes out over the next days; the same key again changes nothing. */
export async function announce({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof announceInput>;
}): Promise<{ id: string }> {
  const { requestKey: id, action, ...words } = input;
  await commit(ctx, {
    statements: [
      insertAnnouncement({
        ...words,
        id,
        actionLabel: action.label,
        actionPath: action.path,
        writtenBy: ctx.actor.userId,
        now: ctx.deps.now(),
      }),
    ],
  });
  return { id };
}
