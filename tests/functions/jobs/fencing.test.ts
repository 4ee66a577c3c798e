import { expect, test } from "vitest";
import { settleJob } from "#functions/services/jobs/results/settle-job.ts";
import { JOB_TIMES } from "#schema/jobs.ts";
import { rowOf } from "#tests/support/database/sql.ts";
import { expectConsistent, expectSwept } from "#tests/support/jobs/bookkeeping.ts";
import { startWorker } from "#tests/support/jobs/crash.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { minuteLater, quiet } from "#tests/support/jobs/quiet.ts";
import { expectEnd, startPictures, startTraining } from "#tests/support/jobs/started-work.ts";
import { replaceDeps, restoreDeps } from "#tests/support/replace-deps.ts";

const { harness } = jobHarnessForFile();

/** The calls a storer makes between its claim and the end of the job. */
test.each([
  ["db: select job", 2],
  ["inference.result", 1],
  ["storage.putStream", 1],
  [
    "db: update job, delete from jobInput, update training, insert into email, delete from mediaGarbage, select training",
    1,
  ],
])(
  "a storer that slept past its lease before %s does not end the job of the one after it",
  async (call, nth) => {
    const worker = startWorker(harness);
    const slow = worker.begin({ call, nth, when: "before" }, "sleeps");
    const work = await startTraining(harness);
    await slow.reached;

    const next = worker.begin({ call: "storage.putStream", nth: 1, when: "after" }, "sleeps");
    await quiet(harness, next);
    await minuteLater(harness, JOB_TIMES.storeLease + 1000);
    await next.reached;
    slow.wake();
    await quiet(harness, slow);
    expect(await work.job()).toMatchObject({ status: "STORING", fence: 2 });

    next.wake();
    const { id } = await work.becomes("COMPLETED");
    const row = await rowOf(harness.db, "SELECT loraUrl FROM training WHERE id = ?", work.id);
    expect(row).toEqual({ loraUrl: `outputs/${work.userId}/${id}/2/model` });
    await expectEnd(harness, work, "COMPLETED");
    await expectSwept(harness, work.userId);
  },
);

test("over a slow line a storer keeps its claim from picture to picture", async () => {
  let stored = 0;
  replaceDeps(harness, ({ storage }) => ({
    storage: {
      async put(key, ...args) {
        stored++;
        const [, , jobId = ""] = key.split("/");
        // so long did this one take; a poll comes meanwhile
        harness.advance(JOB_TIMES.storeLease * 0.4);
        await settleJob(harness.deps(), jobId);
        await storage.put(key, ...args);
      },
    },
  }));
  const work = await startPictures(harness);
  expect(await work.becomes("COMPLETED")).toMatchObject({ fence: 1, delivered: 4 });
  restoreDeps(harness);
  expect(stored).toBe(4);
  await expectConsistent(harness, work.userId);
  await expectSwept(harness, work.userId);
});
