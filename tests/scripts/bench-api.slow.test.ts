import { expect, test } from "vitest";
import { measureApi } from "#scripts/bench/api.ts";

test("the benchmark of the API runs against the Worker as it is built today", async () => {
  const { ours, bare, ratio } = await measureApi({ rounds: 1, seconds: 3 });
  expect(ours).toBeGreaterThan(0);
  expect(bare).toBeGreaterThan(0);
  expect(ratio).toBeCloseTo(ours / bare, 3);
}, 60_000);
