import { expect, test } from "vitest";
import { PROMOTION_NEW_DAYS } from "#schema/rewards/reward-rules.ts";
import { signedIn, signUp } from "#tests/support/accounts/people.ts";
import { addPromotion, historyOf, sameMailbox } from "#tests/support/accounts/rewards.ts";
import { paymentRows } from "#tests/support/database/rows.ts";
import { rowOf, sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal, refusals, told } from "#tests/support/procedures/refusals.ts";

let admin: Awaited<ReturnType<typeof signedIn>>;
const harness = harnessForFile({}, async (started) => {
  admin = await signedIn(started, { role: "ADMIN" });
});

const redeem = ({ client }: Pick<typeof admin, "client">, code: string) =>
  client.trpc.rewards.redeem.mutate({ code });
/** A code as staff would have made it. */
async function code(input: Partial<Parameters<typeof addPromotion>[1]> = {}): Promise<string> {
  const made = `CODE-${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
  await addPromotion(harness, { createdBy: admin.userId, code: made, ...input });
  return made;
}
const twice = async () => {
  const [first, second] = sameMailbox();
  return [await signUp(harness, { email: first }), await signUp(harness, { email: second })] as const;
};

test("a code gives its credits, in any case, once for each person", async () => {
  const given = await code({ credits: 50 });
  const [ada, bob] = [await signedIn(harness, { credits: 10 }), await signedIn(harness)];
  expect(await redeem(ada, ` ${given.toLowerCase()} `)).toEqual({ credits: 50, balance: 60 });
  expect(await refusal(redeem(ada, given))).toBe("PROMO_USED");
  expect(await redeem(bob, given)).toEqual({ credits: 50, balance: 50 });
  expect((await historyOf(ada.client)).at(-1)?.slice(0, 2)).toEqual([50, "PROMOTION"]);
  await ada.client.trpc.account.signOutEverywhere.mutate();
  expect(await refusal(redeem(ada, await code()))).toBe("NOT_SIGNED_IN");
});

test("each thing that stands against it has its own words, changes nothing, and is what staff see", async () => {
  const ada = await signedIn(harness);
  const now = harness.now();
  const full = await code({ maxRedemptions: 1 });
  await redeem(await signedIn(harness), full);
  for (const [odd, refused, state] of [
    ["NO-SUCH-CODE", "PROMO_UNKNOWN"],
    [await code({ startsAt: now + 60_000 }), "PROMO_NOT_YET", "later"],
    [await code({ endsAt: now - 1 }), "PROMO_ENDED", "ended"],
    [full, "PROMO_USED_UP", "full"],
  ] as const) {
    expect(await refusal(redeem(ada, odd))).toBe(refused);
    const listed = await admin.client.trpc.staff.promotions.query();
    expect(listed.find((one) => one.code === odd)?.state).toBe(state);
  }
  expect((await told(redeem(ada, "?")))?.fields.code).toContain("3 to 32");
  expect(await historyOf(ada.client)).toEqual([]);
});

test("twenty at once on a code for five are exactly five", async () => {
  const five = await code({ maxRedemptions: 5 });
  const people = await Promise.all(Array.from({ length: 20 }, () => signedIn(harness)));
  const answers = await refusals(people.map((person) => redeem(person, five)));
  const [given, usedUp] = [Array(5).fill(null), Array(15).fill("PROMO_USED_UP")];
  expect(answers.toSorted()).toEqual([...usedUp, ...given]);
  const row = await rowOf(harness.db, "SELECT redemptions FROM promotionCode WHERE code = ?", five);
  expect(row).toEqual({ redemptions: 5 });
});

test("one person ten times at once is one", async () => {
  const once = await code({ credits: 30 });
  const ada = await signedIn(harness);
  const answers = await refusals(Array.from({ length: 10 }, () => redeem(ada, once)));
  expect(answers.filter((answer) => answer === null)).toHaveLength(1);
  expect(await ada.client.trpc.user.getCredits.query()).toEqual({ amount: 30 });
});

test("a code for new accounts is for first ones, young, and before their first purchase", async () => {
  const young = await code({ onlyNew: true });
  const [old, buyer] = [await signedIn(harness), await signedIn(harness)];
  const longAgo = harness.now() - (PROMOTION_NEW_DAYS + 1) * 86_400_000;
  await harness.db.write([
    sql("UPDATE user SET emailVerified = ? WHERE id = ?", longAgo, old.userId),
    ...paymentRows(buyer.userId, { grantedCredits: 0 }),
  ]);
  const [first, second] = await twice();
  for (const person of [old, buyer, second])
    expect(await refusal(redeem(person, young))).toBe("PROMO_NEW_ONLY");
  expect(await refusal(redeem(first, young))).toBeNull();
});

test("two accounts of one mailbox are one person", async () => {
  const shared = await code();
  const [one, other] = await twice();
  expect(await refusal(redeem(other, shared))).toBeNull();
  expect(await refusal(redeem(one, shared))).toBe("PROMO_USED");
});
