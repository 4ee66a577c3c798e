import { beforeAll, expect, test } from "vitest";
import { liveLives, type Step } from "#tests/support/billing-life.ts";
import { moneyOf } from "#tests/support/stripe-events.ts";
import { stripeHarnessForFile } from "#tests/support/stripe-harness.ts";

const it = stripeHarnessForFile("2027-01-15T12:00:00Z");
let lives: Awaited<ReturnType<typeof liveLives>>;
beforeAll(async () => {
  lives = await liveLives(it);
}, 240_000);

test("after each step of her life Ada has what a person would reckon by hand", () => {
  // what happens, the balance after it, the debt after it
  const byHand: Step[] = [
    // Starter grants 700 a month
    ["subscribes to Starter", 700, 0],
    // 700 + 700
    ["renews", 1400, 0],
    ["renews", 2100, 0],
    ["renews", 2800, 0],
    // from 15 April to 15 May are 30 days, 15 are left: 2800 + (4000 - 700) / 2
    ["upgrades to Studio with half the month left", 4450, 0],
    // nothing is paid, so nothing is granted
    ["the card fails", 4450, 0],
    // 4450 + Studio's 4000
    ["another card pays", 8450, 0],
    // later: neither paid nor granted now
    ["asks for Portrait instead", 8450, 0],
    // 8450 + Portrait's 1500
    ["renews with Portrait", 9950, 0],
    // what was granted stays
    ["cancels", 9950, 0],
    ["the plan ends", 9950, 0],
    // 9950 + 550
    ["buys the small pack", 10_500, 0],
    // + 1500
    ["buys the medium pack", 12_000, 0],
    // + 4000
    ["buys the large pack", 16_000, 0],
    ["spends 15,000", 1000, 0],
    // 4000 × 2800 ÷ 5600 = 2000 are owed: 1000 are there, 1000 become a debt
    ["half of the large pack is refunded", 0, 1000],
    // all 1500 are owed, nothing is there
    ["the medium pack is refunded", 0, 2500],
    // + 550
    ["the small pack is disputed", 0, 3050],
    // it was counted when it was opened
    ["the bank decides for her", 0, 3050],
    // + 700
    ["the first month is disputed", 0, 3750],
    // - 700: it was only owed, so nothing comes back to the balance
    ["the bank decides for us", 0, 3050],
    // all 550 go to the debt
    ["buys the small pack again", 0, 2500],
    // 4000 - 2500
    ["buys the large pack again", 1500, 0],
  ];
  expect(lives.ada.steps).toEqual(byHand);
});

test("and Bob, who pays by the year", () => {
  const byHand: Step[] = [
    // a year is paid at once and granted by the month
    ["subscribes to Starter for a year", 700, 0],
    ["a month of the year begins", 1400, 0],
    ["a month of the year begins", 2100, 0],
    ["a month of the year begins", 2800, 0],
    // 15 of the month's 30 days are left: 2800 + (1500 - 700) / 2
    ["upgrades to Portrait with half the month left", 3200, 0],
    // Portrait's 1500 from now on
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
  const well = { status: "active", paymentProblem: false, pending: null };
  expect(seen.recovered).toMatchObject({ plan: "studio", ...well });
  const pending = { plan: "portrait", interval: "month", cents: 1900 };
  expect(seen.pending).toMatchObject({ plan: "studio", pending });
  const cancelled = { cancelAtPeriodEnd: true, periodEnd: new Date("2027-07-15T12:00:00Z") };
  expect(seen.cancelled).toMatchObject({ plan: "portrait", pending: null, ...cancelled });
  expect(seen.ended).toBeNull();
  expect(seen.owing).toBe(3050);
});

test("the list of invoices has everything she paid, the newest first, with what was paid back", () => {
  const invoices = lives.seen.invoices as { cents: number; refundedCents: number; status: string }[];
  expect(invoices.filter(({ status }) => status !== "paid")).toEqual([]);
  expect(invoices.map(({ cents, refundedCents }) => `${cents}-${refundedCents}`).join(" ")).toBe(
    "5600-0 900-0 5600-2800 2400-2400 900-900 1900-0 4900-0 2000-0 900-0 900-0 900-0 900-0",
  );
});

test("what each payment brought and gave back is what a person would reckon", async () => {
  // why, cents paid, cents paid back, credits granted, of them owed back, of them taken back
  const byHand = [
    ["SUBSCRIPTION_CREATE", 900, 0, 700, 0, 0],
    ["SUBSCRIPTION_RENEWAL", 900, 0, 700, 0, 0],
    ["SUBSCRIPTION_RENEWAL", 900, 0, 700, 0, 0],
    ["SUBSCRIPTION_RENEWAL", 900, 0, 700, 0, 0],
    // (4900 - 900) / 2 cents for (4000 - 700) / 2 credits
    ["SUBSCRIPTION_UPDATE", 2000, 0, 1650, 0, 0],
    ["SUBSCRIPTION_RENEWAL", 4900, 0, 4000, 0, 0],
    ["SUBSCRIPTION_RENEWAL", 1900, 0, 1500, 0, 0],
    ["PURCHASE", 900, 900, 550, 550, 550],
    ["PURCHASE", 2400, 2400, 1500, 1500, 1500],
    ["PURCHASE", 5600, 2800, 4000, 2000, 2000],
    ["PURCHASE", 900, 0, 550, 0, 0],
    ["PURCHASE", 5600, 0, 4000, 0, 0],
  ];
  const { payments } = await moneyOf(it.harness, lives.ada.userId);
  const lines = payments.map(({ reason, paidCents, refundedCents, granted, owed, clawedBack }) =>
    [reason, paidCents, refundedCents, granted, owed, clawedBack].join(" "),
  );
  expect(lines.toSorted()).toEqual(byHand.map((line) => line.join(" ")).toSorted());
});
