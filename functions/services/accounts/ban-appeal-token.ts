import { keysFor } from "../security/keys.ts";
import { isSignedByAny, sign } from "../security/signing.ts";

type Config = Parameters<typeof keysFor>[0];

/** By which somebody who is banned, and cannot sign in, may appeal: whose account it is, and that we mailed it. */
export async function banAppealToken(config: Config, userId: string): Promise<string> {
  const [key] = keysFor(config, "ban-appeal");
  return `${userId}.${await sign(key, "ban-appeal", userId)}`;
}

/** Whose it is; null where it is not ours. */
export async function readBanAppealToken(config: Config, token: string): Promise<string | null> {
  const [userId = "", signature = "", ...more] = token.split(".");
  if (userId === "" || more.length > 0) return null;
  return (await isSignedByAny(keysFor(config, "ban-appeal"), signature, "ban-appeal", userId))
    ? userId
    : null;
}
