import type { H264MP4Encoder } from "h264-mp4-encoder";
import type { Image } from "../pixels/image.ts";
import { fastStart } from "./fast-start.ts";
import { toYuv } from "./to-yuv.ts";

/** Lower is finer; at 26 no blocks are seen on skin. */
const QUANTIZER = 26;
/** How quickly the encoder decides, 0 to 10: beyond, files grow and nothing is gained. */
const SPEED = 6;

/**
 * Frames as an MP4 that plays wherever H.264 does, and from its first bytes on.
 * @param encoder made by the host; used up
 * @param options.onFrame told how many frames are done
 */
export async function encodeClip(
  encoder: H264MP4Encoder,
  frames: Iterable<Image>,
  { width, height, fps, onFrame = () => {} }: ClipEncoding,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
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
    const yuv = new Uint8Array((width * height * 3) / 2);
    let count = 0;
    for (const frame of frames) {
      toYuv(frame, yuv);
      encoder.addFrameYuv(yuv);
      onFrame(++count);
    }
    encoder.finalize();
    const file = encoder.FS.readFile(encoder.outputFilename);
    encoder.FS.unlink(encoder.outputFilename);
    return await fastStart(file, fps);
  } finally {
    encoder.delete();
  }
}

export interface ClipEncoding {
  width: number;
  height: number;
  fps: number;
  onFrame?: (count: number) => void;
}
