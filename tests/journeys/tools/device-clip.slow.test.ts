import { BufferSource, EncodedPacketSink, Input, MP4 } from "mediabunny";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { says } from "#tests/support/browser/on-page.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { buildSite } from "#tests/support/site/router-builds.ts";
import { servedPages } from "#tests/support/site/serve-pages.ts";
import { choose, downloadFile, give, openTool } from "#tests/support/tools/tool-page.ts";
import { boxNames } from "#tests/support/videos/boxes.ts";

const site = servedPages(buildSite);
const photo = await fixturePhoto("astronaut.jpg");

/** What another library reads from a file. */
async function readClip(mp4: Uint8Array) {
  const track = await new Input({ source: new BufferSource(mp4), formats: [MP4] }).getPrimaryVideoTrack();
  if (!track) throw new Error("the file holds no video");
  let frames = 0;
  for await (const _ of new EncodedPacketSink(track).packets()) frames++;
  const size = [await track.getCodedWidth(), await track.getCodedHeight()];
  return { codec: track.codec, size, frames, seconds: await track.computeDuration() };
}

/** From now on the tool's thread finds no encoder in the browser. */
const takeEncoderAway = (page: Page) =>
  page.route("**/assets/desk-worker-*.js", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `delete self.VideoEncoder;\n${await answer.text()}` });
  });

const ENCODERS = [
  ["the browser's own encoder", true],
  ["ours, where the browser has none", false],
] as const;
test.each(ENCODERS)("a portrait becomes a marked clip on the device, by %s", async (_, hasEncoder) => {
  const page = await openTool(site.url, "video");
  if (!hasEncoder) await takeEncoderAway(page);
  const asked: string[] = [];
  page.context().on("request", (request) => asked.push(request.url()));
  await give(page, photo);
  const player = page.getByLabel("Free Video Tools: the result");
  await player.waitFor();
  await choose(page, "3 seconds");
  const { name, bytes } = await downloadFile(page);
  expect(name).toBe("likeness-video.mp4");
  expect(await readClip(bytes)).toMatchObject({ codec: "avc", size: [512, 512], frames: 72, seconds: 3 });
  expect(boxNames(bytes).filter((box) => box !== "free")).toEqual(["ftyp", "moov", "mdat", "uuid"]);
  expect(bytes.toString("latin1")).toContain("compositeWithTrainedAlgorithmicMedia");
  expect(asked.some((address) => address.includes("encoder-worker"))).toBe(!hasEncoder);
  const seen = await player.evaluate((video: HTMLVideoElement) => [video.videoWidth, video.error]);
  expect(seen).toEqual([512, null]);
});

test("the shape is what was asked for, and nobody's face makes no clip", async () => {
  const page = await openTool(site.url, "video");
  await give(page, photo);
  await choose(page, "9:16");
  expect((await readClip((await downloadFile(page)).bytes)).size).toEqual([288, 512]);
  const another = await openTool(site.url, "video");
  await give(another, await fixturePhoto("cat.jpg"));
  await says(another, /We could not find a face in this photo/);
});
