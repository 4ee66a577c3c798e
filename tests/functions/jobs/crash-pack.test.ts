import { expect, test } from "vitest";
import { disturbEverywhere } from "#tests/support/crash-everywhere.ts";
import { packPath } from "#tests/support/crash-paths.ts";
import { jobHarnessForFile } from "#tests/support/job-harness.ts";

const { harness } = jobHarnessForFile();

/** Five prompts repeat their calls, each with rows of its own: the first, the middle and the last are taken. */
const MOST = 3;

test("a pack outlives a death of the Worker before and after any call", { timeout: 600_000 }, async () => {
  const points = await disturbEverywhere(harness, packPath(harness), { most: MOST });
  expect(points.length).toBeGreaterThan(70);
});
