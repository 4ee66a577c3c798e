import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type LocalServer, listen } from "#scripts/local/local-server.ts";
import { customerWith, type OpenStripe, openStripe, priceOf } from "#tests/support/stripe.ts";

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
    expect(await local.stripe.events.retrieve(parse(first).id)).toMatchObject({
      type: "product.created",
      pending_webhooks: 0,
    });
  });

  test("of a renewal tell its whole way", async () => {
    const price = await priceOf(local.stripe, { name: "Starter", cents: 900 });
    const customer = await customerWith(local.stripe);
    const { id } = await local.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
    });
    await local.server.idle();
    received = [];
    local.server.travel(new Date("2026-02-28T13:00:00Z"));
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

  test("come twice, late, lost at first and in another order on demand, the same for the same seed", async () => {
    const run = async () => {
      received = [];
      local.server.trouble({ seed: 7, duplicates: 0.5, drops: 0.3, shuffleMs: 60_000 });
      local.server.hold();
      await products(20);
      local.server.release();
      local.time.advance(60_000);
      // what was lost comes with its retry
      await expect.poll(() => local.time.waiting(), { interval: 5 }).toBe(1);
      local.time.advance(60_000);
      await local.server.idle();
      return received.map((each) => (parse(each).data.object as Stripe.Product).name);
    };
    const first = await run();
    expect(new Set(first).size).toBe(20);
    expect(first.length).toBeGreaterThan(25);
    expect(first).not.toEqual([...first].sort());
    expect(await run()).toEqual(first);
  });

  test("held back, they go out in an order of one's own; one can be sent again", async () => {
    local.server.hold();
    await products(3);
    expect(received).toEqual([]);
    local.server.release((owed) => owed.reverse());
    await local.server.idle();
    expect(received.map((each) => (parse(each).data.object as Stripe.Product).name)).toEqual([
      "P2",
      "P1",
      "P0",
    ]);
    local.server.sendAgain(ids()[0] ?? "");
    await local.server.idle();
    expect(ids()[3]).toBe(ids()[0]);
  });

  test("go to endpoints made through the API, for the types they asked for, with a secret of their own", async () => {
    local.server.sendEventsTo(null);
    const made = await local.stripe.webhookEndpoints.create({
      url: `${receiver.url}/other`,
      enabled_events: ["price.created"],
    });
    expect(made.secret).toMatch(/^whsec_/);
    await priceOf(local.stripe, { name: "P", cents: 900 });
    await local.server.idle();
    expect(types()).toEqual(["price.created"]);
    const [first] = received;
    if (first) expect((await verify(first, made.secret)).type).toBe("price.created");
    expect((await local.stripe.webhookEndpoints.retrieve(made.id)).secret).toBeUndefined();
    await local.stripe.webhookEndpoints.update(made.id, { disabled: true });
    await priceOf(local.stripe, { name: "P", cents: 900 });
    await local.server.idle();
    expect(received).toHaveLength(1);
  });
});

test("the account's page shows what there is and its buttons work from it alone", async () => {
  await customerWith(local.stripe);
  const page = await (await fetch(local.server.url)).text();
  expect(page).toContain("Stripe (local stand-in)");
  const press = (origin: string) =>
    fetch(`${local.server.url}/_local/travel`, {
      method: "POST",
      headers: { origin },
      body: new URLSearchParams({ days: "7" }),
      redirect: "manual",
    });
  const before = local.server.now();
  expect((await press("http://elsewhere.example")).status).toBe(400);
  expect((await press(local.server.url)).status).toBe(303);
  expect(local.server.now() - before).toBe(7 * 86_400);
  await local.restart();
  expect(local.server.now() - before).toBe(7 * 86_400);
});
