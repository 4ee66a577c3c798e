import * as z from "zod";

/** What a person decided about a photo in the photo check; null: nothing yet. */
export const photoDecisions = z.object({
  /** "Use anyway" was chosen in spite of how the photo is. */
  anyway: z.boolean().nullable(),
  /** The answer to "Is this the same person?". */
  samePerson: z.boolean().nullable(),
});
export type PhotoDecisions = z.infer<typeof photoDecisions>;

const share = z.number().min(0).max(1);

/** CSS object-position, 0 to 1, that puts the face in the middle of a square thumbnail. */
export const photoFocus = z.object({ x: share, y: share });
export type PhotoFocus = z.infer<typeof photoFocus>;

/** Header of an upload: a `PhotoCheck` as JSON. */
export const PHOTO_CHECK_HEADER = "x-photo-check";

/** What an upload carries of the photo check that came before it. */
export const photoCheck = z.object({
  ...photoDecisions.shape,
  focus: photoFocus.nullable(),
  /** Share of the body that is bare, as far as a browser could tell: advice for whoever reviews, and decides nothing. */
  bareSkin: share.nullable().default(null),
});
export type PhotoCheck = z.infer<typeof photoCheck>;

export const UNCHECKED: PhotoCheck = { anyway: null, samePerson: null, focus: null, bareSkin: null };

/**
 * The name of a photo in the zip a trainer gets. Pictures in a zip are all that the provider's protocol knows, so
 * what the person has seen in the photo check and wants used travels in the name.
 */
export function photoFileName({ position, checked }: { position: number; checked: boolean }): string {
  return `${String(position + 1).padStart(2, "0")}${checked ? "-checked" : ""}.jpg`;
}

/** Null: not a name of ours. */
export function parsePhotoFileName(name: string): { position: number; checked: boolean } | null {
  const [, number, checked] = /^(\d{2,3})(-checked)?\.(?:jpg|png)$/.exec(name) ?? [];
  return number === undefined ? null : { position: Number(number) - 1, checked: checked !== undefined };
}
