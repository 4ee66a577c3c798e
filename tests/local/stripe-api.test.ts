import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { customerWith, type OpenStripe, openStripe, priceOf, stripeClient } from "#tests/support/stripe.ts";

let local: OpenStripe;
beforeEach(async () => {
  local = await openStripe();
});
afterEach(() => local.close());

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error("It was not refused.");
    },
    (error: Stripe.errors.StripeError) => error,
  );

describe("products and prices", () => {
  test("are created, changed and found by their lookup keys", async () => {
    const { stripe } = local;
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
    expect(found.data).toHaveLength(1);
    expect(found.data[0]?.product).toMatchObject({ object: "product", name: "Starter" });
    const product = await stripe.products.update(String(price.product), {
      name: "Starter plan",
      metadata: { plan: "starter" },
    });
    expect(product).toMatchObject({ name: "Starter plan", metadata: { plan: "starter" } });
    await stripe.products.update(product.id, { metadata: { plan: "" }, active: false });
    expect(await stripe.products.retrieve(product.id)).toMatchObject({ metadata: {}, active: false });
  });

  test("a lookup key moves only where that is asked for", async () => {
    const { stripe } = local;
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
    const { stripe } = local;
    for (let number = 0; number < 7; number += 1) await stripe.products.create({ name: `P${number}` });
    const first = await stripe.products.list({ limit: 3 });
    expect(first).toMatchObject({ object: "list", url: "/v1/products", has_more: true });
    expect(first.data.map(({ name }) => name)).toEqual(["P6", "P5", "P4"]);
    const before = await stripe.products.list({ limit: 2, ending_before: first.data[2]?.id });
    expect(before.data.map(({ name }) => name)).toEqual(["P6", "P5"]);
    const all: string[] = [];
    for await (const { name } of stripe.products.list({ limit: 2 })) all.push(name);
    expect(all).toEqual(["P6", "P5", "P4", "P3", "P2", "P1", "P0"]);
    expect((await refusal(stripe.products.list({ limit: 101 }))).message).toContain("between 1 and 100");
    expect(await refusal(stripe.products.list({ starting_after: "prod_x" }))).toMatchObject({
      code: "resource_missing",
      param: "starting_after",
    });
  });
});

describe("refusals", () => {
  test("a wrong or missing key is a 401", async () => {
    const error = await refusal(stripeClient(local.server.url, "sk_test_another_key").balance.retrieve());
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(error).toMatchObject({
      statusCode: 401,
      message: expect.stringContaining("Invalid API Key provided: sk_test_"),
    });
    const bare = await fetch(`${local.server.url}/v1/balance`);
    expect(bare.status).toBe(401);
    expect(await bare.json()).toMatchObject({ error: { type: "invalid_request_error" } });
  });

  test("another version of the API, an unknown address and an unknown parameter are refused", async () => {
    const { stripe } = local;
    const headers = { authorization: "Bearer sk_test_local", "stripe-version": "2019-01-01" };
    expect((await fetch(`${local.server.url}/v1/balance`, { headers })).status).toBe(400);
    const unknown = await refusal(stripe.payouts.list());
    expect(unknown).toMatchObject({
      statusCode: 404,
      message: expect.stringContaining("Unrecognized request URL (GET: /v1/payouts)"),
    });
    expect(unknown.requestId).toMatch(/^req_/);
    expect(await refusal(stripe.products.create({ name: "P", shippable: true }))).toMatchObject({
      statusCode: 400,
      type: "StripeInvalidRequestError",
      code: "parameter_unknown",
      param: "shippable",
      message: "Received unknown parameter: shippable",
    });
  });

  test.each([
    [{ name: "" }, "parameter_invalid_empty", "name"],
    [{}, "parameter_missing", "name"],
  ])("a product of %j is refused", async (params, code, param) => {
    expect(await refusal(local.stripe.products.create(params as Stripe.ProductCreateParams))).toMatchObject({
      statusCode: 400,
      code,
      param,
    });
  });

  test("nested parameters are named as they were sent", async () => {
    const { stripe } = local;
    const product = await stripe.products.create({ name: "P" });
    const price = { product: product.id, currency: "usd" };
    const create = (more: object) =>
      refusal(stripe.prices.create({ ...price, ...more } as Stripe.PriceCreateParams));
    expect(await create({ unit_amount: "nine" })).toMatchObject({
      code: "parameter_invalid_integer",
      param: "unit_amount",
      message: "Invalid integer: nine",
    });
    expect(await create({ unit_amount: 9, recurring: { interval: "decade" } })).toMatchObject({
      param: "recurring[interval]",
      message: "Invalid recurring[interval]: must be one of day, week, month, or year",
    });
    expect(await create({ unit_amount: 9, recurring: { interval: "day", odd: 1 } })).toMatchObject({
      code: "parameter_unknown",
      param: "recurring[odd]",
    });
    expect(await create({ unit_amount: 9, product: "prod_none" })).toMatchObject({
      statusCode: 400,
      code: "resource_missing",
      param: "product",
      message: "No such product: 'prod_none'",
    });
    expect(await refusal(stripe.products.retrieve("prod_none"))).toMatchObject({
      statusCode: 404,
      code: "resource_missing",
      param: "id",
    });
  });

  test("what is no object cannot be expanded, what is empty now may be asked for", async () => {
    const customer = await local.stripe.customers.create({ email: "a@b.example" });
    const expand = ["invoice_settings.default_payment_method"];
    expect(await local.stripe.customers.retrieve(customer.id, { expand })).toMatchObject({
      invoice_settings: { default_payment_method: null },
    });
    expect(
      (await refusal(local.stripe.customers.retrieve(customer.id, { expand: ["email"] }))).message,
    ).toContain("This property cannot be expanded (email)");
  });
});

describe("idempotency keys", () => {
  const create = (name: string, idempotencyKey: string) =>
    local.stripe.products.create({ name }, { idempotencyKey });

  test("the same request is answered the same and done once, also after a restart", async () => {
    const first = await create("P", "k1");
    const second = await create("P", "k1");
    expect(second.id).toBe(first.id);
    await local.restart();
    expect((await create("P", "k1")).id).toBe(first.id);
    expect((await local.stripe.products.list()).data).toHaveLength(1);
  });

  test("another request under the same key is a 400", async () => {
    await create("P", "k2");
    const error = await refusal(create("Q", "k2"));
    expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect(error).toMatchObject({ statusCode: 400, message: expect.stringContaining("'k2'") });
  });

  test("bad parameters are not remembered, a declined card is", async () => {
    await refusal(create("", "k3"));
    expect((await create("P", "k3")).name).toBe("P");
    const { stripe } = local;
    const customer = await customerWith(stripe, "pm_card_chargeCustomerFail");
    const price = await priceOf(stripe, { name: "S", cents: 900 });
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
    });
    const pay = () => stripe.invoices.pay(String(subscription.latest_invoice), {}, { idempotencyKey: "k4" });
    const [one, two] = [await refusal(pay()), await refusal(pay())];
    expect(one).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect([one.code, two.code]).toEqual(["card_declined", "card_declined"]);
    expect((await stripe.charges.list({ customer: customer.id })).data).toHaveLength(2);
  });

  test("are forgotten after a day", async () => {
    const first = await create("P", "k5");
    local.time.advance(25 * 3_600_000);
    expect((await create("P", "k5")).id).not.toBe(first.id);
  });
});

test("customers are kept, found by address, and gone when deleted", async () => {
  const { stripe } = local;
  const customer = await stripe.customers.create({
    email: "ada@example.com",
    name: "Ada",
    metadata: { user: "1" },
  });
  await stripe.customers.update(customer.id, { name: "", metadata: { more: "2" } });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({
    email: "ada@example.com",
    name: null,
    metadata: { user: "1", more: "2" },
    invoice_settings: { default_payment_method: null },
  });
  expect((await stripe.customers.list({ email: "ada@example.com" })).data).toHaveLength(1);
  expect(await stripe.customers.del(customer.id)).toEqual(expect.objectContaining({ deleted: true }));
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ id: customer.id, deleted: true });
  expect((await stripe.customers.list()).data).toEqual([]);
  expect((await refusal(stripe.customers.update(customer.id, { name: "x" }))).statusCode).toBe(404);
});
