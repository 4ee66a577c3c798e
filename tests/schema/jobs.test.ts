import { expect, test } from "vitest";
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
import { rulesFor } from "#tests/support/exceptions.ts";

test.each([
  { what: "jobs", states: JOB_STATUS, moves: JOB_TRANSITIONS },
  { what: "trainings", states: TRAINING_STATUS, moves: TRAINING_TRANSITIONS },
  { what: "pictures", states: WORK_STATUS, moves: WORK_TRANSITIONS },
])(
  "$what end in COMPLETED and FAILED, and may fail from every other state, so that nothing hangs",
  (machine) => {
    expect(Object.keys(machine.moves)).toEqual([...machine.states]);
    const { COMPLETED, FAILED, ...others } = machine.moves;
    expect([COMPLETED, FAILED]).toEqual([[], []]);
    for (const [state, moves] of Object.entries(others)) expect(moves, state).toContain("FAILED");
  },
);

test("nothing is completed that was not stored first", () => {
  const before = JOB_STATUS.filter((state) => JOB_TRANSITIONS[state].includes("COMPLETED"));
  expect(before).toEqual(["STORING"]);
});

rulesFor(Object.values(OPERATIONS), ({ name }) => name)(
  "every operation has a poll and a deadline beyond the leases",
  ({ pollMs, expectedMs, deadlineMs }) => {
    expect(pollMs).toBeGreaterThan(0);
    expect(deadlineMs).toBeGreaterThan(Math.max(expectedMs, JOB_TIMES.submitLease + JOB_TIMES.storeLease));
  },
);

test("an output is fetched well within its lease", () => {
  expect(JOB_TIMES.storeLease).toBeGreaterThan(1.1 * JOB_TIMES.fetch);
});
