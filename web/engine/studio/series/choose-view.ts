import { BLACK_AND_WHITE } from "../../identity/choose-views.ts";
import type { Identity, View } from "../../identity/view.ts";
import { clamp } from "../../pixels/image.ts";
import { SHOT_FRAMES, type Shot } from "../frame/shot.ts";

/** How well a view serves a shot, about 0 to 1: enough pixels in the face, enough body below it, a whole head. */
function suits(view: View, shot: Shot): number {
  const wanted = SHOT_FRAMES[shot];
  const pixels = clamp(view.faceSize / (wanted.face * 900), 0, 1);
  let chin = 0;
  for (let i = 1; i < view.mesh.length; i += 3) chin = Math.max(chin, view.mesh[i]!);
  const below = (view.matte.height - chin) / view.faceSize;
  const needed = (1 / wanted.face) * (1 - wanted.eyes) - 0.6;
  const body = clamp(below / Math.max(0.4, needed), 0, 1);
  let crown = 0;
  for (let x = 0; x < view.matte.width; x++) if (view.matte.data[x]! > 0.4) crown++;
  const headWhole = crown > view.matte.width * 0.03 ? 0 : 1;
  const front = 1 - clamp((Math.abs(view.pose.yaw) - 15) / 50, 0, 1);
  const grey = view.quality.colour < BLACK_AND_WHITE ? 0.3 : 0;
  return 0.35 * pixels + 0.3 * body + (shot === "close-up" ? 0.05 : 0.2) * headWhole + 0.15 * front - grey;
}

/** A view for the shot: consecutive `turn`s go round the suitable ones, the best more often than not among them. */
export function chooseView(identity: Identity, shot: Shot, turn: number): View {
  const ranked = identity.views
    .map((view) => ({ view, score: suits(view, shot) }))
    .sort((a, b) => b.score - a.score);
  const good = ranked.filter(({ score }) => score > ranked[0]!.score - 0.22).slice(0, 5);
  return good[turn % good.length]!.view;
}
