import { expect, test } from "vitest";
import type { PaymentRow } from "#db/queries/settlement.ts";
import type { PaymentFacts } from "#functions/services/billing/payment-facts.ts";
import { planSettlement } from "#functions/services/billing/plan-settlement.ts";
import { paidPack, paidYear } from "#tests/support/payment-facts.ts";

/** The plan put into effect in memory, with a balance that takes as far as it reaches. */
function account(balance = 0) {
  const rows = new Map<string, PaymentRow>();
  let granted = 0;
  const settle = (facts: PaymentFacts[], now: string, ended = new Map<string, Date | null>()) => {
    const { steps, debts } = planSettlement([...rows.values()], facts, ended, "ada", new Date(now));
    for (const { row, grants, takeBack, giveBack } of steps) {
      for (const grant of grants) {
        balance += grant.credits;
        granted += grant.credits;
      }
      const taken = Math.min(takeBack, balance);
      balance += giveBack - taken;
      rows.set(row.id, { ...row, clawedBackCredits: row.clawedBackCredits + taken - giveBack });
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
    settle,
    spend: (credits: number) => {
      balance -= credits;
    },
    get balance() {
      return balance;
    },
    get granted() {
      return granted;
    },
    get debt() {
      return [...rows.values()].reduce((sum, row) => sum + row.owedCredits - row.clawedBackCredits, 0);
    },
    row: (id: string) => rows.get(id),
  };
}

const NOW = "2027-01-02T00:00:00Z";

test("a payment grants once, however often it is looked at", () => {
  const ada = account();
  ada.settle([paidPack({ id: "a" })], NOW);
  expect(ada.settle([paidPack({ id: "a" })], NOW).steps).toEqual([]);
  expect(ada.balance).toBe(500);
});

test("a refund takes its part back, each cent once, and rounds in the person's favour", () => {
  const ada = account();
  ada.settle([paidPack({ id: "a" })], NOW);
  ada.settle([paidPack({ id: "a", refundedCents: 100 })], NOW);
  expect(ada.balance).toBe(500 - 55);
  ada.settle([paidPack({ id: "a", refundedCents: 450 })], NOW);
  expect(ada.balance).toBe(250);
  ada.settle([paidPack({ id: "a", refundedCents: 900 })], NOW);
  expect(ada.balance).toBe(0);
  expect(ada.debt).toBe(0);
});

test("what was spent becomes a debt, taken from the next purchase and from nothing else", () => {
  const ada = account();
  ada.settle([paidPack({ id: "a" })], NOW);
  ada.spend(400);
  ada.settle([paidPack({ id: "a", refundedCents: 900 })], NOW);
  expect([ada.balance, ada.debt]).toEqual([0, 400]);
  ada.spend(-7);
  ada.settle([paidPack({ id: "a", refundedCents: 900 })], NOW);
  expect([ada.balance, ada.debt]).toEqual([7, 400]);
  ada.settle([paidPack({ id: "b" })], NOW);
  expect([ada.balance, ada.debt]).toEqual([107, 0]);
});

test("a debt larger than the next purchase takes all of it and goes on, and a won dispute ends it", () => {
  const ada = account();
  ada.settle([paidPack({ id: "a" }), paidPack({ id: "b" }), paidPack({ id: "c" })], NOW);
  ada.spend(1500);
  ada.settle([paidPack({ id: "a", refundedCents: 900 }), paidPack({ id: "b", refundedCents: 900 })], NOW);
  expect(ada.debt).toBe(1000);
  ada.settle([paidPack({ id: "d" })], NOW);
  expect([ada.balance, ada.debt]).toEqual([0, 500]);
  expect(ada.row("a")?.clawedBackCredits).toBe(500);
  ada.settle([paidPack({ id: "b" })], NOW);
  expect([ada.balance, ada.debt]).toEqual([0, 0]);
  ada.settle([paidPack({ id: "a" })], NOW);
  expect([ada.balance, ada.debt]).toEqual([500, 0]);
});

test("granted and refunded in one look comes to the same as in two", () => {
  const ada = account();
  ada.settle([paidPack({ id: "a", refundedCents: 450 })], NOW);
  expect([ada.balance, ada.granted]).toEqual([250, 500]);
});

const YEAR = { id: "y", start: "2027-01-31T10:00:00Z", end: "2028-01-31T10:00:00Z" };

test("a year grants a month on each of its days, once, also after a long silence", () => {
  const ada = account();
  ada.settle([paidYear(YEAR)], "2027-01-31T10:00:01Z");
  expect(ada.balance).toBe(700);
  expect(ada.row("y")?.nextMonthAt?.toISOString()).toBe("2027-02-28T10:00:00.000Z");
  ada.settle([], "2027-02-28T09:59:59Z");
  expect(ada.balance).toBe(700);
  ada.settle([], "2027-02-28T10:00:00Z");
  ada.settle([], "2027-02-28T10:00:00Z");
  expect(ada.balance).toBe(1400);
  ada.settle([], "2027-12-30T00:00:00Z");
  expect(ada.balance).toBe(11 * 700);
  ada.settle([], "2029-01-01T00:00:00Z");
  expect(ada.balance).toBe(12 * 700);
  expect(ada.row("y")?.nextMonthAt).toBeNull();
});

test("a refunded year takes back what all its months granted, and grants nothing more in effect", () => {
  const ada = account();
  ada.settle([paidYear(YEAR)], "2027-04-01T00:00:00Z");
  expect(ada.balance).toBe(2 * 700 + 700);
  ada.settle([paidYear({ ...YEAR, refundedCents: 9000 })], "2027-04-01T00:00:00Z");
  expect(ada.balance).toBe(0);
  ada.settle([], "2027-06-01T00:00:00Z");
  expect([ada.balance, ada.debt]).toEqual([0, 0]);
});

test("a year that was ended grants nothing after that", () => {
  const ada = account();
  ada.settle(
    [paidYear(YEAR)],
    "2027-12-31T23:00:00Z",
    new Map([["sub_1", new Date("2027-03-01T00:00:00Z")]]),
  );
  expect(ada.balance).toBe(1400);
  expect(ada.row("y")?.nextMonthAt).toBeNull();
});

test("an upgraded year goes on with the new plan's months, whichever payment is heard of first", () => {
  const upgrade = paidYear({
    id: "u",
    start: "2027-03-15T10:00:00Z",
    end: YEAR.end,
    plan: "studio",
    reason: "SUBSCRIPTION_UPDATE",
    credits: 1000,
  });
  // the days in January and February with the old plan, the difference, then the last day of March to December with the new
  const expected = 2 * 700 + 1000 + 10 * 4000;
  const end = "2027-12-31T23:00:00Z";
  const inOrder = account();
  inOrder.settle([paidYear(YEAR)], "2027-03-01T00:00:00Z");
  inOrder.settle([upgrade, paidYear(YEAR)], "2027-03-15T10:00:00Z");
  inOrder.settle([], end);
  expect(inOrder.balance).toBe(expected);
  for (const first of [[upgrade, paidYear(YEAR)], [upgrade]]) {
    const other = account();
    other.settle(first, end);
    other.settle([paidYear(YEAR)], end);
    expect(other.balance).toBe(expected);
  }
});

test("two payments of one moment: the change takes the place of what it changed", () => {
  const ada = account();
  const upgrade = paidYear({
    ...YEAR,
    id: "u",
    plan: "studio",
    reason: "SUBSCRIPTION_UPDATE",
    credits: 3300,
  });
  ada.settle([upgrade, paidYear(YEAR)], "2027-03-01T00:00:00Z");
  expect(ada.balance).toBe(700 + 3300 + 4000);
});
