import {
  findByToken,
  liftSuppression,
  markTokenUsed,
  OWNER_OF_TOKEN,
  setEmailPreferences as query,
} from "#db/queries/emails/email-preferences.ts";
import type { EmailPreferencesView } from "#schema/emails/email-preferences.ts";
import type { EmailPreferences } from "#schema/emails/emails.ts";
import { AppError } from "../app-error.ts";
import { commit } from "../commit.ts";
import type { ActorCtx, Ctx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { readUnsubscribeSecret } from "./unsubscribe-link.ts";

/** What we may write about to whoever is signed in. Emails about the account itself are not concerned. */
export async function setEmailPreferences({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { preferences: EmailPreferences };
}): Promise<{ ok: true }> {
  const { preferences } = input;
  await commit(ctx, {
    statements: query({ whose: "?", arg: ctx.actor.userId, preferences, now: ctx.deps.now() }),
  });
  return { ok: true };
}

/** The choices of whoever holds one of our emails. */
export async function getEmailPreferences({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { token: string };
}): Promise<EmailPreferencesView> {
  const token = await tokenOf(ctx, input.token);
  const found = await findByToken(ctx.deps.db, { token, now: ctx.deps.now() });
  if (!found) throw new AppError("UNSUBSCRIBE_LINK");
  return found;
}

/** The same as `setEmailPreferences`, for the holder of an email. */
export async function setEmailPreferencesByToken({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { token: string; preferences: EmailPreferences };
}): Promise<{ ok: true }> {
  const token = await tokenOf(ctx, input.token);
  const now = ctx.deps.now();
  await commit(ctx, {
    statements: [
      ...markTokenUsed({ token, now }),
      ...query({ whose: OWNER_OF_TOKEN, arg: token, preferences: input.preferences, now }),
    ],
    errors: { link_used: "UNSUBSCRIBE_LINK" },
  });
  return { ok: true };
}

/** Lets email go to one's own address again, where it came back or was reported as spam. */
export async function resumeEmail({ ctx }: { ctx: ActorCtx }): Promise<{ ok: true }> {
  await commit(ctx, { statements: [liftSuppression(ctx.actor.userId)] });
  return { ok: true };
}

async function tokenOf(ctx: Ctx, secret: string): Promise<string> {
  await countUse(ctx, [["verifyByAddress", ctx.ipaddress]]);
  const token = await readUnsubscribeSecret(ctx.deps, secret);
  if (token === null) throw new AppError("UNSUBSCRIBE_LINK");
  return token;
}
