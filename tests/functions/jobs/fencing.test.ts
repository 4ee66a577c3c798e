import { afterAll, beforeAll, expect, test } from "vitest";
import { JOB_TIMES } from "#schema/jobs.ts";
import { balanceOf, expectConsistent, expectSwept } from "#tests/support/bookkeeping.ts";
import { startWorker } from "#tests/support/crash.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { quiet } from "#tests/support/quiet.ts";
import { startTraining } from "#tests/support/started-work.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ retryScale: 0.001 });
});
afterAll(() => harness.close());

/** The calls a storer makes between its claim and the end of the job. */
test.each([
  ["db: select job", 2],
  ["inference.result", 1],
  ["storage.putStream", 1],
  ["db: update job, update training, insert into email, delete from mediaGarbage", 1],
])(
  "a storer that slept past its lease before %s does not end the job of the one after it",
  async (call, nth) => {
    const worker = startWorker(harness);
    const slow = worker.begin({ call, nth, when: "before" }, "sleeps");
    const work = await startTraining(harness);
    await slow.reached;

    const next = worker.begin({ call: "storage.putStream", nth: 1, when: "after" }, "sleeps");
    await quiet(harness, next);
    harness.advance(JOB_TIMES.storeLease + 1000);
    await harness.cron("* * * * *");
    await next.reached;
    slow.wake();
    await quiet(harness, slow);
    expect(await work.job()).toMatchObject({ status: "STORING", fence: 2 });

    next.wake();
    const { id } = await work.becomes("COMPLETED");
    const [result] = await harness.db.write([
      { sql: "SELECT loraUrl FROM training WHERE id = ?", args: [work.id] },
    ]);
    expect(result?.rows[0]?.loraUrl).toBe(`outputs/${work.userId}/${id}/2/model`);
    expect(await balanceOf(harness, work.userId)).toBe(0);
    await expectConsistent(harness, work.userId);
    await expectSwept(harness, work.userId);
  },
);
