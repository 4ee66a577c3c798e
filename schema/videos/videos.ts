import * as z from "zod";
import type { JobFailureCode } from "../errors/job-failures.ts";
import { id } from "../ids.ts";
import type { WorkStatus } from "../jobs.ts";
import { PARSERS } from "../operations/index.ts";
import { UPSCALED_LINES } from "../operations/videos/upscale-video.ts";
import {
  VIDEO_MODELS,
  VIDEO_QUALITIES,
  VIDEO_TYPES,
  type Video,
  type VideoModel,
  type VideoOptions,
  type VideoQuality,
  type VideoType,
} from "../operations/videos/video.ts";
import { findVideo, type VideoCell } from "../operations/videos/video-table.ts";
import { pageInput } from "../pages.ts";
import { type EditInputView, editSource } from "../pictures/edits.ts";
import { seedNumber } from "../pictures/pictures.ts";
import { findStillCell } from "./still-cells.ts";

export const VIDEO_INPUT_TYPES = ["IMAGE", "VIDEO", "AUDIO"] as const;

const PICTURES = ["upload", "picture", "edit"] as const;
const MOVING = ["uploadedVideo", "video"] as const;

/** Where what a video is made from may come from: a picture as for edits, a video one sent, or one that was made here. */
export const videoSource = editSource.extend({ kind: z.enum([...PICTURES, ...MOVING]) });
export type VideoSource = z.output<typeof videoSource>;

const isMoving = ({ kind }: Pick<VideoSource, "kind">) => MOVING.some((one) => one === kind);

const MISSING: Readonly<Record<string, string>> = {
  image: "Choose the picture that the video begins with.",
  video: "Choose the video that is changed.",
  audio: "A picture that speaks is made under Talking head.",
};

/** What is asked for: which type of which model in which quality, and whose trained model shows in it. */
export interface WantedVideo extends VideoCell {
  trainingModel: string | null;
}

/** What makes it: with a trained model whatever sets the still in motion that the model makes first. */
export function findMaker(wanted: WantedVideo): { video: Video } | { impossible: string } {
  if (wanted.trainingModel === null || wanted.type !== "TEXT_TO_VIDEO") return findVideo(wanted);
  const { model, quality } = wanted;
  const found = findStillCell({ model, quality });
  return "reason" in found ? { impossible: found.reason } : { video: found.video };
}

export const createVideoInput = z
  .object({
    /** Made by the client once per attempt; repeating it returns the video it already started. */
    requestKey: z.uuid(),
    type: z.enum(VIDEO_TYPES),
    model: z.enum(VIDEO_MODELS),
    quality: z.enum(VIDEO_QUALITIES),
    /** A model of one's own: it makes a still from the words first, which is then set in motion. */
    trainingModel: id.nullable().default(null),
    /** Enlarged once it is made. */
    higherQuality: z.boolean().default(false),
    /** What it is made from, by role: the picture it begins with, and the one it ends with. */
    inputs: z.record(z.string().max(20), z.array(videoSource).max(10)).default({}),
    /** What happens, how long and in which shape, as far as the model lets one choose. */
    options: z.record(z.string(), z.unknown()),
    /** Null: a new one each time. */
    seed: seedNumber.nullable().default(null),
  })
  .superRefine((cell, context) => {
    const add = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
    const withStill = cell.trainingModel !== null;
    if (withStill && cell.type !== "TEXT_TO_VIDEO")
      add(["trainingModel"], "A trained model is for videos from words.");
    const found = findMaker(cell);
    if ("impossible" in found) {
      add(["model"], found.impossible);
      return;
    }
    const { options, lines } = found.video;
    if (cell.higherQuality && lines >= UPSCALED_LINES)
      add(["higherQuality"], "In this quality it is as large as that already.");
    // the still is its picture
    const inputs = withStill ? {} : found.video.inputs;
    for (const [role, { min, max }] of Object.entries(inputs)) {
      const count = cell.inputs[role]?.length ?? 0;
      if (count < min) add(["inputs", role], MISSING[role] ?? "Choose a picture.");
      if (count > max)
        add(["inputs", role], max === 1 ? "Choose one picture." : `Choose up to ${max} pictures.`);
    }
    for (const [role, sources] of Object.entries(cell.inputs)) {
      if (!(role in inputs)) add(["inputs", role], "This model takes no such picture.");
      else if (sources.some((source) => isMoving(source) !== (role === "video")))
        add(["inputs", role], role === "video" ? "Choose a video." : "Choose a picture.");
    }
    const { success, error } = options(PARSERS).safeParse(cell.options);
    if (success) return;
    for (const { path, message } of error.issues) add(["options", ...path], message);
  });

export const listVideosInput = pageInput.extend({ favorite: z.boolean().nullish() });

/** A video as its owner sees it. */
export interface VideoView {
  id: string;
  type: VideoType;
  model: VideoModel;
  quality: VideoQuality;
  /** The person's own words. */
  prompt: string;
  options: VideoOptions;
  /** Whose model made the still it begins with; null: none, or deleted since. */
  trainingModel: string | null;
  trainingName: string | null;
  /** How that still stands; null where there is none of it. */
  stillStatus: WorkStatus | null;
  /** Whether it is enlarged, or was; null: that was not asked for. */
  upscale: "waiting" | "done" | "failed" | null;
  /** In order. */
  inputs: (EditInputView & { source: VideoSource | null })[];
  status: WorkStatus;
  failure: JobFailureCode | null;
  /** Credits that did not come back, as the safety check held it back. */
  keptCredits: number;
  /** What was charged, for the still and the larger copy too. */
  credits: number;
  /** Same-origin path; null until it has arrived. Add `?download=1` to save it. */
  videoUrl: string | null;
  width: number;
  height: number;
  /** In seconds. */
  duration: number;
  seed: number;
  favorite: boolean;
  /** It shows a person who does not exist. */
  isVirtual: boolean;
  /** What is said in it, where a trained voice spoke typed words that are still there. */
  words: string | null;
  createdAt: Date;
}
