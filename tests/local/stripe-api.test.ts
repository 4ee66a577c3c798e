import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  type OpenStripe,
  openStripe,
  priceOf,
  refusal,
  stripeClient,
  submit,
  subscribe,
} from "#tests/support/stripe.ts";

let local: OpenStripe;
let stripe: Stripe;
beforeEach(async () => {
  local = await openStripe();
  stripe = local.stripe;
});
afterEach(() => local.close());

describe("products and prices", () => {
  test("are created, changed and found by their lookup keys", async () => {
    const price = await priceOf(stripe, { name: "Starter", cents: 900, key: "plan-starter-month" });
    expect(price).toMatchObject({
      unit_amount: 900,
      type: "recurring",
      recurring: { interval: "month", interval_count: 1, usage_type: "licensed" },
      livemode: false,
    });
    expect(String(price.unit_amount_decimal)).toBe("900");
    await priceOf(stripe, { name: "Pack", cents: 2400, interval: "once", key: "credits-medium" });
    const found = await stripe.prices.list({ lookup_keys: ["plan-starter-month"], expand: ["data.product"] });
    expect(found.data).toMatchObject([{ id: price.id, product: { object: "product", name: "Starter" } }]);
    const product = await stripe.products.update(String(price.product), {
      name: "Starter plan",
      active: false,
    });
    expect(await stripe.products.retrieve(product.id)).toMatchObject({ name: "Starter plan", active: false });
    await stripe.prices.update(price.id, { metadata: { credits: "1" } });
    expect((await stripe.prices.retrieve(price.id)).metadata).toEqual({ credits: "1" });
  });

  test("a lookup key moves only where that is asked for", async () => {
    const old = await priceOf(stripe, { name: "Starter", cents: 900, key: "k" });
    const again = { product: String(old.product), currency: "usd", unit_amount: 1000, lookup_key: "k" };
    expect(await refusal(stripe.prices.create(again))).toMatchObject({
      statusCode: 400,
      code: "resource_already_exists",
      param: "lookup_key",
    });
    const fresh = await stripe.prices.create({ ...again, transfer_lookup_key: true });
    expect((await stripe.prices.list({ lookup_keys: ["k"] })).data.map(({ id }) => id)).toEqual([fresh.id]);
    expect((await stripe.prices.retrieve(old.id)).lookup_key).toBeNull();
  });

  test("come in pages, newest first", async () => {
    for (let number = 0; number < 5; number += 1) await stripe.products.create({ name: `P${number}` });
    const first = await stripe.products.list({ limit: 3 });
    expect(first).toMatchObject({ object: "list", url: "/v1/products", has_more: true });
    expect(first.data.map(({ name }) => name)).toEqual(["P4", "P3", "P2"]);
    const before = await stripe.products.list({ limit: 2, ending_before: first.data[2]?.id });
    expect(before.data.map(({ name }) => name)).toEqual(["P4", "P3"]);
    const all: string[] = [];
    for await (const { name } of stripe.products.list({ limit: 2 })) all.push(name);
    expect(all).toEqual(["P4", "P3", "P2", "P1", "P0"]);
    expect((await refusal(stripe.products.list({ limit: 101 }))).message).toContain("between 1 and 100");
    expect((await refusal(stripe.products.list({ starting_after: "prod_x" }))).param).toBe("starting_after");
  });
});

describe("refusals", () => {
  test("a wrong or missing key is a 401", async () => {
    const error = await refusal(stripeClient(local.server.url, "sk_test_another_key").products.list());
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(error.message).toContain("Invalid API Key provided: sk_test_");
    expect((await fetch(`${local.server.url}/v1/products`)).status).toBe(401);
  });

  test("another version of the API, a call that is not offered and an unknown parameter are named", async () => {
    const headers = { authorization: "Bearer sk_test_local", "stripe-version": "2019-01-01" };
    expect((await fetch(`${local.server.url}/v1/products`, { headers })).status).toBe(400);
    const unknown = await refusal(stripe.payouts.list({}, { maxNetworkRetries: 0 }));
    expect(unknown).toMatchObject({
      statusCode: 501,
      message: "the local Stripe does not offer GET /v1/payouts",
    });
    expect(unknown.requestId).toMatch(/^req_/);
    expect(await refusal(stripe.products.create({ name: "P", shippable: true }))).toMatchObject({
      statusCode: 400,
      type: "StripeInvalidRequestError",
      code: "parameter_unknown",
      message: "Received unknown parameter: shippable",
    });
  });

  test.each([
    [{ name: "" }, "parameter_invalid_empty", "name"],
    [{}, "parameter_missing", "name"],
  ])("a product of %j is refused", async (params, code, param) => {
    expect(await refusal(stripe.products.create(params as Stripe.ProductCreateParams))).toMatchObject({
      statusCode: 400,
      code,
      param,
    });
  });

  test("nested parameters are named as they were sent", async () => {
    const product = await stripe.products.create({ name: "P" });
    const price = { product: product.id, currency: "usd" };
    const create = (more: object) =>
      refusal(stripe.prices.create({ ...price, ...more } as Stripe.PriceCreateParams));
    expect(await create({ unit_amount: "nine" })).toMatchObject({
      code: "parameter_invalid_integer",
      message: "Invalid integer: nine",
    });
    expect(await create({ unit_amount: 9, recurring: { interval: "decade" } })).toMatchObject({
      param: "recurring[interval]",
      message: "Invalid recurring[interval]: must be one of month or year",
    });
    expect((await create({ unit_amount: 9, recurring: { interval: "month", odd: 1 } })).param).toBe(
      "recurring[odd]",
    );
    expect(await create({ unit_amount: 9, product: "prod_none" })).toMatchObject({
      statusCode: 400,
      code: "resource_missing",
      message: "No such product: 'prod_none'",
    });
    expect((await refusal(stripe.products.retrieve("prod_none"))).statusCode).toBe(404);
  });

  test("what is no object cannot be expanded, what is empty now may be asked for", async () => {
    const { id } = await stripe.customers.create({ email: "a@b.example" });
    const expand = ["invoice_settings.default_payment_method"];
    const there = await stripe.customers.retrieve(id, { expand });
    expect(there).toMatchObject({ invoice_settings: { default_payment_method: null } });
    const error = await refusal(stripe.customers.retrieve(id, { expand: ["email"] }));
    expect(error.message).toContain("This property cannot be expanded (email)");
  });
});

describe("idempotency keys", () => {
  const create = (name: string, idempotencyKey: string) =>
    stripe.products.create({ name }, { idempotencyKey });

  test("the same request is answered the same and done once, also after a restart; another one is a 400", async () => {
    const first = await create("P", "k1");
    expect((await create("P", "k1")).id).toBe(first.id);
    await local.restart();
    stripe = local.stripe;
    expect((await create("P", "k1")).id).toBe(first.id);
    expect((await stripe.products.list()).data).toHaveLength(1);
    const error = await refusal(create("Q", "k1"));
    expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect(error).toMatchObject({ statusCode: 400, message: expect.stringContaining("'k1'") });
  });

  test("bad parameters are not remembered, what a card said is", async () => {
    await refusal(create("", "k2"));
    expect((await create("P", "k2")).name).toBe("P");
    const month = await priceOf(stripe, { name: "S", cents: 900 });
    const more = await priceOf(stripe, { name: "P", cents: 1900 });
    const { id, customer, items } = await subscribe(stripe, month);
    const use = async (card: string) => {
      const method = await stripe.paymentMethods.attach(card, { customer: String(customer) });
      await stripe.subscriptions.update(id, { default_payment_method: method.id });
    };
    const upgrade = (idempotencyKey: string) =>
      stripe.subscriptions.update(
        id,
        {
          items: [{ id: items.data[0]?.id, price: more.id }],
          payment_behavior: "error_if_incomplete",
          proration_behavior: "always_invoice",
        },
        { idempotencyKey },
      );
    await use("pm_card_chargeCustomerFail");
    expect(await refusal(upgrade("one"))).toMatchObject({ statusCode: 402, code: "card_declined" });
    await use("pm_card_visa");
    expect((await refusal(upgrade("one"))).code).toBe("card_declined");
    expect((await stripe.charges.list({ customer: String(customer) })).data).toHaveLength(1);
    expect((await upgrade("two")).items.data[0]?.price.id).toBe(more.id);
  });

  test("are forgotten after a day", async () => {
    const first = await create("P", "k3");
    local.time.advance(25 * 3_600_000);
    expect((await create("P", "k3")).id).not.toBe(first.id);
  });
});

test("customers are kept, changed, and gone when deleted, with their plans", async () => {
  const { id } = await stripe.customers.create({
    email: "ada@example.com",
    name: "Ada",
    metadata: { user: "1" },
  });
  await stripe.customers.update(id, { email: "ada@b.example" });
  expect(await stripe.customers.retrieve(id)).toMatchObject({
    email: "ada@b.example",
    name: "Ada",
    metadata: { user: "1" },
  });
  const plan = await subscribe(stripe, await priceOf(stripe, { name: "S", cents: 900 }), { customer: id });
  expect(await stripe.customers.del(id)).toMatchObject({ deleted: true });
  expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
  expect((await stripe.customers.list()).data).toEqual([]);
  expect((await stripe.subscriptions.retrieve(plan.id)).status).toBe("canceled");
  expect((await refusal(stripe.customers.update(id, { email: "x@b.example" }))).statusCode).toBe(404);
});

test("the account's page shows what there is and its buttons work from it alone", async () => {
  await stripe.customers.create({ email: "ada@example.com" });
  expect(await (await fetch(local.server.url)).text()).toContain("Stripe (local stand-in)");
  const before = local.server.now();
  const address = `${local.server.url}/_local/advance`;
  const headers = { origin: "http://elsewhere.example" };
  const body = new URLSearchParams({ days: "7" });
  expect((await fetch(address, { method: "POST", headers, body })).status).toBe(400);
  expect((await submit(address, { days: "7" })).status).toBe(303);
  expect(local.server.now() - before).toBe(7 * 86_400);
  await local.restart();
  expect(local.server.now() - before).toBe(7 * 86_400);
});
