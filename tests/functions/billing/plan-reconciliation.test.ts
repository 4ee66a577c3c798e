import { expect, test } from "vitest";
import type { PaymentRow } from "#db/queries/billing/reconciliation.ts";
import type { PaymentFacts } from "#functions/services/billing/reconciliation/payment-facts.ts";
import { planReconciliation } from "#functions/services/billing/reconciliation/plan-reconciliation.ts";
import { paidPack, paidYear } from "#tests/support/billing/payment-facts.ts";

/** The plan put into effect in memory, with a balance that takes as far as it reaches. */
function account(balance = 0) {
  const rows = new Map<string, PaymentRow>();
  const reconcile = (facts: PaymentFacts[], now: string, ended = new Map<string, Date | null>()) => {
    const { steps, debts } = planReconciliation([...rows.values()], facts, ended, "ada", new Date(now));
    for (const { row, grants, clawback, reinstate } of steps) {
      for (const grant of grants) balance += grant.credits;
      const taken = Math.min(clawback, balance);
      balance += reinstate - taken;
      rows.set(row.id, { ...row, clawedBackCredits: row.clawedBackCredits + taken - reinstate });
    }
    for (const { paymentId, credits } of debts) {
      const row = rows.get(paymentId);
      if (!row || credits > balance) throw new Error("more than there is");
      balance -= credits;
      rows.set(paymentId, { ...row, clawedBackCredits: row.clawedBackCredits + credits });
    }
    return { steps, debts };
  };
  return {
    reconcile,
    spend: (credits: number) => {
      balance -= credits;
    },
    /** What there is, and what is owed. */
    stands: () => [
      balance,
      [...rows.values()].reduce((sum, row) => sum + row.owedCredits - row.clawedBackCredits, 0),
    ],
    row: (id: string) => rows.get(id),
  };
}

const NOW = "2027-01-02T00:00:00Z";
const pack = (id: string, refundedCents = 0) => paidPack({ id, refundedCents });

test("a payment grants once; a refund takes its part back, each cent once, and rounds in the person's favour", () => {
  const ada = account();
  for (const [refunded, left] of [
    [0, 500],
    [100, 500 - 55],
    [450, 250],
    [900, 0],
  ] as const) {
    ada.reconcile([pack("a", refunded)], NOW);
    expect(ada.reconcile([pack("a", refunded)], NOW).steps).toEqual([]);
    expect(ada.stands()).toEqual([left, 0]);
  }
});

test("what was spent becomes a debt, taken from the next purchases and from nothing else; a won dispute ends it", () => {
  const ada = account();
  ada.reconcile([pack("a"), pack("b"), pack("c")], NOW);
  ada.spend(1500);
  ada.reconcile([pack("a", 900), pack("b", 900)], NOW);
  expect(ada.stands()).toEqual([0, 1000]);
  ada.spend(-7);
  ada.reconcile([pack("a", 900)], NOW);
  expect(ada.stands()).toEqual([7, 1000]);
  ada.reconcile([pack("d")], NOW);
  expect(ada.stands()).toEqual([7, 500]);
  expect(ada.row("a")?.clawedBackCredits).toBe(500);
  ada.reconcile([pack("b")], NOW);
  expect(ada.stands()).toEqual([7, 0]);
  ada.reconcile([pack("a")], NOW);
  expect(ada.stands()).toEqual([507, 0]);
});

const YEAR = {
  id: "y",
  periodStart: new Date("2027-01-31T10:00:00Z"),
  periodEnd: new Date("2028-01-31T10:00:00Z"),
};

test("a year grants a month on each of its days, once, also after a long silence", () => {
  const ada = account();
  for (const [now, months] of [
    ["2027-01-31T10:00:01Z", 1],
    ["2027-02-28T09:59:59Z", 1],
    ["2027-02-28T10:00:00Z", 2],
    ["2027-02-28T10:00:00Z", 2],
    ["2027-12-30T00:00:00Z", 11],
    ["2029-01-01T00:00:00Z", 12],
  ] as const) {
    ada.reconcile(months === 1 ? [paidYear(YEAR)] : [], now);
    expect([now, ...ada.stands()]).toEqual([now, months * 700, 0]);
  }
  expect(ada.row("y")?.nextMonthAt).toBeNull();
});

test("a refunded year takes back what all its months granted, and grants nothing more in effect", () => {
  const ada = account();
  ada.reconcile([paidYear(YEAR)], "2027-04-01T00:00:00Z");
  expect(ada.stands()).toEqual([3 * 700, 0]);
  for (const month of ["04", "06"]) {
    ada.reconcile([paidYear({ ...YEAR, refundedCents: 9000 })], `2027-${month}-01T00:00:00Z`);
    expect(ada.stands()).toEqual([0, 0]);
  }
});

test("a year that was ended grants nothing after that", () => {
  const ada = account();
  const ended = new Map([["sub_1", new Date("2027-03-01T00:00:00Z")]]);
  ada.reconcile([paidYear(YEAR)], "2027-12-31T23:00:00Z", ended);
  expect(ada.stands()).toEqual([1400, 0]);
  expect(ada.row("y")?.nextMonthAt).toBeNull();
});

const UPGRADE = { ...YEAR, id: "u", plan: "studio", reason: "SUBSCRIPTION_UPDATE" } as const;

test("an upgraded year goes on with the new plan's months, whichever payment is heard of first", () => {
  const upgrade = paidYear({ ...UPGRADE, periodStart: new Date("2027-03-15T10:00:00Z"), credits: 1000 });
  const year = paidYear(YEAR);
  const end = "2027-12-31T23:00:00Z";
  const heard: [PaymentFacts[], string][][] = [
    [
      [[year], "2027-03-01T00:00:00Z"],
      [[upgrade, year], "2027-03-15T10:00:00Z"],
      [[], end],
    ],
    [[[upgrade, year], end]],
    [
      [[upgrade], end],
      [[year], end],
    ],
  ];
  for (const looks of heard) {
    const ada = account();
    for (const [facts, now] of looks) ada.reconcile(facts, now);
    // the days in January and February with the old plan, the difference, then the last day of March to December with the new
    expect(ada.stands()).toEqual([2 * 700 + 1000 + 10 * 4000, 0]);
  }
});

test("two payments of one moment: the change takes the place of what it changed", () => {
  const ada = account();
  ada.reconcile([paidYear({ ...UPGRADE, credits: 3300 }), paidYear(YEAR)], "2027-03-01T00:00:00Z");
  expect(ada.stands()).toEqual([700 + 3300 + 4000, 0]);
});
