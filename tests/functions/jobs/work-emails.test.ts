import { expect, test } from "vitest";
import { endJob } from "#functions/services/jobs/end-job.ts";
import { PACK_EMAIL_AFTER_SECONDS } from "#schema/emails/emails.ts";
import type { JobFailureCode } from "#schema/errors/job-failures.ts";
import { refuse } from "#scripts/local/inference/requests/request-failure.ts";
import { emailRows, emailsTo } from "#tests/support/accounts/emails.ts";
import { insertInto } from "#tests/support/database/rows.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { filmMaker, VIDEO_PRICE } from "#tests/support/jobs/people/film-maker.ts";
import { minuteLater } from "#tests/support/jobs/quiet.ts";
import { ended, startPack, startTraining } from "#tests/support/jobs/started-work.ts";

const { harness, engine } = jobHarnessForFile();

/** The emails about somebody's work once all of it has ended. */
async function emailsOf(userId: string) {
  await ended(harness, userId);
  return (await emailRows(harness, userId)).map(({ template, params }) => ({ template, params }));
}

/** A pack that takes longer than anyone watches. */
async function longPack() {
  harness.cloud.qstash.pause();
  const work = await startPack(harness);
  harness.advance((PACK_EMAIL_AFTER_SECONDS + 60) * 1000);
  harness.cloud.qstash.resume();
  return work;
}

test("a finished training is told of once, and the email leaves", async () => {
  const { userId, id } = await startTraining(harness);
  expect(await emailsOf(userId)).toMatchObject([{ template: "training-done", params: { id, name: "Me" } }]);
  await minuteLater(harness);
  const [email] = await emailsTo(harness, `${userId}@example.com`, 1);
  expect(email).toMatchObject({ subject: "Your model is ready" });
  expect(email?.text).toContain(`${harness.url}/tools/trainings/${id}`);
});

test("a training that failed is told of once, one that was cancelled is not", async () => {
  harness.cloud.qstash.pause();
  const [failed, cancelled] = [await startTraining(harness), await startTraining(harness)];
  const end = async ({ job }: typeof failed, code: JobFailureCode) =>
    endJob(harness.deps(), { id: (await job()).id, code, guard: { kind: "queued" } });
  for (const ended of [true, false]) {
    expect(await end(failed, "PROVIDER_FAILED")).toBe(ended);
    expect(await end(cancelled, "CANCELLED")).toBe(ended);
  }
  harness.cloud.qstash.resume();
  expect(await emailsOf(failed.userId)).toMatchObject([
    { template: "training-failed", params: { id: failed.id, name: "Me" } },
  ]);
  expect(await emailsOf(cancelled.userId)).toEqual([]);
});

test("a pack that took its time is told of once, with all its pictures or as failed", async () => {
  const made = await longPack();
  const pack = { id: made.id, name: "The Private Eye" };
  const done = { template: "pack-done", params: { ...pack, made: "20", missing: "0" } };
  expect(await emailsOf(made.userId)).toMatchObject([done]);
  engine.portrait = () =>
    Promise.reject(refuse({ loc: ["body", "prompt"], type: "content_policy_violation", msg: "No." }));
  const lost = await longPack();
  const failed = { template: "pack-failed", params: { ...pack, id: lost.id, made: "0", missing: "20" } };
  expect(await emailsOf(lost.userId)).toMatchObject([failed]);
});

test("a pack that came at once is not: its owner is still there", async () => {
  expect(await emailsOf((await startPack(harness)).userId)).toEqual([]);
});

test("a video that took its time is told of, made or failed; one that came at once is not", async () => {
  const video = async (waits: boolean) => {
    const maker = await filmMaker(harness, VIDEO_PRICE);
    harness.cloud.qstash.pause();
    await maker.video();
    if (waits) harness.advance((PACK_EMAIL_AFTER_SECONDS + 60) * 1000);
    harness.cloud.qstash.resume();
    return emailsOf(maker.userId);
  };
  const params = { prompt: "the camera comes closer" };
  expect(await video(false)).toEqual([]);
  expect(await video(true)).toEqual([{ template: "video-done", params }]);
  engine.clip = () => Promise.reject(refuse({ loc: ["body"], type: "value_error", msg: "No." }));
  expect(await video(true)).toEqual([
    { template: "video-failed", params: { ...params, kept: null, still: null } },
  ]);
});

test("whoever turned it off is left in peace", async () => {
  harness.cloud.qstash.pause();
  const { userId } = await startTraining(harness);
  await harness.db.write([insertInto("mutedMail", { userId, kind: "WORK" })]);
  harness.cloud.qstash.resume();
  expect(await emailsOf(userId)).toEqual([]);
});
