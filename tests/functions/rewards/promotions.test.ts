import { afterAll, beforeAll, expect, test } from "vitest";
import { PROMOTION_NEW_DAYS } from "#schema/rewards/reward-rules.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { addPromotion, historyOf, join } from "#tests/support/invited.ts";
import { insertInto } from "#tests/support/rows.ts";
import { refusal, signedIn, told } from "#tests/support/signed-in.ts";
import { stopClock } from "#tests/support/stop-clock.ts";

let harness: Harness;
let createdBy: string;
beforeAll(async () => {
  harness = await startHarness();
  createdBy = (await signedIn(harness)).userId;
});
afterAll(async () => {
  expect(await harness.audit()).toEqual([]);
  await harness.close();
});

type Person = Awaited<ReturnType<typeof signedIn>>;
const redeem = (person: Pick<Person, "client">, code: string) =>
  person.client.trpc.rewards.redeem.mutate({ code });
let count = 0;
const newCode = () => `CODE-${process.pid}-${++count}`;

test("a code gives its credits, in any case, once for each person", async () => {
  const code = newCode();
  await addPromotion(harness, { createdBy, code, credits: 50 });
  const [ada, bob] = [await signedIn(harness, { credits: 10 }), await signedIn(harness)];
  expect(await redeem(ada, ` ${code.toLowerCase()} `)).toEqual({ credits: 50, balance: 60 });
  expect(await refusal(redeem(ada, code))).toBe("PROMO_USED");
  expect(await redeem(bob, code)).toEqual({ credits: 50, balance: 50 });
  expect((await historyOf(ada.client)).at(-1)?.slice(0, 2)).toEqual([50, "PROMOTION"]);
});

test("each thing that stands against it has its own words, and changes nothing", async () => {
  const ada = await signedIn(harness);
  const [later, ended, full] = [newCode(), newCode(), newCode()];
  const now = harness.now();
  await addPromotion(harness, { createdBy, code: later, startsAt: now + 60_000 });
  await addPromotion(harness, { createdBy, code: ended, endsAt: now - 1 });
  await addPromotion(harness, { createdBy, code: full, maxRedemptions: 1 });
  await redeem(await signedIn(harness), full);
  expect(await refusal(redeem(ada, "NO-SUCH-CODE"))).toBe("PROMO_UNKNOWN");
  expect(await refusal(redeem(ada, later))).toBe("PROMO_NOT_YET");
  expect(await refusal(redeem(ada, ended))).toBe("PROMO_ENDED");
  expect(await refusal(redeem(ada, full))).toBe("PROMO_USED_UP");
  expect((await told(redeem(ada, "?")))?.fields.code).toContain("3 to 32");
  expect(await historyOf(ada.client)).toEqual([]);
});

test("twenty at once on a code for five are exactly five", async () => {
  const code = newCode();
  const id = await addPromotion(harness, { createdBy, code, credits: 30, maxRedemptions: 5 });
  const people = await Promise.all(Array.from({ length: 20 }, () => signedIn(harness)));
  const answers = await Promise.all(people.map((person) => refusal(redeem(person, code))));
  expect(answers.filter((answer) => answer === null)).toHaveLength(5);
  expect(answers.filter((answer) => answer === "PROMO_USED_UP")).toHaveLength(15);
  const row = await harness.db.first({
    sql: "SELECT redemptions FROM promotionCode WHERE id = ?",
    args: [id],
  });
  expect(row?.redemptions).toBe(5);
});

test("one person ten times at once is one", async () => {
  const code = newCode();
  await addPromotion(harness, { createdBy, code, credits: 30 });
  const ada = await signedIn(harness);
  const answers = await Promise.all(Array.from({ length: 10 }, () => refusal(redeem(ada, code))));
  expect(answers.filter((answer) => answer === null)).toHaveLength(1);
  expect(await ada.client.trpc.user.getCredits.query()).toEqual({ amount: 30 });
});

test("a code for new accounts is for first ones, young, and before their first purchase", async () => {
  const code = newCode();
  await addPromotion(harness, { createdBy, code, onlyNew: true });
  const old = await signedIn(harness);
  await harness.db.write([
    {
      sql: "UPDATE user SET emailVerified = ? WHERE id = ?",
      args: [harness.now() - (PROMOTION_NEW_DAYS + 1) * 86_400_000, old.userId],
    },
  ]);
  expect(await refusal(redeem(old, code))).toBe("PROMO_NEW_ONLY");

  const buyer = await signedIn(harness);
  await harness.db.write([
    insertInto("stripeCustomer", { id: "cus_1", userId: buyer.userId, metadata: "{}", deleted: 0 }),
    insertInto("stripeProduct", { id: "prod_1", name: "Credits", active: 1, metadata: "{}" }),
    insertInto("stripePrice", {
      ...{ id: "price_1", productId: "prod_1", active: 1, currency: "usd", unitAmount: 900 },
      ...{ type: "one_time", metadata: "{}" },
    }),
    insertInto("payment", {
      ...{ id: "pi_1", userId: buyer.userId, customerId: "cus_1", reason: "PURCHASE", priceId: "price_1" },
      ...{ currency: "usd", paidCents: 900, refundedCents: 0, createdAt: 1 },
      ...{ grantedCredits: 0, owedCredits: 0, clawedBackCredits: 0 },
    }),
  ]);
  expect(await refusal(redeem(buyer, code))).toBe("PROMO_NEW_ONLY");

  const mailbox = `new${process.pid}`;
  const first = await join(harness, { email: `${mailbox}@gmail.com` });
  const second = await join(harness, { email: `${mailbox}+2@gmail.com` });
  expect(await refusal(redeem(second, code))).toBe("PROMO_NEW_ONLY");
  expect(await refusal(redeem(first, code))).toBeNull();
});

test("two accounts of one mailbox are one person", async () => {
  const code = newCode();
  await addPromotion(harness, { createdBy, code });
  const mailbox = `two${process.pid}`;
  const one = await join(harness, { email: `${mailbox}@gmail.com` });
  const other = await join(harness, { email: `${mailbox}+2@gmail.com` });
  expect(await refusal(redeem(other, code))).toBeNull();
  expect(await refusal(redeem(one, code))).toBe("PROMO_USED");
});

test("guessing is stopped, for an account and for a place", async () => {
  stopClock();
  const ada = await signedIn(harness);
  const tries = [];
  for (let n = 0; n < 11; n++) tries.push(await refusal(redeem(ada, `GUESS-${n}`)));
  expect(tries.slice(0, 10).every((answer) => answer === "PROMO_UNKNOWN")).toBe(true);
  expect(tries[10]).toBe("TOO_MANY_REQUESTS");
});

test("nobody redeems without a session", async () => {
  const ada = await signedIn(harness);
  const code = newCode();
  await addPromotion(harness, { createdBy, code });
  await ada.client.trpc.account.signOutEverywhere.mutate();
  expect(await refusal(redeem(ada, code))).toBe("NOT_SIGNED_IN");
});
