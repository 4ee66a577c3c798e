import * as z from "zod";
import {
  VIDEO_ASPECTS,
  VIDEO_MODELS,
  VIDEO_QUALITIES,
  VIDEO_TYPES,
} from "#schema/operations/videos/video.ts";
import type { VideoView } from "#schema/videos/videos.ts";
import { keptValue } from "#web/lib/storage.ts";
import { nearestCell, type Offer } from "./video-choices.ts";

const picture = z.object({
  source: z.object({ kind: z.enum(["upload", "picture", "edit"]), id: z.string(), position: z.number() }),
  url: z.string(),
  width: z.number(),
  height: z.number(),
});

/** What stands in the form. Whatever cannot be read of a kept one falls back to what a new one says. */
const draftShape = z.object({
  type: z.enum(VIDEO_TYPES).catch("IMAGE_TO_VIDEO"),
  model: z.enum(VIDEO_MODELS).catch("SEEDANCE"),
  quality: z.enum(VIDEO_QUALITIES).catch("LOW"),
  /** Whose trained model shows in it; null: nobody's. */
  trainingModel: z.string().nullable().catch(null),
  pictures: z.array(picture).max(1).catch([]),
  prompt: z.string().catch(""),
  seconds: z.number().catch(5),
  aspect: z.enum(VIDEO_ASPECTS).catch("16:9"),
  keepSeed: z.boolean().catch(false),
  /** As typed. */
  seed: z.string().catch(""),
});
export type VideoDraft = z.infer<typeof draftShape>;

const kept = keptValue("sessionStorage", "likeness.video-generator", (value) => draftShape.parse(value));

/** What the person chose and typed, kept in this tab through reloads and checkouts. */
export function readDraft(offer: Offer): VideoDraft {
  const draft = kept.read() ?? draftShape.parse({});
  return { ...draft, ...nearestCell(withModelsThere(draft, offer), offer) };
}

export const writeDraft = (draft: VideoDraft): void => kept.write(draft);

/** A model that was deleted since shows in nothing more. */
export function withModelsThere<Draft extends Pick<VideoDraft, "trainingModel">>(
  draft: Draft,
  { trained }: Offer,
): Draft {
  const { trainingModel } = draft;
  return trainingModel !== null && !trained.includes(trainingModel)
    ? { ...draft, trainingModel: null }
    : draft;
}

/** A video's settings and words, for making it again; the picture it begins with stays what stands in the form. */
export function settingsOf({
  type,
  model,
  quality,
  trainingModel,
  options,
  seed,
}: VideoView): Partial<VideoDraft> {
  return { type, model, quality, trainingModel, ...options, keepSeed: true, seed: String(seed) };
}
