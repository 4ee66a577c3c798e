import { BufferSource, EncodedPacketSink, Input, MP4 } from "mediabunny";
import { expect, test } from "vitest";
import { aiMarkingBox } from "#schema/videos/mark-mp4.ts";
import { createH264Encoder } from "#scripts/local/inference/compute/h264-encoder.ts";
import { startBrowser } from "#tests/support/browser/browser.ts";
import { boxNames } from "#tests/support/videos/boxes.ts";
import { encodeClip } from "#web/engine/clip/encode-clip.ts";
import { ClipsDiffer, joinClips } from "#web/engine/clip/join-clips.ts";
import { createImage, type Image } from "#web/engine/pixels/image.ts";

const FPS = 24;
type Colour = readonly [number, number, number];
const RED: Colour = [200, 30, 30];
const BLUE: Colour = [30, 30, 200];

/** A clip of one colour, as the engine makes them. */
async function clip(colour: Colour, count: number, size = { width: 96, height: 64 }) {
  function* frames(): Iterable<Image> {
    const frame = createImage(size.width, size.height);
    for (let i = 0; i < size.width * size.height; i++) frame.data.set([...colour, 255], i * 4);
    for (let n = 0; n < count; n++) yield frame;
  }
  return encodeClip(await createH264Encoder(), frames(), { ...size, fps: FPS });
}
const [red, blue] = [await clip(RED, 36), await clip(BLUE, 30)];
const joined = await joinClips([red, blue, red]);

test("clips joined last as long as all of them together, each frame kept, and begin with their index", async () => {
  expect(boxNames(joined).filter((name) => name !== "free")).toEqual(["ftyp", "moov", "mdat"]);
  const track = (await new Input({
    source: new BufferSource(joined),
    formats: [MP4],
  }).getPrimaryVideoTrack())!;
  expect([await track.getCodedWidth(), await track.getCodedHeight()]).toEqual([96, 64]);
  expect(await track.computeDuration()).toBeCloseTo((36 + 30 + 36) / FPS, 3);
  const packets = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  for (const [at, { timestamp }] of packets.entries()) expect(timestamp).toBeCloseTo(at / FPS, 3);
  expect(packets).toHaveLength(36 + 30 + 36);
  // each clip begins with a frame that stands for itself, so that jumping to a cut is quick
  for (const at of [0, 36, 66]) expect(packets[at]!.type).toBe("key");
});

test("a browser plays them in order, cut on the frame", async () => {
  const browser = await startBrowser();
  const page = await (await browser.newContext()).newPage();
  const seen = await page.evaluate(async (base64) => {
    const video = document.createElement("video");
    video.muted = true;
    document.body.append(video);
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const until = (event: string) =>
      new Promise<void>((resolve, reject) => {
        video.addEventListener(event, () => resolve(), { once: true });
        video.addEventListener("error", () => reject(new Error(video.error?.message)), { once: true });
      });
    video.src = URL.createObjectURL(new Blob([bytes], { type: "video/mp4" }));
    await until("loadeddata");
    const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
    const context = canvas.getContext("2d")!;
    const colours: string[] = [];
    for (const time of [0.5, 1.48, 1.52, 2.7, 2.77, 4]) {
      // the jump is over before its frame is there to be drawn
      const presented = new Promise((resolve) => video.requestVideoFrameCallback(resolve));
      video.currentTime = time;
      await Promise.all([until("seeked"), presented]);
      context.drawImage(video, 0, 0);
      const [r = 0, , b = 0] = context.getImageData(48, 32, 1, 1).data;
      colours.push(r > b ? "red" : "blue");
    }
    return { colours, duration: video.duration };
  }, Buffer.from(joined).toString("base64"));
  await browser.close();
  expect(seen.colours).toEqual(["red", "red", "blue", "blue", "red", "red"]);
  expect(seen.duration).toBeCloseTo(102 / FPS, 2);
});

test("the mark at a clip's end is no part of its pictures", async () => {
  const marked = new Uint8Array(Buffer.concat([red, aiMarkingBox("compositeWithTrainedAlgorithmicMedia")]));
  const again = await joinClips([marked, blue, red]);
  expect(again).toHaveLength(joined.length);
  expect(boxNames(again)).toEqual(boxNames(joined));
});

test("clips that differ in size, or are none, are not joined", async () => {
  const small = await clip(RED, 3, { width: 64, height: 64 });
  await expect(joinClips([red, small])).rejects.toThrow(ClipsDiffer);
  await expect(
    joinClips([red, Buffer.from("no clip at all, but long enough to be looked at")]),
  ).rejects.toThrow();
});
