import { afterAll, beforeAll, expect, test } from "vitest";
import { liveLives, type Step } from "#tests/support/billing-life.ts";
import { moneyOf } from "#tests/support/stripe-events.ts";
import { type StripeHarness, startStripeHarness } from "#tests/support/stripe-harness.ts";

let it: StripeHarness;
let lives: Awaited<ReturnType<typeof liveLives>>;
beforeAll(async () => {
  it = await startStripeHarness("2027-01-15T12:00:00Z");
  lives = await liveLives(it);
}, 240_000);
afterAll(() => it.close());

test("after each step of her life Ada has what a person would reckon by hand", () => {
  const byHand: Step[] = [
    ["subscribes to Starter", 700, 0],
    ["renews", 1400, 0],
    ["renews", 2100, 0],
    ["renews", 2800, 0],
    // (4000 - 700) / 2
    ["upgrades to Studio with half the month left", 4450, 0],
    ["the card fails", 4450, 0],
    ["another card pays", 8450, 0],
    ["asks for Portrait instead", 8450, 0],
    ["renews with Portrait", 9950, 0],
    ["cancels", 9950, 0],
    ["the plan ends", 9950, 0],
    ["buys the small pack", 10_450, 0],
    ["buys the medium pack", 11_950, 0],
    ["buys the large pack", 15_950, 0],
    ["spends 15,000", 950, 0],
    // 2000 go back, 950 are there
    ["half of the large pack is refunded", 0, 1050],
    ["the medium pack is refunded", 0, 2550],
    ["the small pack is disputed", 0, 3050],
    ["the bank decides for her", 0, 3050],
    ["the first month is disputed", 0, 3750],
    ["the bank decides for us", 0, 3050],
    ["buys the small pack again", 0, 2550],
    ["buys the large pack again", 1450, 0],
  ];
  expect(lives.ada.steps).toEqual(byHand);
});

test("and Bob, who pays by the year", () => {
  const byHand: Step[] = [
    ["subscribes to Starter for a year", 700, 0],
    ["a month of the year begins", 1400, 0],
    ["a month of the year begins", 2100, 0],
    ["a month of the year begins", 2800, 0],
    // (1500 - 700) / 2
    ["upgrades to Portrait with half the month left", 3200, 0],
    ["a month of the year begins", 4700, 0],
    ["a month of the year begins", 6200, 0],
    ["a month of the year begins", 7700, 0],
  ];
  expect(lives.bob.steps).toEqual(byHand);
});

test("what they were shown on the way was so", () => {
  const { seen } = lives;
  expect(seen.preview).toEqual({ kind: "now", dueCents: 2000, credits: 1650 });
  expect([seen.upgraded, seen.downgraded]).toEqual(["now", "later"]);
  expect(seen.failed).toMatchObject({ plan: "studio", status: "past_due", paymentProblem: true });
  expect(seen.recovered).toMatchObject({
    plan: "studio",
    status: "active",
    paymentProblem: false,
    pending: null,
  });
  expect(seen.pending).toMatchObject({
    plan: "studio",
    pending: { plan: "portrait", interval: "month", cents: 1900 },
  });
  expect(seen.cancelled).toMatchObject({
    plan: "portrait",
    pending: null,
    cancelAtPeriodEnd: true,
    periodEnd: new Date("2027-07-15T12:00:00Z"),
  });
  expect(seen.ended).toBeNull();
  expect(seen.owing).toBe(3050);
});

test("the list of invoices has everything she paid, the newest first, with what was paid back", () => {
  const invoices = lives.seen.invoices as {
    cents: number;
    refundedCents: number;
    status: string;
    what: string;
  }[];
  expect(invoices.map(({ cents, refundedCents, status }) => [cents, refundedCents, status])).toEqual([
    [5600, 0, "paid"],
    [900, 0, "paid"],
    [5600, 2800, "paid"],
    [2400, 2400, "paid"],
    [900, 900, "paid"],
    [1900, 0, "paid"],
    [4900, 0, "paid"],
    [2000, 0, "paid"],
    [900, 0, "paid"],
    [900, 0, "paid"],
    [900, 0, "paid"],
    [900, 0, "paid"],
  ]);
});

test("every credit is explained: the ledger adds up, and grants less claw-backs less spending is the balance", async () => {
  expect(await it.harness.audit()).toEqual([]);
  for (const [{ userId }, spent] of [
    [lives.ada, 15_000],
    [lives.bob, 0],
  ] as const) {
    const { payments, credits, debt } = await moneyOf(it.harness, userId);
    const sum = (of: "granted" | "clawedBack" | "owed") => payments.reduce((all, row) => all + row[of], 0);
    expect(credits).toBe(sum("granted") - sum("clawedBack") - spent);
    expect(debt).toBe(sum("owed") - sum("clawedBack"));
  }
});
