import { afterAll, beforeAll, expect, test } from "vitest";
import { disturbEverywhere } from "#tests/support/crash-everywhere.ts";
import type { Harness } from "#tests/support/harness.ts";
import { packPath, startPackHarness } from "#tests/support/pack-path.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await startPackHarness();
});
afterAll(() => harness.close());

/**
 * Five prompts and twenty pictures go the same way, each with rows and objects of its own: of the calls they repeat,
 * the first, the middle and the last are taken.
 */
const MOST = 3;

test("a pack outlives a death of the Worker before and after any call", { timeout: 600_000 }, async () => {
  const points = await disturbEverywhere(harness, packPath(harness), { most: MOST });
  expect(points.length).toBeGreaterThan(70);
});
