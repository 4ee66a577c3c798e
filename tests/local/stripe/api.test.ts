import Stripe from "stripe";
import { expect, test } from "vitest";
import { openStripe, priceOf, refusal, submit, subscribe } from "#tests/support/billing/stripe.ts";

test("lists come in pages, newest first", async () => {
  const { stripe } = await openStripe();
  for (const name of ["P0", "P1", "P2"]) await stripe.products.create({ name });
  const first = await stripe.products.list({ limit: 2 });
  expect(first).toMatchObject({ object: "list", has_more: true, data: [{ name: "P2" }, { name: "P1" }] });
  const all = await stripe.products.list({ limit: 2 }).autoPagingToArray({ limit: 10 });
  expect(all.map(({ name }) => name)).toEqual(["P2", "P1", "P0"]);
});

test.each<[params: object, param: string, code: string | undefined]>([
  [{ unit_amount: 9, odd: 1 }, "odd", "parameter_unknown"],
  [{}, "unit_amount", "parameter_missing"],
  [{ unit_amount: "nine" }, "unit_amount", "parameter_invalid_integer"],
  [{ unit_amount: 9, recurring: { interval: "decade" } }, "recurring[interval]", undefined],
  [{ unit_amount: 9, recurring: { interval: "month", odd: 1 } }, "recurring[odd]", "parameter_unknown"],
  [{ unit_amount: 9, product: "prod_none" }, "product", "resource_missing"],
])("of a price of %j, %s is refused by the name it was sent under", async (params, param, code) => {
  const { stripe } = await openStripe();
  const { id: product } = await stripe.products.create({ name: "P" });
  const price = { product, currency: "usd", ...params } as Stripe.PriceCreateParams;
  const error = await refusal(stripe.prices.create(price));
  expect([error.statusCode, error.param, error.code]).toEqual([400, param, code]);
});

test("a call that is not offered is refused by its name", async () => {
  const { stripe } = await openStripe();
  const { statusCode, message } = await refusal(stripe.payouts.list({}, { maxNetworkRetries: 0 }));
  expect([statusCode, message]).toEqual([501, "the local Stripe does not offer GET /v1/payouts"]);
});

test("one key does the same once, also after a restart; another request under it is refused", async () => {
  const local = await openStripe();
  const { stripe } = local;
  const create = (name: string) => stripe.products.create({ name }, { idempotencyKey: "key" });
  // bad parameters are not remembered
  await refusal(create(""));
  const first = await create("P");
  expect((await create("P")).id).toBe(first.id);
  await local.restart();
  expect((await create("P")).id).toBe(first.id);
  expect((await stripe.products.list()).data).toHaveLength(1);
  expect(await refusal(create("Q"))).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
});

test("a customer who is deleted is gone, with their plan", async () => {
  const { stripe } = await openStripe();
  const plan = await subscribe(stripe, await priceOf(stripe, { name: "S", cents: 900 }));
  const id = String(plan.customer);
  expect(await stripe.customers.del(id)).toMatchObject({ deleted: true });
  expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
  expect((await stripe.subscriptions.retrieve(plan.id)).status).toBe("canceled");
  expect((await refusal(stripe.customers.update(id, { email: "x@b.example" }))).statusCode).toBe(404);
});

test("the account's page moves its clock, for itself alone and for good", async () => {
  const local = await openStripe();
  const before = local.server.now();
  const address = `${local.server.url}/_local/advance`;
  const headers = { origin: "http://elsewhere.example" };
  const body = new URLSearchParams({ days: "7" });
  expect((await fetch(address, { method: "POST", headers, body })).status).toBe(400);
  expect((await submit(address, { days: "7" })).status).toBe(303);
  await local.restart();
  expect(local.server.now() - before).toBe(7 * 86_400);
});
