import * as z from "zod";
import { GENDER_OR_CATEGORY } from "#schema/trainings/training.ts";
import { LOOK_NAMES, PERSON_AGE, STYLE_KEYS } from "#schema/virtual-people/attributes.ts";
import { keptValue } from "#web/lib/storage.ts";

const draftShape = z.object({
  name: z.string().catch(""),
  genderOrCategory: z.enum(GENDER_OR_CATEGORY).nullable().catch(null),
  /** As typed. */
  age: z.string().catch(String(PERSON_AGE.usual)),
  look: z.enum(LOOK_NAMES).catch("any"),
  style: z.enum(STYLE_KEYS).catch("natural"),
  words: z.string().catch(""),
});

const kept = keptValue("sessionStorage", "likeness.new-person", (value) => draftShape.parse(value));

/** As a form begins: what was typed in this tab, through reloads and checkouts; that they are nobody is said anew. */
export const readDraft = () => ({ ...(kept.read() ?? draftShape.parse({})), nobodyReal: false });
export const writeDraft = ({ nobodyReal: _, ...draft }: ReturnType<typeof readDraft>): void =>
  kept.write(draft);
export const forgetDraft = (): void => kept.write(null);
