import * as z from "zod";
import {
  VIDEO_ASPECTS,
  VIDEO_MODELS,
  VIDEO_QUALITIES,
  VIDEO_TYPES,
} from "#schema/operations/videos/video.ts";
import type { VideoView } from "#schema/videos/videos.ts";
import type { SourcePicture } from "#web/features/shared/source-picture/source-picture.ts";
import { sourcePictureShape } from "#web/features/shared/source-picture/source-picture-shape.ts";
import { keptValue } from "#web/lib/storage.ts";
import { chosenVideo } from "./source-video/chosen-video.ts";
import { nearestCell, type Offer } from "./video-choices.ts";

/** What stands in the form. Whatever cannot be read of a kept one falls back to what a new one says. */
const draftShape = z.object({
  type: z.enum(VIDEO_TYPES).catch("IMAGE_TO_VIDEO"),
  model: z.enum(VIDEO_MODELS).catch("SEEDANCE"),
  quality: z.enum(VIDEO_QUALITIES).catch("LOW"),
  /** Whose trained model shows in it; null: nobody's. */
  trainingModel: z.string().nullable().catch(null),
  /** Enlarged once it is made, where it can be. */
  higherQuality: z.boolean().catch(false),
  pictures: z.array(sourcePictureShape).max(1).catch([]),
  /** The picture it ends with, where the model takes one. */
  endPictures: z.array(sourcePictureShape).max(1).catch([]),
  /** The video that is changed. */
  video: chosenVideo.nullable().catch(null),
  prompt: z.string().catch(""),
  seconds: z.number().catch(5),
  aspect: z.enum(VIDEO_ASPECTS).catch("16:9"),
  keepSeed: z.boolean().catch(false),
  /** As typed. */
  seed: z.string().catch(""),
});
export type VideoDraft = z.infer<typeof draftShape>;

const kept = keptValue("sessionStorage", "likeness.video-generator", (value) => draftShape.parse(value));

/** As a form begins. */
export const emptyDraft = (): VideoDraft => draftShape.parse({});

/** What the person chose and typed, kept in this tab through reloads and checkouts. */
export function readDraft(offer: Offer): VideoDraft {
  const draft = kept.read() ?? emptyDraft();
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

/** A video's settings and words, for making it again; what it begins with stays what stands in the form. */
export function settingsOf(video: VideoView): Partial<VideoDraft> {
  const { type, model, quality, trainingModel, options, seed, upscale } = video;
  const settings = { type, model, quality, trainingModel, ...options, higherQuality: upscale !== null };
  return { ...settings, keepSeed: true, seed: String(seed) };
}

/** What begins where a video ends; `extend`: with its words and settings, as far as they begin with a picture. */
export function afterOf(video: VideoView, frame: SourcePicture, extend: boolean): Partial<VideoDraft> {
  const { model, quality, options } = video;
  return {
    type: "IMAGE_TO_VIDEO",
    pictures: [frame],
    endPictures: [],
    ...(extend && { model, quality, prompt: options.prompt, seconds: options.seconds, keepSeed: false }),
  };
}
