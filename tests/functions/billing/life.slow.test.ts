import { beforeAll, expect, test } from "vitest";
import { historyOf } from "#tests/support/accounts/rewards.ts";
import { type Customer, customerOf } from "#tests/support/billing/stripe-customer.ts";
import { stripeHarnessForFile } from "#tests/support/billing/stripe-harness.ts";
import { rowsOf } from "#tests/support/database/sql.ts";

const it = stripeHarnessForFile("2027-01-15T12:00:00Z");
/** Ada pays by the month and has it all happen to her, Bob by the year. */
let ada: Customer;
let bob: Customer;
beforeAll(async () => {
  [ada, bob] = [await customerOf(it), await customerOf(it)];
});

const to = async (iso: string) => {
  await it.travelTo(iso);
  await it.harness.cron("17 * * * *");
};
const has = async (person: Customer, credits: number, debt = 0) => {
  await it.server.idle();
  expect(await person.billing.overview.query()).toMatchObject({ credits, debt });
};
const month = (plan: "starter" | "portrait" | "studio") => ({ plan, interval: "month" }) as const;
const year = (plan: "starter" | "portrait") => ({ plan, interval: "year" }) as const;

test("two lives with plans have after each step what a person would reckon by hand", async () => {
  // Starter grants 700 a month; a year is paid at once and granted by the month
  await ada.buy({ kind: "plan", ...month("starter") });
  await bob.buy({ kind: "plan", ...year("starter") });
  for (const n of [1, 2, 3, 4]) {
    await to(`2027-0${n}-15T14:00:00Z`);
    await has(ada, n * 700);
    await has(bob, n * 700);
  }

  // of the 30 days from 15 April 15 are left: half of the difference
  await to("2027-04-30T12:00:00Z");
  const preview = await ada.billing.previewPlanChange.query(month("studio"));
  expect(preview).toMatchObject({ kind: "now", dueCents: (4900 - 900) / 2, credits: (4000 - 700) / 2 });
  const prorationDate = preview.prorationDate ?? undefined;
  expect((await ada.changePlan({ ...month("studio"), prorationDate })).kind).toBe("now");
  await has(ada, 2800 + 1650);
  await bob.changePlan(year("portrait"));
  await has(bob, 2800 + (1500 - 700) / 2);

  // nothing is paid, so nothing is granted
  await ada.payWith("pm_card_chargeCustomerFail");
  await to("2027-05-15T14:00:00Z");
  await has(ada, 4450);
  const failed = { plan: "studio", status: "past_due", paymentProblem: true };
  expect(await ada.subscription()).toMatchObject(failed);
  // she is told once, and when it is tried again
  const told = "SELECT params FROM email WHERE template = 'payment-failed'";
  const nextTry = { amount: "$49", nextTry: "18 May 2027" };
  expect((await rowsOf(it.harness.db, told)).map(({ params }) => JSON.parse(String(params)))).toEqual([
    nextTry,
  ]);
  await has(bob, 3200 + 1500);
  await to("2027-05-17T12:00:00Z");
  await ada.payWith("pm_card_visa");
  await to("2027-05-20T12:00:00Z");
  await has(ada, 4450 + 4000);
  const well = { status: "active", paymentProblem: false, pending: null };
  expect(await ada.subscription()).toMatchObject({ plan: "studio", ...well });

  // later: neither paid nor granted now
  expect((await ada.changePlan(month("portrait"))).kind).toBe("later");
  const pending = { ...month("portrait"), cents: 1900 };
  expect(await ada.subscription()).toMatchObject({ plan: "studio", pending });
  await has(ada, 8450);
  await to("2027-06-15T14:00:00Z");
  await has(ada, 8450 + 1500);
  await has(bob, 4700 + 1500);

  // what was granted stays
  await to("2027-07-01T12:00:00Z");
  await ada.billing.cancel.mutate({ requestKey: crypto.randomUUID() });
  await has(ada, 9950);
  const cancelled = { cancelAtPeriodEnd: true, periodEnd: new Date("2027-07-15T12:00:00Z") };
  expect(await ada.subscription()).toMatchObject({ plan: "portrait", pending: null, ...cancelled });
  await to("2027-07-15T14:00:00Z");
  await has(ada, 9950);
  expect(await ada.subscription()).toBeNull();
  await has(bob, 6200 + 1500);
}, 240_000);

test("and so has one of them with packs, refunds and disputes", async () => {
  const small = await ada.buy({ kind: "pack", pack: "small" });
  await has(ada, 9950 + 550);
  const medium = await ada.buy({ kind: "pack", pack: "medium" });
  await has(ada, 10_500 + 1500);
  const large = await ada.buy({ kind: "pack", pack: "large" });
  await has(ada, 12_000 + 4000);
  await ada.spend(15_000);

  // half of 4000 is owed: 1000 are there, 1000 become a debt
  await ada.refund(large, 2800);
  await has(ada, 0, 1000);
  await ada.refund(medium);
  await has(ada, 0, 1000 + 1500);
  const lost = it.server.openDispute(await ada.chargeOf(small));
  await has(ada, 0, 2500 + 550);
  // it was counted when it was opened
  it.server.closeDispute(lost.id, "lost");
  await has(ada, 0, 3050);
  const [first] = (await ada.money()).payments;
  const won = it.server.openDispute(await ada.chargeOf(first!.id));
  await has(ada, 0, 3050 + 700);
  // it was only owed, so nothing comes back to the balance
  it.server.closeDispute(won.id, "won");
  await has(ada, 0, 3050);

  // all of it goes to the debt, then what is left of it
  await ada.buy({ kind: "pack", pack: "small" });
  await has(ada, 0, 3050 - 550);
  await ada.buy({ kind: "pack", pack: "large" });
  await has(ada, 4000 - 2500);
  const lines = (await historyOf(ada.client)).map(([credits, , kind]) => `${credits} ${kind}`);
  const said = ["-1000 CLAW_BACK", "550 GRANT", "-550 DEBT", "4000 GRANT"];
  expect(lines).toEqual(expect.arrayContaining(said));

  // the newest first: cents, and those paid back
  const invoices = await ada.billing.invoices.query();
  expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set(["paid"]));
  expect(invoices.map(({ cents, refundedCents }) => `${cents}-${refundedCents}`).join(" ")).toBe(
    "5600-0 900-0 5600-2800 2400-2400 900-900 1900-0 4900-0 2000-0 900-0 900-0 900-0 900-0",
  );
}, 240_000);
