import { expect, test } from "vitest";
import { disturbEverywhere } from "#tests/support/crash-everywhere.ts";
import { picturesPath } from "#tests/support/crash-paths.ts";
import { jobHarnessForFile } from "#tests/support/job-harness.ts";

const { harness } = jobHarnessForFile();
const TIME = { timeout: 600_000 };

test("a request of pictures outlives a death of the Worker before and after any call", TIME, async () => {
  const points = await disturbEverywhere(harness, picturesPath(harness));
  expect(points.length).toBeGreaterThan(25);
});

test("and a sleep before any call that others did meanwhile", TIME, async () => {
  const points = await disturbEverywhere(harness, picturesPath(harness), { fate: "sleeps", when: "before" });
  expect(points.length).toBeGreaterThan(12);
});
