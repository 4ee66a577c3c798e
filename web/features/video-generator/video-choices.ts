import { type Engine, isOffered } from "#schema/operations/operation.ts";
import {
  VIDEO_MODELS,
  VIDEO_QUALITIES,
  VIDEO_TYPES,
  type Video,
  type VideoType,
} from "#schema/operations/videos/video.ts";
import { findVideo, type VideoCell } from "#schema/operations/videos/video-table.ts";
import {
  MODEL_LABELS,
  NEEDS_PROVIDER,
  NOT_SOLD,
  QUALITY_LABELS,
} from "#web/features/shared/videos/video-labels.ts";

export const TYPE_LABELS: Readonly<Record<VideoType, string>> = {
  IMAGE_TO_VIDEO: "From a picture",
  TEXT_TO_VIDEO: "From words",
  VIDEO_TO_VIDEO: "From a video",
};
const NEEDS: Readonly<Record<string, string>> = {
  video: "Needs a video of yours, which can't be uploaded yet.",
  audio: "Needs a voice of yours, which can't be uploaded yet.",
};

/** What makes such a video here, or why nothing does. */
export function judgeCell(cell: VideoCell, engine: Engine): { video: Video } | { reason: string } {
  const found = findVideo(cell);
  if ("impossible" in found) return { reason: found.impossible };
  const { video } = found;
  const missing = Object.keys(video.inputs).find((role) => role in NEEDS);
  if (missing) return { reason: NEEDS[missing]! };
  if (isOffered(video, engine)) return { video };
  return { reason: isOffered(video, "provider") ? NEEDS_PROVIDER : NOT_SOLD };
}

/** One to choose; `reason` says why it cannot be. */
export interface Choice<Value extends string> {
  value: Value;
  label: string;
  reason: string | null;
}

/** Why none of these cells can be made; null: one can. What is only missing by now is told before what can never be. */
function reasonOf(cells: readonly VideoCell[], engine: Engine): string | null {
  const reasons = cells.map((cell) => {
    const judged = judgeCell(cell, engine);
    return "video" in judged ? null : judged.reason;
  });
  if (reasons.includes(null)) return null;
  const told = [NEEDS_PROVIDER, ...Object.values(NEEDS), NOT_SOLD];
  return told.find((reason) => reasons.includes(reason)) ?? reasons[0] ?? null;
}

const cellsOf = (part: Partial<VideoCell>): VideoCell[] =>
  (part.type ? [part.type] : VIDEO_TYPES).flatMap((type) =>
    (part.model ? [part.model] : VIDEO_MODELS).flatMap((model) =>
      (part.quality ? [part.quality] : VIDEO_QUALITIES).map((quality) => ({ type, model, quality })),
    ),
  );

const choices = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
  engine: Engine,
  cells: (value: Value) => VideoCell[],
): Choice<Value>[] =>
  (Object.keys(labels) as Value[]).map((value) => ({
    value,
    label: labels[value],
    reason: reasonOf(cells(value), engine),
  }));

export const typeChoices = (engine: Engine) => choices(TYPE_LABELS, engine, (type) => cellsOf({ type }));
export const modelChoices = ({ type }: VideoCell, engine: Engine) =>
  choices(MODEL_LABELS, engine, (model) => cellsOf({ type, model }));
export const qualityChoices = ({ type, model }: VideoCell, engine: Engine) =>
  choices(QUALITY_LABELS, engine, (quality) => cellsOf({ type, model, quality }));

/** The nearest that can be made: of the type, of it with the model, and of those with the quality, as far as they go. */
export function nearestCell(cell: VideoCell, engine: Engine): VideoCell {
  const { type, model, quality } = cell;
  const wanted = [
    ...cellsOf({ type, model, quality }),
    ...cellsOf({ type, model }),
    ...cellsOf({ type, quality }),
    ...cellsOf({ type }),
  ];
  return wanted.find((one) => "video" in judgeCell(one, engine)) ?? cell;
}
