import type { EditSource, EditView } from "#schema/pictures/edits.ts";
import type { GenerationView } from "#schema/pictures/generation.ts";
import type { UploadView } from "#schema/trainings/upload.ts";

/** A picture somebody chose to work on: a photo they uploaded, a picture they made, or one that came of an edit. */
export interface SourcePicture {
  source: EditSource;
  /** Same-origin path of the full picture. */
  url: string;
  width: number;
  height: number;
}

/** Tells chosen pictures apart. */
export const sourceKey = ({ source: { kind, id, position } }: SourcePicture): string =>
  `${kind}-${id}-${position}`;

export function fromUpload({ id, url, width, height }: UploadView): SourcePicture {
  return { source: { kind: "upload", id, position: 0 }, url, width, height };
}

/** One of the library, which holds pictures and edits. */
export const sourceOf = ({ id, kind }: Pick<GenerationView, "id" | "kind">, position = 0): EditSource => ({
  kind: kind === "edit" ? "edit" : "picture",
  id,
  position,
});

export function fromPicture(picture: GenerationView): SourcePicture {
  const { imageUrl, width, height } = picture;
  return { source: sourceOf(picture), url: imageUrl, width, height };
}

type Edited = Pick<EditView, "id" | "imageUrls" | "width" | "height">;

/** Null where an edit has no such picture. */
export function fromEdit({ id, imageUrls, width, height }: Edited, position: number): SourcePicture | null {
  const url = imageUrls[position];
  return url === undefined ? null : { source: { kind: "edit", id, position }, url, width, height };
}

/** Pure: the pictures with one at another place. */
export function moved(pictures: readonly SourcePicture[], from: number, to: number): SourcePicture[] {
  const rest = pictures.filter((_, at) => at !== from);
  const picture = pictures[from];
  return picture ? rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, picture) : rest;
}

/** Pure: with others added that are not there yet, as many as there is room for. */
export function added(
  pictures: readonly SourcePicture[],
  others: readonly SourcePicture[],
  max: number,
): SourcePicture[] {
  const known = new Set(pictures.map(sourceKey));
  return [...pictures, ...others.filter((other) => !known.has(sourceKey(other)))].slice(0, max);
}
