import { type Adjustments, isUnchanged, UNCHANGED } from "#web/engine/adjust/adjustments.ts";
import { type MaskStep, sinceCleared } from "#web/engine/mask/mask-step.ts";

/** What somebody has done to an open picture and not made into a version yet. */
export interface Work {
  adjustments: Adjustments;
  mask: readonly MaskStep[];
}

export const NO_WORK: Work = { adjustments: UNCHANGED, mask: [] };

export const isUntouched = ({ adjustments, mask }: Work) =>
  isUnchanged(adjustments) && sinceCleared(mask).length === 0;

/** Whether a step would be made of an adjusted copy. */
export const isAdjusted = ({ adjustments }: Work) => !isUnchanged(adjustments);

export const hasMask = ({ mask }: Work) => sinceCleared(mask).length > 0;
