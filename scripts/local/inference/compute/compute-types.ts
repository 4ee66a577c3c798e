import type { PhotoReport } from "#schema/trainings/training.ts";
import type { SeriesPicture } from "#web/engine/studio/series/open-series.ts";

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
