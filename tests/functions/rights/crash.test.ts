import { afterAll, beforeAll, expect, test } from "vitest";
import { disturbEverywhere } from "#tests/support/crash-everywhere.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { leavingPath } from "#tests/support/leaving-path.ts";
import { paymentsDouble } from "#tests/support/payments-double.ts";
import type { WholeLife } from "#tests/support/whole-life.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

test("a deletion outlives the Worker's death anywhere", { timeout: 600_000 }, async () => {
  const stripe = paymentsDouble(harness.now);
  const { payments } = stripe;
  Object.assign(harness, { wrapDeps: withPayments(harness, payments) });
  const points = await disturbEverywhere<WholeLife>(harness, leavingPath(harness, stripe));
  expect(points.length).toBeGreaterThan(50);
});

/** Whatever a test wraps around what requests are built from, it pays through the double. */
function withPayments({ wrapDeps }: Harness, payments: ReturnType<typeof paymentsDouble>["payments"]) {
  return (wrap: Parameters<Harness["wrapDeps"]>[0]) => wrapDeps((deps) => wrap({ ...deps, payments }));
}
