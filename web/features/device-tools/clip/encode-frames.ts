import type { ClipSize } from "#web/engine/clip/encode-clip.ts";
import { toYuv } from "#web/engine/clip/to-yuv.ts";
import type { Image } from "#web/engine/pixels/image.ts";
import type { ClipSink } from "./clip-sink.ts";
import { openNativeSink } from "./native-sink.ts";
import { openWasmSink } from "./wasm-sink.ts";

/**
 * Frames as an MP4: by the browser's own encoder, or by ours where it has none or fails.
 * @param frames can be gone through a second time
 */
export async function encodeFrames(
  frames: Iterable<Image>,
  size: ClipSize,
  onFrame: (count: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const native = await openNativeSink(size).catch(() => null);
  if (native) {
    try {
      return await fill(native, frames, size, onFrame);
    } catch (error) {
      // encoders in hardware promise more than they can do
      console.warn(error);
    }
  }
  return fill(await openWasmSink(size), frames, size, onFrame);
}

async function fill(
  sink: ClipSink,
  frames: Iterable<Image>,
  { width, height }: ClipSize,
  onFrame: (count: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    let count = 0;
    for (const frame of frames) {
      const yuv = new Uint8Array((width * height * 3) / 2);
      toYuv(frame, yuv);
      await sink.add(yuv);
      onFrame(++count);
    }
    return await sink.finish();
  } finally {
    sink.close();
  }
}
