import type { Deps } from "../../deps.ts";
import { isSigned, sign } from "../signing.ts";

/** The secret of a mail's way out: its token and our signature over it, the same each time the mail is rendered. */
export async function unsubscribeSecret(deps: Deps, token: string): Promise<string> {
  return `${token}.${await sign(deps.config.AUTH_SECRET, "unsubscribe", token)}`;
}

/** The token in a secret that is ours; null for any other. Asks nobody. */
export async function readUnsubscribeSecret(deps: Deps, secret: string): Promise<string | null> {
  const cut = secret.lastIndexOf(".");
  const token = secret.slice(0, cut);
  const ours =
    cut > 0 && (await isSigned(deps.config.AUTH_SECRET, secret.slice(cut + 1), "unsubscribe", token));
  return ours ? token : null;
}
