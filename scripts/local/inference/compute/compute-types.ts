import type { PhotoFinish } from "#schema/operations/edits/by-words/finish.ts";
import type { PhotoReport } from "#schema/trainings/training.ts";
import type { ClipOptions } from "#web/engine/clip/clip.ts";
import type { FacePlace } from "#web/engine/face-swap/read-swap-face.ts";
import type { SeriesPicture } from "#web/engine/studio/series/series-picture.ts";

/** A picture as a file, with its size in pixels. */
export interface MadePicture {
  bytes: Uint8Array;
  extension: "jpg" | "png";
  width: number;
  height: number;
}

/** A clip as a file, with its size in pixels and its length in seconds. */
export interface MadeClip {
  bytes: Uint8Array;
  width: number;
  height: number;
  seconds: number;
}

/** What comes behind a person: one colour or two from the top down, a theme's place, a picture. */
export type NewBackground =
  | { colours: readonly string[] }
  | { theme: string; scene: string | undefined; seed: number }
  | { picture: Uint8Array };

/** What does the actual work behind the inference server. */
export interface Compute {
  /** Makes an identity bundle; throws `TrainingRefused` when no photo is usable. */
  train(input: { photos: { name: string; bytes: Uint8Array }[] }): Promise<{
    bundle: Uint8Array;
    report: PhotoReport[];
  }>;
  /**
   * One picture as JPEG bytes, `width` × `height` pixels; the same input makes the same picture.
   * `bundleKey` names the bundle's content, for caching what was unpacked from it.
   */
  portrait(
    input: SeriesPicture & {
      bundle: Uint8Array;
      bundleKey: string;
      theme: string;
      /** Pictures of the same series, in order, that this one must not look like. */
      before: readonly SeriesPicture[];
      width: number;
      height: number;
    },
  ): Promise<Uint8Array>;
  /** A picture with `factor` times the pixels on each side; a JPEG has white where it was transparent. Throws `PictureRefused`. */
  upscale(input: { picture: Uint8Array; factor: 2 | 4; format: "jpg" | "png" }): Promise<MadePicture>;
  /** The people of a photo without what is around them, as PNG. Throws `PictureRefused`. */
  cutOut(input: { picture: Uint8Array }): Promise<MadePicture>;
  /** A picture with what its mask covers in white taken away, as PNG. Throws `PictureRefused`. */
  erase(input: { picture: Uint8Array; mask: Uint8Array }): Promise<MadePicture>;
  /** The people of a photo before another background, as JPEG. Throws `PictureRefused`. */
  replaceBackground(input: { picture: Uint8Array; background: NewBackground }): Promise<MadePicture>;
  /** A photo mended, or made a little better, as JPEG, or PNG where it is transparent. Throws `PictureRefused`. */
  restore(input: { picture: Uint8Array; amount: "restoration" | "enhance" }): Promise<MadePicture>;
  /** A photo drawn, painted, printed or on a film, as JPEG, or PNG where it is transparent. Throws `PictureRefused`. */
  finish(input: { picture: Uint8Array; finish: PhotoFinish; seed: number }): Promise<MadePicture>;
  /** A picture with another face in it, the largest or the one that is meant, as JPEG, or PNG where it is transparent. Throws `PictureRefused`. */
  swapFace(input: {
    face: Uint8Array;
    picture: Uint8Array;
    faceAt?: FacePlace | undefined;
    pictureAt?: FacePlace | undefined;
  }): Promise<MadePicture>;
  /** A picture of people set in motion, as MP4. Throws `PictureRefused`. */
  clip(input: { picture: Uint8Array; options: ClipOptions }): Promise<MadeClip>;
  /** Clips one after the other as one MP4. Throws `PictureRefused`. */
  join(input: { clips: readonly Uint8Array[] }): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** No photo is usable; `report` says why for each. */
export class TrainingRefused extends Error {
  readonly report: PhotoReport[];

  constructor(report: PhotoReport[]) {
    super("None of the photos could be used.");
    this.name = "TrainingRefused";
    this.report = report;
  }
}

/** Why nothing can be made of a picture, in the vendor's words for kinds of failures. */
export const PICTURE_REFUSALS = {
  image_load_error: "The picture cannot be read.",
  image_too_large: "The picture is too large.",
  no_person: "Nobody's face can be seen in the picture.",
  faces_apart:
    "The two faces are too different to be swapped: in size, sharpness, direction, light or features.",
  clips_differ: "The videos differ in size or kind, so they cannot be joined.",
  mask_mismatch: "The mask is not as large as the picture.",
  mask_empty: "Nothing is marked in the mask.",
} as const;

export class PictureRefused extends Error {
  readonly type: keyof typeof PICTURE_REFUSALS;

  constructor(type: keyof typeof PICTURE_REFUSALS) {
    super(PICTURE_REFUSALS[type]);
    this.name = "PictureRefused";
    this.type = type;
  }
}
