import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type LocalServer, listen } from "#scripts/local/local-server.ts";
import { type OpenStripe, openStripe, priceOf, subscribe } from "#tests/support/stripe.ts";

const secret = "whsec_a_secret_of_some_length";
let receiver: LocalServer;
let received: { signature: string; body: string }[];
let status: number;
let local: OpenStripe;
beforeEach(async () => {
  received = [];
  status = 200;
  receiver = await listen("receiver", async (request) => {
    received.push({ signature: request.headers.get("stripe-signature") ?? "", body: await request.text() });
    return new Response(null, { status });
  });
  local = await openStripe({ webhook: { url: `${receiver.url}/webhook`, secret } });
});
afterEach(async () => {
  await Promise.all([local.close(), receiver.close()]);
});

const parse = ({ body }: { body: string }) => JSON.parse(body) as Stripe.Event;
const types = () => received.map((each) => parse(each).type);
const ids = () => received.map((each) => parse(each).id);
const verify = ({ signature, body }: { signature: string; body: string }, by = secret) =>
  local.stripe.webhooks.constructEventAsync(
    body,
    signature,
    by,
    undefined,
    Stripe.createSubtleCryptoProvider(),
  );
const arrived = (count: number) => expect.poll(() => received.length, { interval: 5 }).toBe(count);
const products = async (count: number) => {
  for (let number = 0; number < count; number += 1)
    await local.stripe.products.create({ name: `P${number}` });
};

describe("events", () => {
  test("come in order, signed so that the official client takes them, and can be asked for", async () => {
    const product = await local.stripe.products.create({ name: "P" }, { idempotencyKey: "k" });
    await local.stripe.products.update(product.id, { name: "Q" });
    await local.server.idle();
    expect(types()).toEqual(["product.created", "product.updated"]);
    const [first, second] = received as [(typeof received)[0], (typeof received)[0]];
    expect(await verify(second)).toMatchObject({
      object: "event",
      api_version: Stripe.API_VERSION,
      data: { object: { id: product.id, name: "Q" }, previous_attributes: { name: "P" } },
    });
    expect(parse(first).request).toEqual({ id: expect.stringMatching(/^req_/), idempotency_key: "k" });
    await expect(verify({ ...second, body: second.body.replace("Q", "R") })).rejects.toThrow();
    await expect(verify(second, "whsec_another")).rejects.toThrow();
    const listed = await local.stripe.events.list({ type: "product.updated" });
    expect(listed.data.map(({ id }) => id)).toEqual([parse(second).id]);
  });

  test("of a renewal tell its whole way", async () => {
    const { id } = await subscribe(
      local.stripe,
      await priceOf(local.stripe, { name: "Starter", cents: 900 }),
    );
    await local.server.idle();
    received = [];
    local.server.advanceClock(new Date("2026-02-28T13:00:00Z"));
    await local.server.idle();
    expect(types()).toEqual([
      "invoice.created",
      "customer.subscription.updated",
      "invoice.finalized",
      "payment_intent.created",
      "charge.succeeded",
      "charge.updated",
      "payment_intent.succeeded",
      "invoice_payment.paid",
      "invoice.paid",
      "invoice.payment_succeeded",
    ]);
    expect(parse(received[1] ?? { body: "{}" })).toMatchObject({
      created: Date.UTC(2026, 1, 28, 12) / 1000,
      request: { id: null },
      data: { object: { id }, previous_attributes: { items: expect.anything() } },
    });
  });
});

describe("deliveries", () => {
  test("are repeated with growing waits until they are taken", async () => {
    status = 500;
    await products(1);
    await arrived(1);
    for (const [at, seconds] of [60, 300, 1800].entries()) {
      await expect.poll(() => local.time.waiting(), { interval: 5 }).toBe(1);
      local.time.advance(seconds * 1000 - 2);
      expect(received).toHaveLength(at + 1);
      if (at === 2) status = 200;
      local.time.advance(2);
      await arrived(at + 2);
    }
    await local.server.idle();
    expect(new Set(ids()).size).toBe(1);
  });

  test("owed ones outlive a restart", async () => {
    status = 503;
    await products(2);
    await arrived(2);
    await expect.poll(() => local.time.waiting(), { interval: 5 }).toBe(1);
    await local.restart();
    status = 200;
    local.time.advance(60_000);
    await local.server.idle();
    expect(received).toHaveLength(4);
    expect(new Set(ids()).size).toBe(2);
  });

  test("can be held back, sent again and switched off", async () => {
    local.server.hold();
    await products(2);
    expect(received).toEqual([]);
    local.server.release();
    await local.server.idle();
    local.server.resendEvent(ids()[0] ?? "");
    await local.server.idle();
    expect(ids()).toEqual([ids()[0], ids()[1], ids()[0]]);
    local.server.sendEventsTo(null);
    await products(1);
    await local.server.idle();
    expect(received).toHaveLength(3);
  });
});
