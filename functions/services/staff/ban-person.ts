import type * as z from "zod";
import { banPerson as ban, requireMayBan, unbanPerson as unban } from "#db/queries/accounts/bans.ts";
import { noteStaffAction } from "#db/queries/staff/audit.ts";
import type { banPersonInput, unbanPersonInput } from "#schema/staff/ban-inputs.ts";
import { BAN_REASON_LABELS } from "#schema/staff/bans.ts";
import { commit } from "../commit.ts";
import type { StaffCtx } from "../context.ts";

/**
 * Staff only: a person, with all accounts of their mailbox, may not use the product from now on. Their sessions end with
 * the write; what has not begun is paid back and their plan ends, by a message or within a minute by the clock.
 * Again with another reason corrects the reason.
 */
export async function banPerson({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof banPersonInput>;
}): Promise<{ ok: true }> {
  const { actor } = ctx;
  const { id: userId, reason, note, requestKey } = input;
  const now = ctx.deps.now();
  await commit(ctx, {
    statements: [
      ...requireMayBan(actor, userId),
      noteStaffAction({
        id: `ban-${requestKey}`,
        actor,
        what: "blocked",
        userId,
        reason: BAN_REASON_LABELS[reason],
        extra: {},
        now,
      }),
      ...ban({ userId, reason, note, now }),
    ],
    messages: (results) =>
      (results.at(-1)?.rows ?? []).map(({ id }) => ({ job: "stop-account", body: { id: String(id) } })),
  });
  return { ok: true };
}

/** Staff only: undoes it. What was cancelled and paid back stays so. */
export async function unbanPerson({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof unbanPersonInput>;
}): Promise<{ ok: true }> {
  const { actor } = ctx;
  const { id: userId, requestKey } = input;
  const now = ctx.deps.now();
  await commit(ctx, {
    statements: [
      ...requireMayBan(actor, userId),
      noteStaffAction({ id: `unban-${requestKey}`, actor, what: "unblocked", userId, extra: {}, now }),
      ...unban({ userId, now }),
    ],
  });
  return { ok: true };
}
