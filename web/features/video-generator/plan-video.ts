import type * as z from "zod";
import { pictureCredits, videoCredits } from "#schema/billing/pricing.ts";
import type { Engine } from "#schema/operations/operation.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { VIDEO_ASPECTS, type VideoAspect } from "#schema/operations/videos/video.ts";
import { ASPECTS } from "#schema/pictures/aspects.ts";
import { STILL_ASPECTS } from "#schema/videos/still-cells.ts";
import type { createVideoInput } from "#schema/videos/videos.ts";
import { seedOf } from "#web/features/shared/picture-settings/seed.ts";
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
  /** What the still that a trained model makes first costs of it; null where none is made. */
  stillCredits: number | null;
  credits: number | null;
}

export function planVideo(draft: VideoDraft, engine: Engine): VideoPlan {
  const needsPicture = draft.type === "IMAGE_TO_VIDEO";
  const { seconds, trainingModel } = draft;
  const nothing = { lengths: [], seconds, aspects: [], aspect: draft.aspect, needsPicture };
  const judged = judgeCell(draft, engine);
  if ("reason" in judged) return { ...nothing, reason: judged.reason, stillCredits: null, credits: null };
  const { video } = judged;
  const lengths = "as" in video.seconds ? [] : video.seconds;
  const length = lengths.includes(seconds) ? seconds : (lengths[0] ?? seconds);
  // a still that is made for it has whichever shape one likes, as far as the model does
  const aspects = trainingModel !== null && video.aspects.length === 0 ? VIDEO_ASPECTS : video.aspects;
  const aspect = aspects.includes(draft.aspect) ? draft.aspect : (aspects[0] ?? draft.aspect);
  const stillCredits =
    trainingModel === null ? null : pictureCredits(portrait, ASPECTS[STILL_ASPECTS[aspect]], engine);
  const credits = videoCredits(video, length, engine);
  return {
    reason: null,
    lengths,
    seconds: length,
    aspects,
    aspect,
    needsPicture,
    stillCredits,
    credits: credits === null ? null : credits + (stillCredits ?? 0),
  };
}

/** The draft as it is sent, to be checked against its schema. */
export function inputOf(
  draft: VideoDraft,
  plan: VideoPlan,
  requestKey: string,
): z.input<typeof createVideoInput> {
  const { type, model, quality, trainingModel, prompt, pictures } = draft;
  const { seconds, aspect, needsPicture } = plan;
  return {
    requestKey,
    type,
    model,
    quality,
    trainingModel,
    inputs: needsPicture ? { image: pictures.map(({ source }) => source) } : {},
    options: { prompt: prompt.trim(), seconds, aspect },
    seed: seedOf(draft),
  };
}
