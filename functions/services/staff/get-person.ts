import { findPerson, noteRead } from "#db/queries/staff.ts";
import { isBanReason } from "#schema/bans.ts";
import type { PersonView } from "#schema/staff.ts";
import { AppError } from "../app-error.ts";
import { subscriptionView } from "../billing/plan-view.ts";
import type { ActorCtx } from "../context.ts";
import { staffOnly } from "./for-staff.ts";
import { appealView } from "./list-appeals.ts";

/** Staff only: one person, their money and what was decided about them. That it was looked at is written down. */
export async function getPerson({ deps, actor }: ActorCtx, { id }: { id: string }): Promise<PersonView> {
  const now = deps.now();
  const found = staffOnly(await findPerson(deps.db, actor, { id, now }));
  if (found === "nobody") throw new AppError("NOT_FOUND");
  await deps.db.write([noteRead({ actor, userId: id, now })]);
  const { proof, history, subscription, appeals, banReason, banNote, bannedAt, ...rest } = found;
  return {
    ...rest,
    ban: rest.banned
      ? {
          reason: banReason && isBanReason(banReason) ? banReason : null,
          ...{ note: banNote, createdAt: bannedAt },
        }
      : null,
    subscription: subscription ? subscriptionView(subscription) : null,
    history: history.map(({ id, credits, previousCredits, newCredits, reason, reasonExtra, createdAt }) => ({
      ...{ id, credits, previousCredits, newCredits, reason, reasonExtra, createdAt },
    })),
    duplicate: proof?.reason
      ? { reason: proof.reason, credits: proof.credits, clearedAt: proof.clearedAt }
      : null,
    appeals: appeals.flatMap(appealView),
  };
}
