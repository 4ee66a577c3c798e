import { beforeAll, expect, test } from "vitest";
import { snapshot } from "#tests/support/database/snapshot.ts";
import { sql } from "#tests/support/database/sql.ts";
import { eventually } from "#tests/support/eventually.ts";
import { balanceOf, expectSwept, jobsOf } from "#tests/support/jobs/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { minuteLater, quiet } from "#tests/support/jobs/quiet.ts";
import { signedCalls } from "#tests/support/jobs/signed-calls.ts";
import {
  doneUnpolled,
  expectEnd,
  startTraining,
  startUnannounced,
  type Work,
} from "#tests/support/jobs/started-work.ts";
import { replaceInference } from "#tests/support/replace-deps.ts";
import { stopClock } from "#tests/support/time/stop-clock.ts";

const { harness, engine } = jobHarnessForFile();
let calls: ReturnType<typeof signedCalls>;
let webhooks: typeof harness.cloud.inference.webhooks;
beforeAll(() => {
  calls = signedCalls(harness);
  ({ webhooks } = harness.cloud.inference);
});
const finished = () => startUnannounced(harness);
const expectDelivered = (work: Work) => expectEnd(harness, work, "COMPLETED");

test("a webhook sent twice delivers once", async () => {
  webhooks.duplicate();
  const work = await startTraining(harness);
  await work.becomes("COMPLETED");
  await quiet(harness);
  await expectDelivered(work);
  await expectSwept(harness, work.userId);
});

test("a webhook that comes after the poll changes nothing", async () => {
  const work = await finished();
  await minuteLater(harness);
  await work.becomes("COMPLETED");
  await harness.cloud.qstash.idle();
  const before = await snapshot(harness);
  webhooks.release();
  await quiet(harness);
  expect(webhooks.owed()).toBe(0);
  expect(await snapshot(harness)).toEqual(before);
  await expectDelivered(work);
});

test("a webhook that overtakes its own submission finishes the job", async () => {
  const stored = Promise.withResolvers<void>();
  replaceInference(harness, (inference) => ({
    async submit(input) {
      const request = await inference.submit(input);
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
  const { url, requestId, ...work } = await finished();
  const other = await finished();
  const before = await snapshot(harness);
  // a second beyond what is tolerated stays one
  stopClock();
  const now = Date.now();
  /** Our address with a part changed; null takes it away. */
  const swap = (part: string, value: string | null) => {
    const swapped = new URL(url);
    if (value === null) swapped.searchParams.delete(part);
    else swapped.searchParams.set(part, value);
    return { url: swapped.href };
  };
  const otherPart = (part: string) => new URL(other.url).searchParams.get(part);
  const header = (name: string, value: string) => ({ headers: { [`X-Fal-Webhook-${name}`]: value } });
  const forged: Record<string, Partial<Parameters<typeof calls.webhook>[0]>> = {
    "no signature": header("Signature", ""),
    "a wrong signature": header("Signature", "00".repeat(64)),
    "a signature that is no hex": header("Signature", "zz"),
    "someone else's user id": { userId: "user-of-someone-else" },
    "a user id put in later": { userId: "x", ...header("User-Id", "y") },
    "a stale timestamp": { at: now - 301_000 },
    "a timestamp to come": { at: now + 301_000 },
    "a timestamp moved": { at: now - 301_000, ...header("Timestamp", String(Math.floor(now / 1000))) },
    "another body": { sentBody: `{"request_id":"${requestId}","status":"ERROR"}` },
    "an unreadable body": { sentBody: "{" },
    "another request's id": header("Request-Id", other.requestId),
    "no code": swap("mac", null),
    "an empty code": swap("mac", ""),
    "another job's code": swap("mac", otherPart("mac")),
    "this code for another job": swap("job", otherPart("job")),
    "this code for another attempt": swap("attempt", "2"),
    "an attempt that is no number": swap("attempt", "one"),
  };
  for (const [what, call] of Object.entries(forged))
    expect([what, await calls.webhook({ url, requestId, ...call })]).toEqual([what, 401]);
  // nor does a true one for a job that does not exist
  const nobodys = await calls.webhookUrl(crypto.randomUUID());
  expect(await calls.webhook({ url: nobodys, requestId })).toBe(204);
  expect(await snapshot(harness)).toEqual(before);

  expect(await work.announce()).toBe(204);
  await work.becomes("COMPLETED");
});

test.each(["OK", "ERROR"] as const)(
  "a true webhook (%s) about somebody else's request, or nobody's, brings nobody anything",
  async (status) => {
    const [mine, theirs] = [await finished(), await finished()];
    const expectIdle = async ({ url, userId, submitted }: typeof mine, requestId: string) => {
      expect(await calls.webhook({ url, requestId, status })).toBe(204);
      await harness.cloud.qstash.idle();
      expect(await jobsOf(harness, userId)).toEqual([submitted]);
    };
    for (const requestId of [theirs.requestId, crypto.randomUUID()]) await expectIdle(mine, requestId);
    webhooks.release();
    for (const { becomes, requestId } of [mine, theirs])
      expect(await becomes("COMPLETED")).toMatchObject({ requestId });
    // nor once theirs is over
    await expectIdle(await finished(), theirs.requestId);
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
  const first = await finished();
  const { id } = first.submitted;
  const lost = "UPDATE job SET statusUrl = replace(statusUrl, requestId, ?) WHERE id = ?";
  await harness.db.write([sql(lost, crypto.randomUUID(), id)]);
  await (await calls.delivery("poll", JSON.stringify({ id }))).body?.cancel();
  const again = await eventually("second attempt", async () => {
    const job = await first.job();
    return job.status === "SUBMITTED" && job.attempt === 2 && job;
  });
  await doneUnpolled(harness);
  return { ...first, again };
}

test("a superseded attempt's success is welcome, and the newer one then changes nothing", async () => {
  const { requestId, ...work } = await handedOverTwice();
  expect(await work.announce()).toBe(204);
  expect(await work.becomes("COMPLETED")).toMatchObject({ requestId, attempt: 2 });
  const before = await snapshot(harness);
  webhooks.release();
  await quiet(harness);
  expect(await snapshot(harness)).toEqual(before);
  await expectDelivered(work);
});

test("a superseded attempt's failure is not the last word", async () => {
  const { url, requestId, again, ...work } = await handedOverTwice();
  expect(await calls.webhook({ url, requestId, status: "ERROR" })).toBe(204);
  expect(await jobsOf(harness, work.userId)).toEqual([again]);
  webhooks.release();
  await work.becomes("COMPLETED");
  await expectDelivered(work);
});

test("a webhook of a job that has been paid back changes nothing", async () => {
  const work = await finished();
  webhooks.drop();
  await minuteLater(harness, 3 * 3_600_000);
  // the sweeper also sent what emails earlier work had left
  await quiet(harness);
  const before = await snapshot(harness);
  expect(await work.announce()).toBe(204);
  expect(await snapshot(harness)).toEqual(before);
  await expectEnd(harness, work, "DEADLINE");
});
