import type { Deps } from "../../deps.ts";
import { keysFor } from "../security/keys.ts";
import { sign } from "../security/signing.ts";

/**
 * What a refused prompt is counted under: the same words under the same request key are one strike, other words another.
 * Their hash is keyed, so that nobody who reads it can try out what the words were.
 */
export async function strikeId(
  { config }: Pick<Deps, "config">,
  { who, requestKey, words }: { who: string; requestKey: string; words: string },
): Promise<string> {
  const [key] = keysFor(config, "strike");
  return `prompt:${who}:${requestKey}:${await sign(key, who, requestKey, words)}`;
}
