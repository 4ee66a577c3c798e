import { noteRead } from "#db/queries/staff/audit.ts";
import { findPerson } from "#db/queries/staff/staff.ts";
import { isBanReason } from "#schema/staff/bans.ts";
import type { PersonView } from "#schema/staff/staff.ts";
import { deviceName } from "../accounts/sessions/device-name.ts";
import { AppError } from "../app-error.ts";
import { subscriptionView } from "../billing/plans/plan-view.ts";
import { commit } from "../commit.ts";
import type { StaffCtx } from "../context.ts";
import { readAs } from "../read-as.ts";
import { appealView } from "./bans/list-appeals.ts";

/** Staff only: one person, their money and what was decided about them. That it was looked at is written down. */
export async function getPerson({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: { id: string };
}): Promise<PersonView> {
  const { deps, actor } = ctx;
  const [found] = await readAs(ctx, findPerson(deps.db, input.id));
  if (!found) throw new AppError("NOT_FOUND");
  await commit(ctx, { statements: [noteRead({ actor, userId: input.id, now: deps.now() })] });
  const {
    proof,
    history,
    subscription,
    appeals,
    banReason,
    banNote,
    bannedAt,
    banExpires,
    records,
    ...rest
  } = found;
  return {
    ...rest,
    ban: rest.banned
      ? {
          reason: banReason && isBanReason(banReason) ? banReason : null,
          note: banNote,
          createdAt: bannedAt,
          expires: banExpires,
        }
      : null,
    subscription: subscription ? subscriptionView(subscription) : null,
    history: history.map(({ id, credits, previousCredits, newCredits, reason, reasonExtra, createdAt }) => ({
      id,
      credits,
      previousCredits,
      newCredits,
      reason,
      reasonExtra,
      createdAt,
    })),
    duplicate: proof?.reason
      ? { reason: proof.reason, credits: proof.credits, clearedAt: proof.clearedAt }
      : null,
    appeals: appeals.flatMap(appealView),
    payments: records.payments.map(({ what, ...row }) => ({ ...row, what: what.key ?? row.reason })),
    jobs: records.jobs,
    models: records.models,
    devices: records.sessions.map(({ userAgent, lastSeenAt, ...row }) => ({
      ...row,
      name: deviceName(userAgent),
      lastUsed: lastSeenAt ?? row.createdAt,
    })),
    emails: records.emails.map(({ sent, failedAt, ...row }) => ({
      ...row,
      state: sent ? "sent" : failedAt ? "failed" : "waiting",
    })),
  };
}
