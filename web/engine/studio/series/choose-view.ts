import { caughtUnawares } from "../../face/caught-unawares.ts";
import { BLACK_AND_WHITE_BELOW } from "../../face/quality-limits.ts";
import type { Identity, View } from "../../identity/view.ts";
import { clamp } from "../../pixels/image.ts";
import { showsHead } from "../frame/photo-limits.ts";
import { SHOT_FRAMES, type Shot } from "../frame/shot.ts";

/**
 * How well a view serves a shot, about 0 to 1: enough of the photo's own pixels in the face, enough body below it, a
 * whole head, a face that was ready for the photo.
 */
function suits(view: View, shot: Shot): number {
  const wanted = SHOT_FRAMES[shot];
  const pixels = clamp(Math.min(view.faceSize, view.quality.facePixels) / (wanted.face * 900), 0, 1);
  let chin = 0;
  for (let i = 1; i < view.mesh.length; i += 3) chin = Math.max(chin, view.mesh[i]!);
  const below = (view.matte.height - chin) / view.faceSize;
  const needed = (1 / wanted.face) * (1 - wanted.eyes) - 0.6;
  const body = clamp(below / Math.max(0.4, needed), 0, 1);
  const front = 1 - clamp((Math.abs(view.pose.yaw) - 15) / 50, 0, 1);
  const grey = view.quality.colour < BLACK_AND_WHITE_BELOW ? 0.3 : 0;
  const unready = 0.25 * caughtUnawares(view.mesh);
  const whole = showsHead(view, shot) ? (shot === "close-up" ? 0.05 : 0.25) : 0;
  return 0.35 * pixels + 0.3 * body + whole + 0.15 * front - grey - unready;
}

/** A picture of a series that is planned already. */
export interface PlannedView {
  /** Index among the person's views. */
  view: number;
  scene: string | undefined;
}

/** How much worse than the best a view may suit a shot and still be used. */
const GOOD_ENOUGH = 0.3;
/** From so many photos of a whole head a series is varied enough without those that cut it. */
const WHOLE_HEADS = 2;
/** One photo before one scene is a repetition from here on. */
const PAIRS = 3;

/**
 * The views good enough for a shot, by index, the one to take first: all of them come about, the better ones more
 * often, and none stands before one scene again and again. A head that its photo cuts is left out where others are whole.
 */
export function rankViews(
  { views }: Identity,
  shot: Shot,
  scene: string | undefined,
  earlier: readonly PlannedView[],
): number[] {
  const scores = views.map((view) => suits(view, shot));
  const least = Math.max(...scores) - GOOD_ENOUGH;
  const cost = (view: number): number => {
    const own = earlier.filter((one) => one.view === view);
    const pairs = own.filter((one) => one.scene === scene).length;
    const again = earlier.at(-1)?.view === view ? 0.2 : 0;
    return 0.2 * own.length + 0.3 * pairs + (pairs >= PAIRS ? 2 : 0) + again - scores[view]!;
  };
  const good = views.map((_, view) => view).filter((view) => scores[view]! >= least);
  const whole = good.filter((view) => showsHead(views[view]!, shot));
  return (whole.length >= WHOLE_HEADS ? whole : good)
    .map((view) => ({ view, cost: cost(view) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ view }) => view);
}
