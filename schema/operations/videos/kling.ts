import { CHANGED_SECONDS } from "../../videos/source-lengths.ts";
import { one } from "../operation.ts";
import { defineVideo } from "./video.ts";

const KLING = { model: "KLING", expectedMs: 150_000 } as const;
const FIVE_OR_TEN = [5, 10] as const;
const duration = (seconds: number) => String(seconds) as "5" | "10";
const AVOIDED = "blur, distort, and low quality";

const text = {
  ...KLING,
  type: "TEXT_TO_VIDEO",
  aspects: ["16:9", "9:16", "1:1"],
  seconds: FIVE_OR_TEN,
} as const;
const image = { ...KLING, type: "IMAGE_TO_VIDEO", seconds: FIVE_OR_TEN } as const;
const video = {
  ...KLING,
  type: "VIDEO_TO_VIDEO",
  lines: 1080,
  seconds: { as: "video", ...CHANGED_SECONDS },
} as const;

/**
 * Kling by Kuaishou, of which each version is best at something else. Without sound: what is heard costs half as much
 * again. Requests and answers: `@fal-ai/client` 1.10.1.
 */
export const KLING_VIDEOS = [
  defineVideo({
    ...text,
    quality: "LOW",
    endpoint: "fal-ai/kling-video/v1.6/standard/text-to-video",
    usd: null,
    source: "fal.ai/models/fal-ai/kling-video/v1.6/standard/text-to-video: no price found",
    lines: 720,
    request: ({ options }) => ({
      prompt: options.prompt,
      negative_prompt: AVOIDED,
      duration: duration(options.seconds),
      aspect_ratio: options.aspect,
    }),
  }),
  defineVideo({
    ...text,
    quality: "MEDIUM",
    endpoint: "fal-ai/kling-video/v3/standard/text-to-video",
    usd: 0.084,
    source: "fal.ai/models/fal-ai/kling-video/v3/standard/text-to-video/llms.txt: audio off",
    lines: 720,
    request: ({ options }) => ({
      prompt: options.prompt,
      negative_prompt: AVOIDED,
      duration: duration(options.seconds),
      aspect_ratio: options.aspect,
      generate_audio: false,
    }),
  }),
  defineVideo({
    ...text,
    quality: "HIGH",
    endpoint: "fal-ai/kling-video/v3/pro/text-to-video",
    usd: null,
    source: "fal.ai/models/fal-ai/kling-video/v3/pro/text-to-video: no price found",
    lines: 1080,
    request: ({ options }) => ({
      prompt: options.prompt,
      negative_prompt: AVOIDED,
      duration: duration(options.seconds),
      aspect_ratio: options.aspect,
      generate_audio: false,
    }),
  }),
  defineVideo({
    ...image,
    quality: "LOW",
    endpoint: "fal-ai/kling-video/v2.5-turbo/standard/image-to-video",
    usd: 0.042,
    source: "fal.ai/models/fal-ai/kling-video/v2.5-turbo/standard/image-to-video/llms.txt",
    lines: 720,
    request: ({ options, inputs }) => ({
      prompt: options.prompt,
      negative_prompt: AVOIDED,
      image_url: one(inputs.image),
      duration: duration(options.seconds),
    }),
  }),
  defineVideo({
    ...image,
    quality: "MEDIUM",
    endpoint: "fal-ai/kling-video/v2.5-turbo/pro/image-to-video",
    usd: 0.07,
    source: "fal.ai/models/fal-ai/kling-video/v2.5-turbo/pro/image-to-video/llms.txt",
    lines: 1080,
    inputs: { end: { min: 0, max: 1 } },
    request: ({ options, inputs }) => ({
      prompt: options.prompt,
      negative_prompt: AVOIDED,
      image_url: one(inputs.image),
      ...(inputs.end?.[0] !== undefined && { tail_image_url: inputs.end[0] }),
      duration: duration(options.seconds),
    }),
  }),
  defineVideo({
    ...image,
    quality: "HIGH",
    endpoint: "fal-ai/kling-video/v3/pro/image-to-video",
    // its playground says half of that: the higher one, until an invoice tells
    usd: 0.224,
    source: "fal.ai/models/fal-ai/kling-video/v3/pro/image-to-video/llms.txt: audio off",
    lines: 1080,
    inputs: { end: { min: 0, max: 1 } },
    request: ({ options, inputs }) => ({
      prompt: options.prompt,
      negative_prompt: AVOIDED,
      start_image_url: one(inputs.image),
      ...(inputs.end?.[0] !== undefined && { end_image_url: inputs.end[0] }),
      duration: duration(options.seconds),
      generate_audio: false,
    }),
  }),
  defineVideo({
    ...video,
    quality: "MEDIUM",
    endpoint: "fal-ai/kling-video/o1/standard/video-to-video/edit",
    usd: null,
    source: "fal.ai/models/fal-ai/kling-video/o1/standard/video-to-video/edit: no price found",
    request: ({ options, inputs }) => ({
      prompt: options.prompt,
      video_url: one(inputs.video),
      keep_audio: true,
    }),
  }),
  defineVideo({
    ...video,
    quality: "HIGH",
    endpoint: "fal-ai/kling-video/o3/pro/video-to-video/edit",
    usd: 0.336,
    source: "fal.ai/models/fal-ai/kling-video/o3/pro/video-to-video/edit/llms.txt",
    request: ({ options, inputs }) => ({
      prompt: options.prompt,
      video_url: one(inputs.video),
      keep_audio: true,
    }),
  }),
] as const;
