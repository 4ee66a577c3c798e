import {
  findByToken,
  liftSuppression,
  markTokenUsed,
  OWNER_OF_TOKEN,
  setMailPreferences as query,
} from "#db/queries/mail-preferences.ts";
import type { MailPreferencesView } from "#schema/mail-preferences.ts";
import type { MailPreferences } from "#schema/mails.ts";
import { AppError } from "../app-error.ts";
import { commit } from "../commit.ts";
import type { ActorCtx, Ctx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { readUnsubscribeSecret } from "./unsubscribe-link.ts";

/** What we may write about to whoever is signed in. Mails about the account itself are not concerned. */
export async function setMailPreferences({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { preferences: MailPreferences };
}): Promise<{ ok: true }> {
  const { preferences } = input;
  await commit(ctx, {
    statements: query({ whose: "?", arg: ctx.actor.userId, preferences, now: ctx.deps.now() }),
  });
  return { ok: true };
}

/** The choices of whoever holds one of our mails. */
export async function getMailPreferences({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { token: string };
}): Promise<MailPreferencesView> {
  const token = await tokenOf(ctx, input.token);
  const found = await findByToken(ctx.deps.db, { token, now: ctx.deps.now() });
  if (!found) throw new AppError("UNSUBSCRIBE_LINK");
  return found;
}

/** The same as `setMailPreferences`, for the holder of a mail. */
export async function setMailPreferencesByToken({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { token: string; preferences: MailPreferences };
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

/** Lets mail go to one's own address again, where it came back or was reported as spam. */
export async function resumeMail({ ctx }: { ctx: ActorCtx }): Promise<{ ok: true }> {
  await commit(ctx, { statements: [liftSuppression(ctx.actor.userId)] });
  return { ok: true };
}

async function tokenOf(ctx: Ctx, secret: string): Promise<string> {
  await countUse(ctx, [["verifyByAddress", ctx.ipaddress]]);
  const token = await readUnsubscribeSecret(ctx.deps, secret);
  if (token === null) throw new AppError("UNSUBSCRIBE_LINK");
  return token;
}
