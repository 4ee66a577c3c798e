import type * as z from "zod";
import { noteStaffAction } from "#db/queries/staff/audit.ts";
import { clearDuplicate, decideAppeal as decide, findAppeal } from "#db/queries/staff/staff.ts";
import type { decideAppealInput } from "#schema/staff/staff.ts";
import { accountEmail } from "../accounts/account-email.ts";
import { AppError } from "../app-error.ts";
import { commit } from "../commit.ts";
import type { StaffCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

/**
 * Staff only. Granted, the account counts as a first one and gets its bonus; either way the person is told by mail.
 * The same decision again changes nothing, another one is refused: it was told already.
 */
export async function decideAppeal({
  ctx,
  input,
}: {
  ctx: StaffCtx;
  input: z.output<typeof decideAppealInput>;
}): Promise<{ ok: true }> {
  const { deps, actor } = ctx;
  const { id, granted, answer } = input;
  const now = deps.now();
  const [[found]] = await readAs(ctx, findAppeal(deps.db, id));
  if (!found) throw new AppError("NOT_FOUND");
  if (found.state !== "RECEIVED") {
    if ((found.state === "GRANTED") === granted) return { ok: true };
    throw new AppError("CONFLICT");
  }
  const { userId, credits } = found;
  await commit(ctx, {
    statements: [
      ...decide({ id, granted, answer: answer || null, staffId: actor.userId, now }),
      ...(granted ? clearDuplicate({ userId, appealId: id, now }) : []),
      noteStaffAction({
        id: `appeal:${id}`,
        actor,
        what: `appeal ${granted ? "granted" : "declined"}`,
        userId,
        extra: { appealId: id, credits: granted ? credits : 0 },
        now,
      }),
    ],
    emails: [
      accountEmail(deps, {
        id: `appeal-${id}-decided`,
        to: found.email,
        template: "appeal-decided",
        params: { granted: granted ? "yes" : "no", credits: String(credits), answer: answer ?? "" },
        now,
      }),
    ],
  });
  return { ok: true };
}
