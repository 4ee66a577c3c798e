import * as z from "zod";
import { PHOTO_FINISHES } from "#schema/operations/edits/by-words/finish.ts";
import { UPSCALE_FACTORS } from "#schema/operations/edits/upscale.ts";
import { VARIATION_STRENGTH } from "#schema/operations/edits/variations.ts";
import { ASPECT_NAMES } from "#schema/pictures/aspects.ts";
import type { EditView } from "#schema/pictures/edits.ts";
import { PICTURE_COUNT } from "#schema/pictures/pictures.ts";
import { backgroundShape } from "#web/features/shared/background/background.ts";
import { sourcePictureShape } from "#web/features/shared/source-picture/source-picture-shape.ts";
import { keptValue } from "#web/lib/storage.ts";
import { findChange } from "./changes.ts";

/** What stands in the form. Whatever cannot be read of a kept one falls back to what a new one says. */
const draftShape = z.object({
  pictures: z.array(sourcePictureShape).max(4).catch([]),
  /** An operation's name, of `CHANGES`. */
  change: z
    .string()
    .refine((name) => findChange(name) !== undefined)
    .catch("edit-by-words"),
  prompt: z.string().catch(""),
  /** Null: the picture's own. */
  aspect: z.enum(ASPECT_NAMES).nullable().catch(null),
  strength: z
    .number()
    .min(VARIATION_STRENGTH.min)
    .max(VARIATION_STRENGTH.max)
    .catch(VARIATION_STRENGTH.usual),
  factor: z.enum(UPSCALE_FACTORS).catch("2"),
  finish: z.enum(PHOTO_FINISHES).catch("oil painting"),
  background: backgroundShape.catch({ kind: "words" }),
  count: z.number().int().min(PICTURE_COUNT.min).max(PICTURE_COUNT.max).catch(1),
  keepSeed: z.boolean().catch(false),
  /** As typed. */
  seed: z.string().catch(""),
});
/** `consent` is asked for anew each time, so it is never kept. */
export type EditDraft = z.infer<typeof draftShape> & { consent: boolean };

const kept = keptValue("sessionStorage", "likeness.image-to-image", (value) => draftShape.parse(value));

/** What the person chose and typed, kept in this tab through reloads and checkouts. */
export const readDraft = (): EditDraft => ({ ...(kept.read() ?? draftShape.parse({})), consent: false });

export const writeDraft = (draft: EditDraft): void => kept.write(draftShape.parse(draft));

/** An edit's settings and words, for asking the same again with the pictures that stand in the form. */
export function settingsOf(edit: EditView): Partial<EditDraft> {
  const { aspect = null, strength, factor, finish, colours } = edit.options;
  return {
    ...(findChange(edit.operation) && { change: edit.operation }),
    ...draftShape.pick({ aspect: true }).parse({ aspect }),
    ...(typeof strength === "number" && draftShape.pick({ strength: true }).parse({ strength })),
    ...(typeof factor === "string" && draftShape.pick({ factor: true }).parse({ factor })),
    ...(typeof finish === "string" && draftShape.pick({ finish: true }).parse({ finish })),
    ...(Array.isArray(colours) &&
      colours.length > 0 &&
      draftShape.pick({ background: true }).parse({ background: { kind: "colours", colours } })),
    prompt: edit.prompt,
    count: edit.count,
    ...(edit.seed !== null && { keepSeed: true, seed: String(edit.seed) }),
  };
}
