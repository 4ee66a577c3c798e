import { beforeEach, expect, test } from "vitest";
import { PaymentsUnavailable } from "#functions/providers/payments/payments.ts";
import { type Customer, customerOf } from "#tests/support/billing/stripe-customer.ts";
import { stripeHarnessForFile } from "#tests/support/billing/stripe-harness.ts";
import { rowOf, sql } from "#tests/support/database/sql.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";
import { replaceDeps, restoreDeps } from "#tests/support/replace-deps.ts";

const PACK = { kind: "pack", pack: "small" } as const;
const it = stripeHarnessForFile("2027-01-15T12:00:00Z");

let ada: Customer;
let bob: Customer;
beforeEach(async () => {
  restoreDeps(it.harness);
  [ada, bob] = [await customerOf(it), await customerOf(it)];
  for (const person of [ada, bob]) await person.buy(PACK);
});

const checkout = () => ada.billing.createCheckout.mutate({ requestKey: crypto.randomUUID(), item: PACK });
const night = () => it.harness.cron("30 3 * * *");
const move = ({ userId }: Customer, email: string) =>
  it.harness.db.write([sql("UPDATE user SET email = ? WHERE id = ?", email, userId)]);

/** Puts something before or after what Stripe is told. */
type ChangeEmail = ReturnType<typeof it.harness.deps>["payments"]["changeEmail"];
const telling = (change: (real: ChangeEmail) => ChangeEmail) =>
  replaceDeps(it.harness, ({ payments }) => ({ payments: { changeEmail: change(payments.changeEmail) } }));

/** What Stripe writes to, and what we believe it does. */
async function known({ userId }: Customer) {
  await it.server.idle();
  const row = await rowOf(it.harness.db, "SELECT id, email FROM stripeCustomer WHERE userId = ?", userId);
  const there = await it.stripe.customers.retrieve(String(row?.id));
  return [there.deleted ? null : there.email, row?.email];
}
const expectKnown = async (person: Customer, email: string) =>
  expect(await known(person)).toEqual([email, email]);

test("a new address is told with the next purchase, and with a look at the portal", async () => {
  await move(ada, "ada-moved@example.com");
  await checkout();
  await expectKnown(ada, "ada-moved@example.com");
  await move(ada, "ada-again@example.com");
  const { url } = await ada.billing.openPortal.mutate();
  await expectKnown(ada, "ada-again@example.com");
  expect(await (await fetch(url)).text()).toContain(`${it.harness.url}/billing`);
});

test("and by night where there is none; where nothing was changed nothing is asked", async () => {
  await move(ada, "ada-of-the-night@example.com");
  const told: string[] = [];
  telling((real) => (input) => {
    told.push(input.email);
    return real(input);
  });
  await night();
  await expectKnown(ada, "ada-of-the-night@example.com");
  await night();
  expect(told).toEqual(["ada-of-the-night@example.com"]);
});

test("what could not be told is told the next night, and keeps nobody else's from being told", async () => {
  await move(ada, "ada-refused@example.com");
  await move(bob, "bob-moved@example.com");
  telling((real) => async (input) => {
    if (input.email.startsWith("ada")) throw new PaymentsUnavailable("no answer");
    await real(input);
  });
  await night();
  await expectKnown(bob, "bob-moved@example.com");
  expect((await known(ada))[0]).not.toBe("ada-refused@example.com");
  expect(await refusal(checkout())).toBe("BILLING_UNAVAILABLE");
  restoreDeps(it.harness);
  await night();
  await expectKnown(ada, "ada-refused@example.com");
});

test("a night that dies after Stripe was told and before it is written ends right the night after", async () => {
  await move(ada, "ada-cut-off@example.com");
  telling((real) => async (input) => {
    await real(input);
    throw new Error("dies here");
  });
  // nor is it heard of by its event
  it.server.sendEventsTo(null);
  await night();
  const [there, here] = await known(ada);
  expect([there, here === there]).toEqual(["ada-cut-off@example.com", false]);
  restoreDeps(it.harness);
  await night();
  await expectKnown(ada, "ada-cut-off@example.com");
});
