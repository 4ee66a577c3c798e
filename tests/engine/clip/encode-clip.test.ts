import { BufferSource, EncodedPacketSink, Input, MP4 } from "mediabunny";
import { expect, test } from "vitest";
import { createH264Encoder } from "#scripts/local/inference/compute/h264-encoder.ts";
import { startBrowser } from "#tests/support/browser/browser.ts";
import { boxNames } from "#tests/support/videos/boxes.ts";
import { encodeClip } from "#web/engine/clip/encode-clip.ts";
import { createImage, type Image } from "#web/engine/pixels/image.ts";

const SIZE = { width: 96, height: 64, fps: 24 } as const;
const COUNT = 36;
/** Frames that are told apart by their brightness, red on the left and blue on the right. */
function* frames(): Iterable<Image> {
  const frame = createImage(SIZE.width, SIZE.height);
  for (let n = 0; n < COUNT; n++) {
    const level = 60 + 5 * n;
    for (let i = 0; i < SIZE.width * SIZE.height; i++) {
      const isLeft = i % SIZE.width < SIZE.width / 2;
      frame.data.set(isLeft ? [level, 20, 20, 255] : [20, 20, level, 255], i * 4);
    }
    yield frame;
  }
}
const listeners = () =>
  process.listenerCount("unhandledRejection") + process.listenerCount("uncaughtException");
const before = listeners();
const told: number[] = [];
const mp4 = await encodeClip(await createH264Encoder(), frames(), {
  ...SIZE,
  onFrame: (count) => told.push(count),
});

test("a clip begins with its index, and another library reads its size, frames and times", async () => {
  expect(boxNames(mp4).filter((name) => name !== "free")).toEqual(["ftyp", "moov", "mdat"]);
  const input = new Input({ source: new BufferSource(mp4), formats: [MP4] });
  const track = (await input.getPrimaryVideoTrack())!;
  expect([await track.getCodedWidth(), await track.getCodedHeight()]).toEqual([96, 64]);
  const packets = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  expect(packets).toHaveLength(COUNT);
  expect(await track.computeDuration()).toBeCloseTo(COUNT / 24, 3);
  expect(packets.filter(({ type }) => type === "key").map(({ timestamp }) => Math.round(timestamp))).toEqual([
    0, 1,
  ]);
  expect(told).toEqual(Array.from({ length: COUNT }, (_, i) => i + 1));
});

test("a browser plays it, jumps in it, and shows the colours that were drawn", async () => {
  const browser = await startBrowser();
  const page = await (await browser.newContext()).newPage();
  const seen = await page.evaluate(async (base64) => {
    const video = document.createElement("video");
    video.muted = true;
    document.body.append(video);
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    video.src = URL.createObjectURL(new Blob([bytes], { type: "video/mp4" }));
    const until = (event: string) =>
      new Promise<void>((resolve, reject) => {
        video.addEventListener(event, () => resolve(), { once: true });
        video.addEventListener("error", () => reject(new Error(video.error?.message)), { once: true });
      });
    await until("loadeddata");
    const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
    const context = canvas.getContext("2d")!;
    const shown: number[][] = [];
    for (const frame of [6, 30]) {
      // the jump is over before its frame is there to be drawn
      const presented = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
      video.currentTime = (frame + 0.5) / 24;
      await Promise.all([until("seeked"), presented]);
      context.drawImage(video, 0, 0);
      for (const x of [20, 76]) shown.push([...context.getImageData(x, 32, 1, 1).data.subarray(0, 3)]);
    }
    return { size: [video.videoWidth, video.videoHeight], duration: video.duration, shown };
  }, Buffer.from(mp4).toString("base64"));
  await browser.close();
  expect(seen.size).toEqual([96, 64]);
  expect(seen.duration).toBeCloseTo(1.5, 2);
  const drawn = [6, 30].flatMap((n) => [
    [60 + 5 * n, 20, 20],
    [20, 20, 60 + 5 * n],
  ]);
  for (const [i, colour] of drawn.entries()) {
    for (const [c, value] of colour.entries())
      expect(Math.abs(seen.shown[i]![c]! - value), `sample ${i}, channel ${c}`).toBeLessThan(14);
  }
});

test("the encoder leaves it to the process what ends it", () => {
  expect(listeners()).toBe(before);
});
