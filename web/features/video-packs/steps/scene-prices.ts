import { billedUnits, creditsFor, pictureCredits, videoCredits } from "#schema/billing/pricing.ts";
import { type Engine, isOffered } from "#schema/operations/operation.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { joinVideos } from "#schema/operations/videos/join-videos.ts";
import { ASPECTS } from "#schema/pictures/aspects.ts";
import { judgeStillCell, STILL_ASPECTS } from "#schema/videos/still-cells.ts";
import type { SceneView, VideoPackView } from "#schema/videos/video-packs.ts";
import { NEEDS_PROVIDER, NOT_SOLD } from "#web/features/shared/videos/video-labels.ts";
import type { SceneDraft, Storyboard } from "../storyboard/storyboard.ts";

/** What stills of so many scenes cost, so many of each. */
export const stillsCredits = (
  { aspect }: Pick<VideoPackView, "aspect">,
  amount: number,
  engine: Engine,
): number => amount * pictureCredits(portrait, ASPECTS[STILL_ASPECTS[aspect]], engine);

/** What sets a board's scenes in motion here, or why nothing does. */
export function judgeMovement(
  board: Pick<Storyboard, "model" | "quality">,
  aspect: VideoPackView["aspect"],
  engine: Engine,
) {
  const judged = judgeStillCell(board, aspect);
  if ("reason" in judged || isOffered(judged.video, engine)) return judged;
  return { reason: isOffered(judged.video, "provider") ? NEEDS_PROVIDER : NOT_SOLD };
}

/** What it costs to set these scenes in motion; null where it cannot be. */
export function movementCredits(
  board: Storyboard,
  scenes: readonly SceneDraft[],
  pack: Pick<VideoPackView, "aspect">,
  engine: Engine,
): number | null {
  const judged = judgeMovement(board, pack.aspect, engine);
  if ("reason" in judged) return null;
  return scenes.reduce((sum, { seconds }) => sum + (videoCredits(judged.video, seconds, engine) ?? 0), 0);
}

/** What joining these costs. */
export function joinCredits(seconds: number, engine: Engine): number | null {
  return creditsFor(joinVideos, billedUnits(joinVideos.cost, { seconds }), engine);
}

/** Those of a pack's scenes that move. */
export const movingScenes = ({ scenes }: VideoPackView): SceneView[] =>
  scenes.filter(({ video }) => video?.status === "COMPLETED");
