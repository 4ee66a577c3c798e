/** One stroke of the brush. Places and sizes are in widths of the unframed picture, so that they fit it at every size. */
export interface Stroke {
  kind: "stroke";
  /** x and y in turn. */
  points: readonly number[];
  radius: number;
  /** How much of the radius is covered fully, 0 to 1; the rest fades out. */
  hardness: number;
  erases: boolean;
}

/** Everything that shows a person, or everything that does not. */
export interface Selection {
  kind: "person" | "background";
}

export interface Clearing {
  kind: "clear";
}

/** What somebody did to a mask, in order. */
export type MaskStep = Stroke | Selection | Clearing;

/** Those that still count. */
export function sinceCleared(steps: readonly MaskStep[]): readonly MaskStep[] {
  return steps.slice(steps.findLastIndex(({ kind }) => kind === "clear") + 1);
}

/** Whether it has to be known where people are before the mask of these can be painted. */
export function needsPeople(steps: readonly MaskStep[]): boolean {
  return sinceCleared(steps).some(({ kind }) => kind === "person" || kind === "background");
}
