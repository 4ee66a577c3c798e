import type * as z from "zod";
import { insertAnnouncement, requireStaff } from "#db/queries/announcements.ts";
import { requireSession } from "#db/queries/session.ts";
import type { announceInput } from "#schema/mail-preferences.ts";
import { orTell } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";

/** Staff only: news for everyone who wants it. It goes out over the next days; the same key again changes nothing. */
export async function announce(
  { deps, actor }: ActorCtx,
  input: z.output<typeof announceInput>,
): Promise<{ id: string }> {
  const { requestKey: id, action, ...words } = input;
  const now = deps.now();
  await orTell(
    deps.db.write([
      requireSession(actor, now),
      requireStaff(actor),
      insertAnnouncement({
        ...words,
        id,
        actionLabel: action.label,
        actionPath: action.path,
        writtenBy: actor.userId,
        now,
      }),
    ]),
  );
  return { id };
}
