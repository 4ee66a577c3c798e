import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { endJob } from "#functions/services/jobs/end-job.ts";
import { PACK_MAIL_AFTER_SECONDS } from "#schema/mails.ts";
import type { Compute } from "#scripts/local/inference/compute/compute-types.ts";
import { refuse } from "#scripts/local/inference/request-failure.ts";
import { jobsOf, open } from "#tests/support/bookkeeping.ts";
import { fakeCompute } from "#tests/support/fake-compute.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { mailRows } from "#tests/support/mail-rows.ts";
import { mailsTo } from "#tests/support/mailbox.ts";
import { photo } from "#tests/support/people.ts";
import { forgetDelayed, quiet, runOn } from "#tests/support/quiet.ts";
import { insertInto } from "#tests/support/rows.ts";
import { startQueue, stopQueue } from "#tests/support/signed-in.ts";
import { startPack, startTraining } from "#tests/support/started-work.ts";

let portrait: Compute["portrait"] | undefined;
let harness: Harness;
beforeAll(async () => {
  const picture = await photo(1, 64);
  const usual = fakeCompute().compute;
  harness = await startHarness({
    retryScale: 0.001,
    compute: { ...usual, portrait: (input) => (portrait ?? (async () => picture))(input) },
  });
});
afterEach(async () => {
  portrait = undefined;
  startQueue(harness);
  await quiet(harness);
  await forgetDelayed(harness);
});
afterAll(() => harness.close());

const ended = (userId: string) => runOn(harness, async () => !(await jobsOf(harness, userId)).some(open));
const ofWork = async (userId: string) =>
  (await mailRows(harness, userId)).map(({ template, params }) => ({ template, params }));
/** A pack that takes longer than anyone watches. */
async function longPack() {
  stopQueue(harness);
  const work = await startPack(harness);
  harness.advance((PACK_MAIL_AFTER_SECONDS + 60) * 1000);
  startQueue(harness);
  return work;
}

test("a finished training is told of once, and the mail leaves", async () => {
  const { userId, id } = await startTraining(harness);
  await ended(userId);
  expect(await ofWork(userId)).toMatchObject([{ template: "training-done", params: { id, name: "Me" } }]);
  harness.advance(60_000);
  await harness.cron("* * * * *");
  const [mail] = await mailsTo(harness, `${userId}@example.com`, 1);
  expect(mail).toMatchObject({ subject: "Your model is ready" });
  expect(mail?.text).toContain(`${harness.url}/tools/trainings/${id}`);
});

test("a training that failed is told of, one that was cancelled is not", async () => {
  stopQueue(harness);
  const [failed, cancelled] = [await startTraining(harness), await startTraining(harness)];
  for (const [work, code] of [
    [failed, "PROVIDER_FAILED"],
    [cancelled, "CANCELLED"],
  ] as const) {
    const { id } = await work.job();
    expect(await endJob(harness.deps(), { id, code, guard: { kind: "queued" } })).toBe(true);
    expect(await endJob(harness.deps(), { id, code, guard: { kind: "queued" } })).toBe(false);
  }
  expect(await ofWork(failed.userId)).toMatchObject([
    { template: "training-failed", params: { id: failed.id, name: "Me" } },
  ]);
  expect(await ofWork(cancelled.userId)).toEqual([]);
});

test("a pack that took its time is told of once, with all its pictures", async () => {
  const { userId, id } = await longPack();
  await ended(userId);
  expect(await ofWork(userId)).toMatchObject([
    { template: "pack-done", params: { id, name: "The Private Eye", made: "20", missing: "0" } },
  ]);
});

test("a pack that came at once is not: its owner is still there", async () => {
  const { userId } = await startPack(harness);
  await ended(userId);
  expect(await ofWork(userId)).toEqual([]);
});

test("a pack that could not be made is told of once", async () => {
  portrait = async () => {
    throw refuse({ loc: ["body", "prompt"], type: "content_policy_violation", msg: "No." });
  };
  const { userId, id } = await longPack();
  await ended(userId);
  expect(await ofWork(userId)).toMatchObject([
    { template: "pack-failed", params: { id, name: "The Private Eye", made: "0", missing: "20" } },
  ]);
});

test("whoever turned it off is left in peace", async () => {
  stopQueue(harness);
  const { userId } = await startTraining(harness);
  await harness.db.write([insertInto("mutedMail", { userId, kind: "WORK" })]);
  startQueue(harness);
  await ended(userId);
  expect(await ofWork(userId)).toEqual([]);
});
