import { one } from "../operation.ts";
import { defineVideo } from "./video.ts";

/** Frames a second that it counts in. */
export const FPS = 30;

const image = <const Quality extends "LOW" | "MEDIUM">(quality: Quality, lines: 480 | 720, usd: number) =>
  defineVideo({
    model: "FRAMEPACK",
    type: "IMAGE_TO_VIDEO",
    quality,
    endpoint: "fal-ai/framepack",
    usd,
    source: "fal.ai/models/fal-ai/framepack, as quoted publicly in 2026; 720p half as much again",
    embedded: "preview",
    lines,
    seconds: [5, 10],
    aspects: ["16:9", "9:16"],
    expectedMs: 240_000,
    request: ({ options, inputs, seed }) => ({
      prompt: options.prompt,
      image_url: one(inputs.image),
      num_frames: FPS * options.seconds,
      resolution: `${lines}p` as const,
      aspect_ratio: options.aspect as "16:9" | "9:16",
      enable_safety_checker: true,
      seed,
    }),
  });

/** FramePack by Lvmin Zhang and Maneesh Agrawala; embedded, the camera moves round a still. Request and answer: `@fal-ai/client` 1.10.1. */
export const FRAMEPACK_VIDEOS = [image("LOW", 480, 0.0333), image("MEDIUM", 720, 0.05)] as const;
