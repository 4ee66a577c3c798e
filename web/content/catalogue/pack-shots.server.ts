import { PROMPTS } from "#schema/catalogue/prompts.ts";
import { readShot } from "#web/engine/read-prompt.ts";
import { FACE_PLAN } from "./face-plan.server.ts";

/** One of a pack's prompts: how much of the person it shows, and which of the pack's portraits of a visitor is of it. */
export interface PackShot {
  shot: ReturnType<typeof readShot>;
  /** Null where nobody is drawn. */
  portrait: number | null;
}

/** A pack's prompts in their order. Read while the pages are built; the prompts themselves never leave this file. */
export function packShots(theme: string, pack: string): PackShot[] {
  const prompts = PROMPTS[theme]?.[pack];
  if (!prompts) throw new Error(`there are no prompts for ${theme}/${pack}`);
  const portraits = FACE_PLAN[`${theme}/${pack}`];
  return prompts.map((prompt, i) => ({
    shot: readShot(prompt),
    portrait: portraits?.findIndex(({ promptNumber }) => promptNumber % prompts.length === i) ?? null,
  }));
}
