import { requireStaff } from "#db/queries/announcements.ts";
import { insertEmail } from "#db/queries/emails.ts";
import { requireChanged, requireSession } from "#db/queries/session.ts";
import { noteStaffAction } from "#db/queries/staff.ts";
import { clearReview as clear, findReview, listOpenReviews } from "#db/queries/staff-reviews.ts";
import type { StaffReview } from "#schema/safety.ts";
import { accountMail } from "../accounts/account-mail.ts";
import { AppError, orTell } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { publishSoon } from "../jobs/publish-soon.ts";
import { staffOnly } from "./for-staff.ts";

const MAX_REVIEWS = 100;

/** Staff only: accounts paused for what the safety check stopped, the longest waiting first. */
export async function listReviews({ deps, actor }: ActorCtx): Promise<StaffReview[]> {
  return staffOnly(await listOpenReviews(deps.db, actor, { limit: MAX_REVIEWS, now: deps.now() }));
}

/** Staff only: the account may go on, what counted against it no longer does, and the person is told. Again changes nothing. */
export async function clearReview({ deps, actor }: ActorCtx, { id }: { id: string }): Promise<{ ok: true }> {
  const now = deps.now();
  const found = staffOnly(await findReview(deps.db, actor, { id, now }));
  if (found === "none") throw new AppError("NOT_FOUND");
  if (found.clearedAt) return { ok: true };
  const emailId = `review-${id}-cleared`;
  await orTell(
    deps.db.write([
      requireSession(actor, now),
      requireStaff(actor),
      clear({ id, staffId: actor.userId, now }),
      requireChanged("moved_on"),
      noteStaffAction({
        id: `review-${id}-cleared`,
        actor,
        what: "review cleared",
        userId: found.userId,
        extra: { reviewId: id },
        now,
      }),
      insertEmail(accountMail(deps, { id: emailId, to: found.email, template: "review-cleared", now })),
    ]),
  );
  await publishSoon(deps, [{ job: "send-email", body: { id: emailId } }]);
  return { ok: true };
}
