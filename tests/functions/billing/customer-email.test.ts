import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PaymentsUnavailable } from "#functions/providers/payments/payments.ts";
import { refusal, signedIn } from "#tests/support/signed-in.ts";
import { payAt, type StripeHarness, startStripeHarness } from "#tests/support/stripe-harness.ts";

const NIGHTLY = "30 3 * * *";
const PACK = { kind: "pack", pack: "small" } as const;

let it: StripeHarness;
let ada: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  it = await startStripeHarness("2027-01-15T12:00:00Z");
});
afterAll(() => it.close());
beforeEach(async () => {
  it.harness.wrapDeps((deps) => deps);
  ada = await customer();
});

async function customer() {
  const person = await signedIn(it.harness);
  const { url } = await checkout(person);
  await payAt(url);
  await it.server.idle();
  return person;
}
const checkout = (input: typeof ada) =>
  input.client.trpc.billing.createCheckout.mutate({ requestKey: crypto.randomUUID(), item: PACK });

async function move(input: typeof ada, email: string): Promise<void> {
  await it.harness.db.write([{ sql: "UPDATE user SET email = ? WHERE id = ?", args: [email, input.userId] }]);
}

/** What Stripe writes to, and what we believe it does. */
async function known(input: typeof ada) {
  await it.server.idle();
  const [row] = await it.harness.db.orm.all<{ id: string; email: string }>(
    `SELECT id, email FROM stripeCustomer WHERE userId = '${input.userId}'`,
  );
  const there = await it.stripe.customers.retrieve(row?.id ?? "");
  return [there.deleted ? null : there.email, row?.email];
}
const both = (email: string) => [email, email];

test("a new address is told with the next purchase, and with a look at the portal", async () => {
  await move(ada, "ada-moved@example.com");
  await checkout(ada);
  expect(await known(ada)).toEqual(both("ada-moved@example.com"));
  await move(ada, "ada-again@example.com");
  await ada.client.trpc.billing.openPortal.mutate();
  expect(await known(ada)).toEqual(both("ada-again@example.com"));
});

test("and by night where there is none; where nothing was changed nothing is asked", async () => {
  await move(ada, "ada-of-the-night@example.com");
  const told: string[] = [];
  it.harness.wrapDeps((deps) => ({
    ...deps,
    payments: {
      ...deps.payments,
      changeEmail: (input) => {
        told.push(input.email);
        return deps.payments.changeEmail(input);
      },
    },
  }));
  await it.harness.cron(NIGHTLY);
  expect(await known(ada)).toEqual(both("ada-of-the-night@example.com"));
  await it.harness.cron(NIGHTLY);
  expect(told).toEqual(["ada-of-the-night@example.com"]);
});

test("what could not be told is told the next night, and keeps nobody else's from being told", async () => {
  const bob = await customer();
  await move(ada, "ada-refused@example.com");
  await move(bob, "bob-moved@example.com");
  it.harness.wrapDeps((deps) => ({
    ...deps,
    payments: {
      ...deps.payments,
      changeEmail: async (input) => {
        if (input.email.startsWith("ada")) throw new PaymentsUnavailable("no answer");
        await deps.payments.changeEmail(input);
      },
    },
  }));
  await it.harness.cron(NIGHTLY);
  expect(await known(bob)).toEqual(both("bob-moved@example.com"));
  expect((await known(ada))[0]).not.toBe("ada-refused@example.com");
  expect(await refusal(checkout(ada))).toBe("BILLING_UNAVAILABLE");
  it.harness.wrapDeps((deps) => deps);
  await it.harness.cron(NIGHTLY);
  expect(await known(ada)).toEqual(both("ada-refused@example.com"));
});

test("a night that dies after Stripe was told and before it is written ends right the night after", async () => {
  await move(ada, "ada-cut-off@example.com");
  it.harness.wrapDeps((deps) => ({
    ...deps,
    payments: {
      ...deps.payments,
      changeEmail: async (input) => {
        await deps.payments.changeEmail(input);
        throw new Error("dies here");
      },
    },
  }));
  // nor is it heard of by its event
  it.server.sendEventsTo(null);
  await it.harness.cron(NIGHTLY);
  expect((await known(ada))[0]).toBe("ada-cut-off@example.com");
  expect((await known(ada))[1]).not.toBe("ada-cut-off@example.com");
  it.harness.wrapDeps((deps) => deps);
  await it.harness.cron(NIGHTLY);
  expect(await known(ada)).toEqual(both("ada-cut-off@example.com"));
});
