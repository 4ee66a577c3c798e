import { expect, test } from "vitest";
import { createStripe } from "#functions/providers/payments/stripe.ts";
import { signStripe } from "#scripts/local/stripe/events/webhooks.ts";

const webhookSecret = "whsec_test";
const payments = createStripe({
  ...{ url: "http://127.0.0.1:1", secretKey: "sk_test", webhookSecret },
});
const rawBody = JSON.stringify({
  id: "evt_1",
  object: "event",
  type: "charge.succeeded",
  created: 1_790_000_000,
  data: { object: { id: "ch_1", object: "charge" } },
});
const signed = (secret: string, at = Date.now()) => signStripe({ secret, body: rawBody, at });

test("an event that Stripe signed just now is read", async () => {
  const event = await payments.verifyWebhook({ rawBody, signature: signed(webhookSecret) });
  expect(event).toMatchObject({ id: "evt_1", type: "charge.succeeded", object: { id: "ch_1" } });
});

test.each([
  ["no signature", null],
  ["an empty signature", "t=1,v1="],
  ["another secret", signed("whsec_other")],
  ["an hour ago", signed(webhookSecret, Date.now() - 3_600_000)],
])("%s: nothing is read", async (_, signature) => {
  expect(await payments.verifyWebhook({ rawBody, signature })).toBeNull();
});

test("another body under a good signature is not read", async () => {
  const forged = rawBody.replace("ch_1", "ch_2");
  expect(await payments.verifyWebhook({ rawBody: forged, signature: signed(webhookSecret) })).toBeNull();
});
