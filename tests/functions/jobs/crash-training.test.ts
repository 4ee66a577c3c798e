import { expect, test } from "vitest";
import { disturbEverywhere } from "#tests/support/crash-everywhere.ts";
import { trainingPath } from "#tests/support/crash-paths.ts";
import { jobHarnessForFile } from "#tests/support/job-harness.ts";

const { harness } = jobHarnessForFile();
const TIME = { timeout: 600_000 };

test("a training outlives a death of the Worker before and after any call", TIME, async () => {
  const points = await disturbEverywhere(harness, trainingPath(harness));
  expect(points.length).toBeGreaterThan(48);
});

// asleep after one call is asleep before the next
test("a Worker that wakes up when others have done its work changes nothing", TIME, async () => {
  const points = await disturbEverywhere(harness, trainingPath(harness), { fate: "sleeps", when: "before" });
  expect(points.length).toBeGreaterThan(24);
});
