import { expect, test } from "vitest";
import { endJob } from "#functions/services/jobs/end-job.ts";
import { PACK_EMAIL_AFTER_SECONDS } from "#schema/emails/emails.ts";
import { refuse } from "#scripts/local/inference/request-failure.ts";
import { jobsOf, open } from "#tests/support/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/job-harness.ts";
import { emailRows } from "#tests/support/mail-rows.ts";
import { mailsTo } from "#tests/support/mailbox.ts";
import { minuteLater, runOn } from "#tests/support/quiet.ts";
import { insertInto } from "#tests/support/rows.ts";
import { startPack, startTraining } from "#tests/support/started-work.ts";

const { harness, engine } = jobHarnessForFile();

/** The mails about somebody's work once all of it has ended. */
async function mailsOf(userId: string) {
  await runOn(harness, async () => !(await jobsOf(harness, userId)).some(open));
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

test("a finished training is told of once, and the mail leaves", async () => {
  const { userId, id } = await startTraining(harness);
  expect(await mailsOf(userId)).toMatchObject([{ template: "training-done", params: { id, name: "Me" } }]);
  await minuteLater(harness);
  const [mail] = await mailsTo(harness, `${userId}@example.com`, 1);
  expect(mail).toMatchObject({ subject: "Your model is ready" });
  expect(mail?.text).toContain(`${harness.url}/tools/trainings/${id}`);
});

test("a training that failed is told of, one that was cancelled is not", async () => {
  harness.cloud.qstash.pause();
  const [failed, cancelled] = [await startTraining(harness), await startTraining(harness)];
  for (const [work, code] of [
    [failed, "PROVIDER_FAILED"],
    [cancelled, "CANCELLED"],
  ] as const) {
    const { id } = await work.job();
    expect(await endJob(harness.deps(), { id, code, guard: { kind: "queued" } })).toBe(true);
    expect(await endJob(harness.deps(), { id, code, guard: { kind: "queued" } })).toBe(false);
  }
  harness.cloud.qstash.resume();
  expect(await mailsOf(failed.userId)).toMatchObject([
    { template: "training-failed", params: { id: failed.id, name: "Me" } },
  ]);
  expect(await mailsOf(cancelled.userId)).toEqual([]);
});

test("a pack that took its time is told of once, with all its pictures", async () => {
  const { userId, id } = await longPack();
  const params = { id, name: "The Private Eye", made: "20", missing: "0" };
  expect(await mailsOf(userId)).toMatchObject([{ template: "pack-done", params }]);
});

test("a pack that came at once is not: its owner is still there", async () => {
  expect(await mailsOf((await startPack(harness)).userId)).toEqual([]);
});

test("a pack that could not be made is told of once", async () => {
  engine.portrait = () =>
    Promise.reject(refuse({ loc: ["body", "prompt"], type: "content_policy_violation", msg: "No." }));
  const { userId, id } = await longPack();
  const params = { id, name: "The Private Eye", made: "0", missing: "20" };
  expect(await mailsOf(userId)).toMatchObject([{ template: "pack-failed", params }]);
});

test("whoever turned it off is left in peace", async () => {
  harness.cloud.qstash.pause();
  const { userId } = await startTraining(harness);
  await harness.db.write([insertInto("mutedMail", { userId, kind: "WORK" })]);
  harness.cloud.qstash.resume();
  expect(await mailsOf(userId)).toEqual([]);
});
