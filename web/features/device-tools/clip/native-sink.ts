import {
  BufferTarget,
  canEncodeVideo,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  VideoSample,
  VideoSampleSource,
} from "mediabunny";
import type { ClipSize } from "#web/engine/clip/encode-clip.ts";
import { CLIP_COLOURS } from "#web/engine/clip/fast-start.ts";
import type { ClipSink } from "./clip-sink.ts";

/** The browser's own encoder; null where it has none for H.264. */
export async function openNativeSink({ width, height, fps }: ClipSize): Promise<ClipSink | null> {
  const encoding = { width, height, quality: QUALITY_HIGH } as const;
  if (!(await canEncodeVideo("avc", encoding))) return null;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  const source = new VideoSampleSource({ codec: "avc", quality: QUALITY_HIGH, keyFrameInterval: 1 });
  output.addVideoTrack(source, { frameRate: fps });
  await output.start();
  let count = 0;
  return {
    async add(yuv) {
      const sample = new VideoSample(yuv, {
        ...{ format: "I420", codedWidth: width, codedHeight: height, colorSpace: CLIP_COLOURS },
        ...{ timestamp: count++ / fps, duration: 1 / fps },
      });
      await source.add(sample);
      sample.close();
    },
    async finish() {
      await output.finalize();
      return new Uint8Array(target.buffer!);
    },
    close() {
      if (output.state === "started") void output.cancel();
    },
  };
}
