import type * as z from "zod";
import type { Engine } from "#schema/operations/operation.ts";
import type { createVideoInput, VideoSource, VideoView } from "#schema/videos/videos.ts";
import { emptyDraft, settingsOf, type VideoDraft } from "../draft.ts";
import { planVideo } from "../plan-video.ts";

/** The same once more with another seed, and what it costs; null where something it was made from is gone. */
export interface Again {
  credits: number;
  input: Omit<z.input<typeof createVideoInput>, "requestKey">;
}

export function againOf(video: VideoView, engine: Engine): Again | null {
  const { type, model, quality, trainingModel, options, upscale } = video;
  const withStill = video.stillStatus !== null;
  if (withStill && trainingModel === null) return null;
  const parts = withStill ? [] : video.inputs;
  if (!parts.every((part) => part.source !== null && part.url !== null)) return null;
  const inputs: Record<string, VideoSource[]> = {};
  for (const { role, source } of parts) inputs[role] = [...(inputs[role] ?? []), source!];
  const { id, width, height, duration } = video;
  // it lasts as long as what it was changed from
  const changed = {
    source: { kind: "video" as const, id },
    url: "",
    posterUrl: null,
    name: "",
    width,
    height,
    duration,
  };
  const draft: VideoDraft = {
    ...emptyDraft(),
    ...settingsOf(video),
    video: type === "VIDEO_TO_VIDEO" ? changed : null,
  };
  const plan = planVideo(draft, engine);
  if (plan.credits === null) return null;
  const higherQuality = upscale !== null && "credits" in plan.upscale;
  const cell = { type, model, quality, trainingModel, higherQuality };
  return { credits: plan.credits, input: { ...cell, inputs, options: { ...options }, seed: null } };
}
