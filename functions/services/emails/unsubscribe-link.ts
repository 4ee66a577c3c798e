import type { Deps } from "../../deps.ts";
import { keysFor } from "../security/keys.ts";
import { isSignedByAny, sign } from "../security/signing.ts";

/** The secret of an email's way out: its token and our signature over it, the same each time the email is rendered. */
export async function unsubscribeSecret(deps: Deps, token: string): Promise<string> {
  return `${token}.${await sign(keysFor(deps.config, "unsubscribe")[0], token)}`;
}

/** The token in a secret that is ours; null for any other. Asks nobody. */
export async function readUnsubscribeSecret(deps: Deps, secret: string): Promise<string | null> {
  const cut = secret.lastIndexOf(".");
  const token = secret.slice(0, cut);
  const ours =
    cut > 0 && (await isSignedByAny(keysFor(deps.config, "unsubscribe"), secret.slice(cut + 1), token));
  return ours ? token : null;
}
