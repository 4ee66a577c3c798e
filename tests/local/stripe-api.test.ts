import Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  itemOf,
  type OpenStripe,
  openStripe,
  payWith,
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

test("lists come in pages, newest first", async () => {
  for (const name of ["P0", "P1", "P2", "P3", "P4"]) await stripe.products.create({ name });
  const first = await stripe.products.list({ limit: 3 });
  expect(first).toMatchObject({ object: "list", url: "/v1/products", has_more: true });
  expect(first.data.map(({ name }) => name)).toEqual(["P4", "P3", "P2"]);
  const all = await stripe.products.list({ limit: 2 }).autoPagingToArray({ limit: 10 });
  expect(all.map(({ name }) => name)).toEqual(["P4", "P3", "P2", "P1", "P0"]);
  expect((await refusal(stripe.products.list({ limit: 101 }))).message).toContain("between 1 and 100");
  expect((await refusal(stripe.products.list({ starting_after: "prod_x" }))).param).toBe("starting_after");
});

test("a wrong or missing key, another version and a call that is not offered are refused", async () => {
  const error = await refusal(stripeClient(local.server.url, "sk_test_another_key").products.list());
  expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  expect(error.message).toContain("Invalid API Key provided: sk_test_");
  expect((await fetch(`${local.server.url}/v1/products`)).status).toBe(401);
  const headers = { authorization: "Bearer sk_test_of_these_tests", "stripe-version": "2019-01-01" };
  expect((await fetch(`${local.server.url}/v1/products`, { headers })).status).toBe(400);
  const unknown = await refusal(stripe.payouts.list({}, { maxNetworkRetries: 0 }));
  expect(unknown).toMatchObject({
    ...{ statusCode: 501, message: "the local Stripe does not offer GET /v1/payouts" },
    requestId: expect.stringMatching(/^req_/),
  });
});

test("a wrong parameter is named as it was sent", async () => {
  const { id: product } = await stripe.products.create({ name: "P" });
  const create = (more: object) =>
    refusal(stripe.prices.create({ product, currency: "usd", ...more } as Stripe.PriceCreateParams));
  const wrong: [params: object, param: string, code: string | undefined, message: string][] = [
    [{ unit_amount: 9, odd: 1 }, "odd", "parameter_unknown", "Received unknown parameter: odd"],
    [{}, "unit_amount", "parameter_missing", "Missing required param: unit_amount."],
    [{ unit_amount: "" }, "unit_amount", "parameter_invalid_empty", "You passed an empty string"],
    [{ unit_amount: "nine" }, "unit_amount", "parameter_invalid_integer", "Invalid integer: nine"],
    [
      { unit_amount: 9, recurring: { interval: "decade" } },
      "recurring[interval]",
      undefined,
      "Invalid recurring[interval]: must be one of month, year",
    ],
    [
      { unit_amount: 9, recurring: { interval: "month", odd: 1 } },
      "recurring[odd]",
      "parameter_unknown",
      "Received unknown parameter: recurring[odd]",
    ],
    [{ unit_amount: 9, product: "prod_none" }, "product", "resource_missing", "No such product: 'prod_none'"],
  ];
  for (const [params, param, code, message] of wrong) {
    const error = await create(params);
    expect([error.statusCode, error.param, error.code]).toEqual([400, param, code]);
    expect(error.message).toContain(message);
  }
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

const create = (name: string, idempotencyKey: string) => stripe.products.create({ name }, { idempotencyKey });

test("one key does the same once, also after a restart; another request under it is a 400", async () => {
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

test("under a key bad parameters are not remembered, what a card said is", async () => {
  await refusal(create("", "k2"));
  expect((await create("P", "k2")).name).toBe("P");
  const subscription = await subscribe(stripe, await priceOf(stripe, { name: "S", cents: 900 }));
  const customer = String(subscription.customer);
  const more = await priceOf(stripe, { name: "P", cents: 1900 });
  const upgrade = (idempotencyKey: string) =>
    stripe.subscriptions.update(
      subscription.id,
      {
        items: [{ id: itemOf(subscription).id, price: more.id }],
        payment_behavior: "error_if_incomplete",
        proration_behavior: "always_invoice",
      },
      { idempotencyKey },
    );
  await payWith(stripe, customer, "pm_card_chargeCustomerFail");
  expect(await refusal(upgrade("one"))).toMatchObject({ statusCode: 402, code: "card_declined" });
  await payWith(stripe, customer, "pm_card_visa");
  expect((await refusal(upgrade("one"))).code).toBe("card_declined");
  expect((await stripe.charges.list({ customer })).data).toHaveLength(1);
  expect(itemOf(await upgrade("two")).price.id).toBe(more.id);
});

test("a customer who is deleted is gone, with their plan", async () => {
  const plan = await subscribe(stripe, await priceOf(stripe, { name: "S", cents: 900 }));
  const id = String(plan.customer);
  expect(await stripe.customers.del(id)).toMatchObject({ deleted: true });
  expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
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
