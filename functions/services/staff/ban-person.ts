import type * as z from "zod";
import {
  banPerson as ban,
  findBanned,
  requireMayBan,
  unbanPerson as unban,
} from "#db/queries/accounts/bans.ts";
import { noteStaffAction } from "#db/queries/staff/audit.ts";
import type { banPersonInput, unbanPersonInput } from "#schema/staff/ban-inputs.ts";
import { BAN_REASON_LABELS } from "#schema/staff/bans.ts";
import { accountEmail } from "../accounts/account-email.ts";
import { banAppealToken } from "../accounts/ban-appeal-token.ts";
import { AppError } from "../app-error.ts";
import { commit } from "../commit.ts";
import type { StaffCtx } from "../context.ts";
import { readAs } from "../read-as.ts";
import { banEnd } from "./ban-end.ts";

/**
 * Staff only: a person, with all accounts of their mailbox, may not use the product from now on, and is told by mail why
 * and how to appeal. Their sessions end with the write; what has not begun is paid back and their plan ends, by a message
 * or within a minute by the clock. Again with another reason or end corrects it.
 */
export async function banPerson({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof banPersonInput>;
}): Promise<{ ok: true }> {
  const { deps, actor } = ctx;
  const { id: userId, reason, note, days, requestKey } = input;
  const now = deps.now();
  const [[found]] = await readAs(ctx, findBanned(deps.db, userId));
  if (!found) throw new AppError("NOT_FOUND");
  const id = `ban-${requestKey}`;
  const expires = banEnd(days, now);
  await commit(ctx, {
    statements: [
      ...requireMayBan(actor, userId),
      noteStaffAction({
        id,
        actor,
        what: "blocked",
        userId,
        reason: BAN_REASON_LABELS[reason],
        extra: days ? { days } : {},
        now,
      }),
      ...ban({ userId, reason, note, expires, now }),
    ],
    emails: found.banned
      ? []
      : [
          accountEmail(deps, {
            id,
            to: found.email,
            template: "account-blocked",
            params: {
              why: BAN_REASON_LABELS[reason],
              until: expires === null ? null : new Date(expires).toISOString().slice(0, 10),
              appeal: await banAppealToken(deps.config, userId),
            },
            onlyTo: "anyone",
            now,
          }),
        ],
    messages: (results) =>
      (results.at(-1)?.rows ?? []).map((row) => ({ job: "stop-account", body: { id: String(row.id) } })),
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
