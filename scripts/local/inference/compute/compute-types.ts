import type { PhotoReport } from "#schema/trainings/training.ts";
import type { SeriesPicture } from "#web/engine/studio/series/series-picture.ts";

/** A picture as a file, with its size in pixels. */
export interface MadePicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

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
  /** A picture with `factor` times the pixels on each side, as JPEG. Throws `PictureRefused`. */
  upscale(input: { picture: Uint8Array; factor: 2 | 4 }): Promise<MadePicture>;
  /** The people of a photo without what is around them, as PNG. Throws `PictureRefused`. */
  cutOut(input: { picture: Uint8Array }): Promise<MadePicture>;
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
} as const;

export class PictureRefused extends Error {
  readonly type: keyof typeof PICTURE_REFUSALS;

  constructor(type: keyof typeof PICTURE_REFUSALS) {
    super(PICTURE_REFUSALS[type]);
    this.name = "PictureRefused";
    this.type = type;
  }
}
