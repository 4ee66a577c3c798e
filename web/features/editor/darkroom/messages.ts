import type { Adjustments } from "#web/engine/adjust/adjustments.ts";
import type { Size } from "#web/engine/adjust/geometry/box.ts";
import type { Mask } from "#web/engine/mask/mask.ts";
import type { MaskStep } from "#web/engine/mask/mask-step.ts";
import type { FileType } from "#web/features/shared/save/file-types.ts";

/** What the page asks of the darkroom's worker, one thing at a time. */
export type Task =
  | { task: "open"; file: Blob }
  /** To be shown, its longer side at most so many pixels. */
  | { task: "show"; adjustments: Adjustments; longest: number }
  /** To be kept, at full size. */
  | { task: "save"; adjustments: Adjustments; type: FileType }
  /** The mask as a PNG of this size: white is what changes. */
  | { task: "mask"; adjustments: Adjustments; steps: readonly MaskStep[]; size: Size }
  /** Where the picture, unframed, shows people. */
  | { task: "person" };

export type Answer =
  | { result: "opened"; size: Size }
  | { result: "shown"; picture: ImageBitmap }
  | { result: "file"; file: Blob }
  /** Null: nobody was found. */
  | { result: "person"; mask: Mask | null }
  | { result: "failed"; message: string };

export type DarkroomRequest = Task & { id: number };
export type DarkroomAnswer = Answer & { id: number };
