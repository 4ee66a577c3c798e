import { SAID_SECONDS } from "../../videos/source-lengths.ts";
import { one } from "../operation.ts";
import { defineVideo } from "./video.ts";

const image = <const Quality extends keyof typeof SAID_SECONDS>(quality: Quality, lines: 720 | 1080) =>
  defineVideo({
    model: "OMNIHUMAN",
    type: "IMAGE_TO_VIDEO",
    quality,
    endpoint: "fal-ai/bytedance/omnihuman/v1.5",
    usd: 0.16,
    source:
      "fal.ai/models/fal-ai/bytedance/omnihuman/v1.5, as quoted in fal.ai/learn/devs/omnihuman-15-user-guide",
    lines,
    seconds: { as: "audio", ...SAID_SECONDS[quality] },
    inputs: { audio: { min: 1, max: 1 } },
    wordless: true,
    expectedMs: 240_000,
    request: ({ options, inputs }) => ({
      ...(options.prompt !== "" && { prompt: options.prompt }),
      image_url: one(inputs.image),
      audio_url: one(inputs.audio),
      resolution: `${lines}p` as const,
    }),
  });

/** OmniHuman 1.5 by ByteDance: a picture of a person that speaks. Request and answer: `@fal-ai/client` 1.10.1. */
export const OMNIHUMAN_VIDEOS = [image("MEDIUM", 720), image("HIGH", 1080)] as const;
