import type { H264MP4Encoder } from "h264-mp4-encoder";

const EVENTS = ["uncaughtException", "unhandledRejection"] as const;

/** An H.264 encoder. */
export async function createH264Encoder(): Promise<H264MP4Encoder> {
  const before = EVENTS.map((event) => [event, new Set(process.listeners(event as never))] as const);
  const { default: h264 } = await import("h264-mp4-encoder");
  const encoder = await h264.createH264MP4Encoder();
  // loading it makes the whole process end on any rejection, which is ours to decide
  for (const [event, known] of before) {
    for (const listener of process.listeners(event as never)) {
      if (!known.has(listener)) process.removeListener(event, listener);
    }
  }
  return encoder;
}
