import { expect, test } from "vitest";
import type { ActiveJobView } from "#schema/jobs.ts";
import { packWait, picturesLeft } from "#web/lib/jobs/pack-wait.ts";
import { developed, jobsFingerprint, jobWait, POLL, pollInterval } from "#web/lib/jobs/progress.ts";
import { unfinishedRefetch } from "#web/lib/jobs/unfinished-refetch.ts";

const START = Date.UTC(2026, 10, 21);
const at = (seconds: number) => START + seconds * 1_000;

function job(input: Partial<ActiveJobView> = {}): ActiveJobView {
  return {
    id: "j1",
    kind: "TRAINING",
    subjectId: "t1",
    status: "SUBMITTED",
    queuePosition: null,
    estimatedSeconds: 100,
    startedAt: new Date(START),
    ...input,
  };
}

test.each<[string, ActiveJobView[] | undefined, number, number | false]>([
  ["not at all while nothing runs", [], 0, false],
  ["not at all while nothing is known", undefined, 0, false],
  ["slowly far from the end", [job()], 10, POLL.slow],
  ["fast near the end", [job()], 80, POLL.fast],
  ["fast after it", [job()], 500, POLL.fast],
  ["fast where the work is short", [job({ estimatedSeconds: 12 })], 0, POLL.fast],
  ["by the job nearest its end", [job({ estimatedSeconds: 9_000 }), job()], 80, POLL.fast],
  ["fast while results are stored", [job({ status: "STORING" })], 0, POLL.fast],
  ["slowly without an estimate", [job({ estimatedSeconds: null })], 1_000, POLL.slow],
])("running work is asked about %s", (_, jobs, seconds, interval) => {
  expect(pollInterval(jobs, at(seconds))).toBe(interval);
});

test("a print develops without ever standing still or reaching the end", () => {
  const shares = [1, 50, 100, 150, 400, 1_000].map((seconds) => developed(job(), at(seconds)));
  expect(shares).toEqual([...new Set(shares)].toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeLessThan(1);
  expect(shares[1]).toBeCloseTo(0.45);
  // it is blank while its job waits, and where clocks disagree
  expect(developed(job({ status: "QUEUED" }), at(50))).toBe(0);
  expect(developed(job(), at(-30))).toBe(0);
});

test.each<[string, Partial<ActiveJobView>, number, ReturnType<typeof jobWait>]>([
  ["counts down from the estimate", {}, 30, { seconds: 70, share: 0.3 }],
  ["is unknown without one", { estimatedSeconds: null }, 30, null],
  ["is all of it before it is sent", { estimatedSeconds: 3, status: "QUEUED" }, 2, { seconds: 1, share: 0 }],
  ["is all of it in the queue", { estimatedSeconds: 3, queuePosition: 0 }, 2, { seconds: 1, share: 0 }],
])("the wait for a job %s", (_, input, seconds, wait) => {
  expect(jobWait(job(input), at(seconds))).toEqual(wait);
});

test("the wait for a pack follows its own pace once pictures have landed, and counts what is made", () => {
  const counts = { totalImages: 20, generatedImages: 0, failedImages: 0, estimatedSeconds: 100 };
  const pack = { ...counts, createdAt: new Date(START), landedAt: null };
  expect(packWait(pack, at(10))).toEqual({ seconds: 90, share: 0 });
  const slow = { ...pack, generatedImages: 4, landedAt: new Date(at(40)) };
  expect(packWait(slow, at(50))).toEqual({ seconds: 150, share: 0.2 });
  const cancelled = { ...slow, failedImages: 8 };
  expect(picturesLeft(cancelled)).toBe(8);
  expect(packWait(cancelled, at(50)).seconds).toBe(70);
  expect(packWait({ ...pack, failedImages: 10 }, at(0)).seconds).toBe(50);
});

test("the fingerprint of running work changes when a job moves on or ends, not with order or passing time", () => {
  const other = job({ id: "j2" });
  const both = jobsFingerprint([job(), other]);
  expect(jobsFingerprint([other, job()])).toBe(both);
  expect(jobsFingerprint([job({ queuePosition: 3 }), other])).toBe(both);
  expect(jobsFingerprint([job({ status: "STORING" }), other])).not.toBe(both);
  expect(jobsFingerprint([job()])).not.toBe(both);
});

test.each([
  ["TRAINING", 0, POLL.slow],
  ["PROCESSING", 1, false],
  ["PENDING", null, false],
  ["COMPLETED", 0, false],
  [undefined, 0, false],
])(
  "a subject that is %s with %s jobs is itself asked again until it says that it ended",
  (status, jobs, interval) => {
    expect(unfinishedRefetch(status, jobs)).toBe(interval);
  },
);
