import type * as z from "zod";
import { videoCredits } from "#schema/billing/pricing.ts";
import type { Engine } from "#schema/operations/operation.ts";
import type { VideoAspect } from "#schema/operations/videos/video.ts";
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
  credits: number | null;
}

export function planVideo(draft: VideoDraft, engine: Engine): VideoPlan {
  const needsPicture = draft.type === "IMAGE_TO_VIDEO";
  const { seconds, aspect } = draft;
  const judged = judgeCell(draft, engine);
  if ("reason" in judged) {
    return { reason: judged.reason, lengths: [], seconds, aspects: [], aspect, needsPicture, credits: null };
  }
  const { video } = judged;
  const lengths = "as" in video.seconds ? [] : video.seconds;
  const length = lengths.includes(seconds) ? seconds : (lengths[0] ?? seconds);
  return {
    reason: null,
    lengths,
    seconds: length,
    aspects: video.aspects,
    aspect: video.aspects.includes(aspect) ? aspect : (video.aspects[0] ?? aspect),
    needsPicture,
    credits: videoCredits(video, length, engine),
  };
}

/** The draft as it is sent, to be checked against its schema. */
export function inputOf(
  draft: VideoDraft,
  plan: VideoPlan,
  requestKey: string,
): z.input<typeof createVideoInput> {
  const { type, model, quality, prompt, pictures } = draft;
  const { seconds, aspect, needsPicture } = plan;
  return {
    requestKey,
    type,
    model,
    quality,
    inputs: needsPicture ? { image: pictures.map(({ source }) => source) } : {},
    options: { prompt: prompt.trim(), seconds, aspect },
    seed: seedOf(draft),
  };
}
