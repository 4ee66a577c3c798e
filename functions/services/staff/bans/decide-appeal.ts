import type * as z from "zod";
import type { Statement } from "#db/client.ts";
import { requireMayBan, unbanPerson } from "#db/queries/accounts/bans.ts";
import { noteStaffAction } from "#db/queries/staff/audit.ts";
import { requireNotBlocker, requireNotSelf } from "#db/queries/staff/person-acts.ts";
import { clearDuplicate, decideAppeal as decide, findAppeal } from "#db/queries/staff/staff.ts";
import { accountEmail } from "#functions/services/accounts/account-email.ts";
import { AppError } from "#functions/services/app-error.ts";
import { commit } from "#functions/services/commit.ts";
import type { StaffCtx } from "#functions/services/context.ts";
import { readAs } from "#functions/services/read-as.ts";
import type { AppealAbout } from "#schema/rewards/reward-rules.ts";
import type { decideAppealInput } from "#schema/staff/staff.ts";

/**
 * Staff only. Granted, the account counts as a first one and gets its bonus, or is blocked no more; either way the person
 * is told by mail. Nobody decides their own, nor whether somebody whom they blocked stays blocked.
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
  const { userId, about } = found;
  const credits = found.credits ?? 0;
  await commit(ctx, {
    statements: [
      requireNotSelf(actor, userId),
      ...(about === "BAN" ? [requireNotBlocker(actor, userId)] : []),
      ...decide({ id, granted, answer: answer || null, staffId: actor.userId, now }),
      ...(granted ? grant(ctx, { userId, about, appealId: id, now }) : []),
      noteStaffAction({
        id: `appeal:${id}`,
        actor,
        what: `appeal ${granted ? "granted" : "declined"}`,
        userId,
        extra: { appealId: id, credits: granted && about === "DUPLICATE" ? credits : 0 },
        now,
      }),
    ],
    emails: [
      accountEmail(deps, {
        id: `appeal-${id}-decided`,
        to: found.email,
        template: "appeal-decided",
        params: { granted: granted ? "yes" : "no", credits: String(credits), answer: answer ?? "", about },
        onlyTo: "anyone",
        now,
      }),
    ],
  });
  return { ok: true };
}

function grant(
  ctx: StaffCtx,
  { about, ...input }: { userId: string; about: AppealAbout; appealId: string; now: number },
): Statement[] {
  if (about === "DUPLICATE") return clearDuplicate(input);
  return [...requireMayBan(ctx.actor, input.userId), ...unbanPerson(input)];
}
