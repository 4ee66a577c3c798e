import h264 from "h264-mp4-encoder/embuild/dist/h264-mp4-encoder.web.js";
import { type ClipWriter, openClipWriter } from "#web/engine/clip/encode-clip.ts";
import type { EncoderAnswer, EncoderTask } from "./encoder-messages.ts";

/**
 * H.264 for browsers that have no encoder of their own. The library makes functions out of words, which no page of ours
 * allows: so it runs in a thread alone, whose own policy (scripts/build/page-headers.ts) lets it fetch and send nothing.
 */

let writer: ClipWriter | undefined;

async function answer(asked: EncoderTask): Promise<EncoderAnswer> {
  if (asked.task === "open") {
    writer = openClipWriter(await h264.createH264MP4Encoder(), asked.size);
    return { result: "done" };
  }
  if (!writer) throw new Error("No clip was begun");
  if (asked.task === "finish") return { result: "done", mp4: await writer.finish() };
  writer.add(asked.yuv);
  return { result: "done" };
}

self.addEventListener("message", async ({ data }: MessageEvent<EncoderTask>) => {
  const answered = await answer(data).catch(
    (error: unknown): EncoderAnswer => ({ result: "failed", message: String(error) }),
  );
  self.postMessage(answered);
});
