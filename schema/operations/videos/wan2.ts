import { one } from "../operation.ts";
import { defineVideo } from "./video.ts";

/** Frames a second it is billed by. */
const FPS = 16;
const frames = (seconds: number) => ({
  num_frames: FPS * seconds + 1,
  frames_per_second: FPS,
  enable_safety_checker: true,
});
/** A whole number of seconds costs one frame more than they have: it is in the price of a second. */
const perSecond = (usd: number) => Math.ceil(usd * (1 + 1 / (5 * FPS)) * 1e5) / 1e5;
const WAN2 = { model: "WAN2", seconds: [5, 10], expectedMs: 180_000 } as const;
type Quality = "LOW" | "MEDIUM" | "HIGH";
type Lines = 480 | 580 | 720;

const text = <const Q extends Quality>(quality: Q, lines: Lines) =>
  defineVideo({
    ...WAN2,
    type: "TEXT_TO_VIDEO",
    quality,
    endpoint: "fal-ai/wan/v2.2-a14b/text-to-video",
    usd: null,
    source: "fal.ai/models/fal-ai/wan/v2.2-a14b/text-to-video: no price found",
    lines,
    aspects: ["16:9", "9:16", "1:1"],
    request: ({ options, seed }) => ({
      ...frames(options.seconds),
      prompt: options.prompt,
      resolution: `${lines}p` as const,
      aspect_ratio: options.aspect,
      seed,
    }),
  });

const image = <const Q extends Quality>(quality: Q, lines: Lines, usd: number) =>
  defineVideo({
    ...WAN2,
    type: "IMAGE_TO_VIDEO",
    quality,
    endpoint: "fal-ai/wan/v2.2-a14b/image-to-video",
    usd: perSecond(usd),
    source: "fal.ai/models/fal-ai/wan/v2.2-a14b/image-to-video/llms.txt",
    lines,
    request: ({ options, inputs, seed }) => ({
      ...frames(options.seconds),
      prompt: options.prompt,
      image_url: one(inputs.image),
      resolution: `${lines}p` as const,
      aspect_ratio: "auto" as const,
      seed,
    }),
  });

const video = <const Q extends Quality>(quality: Q, lines: Lines, usd: number) =>
  defineVideo({
    ...WAN2,
    type: "VIDEO_TO_VIDEO",
    quality,
    endpoint: "fal-ai/wan/v2.2-a14b/video-to-video",
    usd: perSecond(usd),
    source: "fal.ai/models/fal-ai/wan/v2.2-a14b/video-to-video/llms.txt",
    lines,
    request: ({ options, inputs, seed }) => ({
      ...frames(options.seconds),
      prompt: options.prompt,
      video_url: one(inputs.video),
      resolution: `${lines}p` as const,
      aspect_ratio: "auto" as const,
      resample_fps: true,
      seed,
    }),
  });

/**
 * Wan 2.2 by Alibaba. Requests and answers: `@fal-ai/client` 1.10.1; image to video, which it does not carry, as its
 * page says (the address of its price).
 */
export const WAN2_VIDEOS = [
  text("LOW", 480),
  text("MEDIUM", 580),
  text("HIGH", 720),
  image("LOW", 480, 0.04),
  image("MEDIUM", 580, 0.06),
  image("HIGH", 720, 0.08),
  video("LOW", 480, 0.04),
  video("MEDIUM", 580, 0.06),
  video("HIGH", 720, 0.08),
] as const;
