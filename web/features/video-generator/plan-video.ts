import type * as z from "zod";
import { pictureCredits, videoCredits } from "#schema/billing/pricing.ts";
import { type Engine, isOffered } from "#schema/operations/operation.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { UPSCALED_LINES, upscaleVideo } from "#schema/operations/videos/upscale-video.ts";
import { VIDEO_ASPECTS, type Video, type VideoAspect } from "#schema/operations/videos/video.ts";
import { ASPECTS } from "#schema/pictures/aspects.ts";
import { STILL_ASPECTS } from "#schema/videos/still-cells.ts";
import type { createVideoInput } from "#schema/videos/videos.ts";
import { seedOf } from "#web/features/shared/picture-settings/seed.ts";
import { MODEL_LABELS, NEEDS_PROVIDER } from "#web/features/shared/videos/video-labels.ts";
import type { VideoDraft } from "./draft.ts";
import { judgeCell } from "./video-choices.ts";

/** What a draft comes to with the connected engine. */
export interface VideoPlan {
  /** Why it cannot be made; null: it can. */
  reason: string | null;
  /** Lengths to choose from, in seconds, and the chosen one. */
  lengths: readonly number[];
  seconds: number;
  /** Shapes to choose from; none where it takes the picture's. */
  aspects: readonly VideoAspect[];
  aspect: VideoAspect;
  needsPicture: boolean;
  /** Whether it may be told how to end. */
  takesEnd: boolean;
  needsVideo: boolean;
  /** How long a video that is changed may last, in seconds; null where none is. */
  changed: { min: number; max: number } | null;
  /** Why the chosen video cannot be changed; null: it can, or none is chosen. */
  misfit: string | null;
  /** What the still that a trained model makes first costs of it; null where none is made. */
  stillCredits: number | null;
  /** What enlarging it adds, or why it is not enlarged here. */
  upscale: { credits: number } | { reason: string };
  /** Of everything chosen. */
  credits: number | null;
}

export function planVideo(draft: VideoDraft, engine: Engine): VideoPlan {
  const { seconds, trainingModel } = draft;
  const needs = {
    needsPicture: draft.type === "IMAGE_TO_VIDEO",
    needsVideo: draft.type === "VIDEO_TO_VIDEO",
  };
  const judged = judgeCell(draft, engine);
  if ("reason" in judged) {
    const nothing = { lengths: [], seconds, aspects: [], aspect: draft.aspect, takesEnd: false };
    return {
      ...needs,
      ...nothing,
      reason: judged.reason,
      stillCredits: null,
      upscale: { reason: "" },
      changed: null,
      misfit: null,
      credits: null,
    };
  }
  const { video } = judged;
  const lengths = "as" in video.seconds ? [] : video.seconds;
  const chosen = lengths.includes(seconds) ? seconds : (lengths[0] ?? seconds);
  // a video that is changed stays as long as it is
  const changed = "as" in video.seconds ? { min: video.seconds.min, max: video.seconds.max } : null;
  const length = changed ? (draft.video?.duration ?? changed.min) : chosen;
  const misfit =
    changed && (length < changed.min || length > changed.max)
      ? `${MODEL_LABELS[draft.model]} changes videos of ${changed.min} to ${changed.max} seconds. Choose a video of that length, or another model.`
      : null;
  // a still that is made for it has whichever shape one likes, as far as the model does
  const aspects = trainingModel !== null && video.aspects.length === 0 ? VIDEO_ASPECTS : video.aspects;
  const aspect = aspects.includes(draft.aspect) ? draft.aspect : (aspects[0] ?? draft.aspect);
  const stillCredits =
    trainingModel === null ? null : pictureCredits(portrait, ASPECTS[STILL_ASPECTS[aspect]], engine);
  const credits = videoCredits(video, length, engine);
  const upscale = judgeUpscale(video, length, engine);
  const added = draft.higherQuality && "credits" in upscale ? upscale.credits : 0;
  return {
    ...needs,
    reason: null,
    lengths,
    seconds: length,
    aspects,
    aspect,
    takesEnd: needs.needsPicture && "end" in video.inputs,
    stillCredits,
    upscale,
    changed,
    misfit,
    credits: credits === null || misfit ? null : credits + (stillCredits ?? 0) + added,
  };
}

function judgeUpscale({ lines }: Video, seconds: number, engine: Engine): VideoPlan["upscale"] {
  if (lines >= UPSCALED_LINES) return { reason: "In this quality it is as large as that already." };
  const credits = isOffered(upscaleVideo, engine) ? videoCredits(upscaleVideo, seconds, engine) : null;
  return credits === null ? { reason: NEEDS_PROVIDER } : { credits };
}

/** The draft as it is sent, to be checked against its schema. */
export function inputOf(
  draft: VideoDraft,
  plan: VideoPlan,
  requestKey: string,
): z.input<typeof createVideoInput> {
  const { type, model, quality, trainingModel, prompt } = draft;
  const { seconds, aspect } = plan;
  return {
    requestKey,
    type,
    model,
    quality,
    trainingModel,
    higherQuality: draft.higherQuality && "credits" in plan.upscale,
    inputs: inputsOf(draft, plan),
    options: { prompt: prompt.trim(), seconds, aspect },
    seed: seedOf(draft),
  };
}

type Inputs = NonNullable<z.input<typeof createVideoInput>["inputs"]>;

function inputsOf({ pictures, endPictures, video }: VideoDraft, plan: VideoPlan): Inputs {
  if (plan.needsVideo) return { video: video ? [video.source] : [] };
  if (!plan.needsPicture) return {};
  const image = pictures.map(({ source }) => source);
  const end = plan.takesEnd ? endPictures.map(({ source }) => source) : [];
  return end.length > 0 ? { image, end } : { image };
}
