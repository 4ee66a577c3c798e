import { expect, test } from "vitest";
import { signedIn } from "#tests/support/signed-in.ts";
import { moneyOf } from "#tests/support/stripe-events.ts";
import { payAt, startStripeHarness } from "#tests/support/stripe-harness.ts";

test("probe", { timeout: 15000 }, async () => {
  const it = await startStripeHarness("2027-01-15T12:00:00Z");
  const ada = await signedIn(it.harness);
  const { trpc } = ada.client;
  const requestKey = crypto.randomUUID();
  const { url } = await trpc.billing.createCheckout.mutate({
    requestKey,
    item: { kind: "plan", plan: "starter", interval: "month" },
  });
  expect(await payAt(url)).toBe(303);
  await it.server.idle();
  console.log(
    await trpc.billing.overview.query(),
    await moneyOf(it.harness, ada.userId),
    await trpc.billing.purchaseStatus.query({ checkoutId: requestKey }),
  );
  await it.travelTo("2027-02-15T14:00:00Z");
  console.log(await moneyOf(it.harness, ada.userId));
  console.log(
    it.server
      .events()
      .map((e) => e.type)
      .join(" "),
  );
  await it.close();
});
