import type * as z from "zod";
import {
  banPerson as ban,
  findBanned,
  requireMayBan,
  unbanPerson as unban,
} from "#db/queries/accounts/bans.ts";
import { accountEmail } from "#functions/services/accounts/account-email.ts";
import { banAppealToken } from "#functions/services/accounts/ban-appeal-token.ts";
import { AppError } from "#functions/services/app-error.ts";
import type { StaffCtx } from "#functions/services/context.ts";
import { readAs } from "#functions/services/read-as.ts";
import type { banPersonInput, unbanPersonInput } from "#schema/staff/ban-inputs.ts";
import { BAN_REASON_LABELS } from "#schema/staff/bans.ts";
import { actOnce } from "../person-acts.ts";
import { banEnd } from "./ban-end.ts";

/**
 * Admins only: a person, with all accounts of their mailbox, may not use the product from now on, and is told by mail why
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
  const { deps } = ctx;
  const { id: userId, reason, note, days, requestKey } = input;
  const now = deps.now();
  const [[found]] = await readAs(ctx, findBanned(deps.db, userId));
  if (!found) throw new AppError("NOT_FOUND");
  const id = `ban-${requestKey}`;
  const expires = banEnd(days, now);
  const extra: Record<string, number> = days ? { days } : {};
  const act = { id, what: "blocked", userId, reason: BAN_REASON_LABELS[reason], extra } as const;
  return actOnce(ctx, act, {
    statements: [...requireMayBan(ctx.actor, userId), ...ban({ userId, reason, note, expires, now })],
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
    // nothing but the ban answers rows
    messages: (results) =>
      results.flatMap(({ rows }) =>
        rows.map(({ id: banned }) => ({ job: "stop-account", body: { id: String(banned) } })),
      ),
  });
}

/** Admins only: undoes it. What was cancelled and paid back stays so. */
export async function unbanPerson({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof unbanPersonInput>;
}): Promise<{ ok: true }> {
  const { id: userId, requestKey } = input;
  const act = { id: `unban-${requestKey}`, what: "unblocked", userId } as const;
  return actOnce(ctx, act, {
    statements: [...requireMayBan(ctx.actor, userId), ...unban({ userId, now: ctx.deps.now() })],
  });
}
