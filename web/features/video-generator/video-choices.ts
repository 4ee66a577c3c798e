import { type Engine, isOffered } from "#schema/operations/operation.ts";
import { portrait } from "#schema/operations/portrait.ts";
import {
  VIDEO_MODELS,
  VIDEO_QUALITIES,
  VIDEO_TYPES,
  type Video,
  type VideoType,
} from "#schema/operations/videos/video.ts";
import { findMaker, type WantedVideo } from "#schema/videos/videos.ts";
import { TYPE_LABELS } from "#web/features/shared/videos/video-facts.ts";
import {
  MODEL_LABELS,
  NEEDS_PROVIDER,
  NOT_SOLD,
  QUALITY_LABELS,
} from "#web/features/shared/videos/video-labels.ts";

const NEEDS: Readonly<Record<string, string>> = {
  audio: "Needs a voice: it is made under Talking head.",
};

const WORDS_NEED = "Needs an AI provider, and none is connected here, or a trained model of yours.";

/** What the page knows of what can be made here. */
export interface Offer {
  engine: Engine;
  /** Ids of one's finished models, newest first. */
  trained: readonly string[];
}

/** What makes such a video here, or why nothing does. */
export function judgeCell(wanted: WantedVideo, engine: Engine): { video: Video } | { reason: string } {
  const found = findMaker(wanted);
  if ("impossible" in found) return { reason: found.impossible };
  const { video } = found;
  const missing = Object.keys(video.inputs).find((role) => role in NEEDS);
  if (missing) return { reason: NEEDS[missing]! };
  const needed = wanted.trainingModel === null ? [video] : [portrait, video];
  if (needed.every((one) => isOffered(one, engine))) return { video };
  return { reason: needed.every((one) => isOffered(one, "provider")) ? NEEDS_PROVIDER : NOT_SOLD };
}

/** One to choose; `reason` says why it cannot be. */
export interface Choice<Value extends string> {
  value: Value;
  label: string;
  reason: string | null;
}

/** Why none of these cells can be made; null: one can. What is only missing by now is told before what can never be. */
function reasonOf(cells: readonly WantedVideo[], { engine }: Offer): string | null {
  const reasons = cells.map((cell) => {
    const judged = judgeCell(cell, engine);
    return "video" in judged ? null : judged.reason;
  });
  if (reasons.includes(null)) return null;
  const told = [NEEDS_PROVIDER, ...Object.values(NEEDS), NOT_SOLD];
  return told.find((reason) => reasons.includes(reason)) ?? reasons[0] ?? null;
}

/** Whose models a video of a type can show: nobody's, and where it begins with words one's newest. */
const modelsFor = (type: VideoType, { trained }: Offer) =>
  type === "TEXT_TO_VIDEO" && trained[0] !== undefined ? [null, trained[0]] : [null];

const cellsOf = (part: Partial<WantedVideo>, offer: Offer): WantedVideo[] =>
  (part.type ? [part.type] : VIDEO_TYPES).flatMap((type) =>
    (part.model ? [part.model] : VIDEO_MODELS).flatMap((model) =>
      (part.quality ? [part.quality] : VIDEO_QUALITIES).flatMap((quality) =>
        (part.trainingModel === undefined ? modelsFor(type, offer) : [part.trainingModel]).map(
          (trainingModel) => ({ type, model, quality, trainingModel }),
        ),
      ),
    ),
  );

const choices = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
  offer: Offer,
  cells: (value: Value) => WantedVideo[],
): Choice<Value>[] =>
  (Object.keys(labels) as Value[]).map((value) => ({
    value,
    label: labels[value],
    reason: reasonOf(cells(value), offer),
  }));

export const typeChoices = (offer: Offer) =>
  choices(TYPE_LABELS, offer, (type) => cellsOf({ type }, offer)).map((choice) =>
    choice.value === "TEXT_TO_VIDEO" && choice.reason === NEEDS_PROVIDER
      ? { ...choice, reason: WORDS_NEED }
      : choice,
  );
/** Whether a video from words can show nobody in particular here. */
export const canShowNobody = (offer: Offer) =>
  reasonOf(cellsOf({ type: "TEXT_TO_VIDEO", trainingModel: null }, offer), offer) === null;
export const modelChoices = ({ type, trainingModel }: WantedVideo, offer: Offer) =>
  choices(MODEL_LABELS, offer, (model) => cellsOf({ type, model, trainingModel }, offer));
export const qualityChoices = ({ type, model, trainingModel }: WantedVideo, offer: Offer) =>
  choices(QUALITY_LABELS, offer, (quality) => cellsOf({ type, model, quality, trainingModel }, offer));

/** The nearest that can be made: of the type, of it with whom it shows, the model and the quality, as far as they go. */
export function nearestCell(cell: WantedVideo, offer: Offer): WantedVideo {
  const { type, model, quality } = cell;
  const trainingModel = type === "TEXT_TO_VIDEO" ? cell.trainingModel : null;
  const wanted = [
    { type, model, quality, trainingModel },
    { type, model, trainingModel },
    { type, quality, trainingModel },
    { type, trainingModel },
    { type, model, quality },
    { type, model },
    { type },
  ].flatMap((part) => cellsOf(part, offer));
  return wanted.find((one) => "video" in judgeCell(one, offer.engine)) ?? { ...cell, trainingModel };
}
