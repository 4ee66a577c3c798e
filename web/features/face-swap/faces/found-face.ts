import type { SwapFacts } from "#web/engine/face-swap/read-swap-face.ts";

/** A face in a photo: where it is, as shares of the photo, and what decides whether it can be swapped. */
export interface FoundFace extends SwapFacts {
  outline: readonly (readonly [x: number, y: number])[];
  box: { left: number; top: number; width: number; height: number };
}

/** The middle of a face, as the operation takes it. */
export const middleOf = ({ box }: Pick<FoundFace, "box">): { left: number; top: number } => ({
  left: box.left + box.width / 2,
  top: box.top + box.height / 2,
});
