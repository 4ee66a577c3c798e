import { afterAll, beforeAll, expect, test } from "vitest";
import { disturbEverywhere } from "#tests/support/crash-everywhere.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { trainingPath } from "#tests/support/training-path.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ retryScale: 0.001 });
});
afterAll(() => harness.close());

test("a training outlives a death of the Worker before and after any call", {
  timeout: 600_000,
}, async () => {
  const points = await disturbEverywhere(harness, trainingPath(harness));
  expect(points.length).toBeGreaterThan(48);
});

// asleep after one call is asleep before the next
test("a Worker that wakes up when others have done its work changes nothing", {
  timeout: 600_000,
}, async () => {
  const points = await disturbEverywhere(harness, trainingPath(harness), { fate: "sleeps", when: "before" });
  expect(points.length).toBeGreaterThan(24);
});
