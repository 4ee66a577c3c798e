import { describe, expect, test } from "vitest";
import {
  JOB_STATUS,
  JOB_TIMES,
  JOB_TRANSITIONS,
  TRAINING_TRANSITIONS,
  WORK_STATUS,
  WORK_TRANSITIONS,
} from "#schema/jobs.ts";
import { OPERATIONS } from "#schema/operations/index.ts";
import { TRAINING_STATUS } from "#schema/trainings/training.ts";

describe.each([
  ["jobs", JOB_STATUS, JOB_TRANSITIONS],
  ["trainings", TRAINING_STATUS, TRAINING_TRANSITIONS],
  ["pictures", WORK_STATUS, WORK_TRANSITIONS],
] as [string, readonly string[], Readonly<Record<string, readonly string[]>>][])(
  "the moves of %s",
  (_, states, moves) => {
    test("name every state and no other", () => {
      expect(Object.keys(moves)).toEqual([...states]);
      for (const tos of Object.values(moves)) expect(states).toEqual(expect.arrayContaining([...tos]));
    });

    test("end in COMPLETED and FAILED, for good", () => {
      expect(moves.COMPLETED).toEqual([]);
      expect(moves.FAILED).toEqual([]);
    });

    test("lead from every other state to FAILED, so that nothing hangs for ever", () => {
      for (const state of states.filter((name) => name !== "COMPLETED" && name !== "FAILED")) {
        expect([state, moves[state]]).toEqual([state, expect.arrayContaining(["FAILED"])]);
      }
    });
  },
);

test("nothing is completed that was not stored first", () => {
  const before = JOB_STATUS.filter((state) => JOB_TRANSITIONS[state].includes("COMPLETED"));
  expect(before).toEqual(["STORING"]);
});

test("every operation has a poll and a deadline beyond the leases", () => {
  expect(JOB_TIMES.storeLease).toBeGreaterThan(1.1 * JOB_TIMES.fetch);
  for (const { name, pollMs, expectedMs, deadlineMs } of Object.values(OPERATIONS)) {
    const leases = JOB_TIMES.submitLease + JOB_TIMES.storeLease;
    expect([name, pollMs > 0, deadlineMs > leases, deadlineMs > expectedMs]).toEqual([
      name,
      true,
      true,
      true,
    ]);
  }
});
