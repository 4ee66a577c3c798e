import { afterAll, beforeAll, expect, test } from "vitest";
import { disturbEverywhere } from "#tests/support/crash-everywhere.ts";
import type { Harness } from "#tests/support/harness.ts";
import { packPath, startPackHarness } from "#tests/support/pack-path.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await startPackHarness();
});
afterAll(() => harness.close());

// before and after a call stand in two files, so that they run side by side
test("a pack outlives a death of the Worker just after any call", { timeout: 300_000 }, async () => {
  const points = await disturbEverywhere(harness, packPath(harness), { when: "after" });
  expect(points.length).toBeGreaterThan(90);
});
