import { afterAll, beforeAll, expect, test } from "vitest";
import { MONEY_BACK_DAYS, REFERRAL_CREDITS } from "#schema/billing/plans.ts";
import { signStripe } from "#scripts/local/stripe/events/webhooks.ts";
import { disturbEverywhere } from "#tests/support/crash-everywhere.ts";
import { addPromotion, historyOf } from "#tests/support/invited.ts";
import { insertInto } from "#tests/support/rows.ts";
import { refusal, signedIn } from "#tests/support/signed-in.ts";
import { payAt, type StripeHarness, startStripeHarness } from "#tests/support/stripe-harness.ts";

let it: StripeHarness;
beforeAll(async () => {
  it = await startStripeHarness("2027-01-15T12:00:00Z");
  // what is bought at Stripe's time has waited out its refund days at ours
  it.harness.advance((MONEY_BACK_DAYS + 1) * 86_400_000);
  // events are handed over by these tests
  it.server.sendEventsTo(null);
});
afterAll(() => it.close());

type Person = Awaited<ReturnType<typeof signedIn>>;

/** A friend who has paid and whose purchase we have not heard of, and whoever invited them. */
async function prepareFriend() {
  const ada = await signedIn(it.harness);
  const bob = await signedIn(it.harness);
  await it.harness.db.write([
    insertInto("referral", { friendId: bob.userId, referrerId: ada.userId, createdAt: 1 }),
  ]);
  const before = it.server.events().length;
  const { url } = await bob.client.trpc.billing.createCheckout.mutate({
    requestKey: crypto.randomUUID(),
    item: { kind: "pack", pack: "small" },
  });
  expect(await payAt(url)).toBe(303);
  const event = it.server
    .events()
    .slice(before)
    .find(({ type }) => type === "checkout.session.completed");
  return { userId: bob.userId, ada, bob, body: JSON.stringify(event) };
}

async function tell({ body }: { body: string }): Promise<void> {
  const signature = signStripe({ secret: it.secret, body, at: Date.now() });
  const response = await fetch(`${it.harness.url}/api/webhooks/stripe`, {
    method: "POST",
    headers: { "stripe-signature": signature },
    body,
  });
  await response.body?.cancel();
  if (response.status !== 204) throw new Error(`answered ${response.status}`);
}

const sums = (rows: [number, string, unknown][]) =>
  rows.filter(([, reason]) => reason === "REFERRAL").map(([credits]) => credits);

test("a friend's purchase and what it brings outlive any death of the Worker, together", {
  timeout: 300_000,
}, async () => {
  const points = await disturbEverywhere<Awaited<ReturnType<typeof prepareFriend>>>(it.harness, {
    prepare: prepareFriend,
    act: tell,
    async check(input) {
      const bought = (await historyOf(input.bob.client)).some(([, reason]) => reason === "PURCHASE");
      const both = [sums(await historyOf(input.ada.client)), sums(await historyOf(input.bob.client))];
      expect(both).toEqual(bought ? [[REFERRAL_CREDITS], [REFERRAL_CREDITS]] : [[], []]);
      await tell(input);
      expect(sums(await historyOf(input.ada.client))).toEqual([REFERRAL_CREDITS]);
    },
  });
  expect(points.length).toBeGreaterThan(5);
});

test("and a code redeemed gives its credits once or not at all", { timeout: 300_000 }, async () => {
  const createdBy = (await signedIn(it.harness)).userId;
  await addPromotion(it.harness, { createdBy, code: "OUTLIVE", credits: 50 });
  const redeem = (person: Person) => person.client.trpc.rewards.redeem.mutate({ code: "OUTLIVE" });
  const points = await disturbEverywhere<Person>(it.harness, {
    prepare: () => signedIn(it.harness),
    // whoever was cut off after it was done is told so
    act: async (person) => {
      const answer = await refusal(redeem(person));
      if (answer !== null && answer !== "PROMO_USED") throw new Error(answer);
    },
    async check(person, asked) {
      const history = await historyOf(person.client);
      if (asked) expect(history).toHaveLength(1);
      expect(history.length).toBeLessThan(2);
      expect(await refusal(redeem(person))).toBe(history.length === 1 ? "PROMO_USED" : null);
    },
  });
  expect(points.length).toBeGreaterThan(3);
});
