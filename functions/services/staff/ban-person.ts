import type * as z from "zod";
import { requireStaff } from "#db/queries/announcements.ts";
import { banPerson as ban, requireMayBan, unbanPerson as unban } from "#db/queries/bans.ts";
import { requireSession } from "#db/queries/session.ts";
import { noteStaffAction } from "#db/queries/staff.ts";
import type { banPersonInput, unbanPersonInput } from "#schema/ban-inputs.ts";
import { orTell } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { publishSoon } from "../jobs/publish-soon.ts";

/**
 * Staff only: a person, with all accounts of their mailbox, may not use the product from now on. Their sessions end with
 * the write; what has not begun is paid back and their plan ends, by a message or within a minute by the clock.
 * Again with another reason corrects the reason.
 */
export async function banPerson(
  { deps, actor }: ActorCtx,
  { id: userId, reason, note, requestKey }: z.output<typeof banPersonInput>,
): Promise<{ ok: true }> {
  const now = deps.now();
  const results = await orTell(
    deps.db.write([
      requireSession(actor, now),
      requireStaff(actor),
      ...requireMayBan(actor, userId),
      noteStaffAction({
        id: `ban-${requestKey}`,
        actor,
        what: `blocked, ${reason.toLowerCase()}`,
        userId,
        extra: {},
        now,
      }),
      ...ban({ userId, reason, note, now }),
    ]),
  );
  const banned = results.at(-1)?.rows ?? [];
  await publishSoon(
    deps,
    banned.map((row) => ({ job: "stop-account" as const, body: { id: String(row.id) } })),
  );
  return { ok: true };
}

/** Staff only: undoes it. What was cancelled and paid back stays so. */
export async function unbanPerson(
  { deps, actor }: ActorCtx,
  { id: userId, requestKey }: z.output<typeof unbanPersonInput>,
): Promise<{ ok: true }> {
  const now = deps.now();
  await orTell(
    deps.db.write([
      requireSession(actor, now),
      requireStaff(actor),
      ...requireMayBan(actor, userId),
      noteStaffAction({ id: `unban-${requestKey}`, actor, what: "unblocked", userId, extra: {}, now }),
      ...unban({ userId, now }),
    ]),
  );
  return { ok: true };
}
