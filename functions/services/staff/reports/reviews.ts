import { noteStaffAction } from "#db/queries/staff/audit.ts";
import { requireNotSelf } from "#db/queries/staff/person-acts.ts";
import { clearReview as clear, findReview, listOpenReviews } from "#db/queries/staff/staff-reviews.ts";
import { accountEmail } from "#functions/services/accounts/account-email.ts";
import { AppError } from "#functions/services/app-error.ts";
import { commit } from "#functions/services/commit.ts";
import type { StaffCtx } from "#functions/services/context.ts";
import { readAs } from "#functions/services/read-as.ts";
import type { StaffReview } from "#schema/staff/safety.ts";

const MAX_REVIEWS = 100;

/** Staff only: accounts paused for what the safety check stopped, the longest waiting first. */
export async function listReviews({ ctx }: { ctx: StaffCtx }): Promise<StaffReview[]> {
  const [reviews] = await readAs(ctx, listOpenReviews(ctx.deps.db, MAX_REVIEWS));
  return reviews;
}

/**
 * Staff only: the account may go on, what counted against it no longer does, and the person is told. Nobody clears their
 * own. Again changes nothing.
 */
export async function clearReview({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: { id: string };
}): Promise<{ ok: true }> {
  const { deps, actor } = ctx;
  const { id } = input;
  const now = deps.now();
  const [[found]] = await readAs(ctx, findReview(deps.db, id));
  if (!found) throw new AppError("NOT_FOUND");
  if (found.clearedAt) return { ok: true };
  const decisionId = `review-${id}-cleared`;
  await commit(ctx, {
    statements: [
      requireNotSelf(actor, found.userId),
      ...clear({ id, staffId: actor.userId, now }),
      noteStaffAction({
        id: decisionId,
        actor,
        what: "review cleared",
        userId: found.userId,
        extra: { reviewId: id },
        now,
      }),
    ],
    emails: [accountEmail(deps, { id: decisionId, to: found.email, template: "review-cleared", now })],
  });
  return { ok: true };
}
