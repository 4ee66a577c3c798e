import { randomFillSync } from "node:crypto";
import { expect, test } from "vitest";
import { OPERATIONS } from "#schema/operations/index.ts";
import { balanceOf, expectConsistent, expectSwept } from "#tests/support/jobs/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { filmMaker, VIDEO_PRICE } from "#tests/support/jobs/people/film-maker.ts";
import { minuteLater, quiet } from "#tests/support/jobs/quiet.ts";
import { emptyMp4 } from "#tests/support/local/fake-compute.ts";
import { replaceInference } from "#tests/support/replace-deps.ts";

/** Outputs as large as they get, cut off on their way to the bucket. */
const { harness, engine } = jobHarnessForFile();
const MB = 1_000_000;
const SIZE = 200 * MB;
const TIME = { timeout: 600_000 };

/** Breaks what is fetched off after so many bytes, the first `times`; says how often that was. */
function cutDownloads(after: number, times: number) {
  const cut = { times: 0 };
  replaceInference(harness, (real) => ({
    async download(url) {
      const file = await real.download(url);
      if (cut.times >= times) return file;
      cut.times++;
      let passed = 0;
      const breaking = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          passed += chunk.length;
          if (passed > after) controller.error(new Error("the connection broke"));
          else controller.enqueue(chunk);
        },
      });
      return { ...file, body: file.body.pipeThrough(breaking) };
    },
  }));
  return cut;
}

async function begin() {
  const bytes = Buffer.concat([emptyMp4(), randomFillSync(Buffer.alloc(SIZE))]);
  engine.clip = async ({ options: { width, height, seconds } }) => ({ bytes, width, height, seconds });
  const maker = await filmMaker(harness, VIDEO_PRICE);
  const { id } = await maker.video();
  const ended = async () => {
    await maker.ended();
    return maker.videos.get.query({ id });
  };
  return { ...maker, ended };
}

test("cut in the middle, two hundred megabytes are fetched again and stored whole, once", TIME, async () => {
  const cut = cutDownloads(SIZE / 2, 2);
  const { userId, client, ended } = await begin();
  const video = await ended();
  expect([cut.times, video.status]).toEqual([2, "COMPLETED"]);
  const head = await client.fetch(video.videoUrl!, { headers: { range: `bytes=${SIZE - 8}-` } });
  expect(head.status).toBe(206);
  expect(Number(head.headers.get("content-range")?.split("/")[1])).toBeGreaterThan(SIZE);
  await head.arrayBuffer();
  expect(await balanceOf(harness, userId)).toBe(0);
  await expectConsistent(harness, userId);
  await expectSwept(harness, userId);
});

test(
  "cut each time, it is given up at the deadline and paid back, and nothing is left of it",
  TIME,
  async () => {
    const cut = cutDownloads(SIZE / 2, Number.POSITIVE_INFINITY);
    const { userId, ended } = await begin();
    await quiet(harness);
    await minuteLater(harness, OPERATIONS["framepack-image_to_video-low"].deadlineMs + 1000);
    const video = await ended();
    expect(cut.times).toBeGreaterThan(0);
    expect(video).toMatchObject({ status: "FAILED", failure: "DEADLINE", videoUrl: null });
    expect(await balanceOf(harness, userId)).toBe(VIDEO_PRICE);
    await expectConsistent(harness, userId);
    await expectSwept(harness, userId);
  },
);
