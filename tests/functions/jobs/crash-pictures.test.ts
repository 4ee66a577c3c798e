import { afterAll, beforeAll, expect, test } from "vitest";
import { disturbEverywhere } from "#tests/support/crash-everywhere.ts";
import type { Harness } from "#tests/support/harness.ts";
import { startPackHarness } from "#tests/support/pack-path.ts";
import { picturesPath } from "#tests/support/pictures-path.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await startPackHarness();
});
afterAll(() => harness.close());

test("a request of pictures outlives a death of the Worker before and after any call", {
  timeout: 600_000,
}, async () => {
  const points = await disturbEverywhere(harness, picturesPath(harness));
  expect(points.length).toBeGreaterThan(25);
});

test("and a sleep before any call that others did meanwhile", { timeout: 600_000 }, async () => {
  const points = await disturbEverywhere(harness, picturesPath(harness), { fate: "sleeps", when: "before" });
  expect(points.length).toBeGreaterThan(12);
});
