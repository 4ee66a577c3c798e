import { type Affine, applyAffine, invertAffine } from "../pixels/affine.ts";
import { samplePlane } from "../pixels/resample.ts";
import { createMask, type Mask } from "./mask.ts";
import { type MaskStep, sinceCleared } from "./mask-step.ts";
import { paintStroke } from "./paint-stroke.ts";

/**
 * The mask that somebody's steps come to.
 * @param toMask from widths of the picture to pixels of the mask
 * @param person where the unframed picture shows people, at any size; null: not known, and not selected by a step
 */
export function paintMask(
  size: { width: number; height: number },
  input: { steps: readonly MaskStep[]; toMask: Affine; person: Mask | null },
): Mask {
  const mask = createMask(size.width, size.height);
  for (const step of sinceCleared(input.steps)) {
    if (step.kind === "stroke") paintStroke(mask, step, input.toMask);
    else if (step.kind !== "clear" && input.person)
      addPerson(mask, input.person, input.toMask, step.kind === "background");
  }
  return mask;
}

function addPerson(mask: Mask, person: Mask, toMask: Affine, isInverted: boolean): void {
  const back = invertAffine(toMask);
  for (let y = 0, at = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++, at++) {
      const from = applyAffine(back, x + 0.5, y + 0.5);
      const value = samplePlane(person, from.x * person.width - 0.5, from.y * person.width - 0.5);
      mask.data[at] = Math.max(mask.data[at]!, isInverted ? 255 - value : value);
    }
  }
}
