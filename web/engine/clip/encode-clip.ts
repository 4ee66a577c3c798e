import type { H264MP4Encoder } from "h264-mp4-encoder";
import type { Image } from "../pixels/image.ts";
import { fastStart } from "./fast-start.ts";
import { toYuv } from "./to-yuv.ts";

/** Lower is finer; at 26 no blocks are seen on skin. */
const QUANTIZER = 26;
/** How quickly the encoder decides, 0 to 10: beyond, files grow and nothing is gained. */
const SPEED = 6;

export interface ClipSize {
  width: number;
  height: number;
  fps: number;
}

/** Takes frames as `toYuv` writes them, one after the other. */
export interface ClipWriter {
  add(yuv: Uint8Array): void;
  /** The MP4: plays wherever H.264 does, and from its first bytes on. */
  finish(): Promise<Uint8Array<ArrayBuffer>>;
  /** Gives its memory back; nothing can be done with it any more. */
  close(): void;
}

/** @param encoder made by the host; used up */
export function openClipWriter(encoder: H264MP4Encoder, { width, height, fps }: ClipSize): ClipWriter {
  Object.assign(encoder, {
    width,
    height,
    frameRate: fps,
    quantizationParameter: QUANTIZER,
    speed: SPEED,
    // one key frame a second, so that jumping is quick
    groupOfPictures: fps,
  });
  encoder.initialize();
  return {
    add: (yuv) => encoder.addFrameYuv(yuv),
    async finish() {
      encoder.finalize();
      const file = encoder.FS.readFile(encoder.outputFilename);
      encoder.FS.unlink(encoder.outputFilename);
      return fastStart(file, fps);
    },
    close: () => encoder.delete(),
  };
}

/**
 * Frames as an MP4.
 * @param encoder made by the host; used up
 * @param options.onFrame told how many frames are done
 */
export async function encodeClip(
  encoder: H264MP4Encoder,
  frames: Iterable<Image>,
  { onFrame = () => {}, ...size }: ClipEncoding,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = openClipWriter(encoder, size);
  try {
    const yuv = new Uint8Array((size.width * size.height * 3) / 2);
    let count = 0;
    for (const frame of frames) {
      toYuv(frame, yuv);
      writer.add(yuv);
      onFrame(++count);
    }
    return await writer.finish();
  } finally {
    writer.close();
  }
}

export interface ClipEncoding extends ClipSize {
  onFrame?: (count: number) => void;
}
