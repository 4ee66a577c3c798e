import { expect, test } from "vitest";
import { MONEY_BACK_DAYS, REFERRAL_CREDITS } from "#schema/billing/plans.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { addPromotion, historyOf } from "#tests/support/accounts/rewards.ts";
import { buyAt, stripeHarnessForFile, tellStripeEvent } from "#tests/support/billing/stripe-harness.ts";
import { insertInto } from "#tests/support/database/rows.ts";
import { disturbEverywhere } from "#tests/support/jobs/crash-everywhere.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

const it = stripeHarnessForFile("2027-01-15T12:00:00Z", ({ harness, server }) => {
  // what is bought at Stripe's time has waited out its refund days at ours
  harness.advance((MONEY_BACK_DAYS + 1) * 86_400_000);
  // events are handed over by these tests
  server.sendEventsTo(null);
});

type Person = Awaited<ReturnType<typeof signedIn>>;

/** A friend who has paid and whose purchase we have not heard of, and whoever invited them. */
async function prepareFriend() {
  const ada = await signedIn(it.harness);
  const bob = await signedIn(it.harness);
  await it.harness.db.write([
    insertInto("referral", { friendId: bob.userId, referrerId: ada.userId, createdAt: 1 }),
  ]);
  await buyAt(it, bob.client, { kind: "pack", pack: "small" });
  const event = it.server.events().findLast(({ type }) => type === "checkout.session.completed");
  return { userId: bob.userId, ada, bob, event };
}

const sums = (rows: [number, string, unknown][]) =>
  rows.filter(([, reason]) => reason === "REFERRAL").map(([credits]) => credits);

const TIME = { timeout: 300_000 };

test("a friend's purchase and what it brings outlive any death of the Worker, together", TIME, async () => {
  const points = await disturbEverywhere<Awaited<ReturnType<typeof prepareFriend>>>(it.harness, {
    prepare: prepareFriend,
    act: ({ event }) => tellStripeEvent(it, event),
    async check(input) {
      const bought = (await historyOf(input.bob.client)).some(([, reason]) => reason === "PURCHASE");
      const both = [sums(await historyOf(input.ada.client)), sums(await historyOf(input.bob.client))];
      expect(both).toEqual(bought ? [[REFERRAL_CREDITS], [REFERRAL_CREDITS]] : [[], []]);
      await tellStripeEvent(it, input.event);
      expect(sums(await historyOf(input.ada.client))).toEqual([REFERRAL_CREDITS]);
    },
  });
  expect(points.length).toBeGreaterThan(5);
});

test("and a code redeemed gives its credits once or not at all", TIME, async () => {
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
