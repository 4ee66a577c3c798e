import { expect, test } from "vitest";
import { findCreditPack } from "#schema/billing/plans.ts";
import { prepareStripe, WANTED } from "#scripts/stripe/prepare-stripe.ts";
import { stripeHarnessForFile } from "#tests/support/billing/stripe-harness.ts";
import { rowsOf } from "#tests/support/database/sql.ts";

const it = stripeHarnessForFile("2027-01-15T12:00:00Z");

const prepareAgain = () => prepareStripe({ url: it.server.url, key: it.key });
const smallPack = async () =>
  (await it.stripe.prices.list({ lookup_keys: ["credits-small"], active: true })).data[0]!;

test("setting Stripe up again changes nothing, and what the table says is what stands there", async () => {
  expect(await prepareAgain()).toEqual([]);
  const { data } = await it.stripe.prices.list({ active: true, limit: 100 });
  expect(data.map(({ lookup_key, unit_amount }) => [lookup_key, unit_amount]).toSorted()).toEqual(
    WANTED.flatMap(({ prices }) => prices.map(({ key, cents }) => [key, cents])).toSorted(),
  );
  await it.server.idle();
  expect(await rowsOf(it.harness.db, "SELECT id FROM stripePrice WHERE active = 1")).toHaveLength(
    data.length,
  );
});

test("a price whose grant was another is made anew, and the old one still says what it brought", async () => {
  const old = await smallPack();
  await it.stripe.prices.update(old.id, { metadata: { credits: "1" } });
  expect(await prepareAgain()).toContain("made credits-small");
  const now = await smallPack();
  expect(now.id).not.toBe(old.id);
  expect(now.metadata.credits).toBe(String(findCreditPack("small")?.credits));
  expect((await it.stripe.prices.retrieve(old.id)).metadata.credits).toBe("1");
  expect(await prepareAgain()).toEqual([]);
});

test("a price whose amount was changed at Stripe is made anew; what is not in the table is switched off", async () => {
  const product = String((await smallPack()).product);
  const changed = { lookup_key: "credits-small", transfer_lookup_key: true };
  await it.stripe.prices.create({ product, currency: "usd", unit_amount: 1, ...changed });
  await it.stripe.products.create({ id: "likeness_plan_gone", name: "Gone", metadata: { app: "likeness" } });
  await it.stripe.products.create({ id: "of_others", name: "Not ours" });
  const done = await prepareAgain();
  expect(done).toContain("made credits-small");
  expect(done).toContain("switched off likeness_plan_gone");
  expect((await smallPack()).unit_amount).toBe(900);
  expect((await it.stripe.products.retrieve("of_others")).active).toBe(true);
  expect(await prepareAgain()).toEqual([]);
});
