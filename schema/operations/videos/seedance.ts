import { one } from "../operation.ts";
import { defineVideo } from "./video.ts";

type Quality = "LOW" | "MEDIUM" | "HIGH";
type Lines = 480 | 720 | 1080;
type Duration = "5" | "10";

const SEEDANCE = { model: "SEEDANCE", seconds: [5, 10], expectedMs: 90_000 } as const;

/**
 * Billed by tokens, a million for a price: width × height × 24 frames / 1024 a second, here of the largest picture of
 * each resolution, in any shape.
 */
const LARGEST: Readonly<Record<Lines, number>> = { 480: 430_000, 720: 950_000, 1080: 1920 * 1104 };
const perSecond = (lines: Lines, usdPerMillion: number) =>
  Math.ceil(((LARGEST[lines] * 24) / 1024) * usdPerMillion * 0.01) / 10_000;

const text = <const Q extends Quality>(quality: Q, lines: Lines) =>
  defineVideo({
    ...SEEDANCE,
    type: "TEXT_TO_VIDEO",
    quality,
    endpoint: "fal-ai/bytedance/seedance/v1/pro/fast/text-to-video",
    usd: perSecond(lines, 1),
    source: "fal.ai/models/fal-ai/bytedance/seedance/v1/pro/fast/text-to-video/llms.txt",
    lines,
    aspects: ["16:9", "9:16", "1:1"],
    request: ({ options, seed }) => ({
      prompt: options.prompt,
      resolution: `${lines}p` as const,
      duration: String(options.seconds) as Duration,
      aspect_ratio: options.aspect,
      enable_safety_checker: true,
      seed,
    }),
  });

const image = <const Q extends Quality>(quality: Q, lines: Lines) =>
  defineVideo({
    ...SEEDANCE,
    type: "IMAGE_TO_VIDEO",
    quality,
    endpoint: "fal-ai/bytedance/seedance/v1/pro/image-to-video",
    usd: perSecond(lines, 2.5),
    source: "fal.ai/models/fal-ai/bytedance/seedance/v1/pro/image-to-video/llms.txt",
    lines,
    inputs: { end: { min: 0, max: 1 } },
    request: ({ options, inputs, seed }) => ({
      prompt: options.prompt,
      image_url: one(inputs.image),
      ...(inputs.end?.[0] !== undefined && { end_image_url: inputs.end[0] }),
      resolution: `${lines}p` as const,
      duration: String(options.seconds) as Duration,
      aspect_ratio: "auto" as const,
      enable_safety_checker: true,
      seed,
    }),
  });

/** Seedance 1.0 Pro by ByteDance, from words its fast version. Requests and answers: `@fal-ai/client` 1.10.1. */
export const SEEDANCE_VIDEOS = [
  text("LOW", 480),
  text("MEDIUM", 720),
  text("HIGH", 1080),
  image("LOW", 480),
  image("MEDIUM", 720),
  image("HIGH", 1080),
] as const;
