import type * as z from "zod";
import { requireStaff } from "#db/queries/announcements.ts";
import { insertEmail } from "#db/queries/emails.ts";
import { requireChanged, requireSession } from "#db/queries/session.ts";
import { clearDuplicate, decideAppeal as decide, findAppeal, noteStaffAction } from "#db/queries/staff.ts";
import type { decideAppealInput } from "#schema/staff.ts";
import { accountMail } from "../accounts/account-mail.ts";
import { AppError, orTell } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { publishSoon } from "../jobs/publish-soon.ts";
import { staffOnly } from "./for-staff.ts";

/**
 * Staff only. Granted, the account counts as a first one and gets its bonus; either way the person is told by mail.
 * The same decision again changes nothing, another one is refused: it was told already.
 */
export async function decideAppeal(
  { deps, actor }: ActorCtx,
  { id, granted, answer }: z.output<typeof decideAppealInput>,
): Promise<{ ok: true }> {
  const now = deps.now();
  const found = staffOnly(await findAppeal(deps.db, actor, { id, now }));
  if (found === "none") throw new AppError("NOT_FOUND");
  if (found.state !== "RECEIVED") {
    if ((found.state === "GRANTED") === granted) return { ok: true };
    throw new AppError("CONFLICT");
  }
  const { userId, credits } = found;
  const state = granted ? "granted" : "declined";
  const emailId = `appeal-${id}-decided`;
  await orTell(
    deps.db.write([
      requireSession(actor, now),
      requireStaff(actor),
      decide({ id, granted, answer: answer || null, staffId: actor.userId, now }),
      requireChanged("moved_on"),
      ...(granted ? clearDuplicate({ userId, appealId: id, now }) : []),
      noteStaffAction({
        id: `appeal:${id}`,
        actor,
        what: `appeal ${state}`,
        userId,
        extra: { appealId: id, credits: granted ? credits : 0 },
        now,
      }),
      insertEmail(
        accountMail(deps, {
          id: emailId,
          to: found.email,
          template: "appeal-decided",
          params: { granted: granted ? "yes" : "no", credits: String(credits), answer: answer ?? "" },
          now,
        }),
      ),
    ]),
  );
  await publishSoon(deps, [{ job: "send-email", body: { id: emailId } }]);
  return { ok: true };
}
