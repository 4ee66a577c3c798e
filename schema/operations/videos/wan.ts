import { one } from "../operation.ts";
import { defineVideo } from "./video.ts";

/** Frames a second it is trained on, and the frames of five seconds: one more, as the first one counts. */
const FPS = 16;
const SECONDS = 5;
const FRAMES = {
  num_frames: FPS * SECONDS + 1,
  frames_per_second: FPS,
  enable_safety_checker: true,
} as const;
const WAN = { model: "WAN", seconds: [SECONDS], expectedMs: 180_000 } as const;

const text = <const Quality extends "LOW" | "MEDIUM" | "HIGH">(quality: Quality, lines: 480 | 580 | 720) =>
  defineVideo({
    ...WAN,
    type: "TEXT_TO_VIDEO",
    quality,
    endpoint: "fal-ai/wan-t2v",
    usd: null,
    source: "fal.ai/models/fal-ai/wan-t2v: no price found",
    lines,
    aspects: ["16:9", "9:16"],
    request: ({ options, seed }) => ({
      ...FRAMES,
      prompt: options.prompt,
      resolution: `${lines}p` as const,
      aspect_ratio: options.aspect as "16:9" | "9:16",
      seed,
    }),
  });

/** A video costs as much as is said for its five seconds. */
const image = <const Quality extends "LOW" | "MEDIUM">(quality: Quality, lines: 480 | 720, usd: number) =>
  defineVideo({
    ...WAN,
    type: "IMAGE_TO_VIDEO",
    quality,
    endpoint: "fal-ai/wan-i2v",
    usd: usd / SECONDS,
    source: "fal.ai/models/fal-ai/wan-i2v/llms.txt: a video of 81 frames",
    lines,
    request: ({ options, inputs, seed }) => ({
      ...FRAMES,
      prompt: options.prompt,
      image_url: one(inputs.image),
      resolution: `${lines}p` as const,
      aspect_ratio: "auto" as const,
      seed,
    }),
  });

const video = <const Quality extends "LOW" | "MEDIUM" | "HIGH">(quality: Quality, lines: 480 | 580 | 720) =>
  defineVideo({
    ...WAN,
    type: "VIDEO_TO_VIDEO",
    quality,
    endpoint: "fal-ai/wan-vace-14b",
    usd: null,
    source: "fal.ai/models/fal-ai/wan-vace-14b: prices found for its single tasks only",
    lines,
    request: ({ options, inputs, seed }) => ({
      ...FRAMES,
      prompt: options.prompt,
      video_url: one(inputs.video),
      resolution: `${lines}p` as const,
      aspect_ratio: "auto" as const,
      seed,
    }),
  });

/** Wan 2.1 by Alibaba. Requests and answers: `@fal-ai/client` 1.10.1. */
export const WAN_VIDEOS = [
  text("LOW", 480),
  text("MEDIUM", 580),
  text("HIGH", 720),
  image("LOW", 480, 0.2),
  image("MEDIUM", 720, 0.4),
  video("LOW", 480),
  video("MEDIUM", 580),
  video("HIGH", 720),
] as const;
