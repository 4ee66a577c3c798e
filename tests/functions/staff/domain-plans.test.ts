import { expect, test } from "vitest";
import { signedIn } from "#tests/support/accounts/people.ts";
import { paymentsDouble } from "#tests/support/billing/payments-double.ts";
import { deliverAll } from "#tests/support/billing/stripe-events.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { replaceDeps } from "#tests/support/replace-deps.ts";

const harness = harnessForFile();

test("a ban of a domain ends the plans of its people, once, and nobody else's", async () => {
  const stripe = paymentsDouble(harness.now);
  const told: string[] = [];
  const cancelAtPeriodEnd = async ({ subscriptionId: id }: { subscriptionId: string }) => {
    told.push(id);
    stripe.change(id, { cancelAtPeriodEnd: true });
  };
  replaceDeps(harness, () => ({ payments: { ...stripe.payments, cancelAtPeriodEnd } }));
  const end = new Date(harness.now() + 30 * 86_400_000);
  const subscriber = async (email: string) => {
    const { userId } = await signedIn(harness, { email });
    const customerId = stripe.customer({ userId });
    return stripe.subscribe({ customerId, plan: "starter", interval: "month", end }).subscriptionId;
  };
  const domain = "plans.example";
  const [own, below] = [await subscriber(`eve@${domain}`), await subscriber(`mallory@mail.${domain}`)];
  await subscriber(`ada@not-${domain}`);
  await deliverAll(harness, stripe.events);
  await harness.cron("* * * * *");
  expect(told).toEqual([]);

  const { staff } = (await signedIn(harness, { role: "ADMIN" })).client.trpc;
  const because = { reason: "ABUSE" as const, note: "", requestKey: crypto.randomUUID() };
  await staff.banPlace.mutate({ kind: "domain", value: domain, ...because });
  for (let minute = 0; minute < 2; minute++) await harness.cron("* * * * *");
  expect(told.toSorted()).toEqual([own, below].toSorted());
});
