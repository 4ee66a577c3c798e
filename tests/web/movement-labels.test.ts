import { describe, expect, it } from "vitest";
import { CREDIT_REASONS } from "#schema/accounts/account.ts";
import { movementLabels, REASON_LABELS } from "#web/features/billing/history/movement-labels.ts";

const words = (
  reason: (typeof CREDIT_REASONS)[number],
  extra: Record<string, string | number> | null,
  credits = -1,
) => movementLabels({ reason, reasonExtra: extra, credits });

describe("a movement of credits", () => {
  it("has words of its own for every reason", () => {
    const all = CREDIT_REASONS.map((reason) => REASON_LABELS[reason]);
    expect(new Set(all).size).toBe(CREDIT_REASONS.length);
    for (const reason of CREDIT_REASONS) expect(words(reason, null).what.length).toBeGreaterThan(3);
  });

  it("leads to what was paid for", () => {
    expect(words("OTHER", { kind: "TRAINING", trainingId: "t1" })).toEqual({
      what: "Model training",
      to: "/tools/trainings/t1",
    });
    expect(words("OTHER", { kind: "PACK", packId: "p1" }).to).toBe("/packs/p1");
    expect(words("OTHER", { kind: "PICTURES", requestId: "r1" }).to).toBe("/tools/image-generator");
    expect(words("PURCHASE", { kind: "GRANT", paymentId: "in_1" }, 500)).toEqual({
      what: "Credits bought",
      to: "/billing",
    });
  });

  it("says of what was paid back why, and for what", () => {
    const extra = { kind: "PACK", jobId: "j", subjectId: "p1", chargeId: "c" };
    expect(words("FAILED_GENERATION", extra, 7)).toEqual({
      what: "Refund: failed pictures of a pack",
      to: "/packs/p1",
    });
    expect(words("CANCELLED_GENERATION", { ...extra, kind: "TRAINING" }, 400).what).toBe(
      "Refund: cancelled training",
    );
  });

  it("tells what is taken from what is given, where one reason is for both", () => {
    for (const reason of ["OTHER", "REFERRAL", "DUPLICATE_DETECTION"] as const) {
      expect(words(reason, null, -100).what).not.toBe(words(reason, null, 100).what);
    }
  });

  it("tells what a refund took from what a debt took", () => {
    const taken = ["CLAW_BACK", "GIVE_BACK", "DEBT"].map(
      (kind) => words("OTHER", { kind, paymentId: "in_1" }).what,
    );
    expect(new Set(taken).size).toBe(3);
  });
});
