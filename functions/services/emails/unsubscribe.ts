import { markTokenUsed, stopEmails } from "#db/queries/emails/email-preferences.ts";
import { AppError } from "../app-error.ts";
import { commit } from "../commit.ts";
import type { Ctx } from "../context.ts";
import { readUnsubscribeSecret } from "./unsubscribe-link.ts";

/**
 * The way out of an email: no more offers, tips and news, or no more word of finished work, as the email was. Works without a
 * session and as often as it is asked. Not counted: email providers ask for many people from one address, and only we can
 * make such a secret.
 */
export async function unsubscribe({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { token: string };
}): Promise<{ ok: true }> {
  const token = await readUnsubscribeSecret(ctx.deps, input.token);
  if (token === null) throw new AppError("UNSUBSCRIBE_LINK");
  const now = ctx.deps.now();
  await commit(ctx, {
    statements: [...markTokenUsed({ token, now }), ...stopEmails({ token, now })],
    errors: { link_used: "UNSUBSCRIBE_LINK" },
  });
  return { ok: true };
}
