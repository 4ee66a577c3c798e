import { describe, expect, test } from "vitest";
import { ProviderUnavailable } from "#functions/providers/inference/inference.ts";
import type { JobFailureCode } from "#schema/errors/job-failures.ts";
import { OPERATIONS } from "#schema/operations/index.ts";
import { eventually } from "#tests/support/eventually.ts";
import { balanceOf, expectConsistent, expectSwept, jobsOf } from "#tests/support/jobs/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { filmMaker, VIDEO_PRICE } from "#tests/support/jobs/people/film-maker.ts";
import { PROVIDER_REFUSALS } from "#tests/support/jobs/provider-refusals.ts";
import { minuteLater, quiet } from "#tests/support/jobs/quiet.ts";
import { signedCalls } from "#tests/support/jobs/signed-calls.ts";
import { doneUnpolled } from "#tests/support/jobs/started-work.ts";
import { emptyMp4 } from "#tests/support/local/fake-compute.ts";
import { replaceDeps, replaceInference, replaceOutput } from "#tests/support/replace-deps.ts";
import { boxNames } from "#tests/support/videos/boxes.ts";

/** Every way a video can end. */
const { harness, engine } = jobHarnessForFile();
const DEADLINE = OPERATIONS["framepack-image_to_video-low"].deadlineMs;

async function begin() {
  const maker = await filmMaker(harness, VIDEO_PRICE);
  const { id } = await maker.video({ seed: 5 });
  const job = async () => (await jobsOf(harness, maker.userId))[0]!;
  const becomes = (status: string) =>
    eventually(`job ${status}`, async () => (await job()).status === status);
  /** Its webhook, as the provider signs it, for this request or another's. */
  const announce = async (requestId: unknown) => {
    const calls = signedCalls(harness);
    await calls.webhook({ url: await calls.webhookUrl(id), requestId: String(requestId) });
  };
  return { ...maker, id, job, becomes, announce };
}
type Work = Awaited<ReturnType<typeof begin>>;

/** It has ended, made or with this failure and paid back. */
async function expectEnd({ userId, videos, id, ended }: Work, failure: JobFailureCode | null) {
  await ended();
  const video = await videos.get.query({ id });
  expect(video).toMatchObject({ status: failure ? "FAILED" : "COMPLETED", failure, credits: VIDEO_PRICE });
  expect(video.videoUrl === null).toBe(failure !== null);
  expect(await balanceOf(harness, userId)).toBe(failure ? VIDEO_PRICE : 0);
  await expectConsistent(harness, userId);
  await expectSwept(harness, userId);
  return video;
}

test("arrives whole, marked once, once, whatever is told twice", async () => {
  const work = await begin();
  const { videoUrl } = await expectEnd(work, null);
  const file = await work.client.fetch(videoUrl!);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "video/mp4"]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(boxNames(bytes)).toEqual([...boxNames(emptyMp4()), "uuid"]);
  expect(Buffer.from(bytes).toString()).toContain("compositeWithTrainedAlgorithmicMedia");
  const { requestId } = await work.job();
  for (let again = 0; again < 2; again++) await work.announce(requestId);
  await expectEnd(work, null);
});

test.each(PROVIDER_REFUSALS)("refused: %s is paid back", async (_, code, error) => {
  engine.clip = () => Promise.reject(error);
  await expectEnd(await begin(), code);
});

describe("rubbish is paid back:", () => {
  test.each<[string, (video: object) => unknown]>([
    ["nothing", () => ({})],
    ["another shape", () => ({ video: 7 })],
    ["no address", (video) => ({ video: { ...video, url: "none" } })],
    ["another host", (video) => ({ video: { ...video, url: "https://files.example.com/1.mp4" } })],
  ])("%s", async (_, change) => {
    replaceOutput(harness, ({ video }) => change(video as object));
    await expectEnd(await begin(), "OUTPUT_INVALID");
  });

  test.each([
    ["no video", "rubbish that is no video"],
    ["next to nothing", "x"],
    ["nothing at all", ""],
  ])("a file of %s", async (_, text) => {
    engine.clip = async () => ({ bytes: Buffer.from(text), width: 854, height: 480, seconds: 5 });
    await expectEnd(await begin(), "OUTPUT_INVALID");
  });

  test("a file too large to be one", async () => {
    replaceInference(harness, (real) => ({
      download: async (url) => ({ ...(await real.download(url)), size: 600 * 1024 ** 2 }),
    }));
    await expectEnd(await begin(), "OUTPUT_INVALID");
  });
});

test("half: a file that is cut short is fetched again", async () => {
  let cut = 0;
  replaceInference(harness, (real) => ({
    async download(url) {
      const file = await real.download(url);
      return cut++ === 0 ? { ...file, size: file.size! + 1000 } : file;
    },
  }));
  await expectEnd(await begin(), null);
  expect(cut).toBe(2);
});

test("a size that only the answer tells is enough, and a seed past whole numbers is not taken", async () => {
  replaceInference(harness, (real) => ({
    download: async (url) => ({ ...(await real.download(url)), size: null }),
    async result(request) {
      const result = await real.result(request);
      return result?.ok ? { ok: true, output: { ...(result.output as object), seed: 2 ** 63 } } : result;
    },
  }));
  expect(await expectEnd(await begin(), null)).toMatchObject({ seed: 5 });
});

test("times out: an answer that was lost is found by its webhook, and made only once", async () => {
  let submitted = 0;
  replaceInference(harness, (real) => ({
    async submit(request) {
      await real.submit(request);
      submitted++;
      throw new ProviderUnavailable("taken, but the answer was lost");
    },
  }));
  await expectEnd(await begin(), null);
  expect(submitted).toBe(1);
});

test("a provider's video is marked as wholly made, counted at its cost, and may be larger than one part of an upload", async () => {
  const bytes = Buffer.concat([emptyMp4(), Buffer.alloc(9 * 1024 ** 2, 7)]);
  engine.clip = async () => ({ bytes, width: 854, height: 480, seconds: 5 });
  replaceDeps(harness, () => ({ config: { INFERENCE_KIND: "provider" } }));
  const work = await begin();
  expect(await work.job()).toMatchObject({ costMicroUsd: 166_500 });
  const { videoUrl } = await expectEnd(work, null);
  const stored = Buffer.from(await (await work.client.fetch(videoUrl!)).arrayBuffer());
  expect(stored.subarray(0, bytes.length).equals(bytes)).toBe(true);
  expect(stored.subarray(bytes.length).toString()).toContain("digitalsourcetype/trainedAlgorithmicMedia");
});

test("never: a provider that is silent for good is given up at the deadline and paid back", async () => {
  harness.cloud.inference.webhooks.drop();
  engine.pause();
  const work = await begin();
  await work.becomes("SUBMITTED");
  await minuteLater(harness, DEADLINE + 1000);
  engine.resume();
  await expectEnd(work, "DEADLINE");
});

test("late: what comes after the deadline changes nothing more", async () => {
  harness.cloud.inference.webhooks.drop();
  const work = await begin();
  await work.becomes("SUBMITTED");
  await doneUnpolled(harness);
  const { requestId } = await work.job();
  await minuteLater(harness, DEADLINE + 1000);
  await expectEnd(work, "DEADLINE");
  await work.announce(requestId);
  await expectEnd(work, "DEADLINE");
});

test("for another job: nobody is given what was made for somebody else", async () => {
  harness.cloud.inference.webhooks.drop();
  const [theirs, mine] = [await begin(), await begin()];
  for (const work of [theirs, mine]) await work.becomes("SUBMITTED");
  await doneUnpolled(harness);
  await mine.announce((await theirs.job()).requestId);
  await quiet(harness);
  expect((await mine.job()).status).toBe("SUBMITTED");
  await expectEnd(mine, null);
  await expectEnd(theirs, null);
});
