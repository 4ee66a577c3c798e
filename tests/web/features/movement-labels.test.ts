import { expect, test } from "vitest";
import { CREDIT_REASONS } from "#schema/accounts/account.ts";
import { movementLabels, REASON_LABELS } from "#web/features/billing/history/movement-labels.ts";

type Movement = Parameters<typeof movementLabels>[0];
const labels = (reason: Movement["reason"], reasonExtra: Movement["reasonExtra"] = null, credits = -1) =>
  movementLabels({ reason, reasonExtra, credits });

test("every reason for a movement of credits has a label of its own", () => {
  expect(new Set(CREDIT_REASONS.map((reason) => REASON_LABELS[reason])).size).toBe(CREDIT_REASONS.length);
  for (const reason of CREDIT_REASONS) expect(labels(reason).what.length).toBeGreaterThan(3);
});

const ofPack = { kind: "PACK", jobId: "j", subjectId: "p1", chargeId: "c" };
test.each([
  ["OTHER", { kind: "TRAINING", trainingId: "t1" }, -1, "Model training", "/tools/trainings/t1"],
  ["OTHER", { kind: "PACK", packId: "p1" }, -1, "Pack", "/packs/p1"],
  [
    "OTHER",
    { kind: "PICTURES", requestId: "r1" },
    -1,
    "Pictures from your own prompt",
    "/tools/image-generator",
  ],
  ["PURCHASE", { kind: "GRANT", paymentId: "in_1" }, 500, "Credits bought", "/billing"],
  ["FAILED_GENERATION", ofPack, 7, "Refund: failed pictures of a pack", "/packs/p1"],
  [
    "CANCELLED_GENERATION",
    { ...ofPack, kind: "TRAINING" },
    400,
    "Refund: cancelled training",
    "/tools/trainings/p1",
  ],
] as const)("%s of %j says why, and leads to what was paid for", (reason, extra, credits, what, to) => {
  expect(labels(reason, extra, credits)).toEqual({ what, to });
});

test.each(["OTHER", "REFERRAL", "DUPLICATE_DETECTION"] as const)(
  "%s tells what is taken from what is given",
  (reason) => {
    expect(labels(reason, null, -100).what).not.toBe(labels(reason, null, 100).what);
  },
);

test("what a refund took is told from what it gave back and what a debt took", () => {
  const taken = ["CLAW_BACK", "GIVE_BACK", "DEBT"].map(
    (kind) => labels("OTHER", { kind, paymentId: "in_1" }).what,
  );
  expect(new Set(taken).size).toBe(3);
});
