import { PROMPTS } from "#schema/catalogue/prompts.ts";
import { readShot } from "#web/engine/read-prompt.ts";

/**
 * How much of the person each of a pack's prompts shows, in its order. Read from the prompts while the pages are built;
 * the prompts themselves never leave this file.
 */
export function packShots(theme: string, pack: string): Shot[] {
  const prompts = PROMPTS[theme]?.[pack];
  if (!prompts) throw new Error(`there are no prompts for ${theme}/${pack}`);
  return prompts.map(readShot);
}

export type Shot = ReturnType<typeof readShot>;
