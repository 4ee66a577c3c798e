import { expect, test } from "vitest";
import { createStripe } from "#functions/providers/payments/stripe.ts";
import { signStripe } from "#scripts/local/stripe/events/webhooks.ts";

const webhookSecret = "whsec_test";
const payments = createStripe({ url: "http://127.0.0.1:1", secretKey: "sk_test", webhookSecret });
const rawBody = JSON.stringify({
  id: "evt_1",
  object: "event",
  type: "charge.succeeded",
  created: 1_790_000_000,
  data: { object: { id: "ch_1", object: "charge" } },
});
const signed = (secret: string, at = Date.now()) => signStripe({ secret, body: rawBody, at });

const forged = rawBody.replace("ch_1", "ch_2");

test.each([
  ["signed just now", rawBody, signed(webhookSecret), true],
  ["another body", forged, signed(webhookSecret), false],
  ["no signature", rawBody, null, false],
  ["an empty signature", rawBody, "t=1,v1=", false],
  ["another secret", rawBody, signed("whsec_other"), false],
  ["an hour ago", rawBody, signed(webhookSecret, Date.now() - 3_600_000), false],
])("%s", async (_, body, signature, isRead) => {
  const event = await payments.verifyWebhook({ rawBody: body, signature });
  const read = { id: "evt_1", type: "charge.succeeded", object: { id: "ch_1" } };
  if (isRead) expect(event).toMatchObject(read);
  else expect(event).toBeNull();
});
