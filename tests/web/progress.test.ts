import { describe, expect, it } from "vitest";
import type { ActiveJobView } from "#schema/jobs.ts";
import { packWait, picturesLeft } from "#web/lib/jobs/pack-wait.ts";
import { developed, jobsFingerprint, jobWait, POLL, pollInterval } from "#web/lib/jobs/progress.ts";
import { unfinishedRefetch } from "#web/lib/jobs/unfinished-refetch.ts";

const START = Date.UTC(2026, 10, 21);
const at = (seconds: number) => START + seconds * 1_000;

function job(over: Partial<ActiveJobView> = {}): ActiveJobView {
  return {
    id: "j1",
    kind: "TRAINING",
    subjectId: "t1",
    status: "SUBMITTED",
    queuePosition: null,
    estimatedSeconds: 100,
    startedAt: new Date(START),
    ...over,
  };
}

describe("how often running work is asked about", () => {
  it("is never while nothing runs or nothing is known", () => {
    expect(pollInterval([], START)).toBe(false);
    expect(pollInterval(undefined, START)).toBe(false);
  });

  it("is slow far from the end and fast near it", () => {
    expect(pollInterval([job()], at(10))).toBe(POLL.slow);
    expect(pollInterval([job()], at(80))).toBe(POLL.fast);
    expect(pollInterval([job({ estimatedSeconds: 12 })], at(0))).toBe(POLL.fast);
    expect(pollInterval([job()], at(500))).toBe(POLL.fast);
  });

  it("follows the one that is nearest its end", () => {
    expect(pollInterval([job({ estimatedSeconds: 9_000 }), job()], at(80))).toBe(POLL.fast);
  });

  it("is fast while results are being stored, and slow without an estimate", () => {
    expect(pollInterval([job({ status: "STORING" })], START)).toBe(POLL.fast);
    expect(pollInterval([job({ estimatedSeconds: null })], at(1_000))).toBe(POLL.slow);
  });
});

describe("how far a print has come", () => {
  it("grows without ever standing still or reaching the end", () => {
    const shares = [1, 50, 100, 150, 400, 1_000].map((seconds) => developed(job(), at(seconds)));
    for (const [index, share] of shares.entries()) {
      expect(share).toBeGreaterThan(shares[index - 1] ?? 0);
      expect(share).toBeLessThan(1);
    }
    expect(developed(job(), at(50))).toBeCloseTo(0.45);
  });

  it("is nothing while it waits, and copes with clocks that disagree", () => {
    expect(developed(job({ status: "QUEUED" }), at(50))).toBe(0);
    expect(developed(job(), at(-30))).toBe(0);
  });
});

describe("what is left", () => {
  it("counts down from the estimate, and is unknown without one", () => {
    expect(jobWait(job(), at(30))).toEqual({ seconds: 70, share: 0.3 });
    expect(jobWait(job({ estimatedSeconds: null }), at(30))).toBeNull();
  });

  it("is all of it while a job waits, however short the work", () => {
    for (const waiting of [{ status: "QUEUED" }, { queuePosition: 0 }] as const) {
      expect(jobWait(job({ estimatedSeconds: 3, ...waiting }), at(2))).toEqual({ seconds: 1, share: 0 });
    }
  });

  it("follows a pack's own pace once pictures have landed, and counts what is made", () => {
    const pack = {
      ...{ totalImages: 20, generatedImages: 0, failedImages: 0, estimatedSeconds: 100 },
      ...{ createdAt: new Date(START), landedAt: null as Date | null },
    };
    expect(packWait(pack, at(10))).toEqual({ seconds: 90, share: 0 });
    const slow = { ...pack, generatedImages: 4, landedAt: new Date(at(40)) };
    expect(packWait(slow, at(50))).toEqual({ seconds: 150, share: 0.2 });
    const cancelled = { ...slow, failedImages: 8 };
    expect(picturesLeft(cancelled)).toBe(8);
    expect(packWait(cancelled, at(50)).seconds).toBe(70);
    expect(packWait({ ...pack, failedImages: 10 }, at(0)).seconds).toBe(50);
  });
});

describe("the fingerprint of running work", () => {
  it("changes when a job moves on or ends, and not with order or passing time", () => {
    const two = [job(), job({ id: "j2" })];
    expect(jobsFingerprint([...two].reverse())).toBe(jobsFingerprint(two));
    expect(jobsFingerprint([job({ queuePosition: 3 }), job({ id: "j2" })])).toBe(jobsFingerprint(two));
    expect(jobsFingerprint([job({ status: "STORING" }), job({ id: "j2" })])).not.toBe(jobsFingerprint(two));
    expect(jobsFingerprint([job()])).not.toBe(jobsFingerprint(two));
  });
});

describe("a subject that seems to run without any job", () => {
  it("is asked again itself until it says that it ended", () => {
    expect(unfinishedRefetch("TRAINING", 0)).toBe(POLL.slow);
    expect(unfinishedRefetch("PROCESSING", 1)).toBe(false);
    expect(unfinishedRefetch("PENDING", null)).toBe(false);
    expect(unfinishedRefetch("COMPLETED", 0)).toBe(false);
    expect(unfinishedRefetch(undefined, 0)).toBe(false);
  });
});
