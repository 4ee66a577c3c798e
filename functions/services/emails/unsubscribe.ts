import { markTokenUsed, stopMails } from "#db/queries/mail-preferences.ts";
import { requireChanged } from "#db/queries/session.ts";
import { AppError, orTell } from "../app-error.ts";
import type { Ctx } from "../context.ts";
import { readUnsubscribeSecret } from "./unsubscribe-link.ts";

/**
 * The way out of a mail: no more offers, tips and news, or no more word of finished work, as the mail was. Works without a
 * session and as often as it is asked. Not counted: mail providers ask for many people from one address, and only we can
 * make such a secret.
 */
export async function unsubscribe({ deps }: Ctx, input: { token: string }): Promise<{ ok: true }> {
  const token = await readUnsubscribeSecret(deps, input.token);
  if (token === null) throw new AppError("UNSUBSCRIBE_LINK");
  const now = deps.now();
  await orTell(
    deps.db.write([markTokenUsed({ token, now }), requireChanged("link_used"), ...stopMails({ token, now })]),
    { link_used: "UNSUBSCRIBE_LINK" },
  );
  return { ok: true };
}
