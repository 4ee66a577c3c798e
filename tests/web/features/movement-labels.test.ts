import { expect, test } from "vitest";
import { CREDIT_REASONS } from "#schema/accounts/account.ts";
import { movementLabels, REASON_LABELS } from "#web/features/billing/history/movement-labels.ts";

type Movement = Parameters<typeof movementLabels>[0];
const labels = (reason: Movement["reason"], extra: Movement["reasonExtra"] = null, credits = -1) =>
  movementLabels({ reason, reasonExtra: extra, credits });

test("every reason for a movement of credits has a label of its own", () => {
  expect(new Set(CREDIT_REASONS.map((reason) => REASON_LABELS[reason])).size).toBe(CREDIT_REASONS.length);
  for (const reason of CREDIT_REASONS) expect(labels(reason).what.length).toBeGreaterThan(3);
});

test.each([
  ["OTHER", { kind: "TRAINING", trainingId: "t1" }, "Model training", "/tools/trainings/t1"],
  ["OTHER", { kind: "PACK", packId: "p1" }, "Pack", "/packs/p1"],
  ["OTHER", { kind: "PICTURES" }, "Pictures from your own prompt", "/tools/image-generator"],
  ["PURCHASE", { kind: "GRANT", paymentId: "in_1" }, "Credits bought", "/billing"],
  ["FAILED_GENERATION", { kind: "PACK", subjectId: "p1" }, "Refund: failed pictures in a pack", "/packs/p1"],
  ["CANCELLED_GENERATION", { kind: "TRAINING" }, "Refund: cancelled model training", null],
] as const)("%s of %j says why, and leads to what was paid for", (reason, extra, what, to) => {
  expect(labels(reason, extra)).toEqual({ what, to });
});

test("what is taken is told from what is given, and what a refund took from what a debt took", () => {
  for (const reason of ["OTHER", "REFERRAL", "DUPLICATE_DETECTION"] as const)
    expect(labels(reason, null, -100).what).not.toBe(labels(reason, null, 100).what);
  const kinds = ["CLAW_BACK", "GIVE_BACK", "DEBT"];
  expect(new Set(kinds.map((kind) => labels("OTHER", { kind, paymentId: "in_1" }).what)).size).toBe(3);
});
