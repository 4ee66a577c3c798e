import { SCENES } from "../../limits.ts";
import { defineOperation, several } from "../operation.ts";
import { videoOutput } from "../outputs.ts";

/** Videos one after the other as one, with cuts. Embedded, their pictures are copied as they are, so nothing gets worse. */
export const joinVideos = defineOperation({
  name: "join-videos",
  endpoint: "fal-ai/ffmpeg-api/merge-videos",
  // billed by the second it computes, which is rounded to nothing there: its neighbour's price for a second of video
  cost: {
    usd: 0.0002,
    per: "second",
    source: "fal.ai/models/fal-ai/ffmpeg-api/merge-audio-video/llms.txt",
    read: "2026-11-25",
  },
  expectedMs: 20_000,
  pollMs: 5_000,
  deadlineMs: 3_600_000,
  embedded: "full",
  inputs: { video: { min: SCENES.min, max: SCENES.max } },
  maxOutputs: 1,
  options: (zod) => zod.object({}),
  request: ({ inputs }) => ({ video_urls: several(inputs.video) }),
  output: videoOutput,
});
