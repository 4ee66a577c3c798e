import { defineOperation, one } from "../operation.ts";
import { videoOutput } from "../outputs.ts";

/** Pixels of the shorter side that a video has afterwards. */
export const UPSCALED_LINES = 1080;

/** A video enlarged, picture by picture, at 30 pictures a second at most. Request and answer: `@fal-ai/client` 1.10.1. */
export const upscaleVideo = defineOperation({
  name: "upscale-video",
  endpoint: "fal-ai/bytedance-upscaler/upscale/video",
  cost: {
    usd: 0.0072,
    per: "second",
    source: "fal.ai/models/fal-ai/bytedance-upscaler/upscale/video/llms.txt: to 1080p at 30 fps",
    read: "2026-11-26",
  },
  expectedMs: 120_000,
  pollMs: 15_000,
  deadlineMs: 3_600_000,
  embedded: "none",
  inputs: { video: { min: 1, max: 1 } },
  maxOutputs: 1,
  /** Its size afterwards: the answer does not say it. */
  options: (zod) => zod.object({ width: zod.number(), height: zod.number() }),
  request: ({ inputs }) => ({
    video_url: one(inputs.video),
    target_resolution: "1080p" as const,
    target_fps: "30fps" as const,
    enhancement_preset: "aigc" as const,
  }),
  output: videoOutput,
});
