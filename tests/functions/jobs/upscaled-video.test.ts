import { expect, test } from "vitest";
import type { JobFailureCode } from "#schema/errors/job-failures.ts";
import { PictureRefused } from "#scripts/local/inference/compute/compute-types.ts";
import {
  balanceOf,
  expectConsistent,
  expectSwept,
  movementsOf,
  stored,
} from "#tests/support/jobs/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { enlargingParts, UPSCALE_PRICE } from "#tests/support/jobs/people/enlarger.ts";
import { filmMaker, VIDEO_PRICE } from "#tests/support/jobs/people/film-maker.ts";
import { expectRefused } from "#tests/support/procedures/refusals.ts";
import { replaceDeps } from "#tests/support/replace-deps.ts";

/** A video that is enlarged once it is made: one price, and the larger copy takes its place. */
const { harness, engine } = jobHarnessForFile();
const PRICE = VIDEO_PRICE + UPSCALE_PRICE;

async function begin() {
  replaceDeps(harness, enlargingParts);
  const maker = await filmMaker(harness, PRICE);
  const { id } = await maker.video({ higherQuality: true });
  const videos = async () => (await maker.client.trpc.generations.list.query({ kind: "video" })).items;
  return { ...maker, id, shown: videos };
}
async function expectEnd(
  { userId, videos, id, ended }: Awaited<ReturnType<typeof begin>>,
  expected: { failure: JobFailureCode | null; left: number },
) {
  await ended();
  const { failure, left } = expected;
  const video = await videos.get.query({ id });
  expect(video).toMatchObject({ status: failure ? "FAILED" : "COMPLETED", failure, credits: PRICE });
  expect(await balanceOf(harness, userId)).toBe(left);
  await expectConsistent(harness, userId);
  await expectSwept(harness, userId);
  return video;
}

test("one movement of credits pays for both, and the larger copy takes the video's place everywhere", async () => {
  const work = await begin();
  expect((await movementsOf(harness, work.userId)).map(({ credits }) => credits)).toEqual([PRICE, -PRICE]);
  const video = await expectEnd(work, { failure: null, left: 0 });
  expect(video).toMatchObject({ upscale: "done", width: 1922, height: 1080 });
  expect(await work.shown()).toMatchObject([
    { id: work.id, imageUrl: video.videoUrl, width: 1922, height: 1080 },
  ]);
  const file = await work.client.fetch(video.videoUrl!);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "video/mp4"]);
  const mp4s = [...(await stored(harness, work.userId))].filter((key) => key.endsWith(".mp4"));
  expect(mp4s).toEqual([video.videoUrl!.slice("/media/".length)]);
});

test("a copy that cannot be made is paid back, and the video stays as it is", async () => {
  engine.join = () => Promise.reject(new PictureRefused("clips_differ"));
  const work = await begin();
  const video = await expectEnd(work, { failure: null, left: UPSCALE_PRICE });
  expect(video).toMatchObject({ upscale: "failed", width: 854, height: 480 });
  expect((await work.client.fetch(video.videoUrl!)).status).toBe(200);
});

test("a video that is not made is not enlarged, and both are paid back", async () => {
  engine.clip = () => Promise.reject(new PictureRefused("no_person"));
  expect(await expectEnd(await begin(), { failure: "PROVIDER_REFUSED", left: PRICE })).toMatchObject({
    upscale: "failed",
  });
});

test("cancelled before anything begins, both are paid back", async () => {
  harness.cloud.qstash.pause();
  const work = await begin();
  expect(await work.videos.cancel.mutate({ id: work.id })).toEqual({ cancelled: 2, running: 0 });
  harness.cloud.qstash.resume();
  await expectEnd(work, { failure: "CANCELLED", left: PRICE });
});

test("deleted for good while it is enlarged, neither it nor its copy is left", async () => {
  let deleted = false;
  const work = await begin();
  const usual = engine.join;
  engine.join = async (call) => {
    await work.videos.delete.mutate({ ids: [work.id] });
    await work.client.trpc.trash.deleteNow.mutate({ ids: [work.id] });
    deleted = true;
    delete engine.join;
    return usual ? usual(call) : Buffer.concat([...call.clips]);
  };
  await work.ended();
  expect(deleted).toBe(true);
  await expectSwept(harness, work.userId);
  expect([...(await stored(harness, work.userId))].filter((key) => key.endsWith(".mp4"))).toEqual([]);
});

test("what is as large already, and what our own engine would have to enlarge, begins nothing", async () => {
  const maker = await filmMaker(harness, 1000, { rowsOnly: true });
  const { userId } = maker;
  await expectRefused(harness, { userId, code: "NEEDS_PROVIDER" }, () =>
    maker.video({ higherQuality: true }),
  );
  const large = { model: "KLING", quality: "HIGH", higherQuality: true } as const;
  const refused = await expectRefused(harness, { userId, code: "BAD_INPUT" }, () => maker.video(large));
  expect(Object.keys(refused!.fields)).toEqual(["higherQuality"]);
});
