import Stripe from "stripe";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "#scripts/local/server/local-server.ts";
import { openStripe } from "#tests/support/billing/stripe.ts";

const secret = "whsec_a_secret_of_some_length";

interface Received {
  signature: string;
  body: string;
  event: Stripe.Event;
}

/** A Stripe that tells a receiver, which writes down what comes and takes it. */
async function openTold() {
  const received: Received[] = [];
  const receiver = await listen("receiver", async (request) => {
    const body = await request.text();
    const signature = request.headers.get("stripe-signature") ?? "";
    received.push({ signature, body, event: JSON.parse(body) });
    return new Response(null, { status: 200 });
  });
  onTestFinished(() => receiver.close());
  const local = await openStripe({ webhook: { url: `${receiver.url}/webhook`, secret } });
  return { local, stripe: local.stripe, received };
}

test("events come in order, signed so that the official client takes them, and can be asked for", async () => {
  const { local, stripe, received } = await openTold();
  const product = await stripe.products.create({ name: "P" }, { idempotencyKey: "k" });
  await stripe.products.update(product.id, { name: "Q" });
  await local.server.idle();
  expect(received.map(({ event }) => event.type)).toEqual(["product.created", "product.updated"]);
  const [first, second] = received as [Received, Received];
  expect(first.event.request).toEqual({ id: expect.stringMatching(/^req_/), idempotency_key: "k" });
  const crypto = Stripe.createSubtleCryptoProvider();
  const verify = (body: string, by = secret) =>
    stripe.webhooks.constructEventAsync(body, second.signature, by, undefined, crypto);
  const changed = { object: { id: product.id, name: "Q" }, previous_attributes: { name: "P" } };
  expect(await verify(second.body)).toMatchObject({ api_version: Stripe.API_VERSION, data: changed });
  await expect(verify(second.body.replace("Q", "R"))).rejects.toThrow();
  await expect(verify(second.body, "whsec_another")).rejects.toThrow();
  const listed = await stripe.events.list({ type: "product.updated" });
  expect(listed.data.map(({ id }) => id)).toEqual([second.event.id]);
});
