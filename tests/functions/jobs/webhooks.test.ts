import { beforeAll, expect, test } from "vitest";
import { TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { balanceOf, expectConsistent, expectSwept, jobsOf } from "#tests/support/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/job-harness.ts";
import { eventually } from "#tests/support/people.ts";
import { forgetDelayed, minuteLater, quiet, requestsAtWork, runOn } from "#tests/support/quiet.ts";
import { signedCalls } from "#tests/support/signed-calls.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { startTraining, type Work } from "#tests/support/started-work.ts";
import { stopClock } from "#tests/support/stop-clock.ts";
import { withProvider } from "#tests/support/with-provider.ts";

const { harness, engine } = jobHarnessForFile();
let calls: ReturnType<typeof signedCalls>;
beforeAll(() => {
  calls = signedCalls(harness);
});

/** Delivered exactly once, and paid. */
async function expectDelivered({ userId, client, id }: Work): Promise<void> {
  expect(await jobsOf(harness, userId)).toMatchObject([{ status: "COMPLETED", delivered: 1 }]);
  expect(await balanceOf(harness, userId)).toBe(0);
  expect((await client.trpc.trainings.get.query({ id })).status).toBe("COMPLETED");
  await expectConsistent(harness, userId);
}

const providerDone = () => eventually("the provider's work", async () => requestsAtWork(harness) === 0);

/** The provider is done, and nobody will ask it about what has been handed over. */
async function doneUnpolled(): Promise<void> {
  await providerDone();
  await harness.cloud.qstash.idle();
  await forgetDelayed(harness);
}

/** A training the provider has finished, whose webhook has not been sent yet and which no poll finds. */
async function finishedUnannounced() {
  harness.cloud.inference.webhooks.hold();
  const work = await startTraining(harness);
  const { requestId } = await work.becomes("SUBMITTED");
  await doneUnpolled();
  const job = await work.job();
  return { ...work, job, requestId: String(requestId), url: await calls.webhookUrl(job.id) };
}

test("a webhook sent twice delivers once", async () => {
  harness.cloud.inference.webhooks.duplicate();
  const work = await startTraining(harness);
  await work.becomes("COMPLETED");
  await quiet(harness);
  await expectDelivered(work);
  await expectSwept(harness, work.userId);
});

test("without any webhook a poll finds the result", async () => {
  harness.cloud.inference.webhooks.drop();
  const work = await startTraining(harness);
  await work.becomes("SUBMITTED");
  await runOn(harness, async () => (await work.job()).status === "COMPLETED");
  await expectDelivered(work);
});

test("a webhook that comes after the poll changes nothing", async () => {
  harness.cloud.inference.webhooks.hold();
  const work = await startTraining(harness);
  await work.becomes("SUBMITTED");
  await providerDone();
  await minuteLater(harness);
  await work.becomes("COMPLETED");
  await harness.cloud.qstash.idle();
  const before = await snapshot(harness);
  harness.cloud.inference.webhooks.release();
  await quiet(harness);
  expect(harness.cloud.inference.webhooks.owed()).toBe(0);
  expect(await snapshot(harness)).toEqual(before);
  await expectDelivered(work);
});

test("a webhook that overtakes its own submission finishes the job", async () => {
  const stored = Promise.withResolvers<void>();
  withProvider(harness, (real) => ({
    async submit(input) {
      const request = await real.submit(input);
      await stored.promise;
      return request;
    },
  }));
  const work = await startTraining(harness);
  await work.becomes("COMPLETED");
  stored.resolve();
  await quiet(harness);
  await expectDelivered(work);
  expect((await work.job()).attempt).toBe(1);
});

test("a forged webhook is refused and changes nothing", async () => {
  const { url, requestId, ...work } = await finishedUnannounced();
  const other = await finishedUnannounced();
  const before = await snapshot(harness);
  // a second beyond what is tolerated stays one
  stopClock();
  const now = Date.now();
  const swap = (from: string, to: string) => {
    const swapped = new URL(url);
    const value = new URL(to).searchParams.get(from);
    if (value === null) swapped.searchParams.delete(from);
    else swapped.searchParams.set(from, value);
    return swapped.href;
  };
  const forged: [string, Parameters<typeof calls.webhook>[0]][] = [
    ["no signature", { url, requestId, headers: { "X-Fal-Webhook-Signature": "" } }],
    ["a wrong signature", { url, requestId, headers: { "X-Fal-Webhook-Signature": "00".repeat(64) } }],
    ["a signature that is no hex", { url, requestId, headers: { "X-Fal-Webhook-Signature": "zz" } }],
    ["someone else's user id", { url, requestId, userId: "user-of-someone-else" }],
    ["a user id put in later", { url, requestId, userId: "x", headers: { "X-Fal-Webhook-User-Id": "y" } }],
    ["a stale timestamp", { url, requestId, at: now - 301_000 }],
    ["a timestamp to come", { url, requestId, at: now + 301_000 }],
    ["a timestamp moved", { url, requestId, at: now - 301_000, headers: timestamp(now) }],
    ["another body", { url, requestId, sentBody: `{"request_id":"${requestId}","status":"ERROR"}` }],
    ["an unreadable body", { url, requestId, sentBody: "{" }],
    ["another request's id", { url, requestId, headers: { "X-Fal-Webhook-Request-Id": other.requestId } }],
    ["no code", { url: swap("mac", "http://x/"), requestId }],
    ["an empty code", { url: swap("mac", "http://x/?mac="), requestId }],
    ["another job's code", { url: swap("mac", other.url), requestId }],
    ["this code for another job", { url: swap("job", other.url), requestId }],
    ["this code for another attempt", { url: swap("attempt", "http://x/?attempt=2"), requestId }],
    ["an attempt that is no number", { url: swap("attempt", "http://x/?attempt=one"), requestId }],
  ];
  for (const [what, call] of forged) expect([what, await calls.webhook(call)]).toEqual([what, 401]);
  expect(await snapshot(harness)).toEqual(before);

  expect(await calls.webhook({ url, requestId })).toBe(204);
  await work.becomes("COMPLETED");
});

function timestamp(at: number): Record<string, string> {
  return { "X-Fal-Webhook-Timestamp": String(Math.floor(at / 1000)) };
}

test("a true webhook for a job that does not exist changes nothing", async () => {
  const { requestId } = await finishedUnannounced();
  const before = await snapshot(harness);
  const url = await calls.webhookUrl(crypto.randomUUID());
  expect(await calls.webhook({ url, requestId })).toBe(204);
  expect(await snapshot(harness)).toEqual(before);
});

test.each(["OK", "ERROR"] as const)(
  "a true webhook (%s) about somebody else's request, or nobody's, brings nobody anything",
  async (status) => {
    const mine = await finishedUnannounced();
    const theirs = await finishedUnannounced();
    for (const requestId of [theirs.requestId, crypto.randomUUID()])
      expect(await calls.webhook({ url: mine.url, requestId, status })).toBe(204);
    await harness.cloud.qstash.idle();
    expect(await jobsOf(harness, mine.userId)).toEqual([mine.job]);

    harness.cloud.inference.webhooks.release();
    await theirs.becomes("COMPLETED");
    await mine.becomes("COMPLETED");
    // nor once theirs is over
    const late = await finishedUnannounced();
    expect(await calls.webhook({ url: late.url, requestId: theirs.requestId, status })).toBe(204);
    await harness.cloud.qstash.idle();
    expect(await jobsOf(harness, late.userId)).toEqual([late.job]);
    expect(await jobsOf(harness, mine.userId)).toMatchObject([{ requestId: mine.requestId }]);
    expect(await jobsOf(harness, theirs.userId)).toMatchObject([{ requestId: theirs.requestId }]);
  },
);

test("a webhook that claims too early an end changes nothing that counts", async () => {
  engine.pause();
  const work = await startTraining(harness);
  const { id, requestId } = await work.becomes("SUBMITTED");
  const url = await calls.webhookUrl(id);
  for (const status of ["OK", "ERROR"] as const) {
    await calls.webhook({ url, requestId: String(requestId), status });
    await harness.cloud.qstash.idle();
    expect(await work.becomes("SUBMITTED")).toMatchObject({ requestId, attempt: 1 });
    expect(await balanceOf(harness, work.userId)).toBe(0);
  }
  engine.resume();
  await work.becomes("COMPLETED");
  await expectDelivered(work);
});

/** A job whose first request got lost on the way and which was handed over again; both are finished, none announced. */
async function handedOverTwice() {
  const first = await finishedUnannounced();
  await harness.db.write([
    {
      sql: "UPDATE job SET statusUrl = replace(statusUrl, requestId, ?) WHERE id = ?",
      args: [crypto.randomUUID(), first.job.id],
    },
  ]);
  await (await calls.delivery("poll", JSON.stringify({ id: first.job.id }))).body?.cancel();
  const again = await eventually("second attempt", async () => {
    const [job] = await jobsOf(harness, first.userId);
    return job?.status === "SUBMITTED" && job.attempt === 2 && job;
  });
  await doneUnpolled();
  return { ...first, again };
}

test("a superseded attempt's success is welcome, and the newer one then changes nothing", async () => {
  const { url, requestId, ...work } = await handedOverTwice();
  expect(await calls.webhook({ url, requestId })).toBe(204);
  await work.becomes("COMPLETED");
  const before = await snapshot(harness);
  harness.cloud.inference.webhooks.release();
  await quiet(harness);
  expect(await snapshot(harness)).toEqual(before);
  expect(await jobsOf(harness, work.userId)).toMatchObject([{ status: "COMPLETED", requestId, attempt: 2 }]);
  expect(await balanceOf(harness, work.userId)).toBe(0);
});

test("a superseded attempt's failure is not the last word", async () => {
  const { url, requestId, again, ...work } = await handedOverTwice();
  expect(await calls.webhook({ url, requestId, status: "ERROR" })).toBe(204);
  expect(await jobsOf(harness, work.userId)).toEqual([again]);
  harness.cloud.inference.webhooks.release();
  await work.becomes("COMPLETED");
  expect(await balanceOf(harness, work.userId)).toBe(0);
});

test("a webhook of a job that has been paid back changes nothing", async () => {
  const { url, requestId, userId } = await finishedUnannounced();
  harness.cloud.inference.webhooks.drop();
  await minuteLater(harness, 3 * 3_600_000);
  expect(await jobsOf(harness, userId)).toMatchObject([{ status: "FAILED", errorCode: "DEADLINE" }]);
  // the sweeper also sent what mails earlier work had left
  await quiet(harness);
  const before = await snapshot(harness);
  expect(await calls.webhook({ url, requestId })).toBe(204);
  expect(await snapshot(harness)).toEqual(before);
  expect(await balanceOf(harness, userId)).toBe(TRAINING_CREDITS);
});
