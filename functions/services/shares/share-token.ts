import { keysFor } from "../security/keys.ts";
import { isSignedByAny, sign } from "../security/signing.ts";

type Config = Parameters<typeof keysFor>[0];

/** What stands in a link: whose row it is, and that we made it. */
export async function shareToken(config: Config, id: string): Promise<string> {
  const [key] = keysFor(config, "share");
  return `${id}.${await sign(key, "share", id)}`;
}

/** The link's id; null where the token is not ours. */
export async function readShareToken(config: Config, token: string): Promise<string | null> {
  const [id = "", signature = "", ...more] = token.split(".");
  if (id.length !== 36 || more.length > 0) return null;
  return (await isSignedByAny(keysFor(config, "share"), signature, "share", id)) ? id : null;
}
