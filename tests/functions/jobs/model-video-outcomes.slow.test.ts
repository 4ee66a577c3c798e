import { expect, test } from "vitest";
import type { JobFailureCode } from "#schema/errors/job-failures.ts";
import { OPERATIONS } from "#schema/operations/index.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { PictureRefused } from "#scripts/local/inference/compute/compute-types.ts";
import { refuse } from "#scripts/local/inference/requests/request-failure.ts";
import { eventually } from "#tests/support/eventually.ts";
import { balanceOf, expectConsistent, expectSwept, movementsOf } from "#tests/support/jobs/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import {
  MODEL_VIDEO_PRICE,
  MOVEMENT_PRICE,
  modelFilmMaker,
  STILL_PRICE,
} from "#tests/support/jobs/people/model-film-maker.ts";
import { minuteLater, quiet } from "#tests/support/jobs/quiet.ts";
import { signedCalls } from "#tests/support/jobs/signed-calls.ts";
import { doneUnpolled } from "#tests/support/jobs/started-work.ts";
import { expectRefused } from "#tests/support/procedures/refusals.ts";
import { replaceDeps, replaceInference } from "#tests/support/replace-deps.ts";

/** A video of a trained model: the still first, then its movement, at one price; and every way the two can end. */
const { harness, engine } = jobHarnessForFile();
const MOVEMENT = OPERATIONS["framepack-image_to_video-low"];

async function begin() {
  const maker = await modelFilmMaker(harness);
  const { id } = await maker.video({ seed: 5 });
  return { ...maker, id };
}
type Work = Awaited<ReturnType<typeof begin>>;

/** Both have ended; `left`: credits that came back. */
async function expectEnd(
  { userId, videos, id, ended, pictures }: Work,
  expected: { failure: JobFailureCode | null; stills: number; left: number },
) {
  await ended();
  const video = await videos.get.query({ id });
  const { failure } = expected;
  expect(video).toMatchObject({ status: failure ? "FAILED" : "COMPLETED", failure });
  expect(await pictures()).toHaveLength(expected.stills);
  expect(await balanceOf(harness, userId)).toBe(expected.left);
  await expectConsistent(harness, userId);
  await expectSwept(harness, userId);
  return video;
}
const refused = refuse({ loc: ["body"], msg: "No.", type: "value_error" });

test("one price is one movement of credits, and the still stands in the library before the video is there", async () => {
  engine.pause();
  const work = await begin();
  const charges = await movementsOf(harness, work.userId);
  expect(charges.map(({ credits }) => credits)).toEqual([MODEL_VIDEO_PRICE, -MODEL_VIDEO_PRICE]);
  await eventually("still asked for", async () => (await work.jobs()).still?.status === "SUBMITTED");
  expect(await work.jobs()).toMatchObject({ movement: { status: "QUEUED", attempt: 0 } });
  // looked at for a while, it is not begun before its still is there
  await minuteLater(harness);
  expect(await work.jobs()).toMatchObject({ movement: { status: "QUEUED", attempt: 0 } });
  engine.resume();
  const video = await expectEnd(work, { failure: null, stills: 1, left: 0 });
  const [still] = await work.pictures();
  expect(video).toMatchObject({
    ...{ type: "TEXT_TO_VIDEO", model: "FRAMEPACK", quality: "LOW", credits: MODEL_VIDEO_PRICE },
    ...{ trainingModel: work.trainingId, trainingName: "Me", stillStatus: "COMPLETED" },
    ...{ width: 854, height: 480, duration: 5 },
    inputs: [{ role: "image", url: still!.imageUrl, source: { kind: "picture", id: still!.id } }],
  });
  expect(still).toMatchObject({ kind: "prompt", trainingId: work.trainingId });
});

test("a still that is refused ends both and everything is paid back", async () => {
  engine.portrait = () => Promise.reject(refused);
  const work = await begin();
  const end = { failure: "PROVIDER_REFUSED", stills: 0, left: MODEL_VIDEO_PRICE } as const;
  expect(await expectEnd(work, end)).toMatchObject({ stillStatus: "FAILED", videoUrl: null });
  expect((await work.jobs()).movement).toMatchObject({ status: "FAILED", attempt: 0 });
});

test("a movement that is refused pays its part back and leaves the still", async () => {
  engine.clip = () => Promise.reject(new PictureRefused("no_person"));
  const work = await begin();
  await expectEnd(work, { failure: "PROVIDER_REFUSED", stills: 1, left: MOVEMENT_PRICE });
});

test("a still that never comes ends both at its deadline", async () => {
  harness.cloud.inference.webhooks.drop();
  engine.pause();
  const work = await begin();
  await eventually("asked for", async () => (await work.jobs()).still?.status === "SUBMITTED");
  await minuteLater(harness, portrait.deadlineMs + 1000);
  engine.resume();
  await expectEnd(work, { failure: "DEADLINE", stills: 0, left: MODEL_VIDEO_PRICE });
});

test("late: a still that comes after its deadline begins nothing and costs nothing", async () => {
  harness.cloud.inference.webhooks.drop();
  const work = await begin();
  await eventually("asked for", async () => (await work.jobs()).still?.status === "SUBMITTED");
  await doneUnpolled(harness);
  const { still } = await work.jobs();
  await minuteLater(harness, portrait.deadlineMs + 1000);
  const end = { failure: "DEADLINE", stills: 0, left: MODEL_VIDEO_PRICE } as const;
  await expectEnd(work, end);
  const calls = signedCalls(harness);
  await calls.webhook({ url: await calls.webhookUrl(still!.id), requestId: String(still!.requestId) });
  await expectEnd(work, end);
});

test("a movement has its own time after a slow still", async () => {
  engine.pause();
  const work = await begin();
  await eventually("asked for", async () => (await work.jobs()).still?.status === "SUBMITTED");
  harness.advance(portrait.deadlineMs - 60_000);
  engine.resume();
  await expectEnd(work, { failure: null, stills: 1, left: 0 });
  expect(MOVEMENT.deadlineMs).toBeGreaterThan(60_000);
});

test("repeated: the same request again is the same video, and a webhook told twice begins one movement", async () => {
  const maker = await modelFilmMaker(harness);
  const input = { requestKey: crypto.randomUUID() };
  const [one, other] = await Promise.all([maker.video(input), maker.video(input)]);
  expect(one).toEqual(other);
  await maker.ended();
  expect(await maker.video(input)).toEqual(one);
  const { still, movement } = await maker.jobs();
  const calls = signedCalls(harness);
  for (let again = 0; again < 2; again++)
    await calls.webhook({ url: await calls.webhookUrl(still!.id), requestId: String(still!.requestId) });
  await quiet(harness);
  expect((await maker.jobs()).movement).toEqual(movement);
  expect(movement?.attempt).toBe(1);
  await expectEnd({ ...maker, id: one.id }, { failure: null, stills: 1, left: 0 });
});

test("cancelled before anything begins, both are paid back", async () => {
  harness.cloud.qstash.pause();
  const work = await begin();
  await work.videos.cancel.mutate({ id: work.id });
  harness.cloud.qstash.resume();
  await expectEnd(work, { failure: "CANCELLED", stills: 0, left: MODEL_VIDEO_PRICE });
});

test("cancelled while the still is made, the movement is paid back and the still is kept", async () => {
  replaceInference(harness, () => ({ cancel: async () => "started" as const }));
  engine.pause();
  const work = await begin();
  await eventually("asked for", async () => (await work.jobs()).still?.status === "SUBMITTED");
  expect(await work.videos.cancel.mutate({ id: work.id })).toEqual({ cancelled: 1, running: 1 });
  engine.resume();
  await expectEnd(work, { failure: "CANCELLED", stills: 1, left: MOVEMENT_PRICE });
});

test("what the safety check holds back of the still is counted once, and its movement is paid back every time", async () => {
  engine.portrait = () =>
    Promise.reject(refuse({ loc: ["body"], msg: "No.", type: "content_policy_violation" }));
  for (let time = 0; time < 3; time++)
    await expectEnd(await begin(), { failure: "UNFIT", stills: 0, left: MODEL_VIDEO_PRICE });
  const maker = await modelFilmMaker(harness, 4 * MODEL_VIDEO_PRICE);
  for (let time = 0; time < 3; time++) {
    await maker.video();
    await maker.ended();
  }
  const { id } = await maker.video();
  const end = { failure: "UNFIT_KEPT", stills: 0, left: 4 * MODEL_VIDEO_PRICE - STILL_PRICE } as const;
  expect(await expectEnd({ ...maker, id }, end)).toMatchObject({ keptCredits: STILL_PRICE });
});

test("what a movement that is not made would have cost the provider no longer counts", async () => {
  replaceDeps(harness, () => ({ config: { INFERENCE_KIND: "provider" } }));
  engine.portrait = () => Promise.reject(refused);
  const work = await begin();
  await work.ended();
  const spent = await harness.db.first({
    sql: "SELECT microUsd FROM providerSpend WHERE scope = ?",
    args: [work.userId],
  });
  expect(spent?.microUsd).toBe(0);
});

test("another's model, one that is gone, and one for a picture or a voice begin nothing", async () => {
  const [maker, other] = [await modelFilmMaker(harness), await modelFilmMaker(harness)];
  const { userId } = maker;
  const refusedAs = (
    code: Parameters<typeof expectRefused>[1]["code"],
    input: Parameters<typeof maker.video>[0],
  ) => expectRefused(harness, { userId, code }, () => maker.video(input));
  await refusedAs("NOT_FOUND", { trainingModel: other.trainingId });
  await refusedAs("NOT_FOUND", { trainingModel: "none" });
  const forPicture = await refusedAs("BAD_INPUT", { type: "IMAGE_TO_VIDEO" });
  expect(Object.keys(forPicture!.fields)).toContain("trainingModel");
  const forVoice = await refusedAs("BAD_INPUT", { model: "OMNIHUMAN", quality: "HIGH" });
  expect(Object.keys(forVoice!.fields)).toEqual(["model"]);
  const withPicture = await refusedAs("BAD_INPUT", {
    inputs: { image: [{ kind: "upload", id: "some" }] },
  });
  expect(Object.keys(withPicture!.fields)).toEqual(["inputs.image"]);
  await refusedAs("NEEDS_PROVIDER", { model: "SEEDANCE" });
  await maker.trpc.trainings.delete.mutate({ id: maker.trainingId });
  await refusedAs("NOT_FOUND", {});
});

test("a model deleted afterwards is no longer named, and the video stays", async () => {
  const work = await begin();
  await work.ended();
  await work.trpc.trainings.delete.mutate({ id: work.trainingId });
  expect(await work.videos.get.query({ id: work.id })).toMatchObject({
    ...{ status: "COMPLETED", trainingModel: null, trainingName: null },
  });
});
