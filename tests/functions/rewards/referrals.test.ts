import { beforeEach, describe, expect, test } from "vitest";
import { MONEY_BACK_DAYS, REFERRAL_CREDITS } from "#schema/billing/plans.ts";
import { LOCAL_REGISTRATION_BONUS as BONUS } from "#schema/billing/pricing.ts";
import { INVITED_PATH } from "#schema/rewards/invite-link.ts";
import { INVITED_COOKIE, INVITED_DAYS, REFERRALS_PER_YEAR } from "#schema/rewards/reward-rules.ts";
import { register, registeredToken } from "#tests/support/accounts/account-steps.ts";
import { signInAtGoogle } from "#tests/support/accounts/google.ts";
import { newcomer, signedIn, signUp } from "#tests/support/accounts/people.ts";
import { historyOf } from "#tests/support/accounts/rewards.ts";
import { type PaymentsDouble, paymentsDouble } from "#tests/support/billing/payments-double.ts";
import { deliver, deliverAll } from "#tests/support/billing/stripe-events.ts";
import { refusedBy } from "#tests/support/database/database.ts";
import { insertInto, move, userRow } from "#tests/support/database/rows.ts";
import { rowsOf, sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";
import { replaceDeps } from "#tests/support/replace-deps.ts";
import { createRandom } from "#web/engine/pixels/random.ts";

const harness = harnessForFile({ google: true });
let stripe: PaymentsDouble;
beforeEach(() => bought(REFUND_DAYS));

const DAY = 86_400_000;
const REFUND_DAYS = MONEY_BACK_DAYS * DAY;

/** Everything is bought at Stripe so long ago from now on. */
function bought(ago: number): void {
  stripe = paymentsDouble(() => harness.now() - ago);
  answering();
}
/** Stripe answers as it does, but for these. */
const answering = (payments: Partial<PaymentsDouble["payments"]> = {}) =>
  replaceDeps(harness, () => ({ payments: { ...stripe.payments, ...payments } }));
const tellAll = () => deliverAll(harness, stripe.events);
const hourly = () => harness.cron("17 * * * *");

type Person = Awaited<ReturnType<typeof signedIn>>;
type Client = Pick<Person, "client">;
const inviteOf = ({ client }: Client) => client.trpc.rewards.invite.query();
const referralsOf = async ({ client }: Client) =>
  (await historyOf(client)).filter(([, reason]) => reason === "REFERRAL");

/** Somebody with a link, and a friend who came by it and has an account at Stripe. */
async function friends(referrer?: Person) {
  const ada = referrer ?? (await signedIn(harness));
  await inviteOf(ada);
  const bob = await signedIn(harness);
  const row = { friendId: bob.userId, referrerId: ada.userId, createdAt: harness.now() };
  await harness.db.write([insertInto("referral", row)]);
  return { ada, bob, customerId: stripe.customer({ userId: bob.userId }) };
}

const GIVEN = (side: string) => [REFERRAL_CREDITS, "REFERRAL", side];
/** Each got theirs, once. */
async function expectGiven({ ada, bob }: { ada: Person; bob: Person }): Promise<void> {
  const both = [await referralsOf(ada), await referralsOf(bob)];
  expect(both).toEqual([[GIVEN("REFERRER")], [GIVEN("FRIEND")]]);
}

describe("a personal link", () => {
  test("is made once, is hard to guess, and is remembered where only our API can read it", async () => {
    const ada = await signedIn(harness);
    const [one, two] = await Promise.all([inviteOf(ada), inviteOf(ada)]);
    expect(one).toEqual(two);
    expect(one.code).toMatch(/^[a-z2-9]{10}$/);
    const { client } = newcomer(harness);
    expect(await refusal(inviteOf({ client }))).toBe("NOT_SIGNED_IN");
    const answer = await client.fetch(`/r/${one.code.toUpperCase()}`);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, INVITED_PATH]);
    const cookie = answer.headers.getSetCookie()[0] ?? "";
    expect(cookie).toContain(`${INVITED_COOKIE}=${one.code}`);
    // and by the route that sets it, so that the first one stays
    expect(answer.headers.getSetCookie()[1]).toContain("Path=/r");
    for (const part of [`Max-Age=${INVITED_DAYS * 86_400}`, "Path=/api", "HttpOnly", "SameSite=Lax"])
      expect(cookie).toContain(part);
    const nonsense = await client.fetch("/r/no%0Asuch");
    expect([nonsense.status, nonsense.headers.getSetCookie()]).toEqual([303, []]);
  });

  test("brings a friend by registration, and by Google; nobody else learns who they are", async () => {
    const ada = await signedIn(harness);
    const { code } = await inviteOf(ada);
    const bob = await signUp(harness, { by: code });
    const { client } = newcomer(harness);
    await client.fetch(`/r/${code}`);
    await signInAtGoogle(harness, client, { email: `cy-${process.pid}@mail.example` });
    const view = await inviteOf(ada);
    expect(view).toMatchObject({ registered: 2, bought: 0, earned: 0, thisYear: 0 });
    expect(view.friends.map(({ name, state }) => [name, state])).toEqual([
      ["c…@m….example", "registered"],
      ["p…@e….com", "registered"],
    ]);
    expect(JSON.stringify(view)).not.toContain(bob.email);
    expect(JSON.stringify(view)).not.toContain(bob.userId);
    expect(await historyOf(bob.client)).toEqual([[BONUS, "REGISTRATION_BONUS", undefined]]);
  });

  test("does nothing for those who are here already, for unknown codes, or for oneself", async () => {
    const ada = await signUp(harness);
    const { code } = await inviteOf(ada);
    await ada.client.fetch(`/r/${code}`);
    await register({ ...ada, password: "a long password" });
    await signUp(harness, { by: "aaaaaaaaaa" });
    expect(await inviteOf(ada)).toMatchObject({ registered: 0 });
    const own = insertInto("referral", { friendId: ada.userId, referrerId: ada.userId, createdAt: 1 });
    expect(await refusedBy(harness.db, own)).toContain("referral_of_oneself");
  });

  test("counts with whoever's link the emailed one was asked for, and stays the first one's", async () => {
    const [ada, eve] = [await signedIn(harness), await signedIn(harness)];
    const open = async ({ client }: ReturnType<typeof newcomer>, whose: Person) =>
      client.fetch(`/r/${(await inviteOf(whose)).code}`);
    const person = newcomer(harness);
    // a stranger registers the address first, for their own link
    const stranger = newcomer(harness);
    await open(stranger, eve);
    await registeredToken(harness, stranger, { name: "Eve", email: person.email });
    await open(person, ada);
    const later = await open(person, eve);
    expect([later.status, later.headers.getSetCookie()]).toEqual([303, []]);
    const token = await registeredToken(harness, person);
    await person.client.trpc.account.verifyEmail.mutate({ token });
    expect(await inviteOf(ada)).toMatchObject({ registered: 1 });
    expect(await inviteOf(eve)).toMatchObject({ registered: 0 });
  });
});

describe("a friend's first purchase", () => {
  test("gives both their credits once, however often and in whatever order it is told", async () => {
    for (let n = 0; n < 5; n++) {
      bought(REFUND_DAYS);
      const { ada, bob, customerId } = await friends();
      stripe.buyPack({ customerId });
      stripe.buyPack({ customerId, pack: "medium" });
      const random = createRandom(n + 1).next;
      const order = [...stripe.events, ...stripe.events].toSorted(() => random() - 0.5);
      await Promise.all(order.map((event) => deliver(harness, event)));
      await tellAll();
      await expectGiven({ ada, bob });
      const seen = { registered: 1, bought: 1, earned: REFERRAL_CREDITS, thisYear: 1 };
      const friend = { state: "bought", credits: REFERRAL_CREDITS };
      expect(await inviteOf(ada)).toMatchObject({ ...seen, friends: [friend] });
    }
  });

  test("that is wholly paid back takes them back, as far as they are there; one that is won again brings them again", async () => {
    const { ada, bob, customerId } = await friends();
    const paymentId = stripe.buyPack({ customerId });
    await tellAll();
    stripe.refund(paymentId, 450);
    await tellAll();
    expect(await referralsOf(ada)).toEqual([GIVEN("REFERRER")]);
    // ada has spent most of hers
    await harness.db.write([move(ada.userId, -70)]);
    stripe.refund(paymentId, 0);
    stripe.dispute(paymentId, 900);
    await tellAll();
    await tellAll();
    expect((await referralsOf(ada)).at(-1)).toEqual([-30, "REFERRAL", "TAKEN_BACK"]);
    expect((await referralsOf(bob)).at(-1)).toEqual([-REFERRAL_CREDITS, "REFERRAL", "TAKEN_BACK"]);
    expect(await inviteOf(ada)).toMatchObject({ bought: 0, friends: [{ state: "refunded", credits: 70 }] });
    stripe.dispute(paymentId, 0);
    await tellAll();
    expect((await referralsOf(ada)).at(-1)).toEqual([30, "REFERRAL", "REFERRER"]);
    expect((await referralsOf(bob)).at(-1)).toEqual(GIVEN("FRIEND"));
    expect(await inviteOf(ada)).toMatchObject({ bought: 1, earned: REFERRAL_CREDITS });
  });

  test("of a second account, a banned person, or at a second account's link gives nothing", async () => {
    const proof = { duplicate: "EMAIL", bonus: 20, createdAt: 1 };
    const mark = (userId: string) => insertInto("firstProof", { userId, mailboxHash: userId, ...proof });
    const cases = [await friends(), await friends(), await friends(), await friends()] as const;
    const [second, banned, itsLink, bannedLink] = cases;
    await harness.db.write([
      mark(second.bob.userId),
      mark(itsLink.ada.userId),
      sql("UPDATE user SET banned = 1 WHERE id IN (?, ?)", banned.bob.userId, bannedLink.ada.userId),
    ]);
    for (const { customerId } of cases) stripe.buyPack({ customerId });
    await tellAll();
    const people = cases.flatMap(({ ada, bob }) => [ada.userId, bob.userId]);
    const given = await rowsOf(harness.db, "SELECT userId FROM userCreditHistory WHERE reason = 'REFERRAL'");
    // the friend of a second account did nothing wrong
    const theirs = given.map(({ userId }) => String(userId)).filter((userId) => people.includes(userId));
    expect(theirs.toSorted()).toEqual([itsLink.bob.userId, bannedLink.bob.userId].toSorted());
    expect(await inviteOf(itsLink.ada)).toMatchObject({ duplicate: true, earned: 0 });
  });

  test("counts for so many friends a year, however many buy at once; each friend gets theirs", async () => {
    const ada = await signedIn(harness);
    const rewardedAt = harness.now();
    const rewarded = { referrerId: ada.userId, rewarded: 1, rewardedAt, referrerCredits: 1, createdAt: 1 };
    const done = Array.from({ length: REFERRALS_PER_YEAR - 2 }, () => crypto.randomUUID());
    await harness.db.write(
      done.flatMap((friendId) => [
        userRow(friendId),
        move(ada.userId, 1, { key: `referral:${friendId}:referrer`, reason: "REFERRAL" }),
        insertInto("referral", { friendId, ...rewarded }),
      ]),
    );
    const more = [];
    for (let n = 0; n < 5; n++) more.push(await friends(ada));
    for (const { customerId } of more) stripe.buyPack({ customerId });
    await Promise.all(stripe.events.map((event) => deliver(harness, event)));
    await tellAll();
    for (const { bob } of more) expect(await referralsOf(bob)).toEqual([GIVEN("FRIEND")]);
    const view = await inviteOf(ada);
    const earned = 2 * REFERRAL_CREDITS + REFERRALS_PER_YEAR - 2;
    const counted = { thisYear: REFERRALS_PER_YEAR, bought: REFERRALS_PER_YEAR + 3 };
    expect(view).toMatchObject({ ...counted, earned });
    expect(view.friends.filter(({ state }) => state === "bought-beyond-limit")).toHaveLength(3);
  });
});

describe("the refund days", () => {
  test("pass before anybody gets anything; then the clock gives it once, however often it runs", async () => {
    // Stripe counts seconds
    const paidAt = Math.floor(harness.now() / 1000) * 1000;
    stripe = paymentsDouble(() => paidAt);
    answering();
    const { ada, bob, customerId } = await friends();
    stripe.buyPack({ customerId });
    await tellAll();
    await hourly();
    const waiting = { state: "waiting", credits: 0, dueAt: new Date(paidAt + REFUND_DAYS) };
    expect(await inviteOf(ada)).toMatchObject({ bought: 0, earned: 0, friends: [waiting] });
    harness.advance(REFUND_DAYS - 60_000);
    await tellAll();
    await hourly();
    expect([await referralsOf(ada), await referralsOf(bob)]).toEqual([[], []]);
    harness.advance(60_000);
    await Promise.all([hourly(), hourly(), tellAll()]);
    await hourly();
    await expectGiven({ ada, bob });
    expect(await inviteOf(ada)).toMatchObject({ bought: 1, friends: [{ state: "bought", dueAt: null }] });
  });

  test.each(["refund", "dispute"] as const)(
    "end without a reward where the money went back by a %s, also where nobody told us",
    async (undo) => {
      bought(0);
      const { ada, customerId } = await friends();
      const paymentId = stripe.buyPack({ customerId });
      await tellAll();
      // Stripe's word of it never arrives
      stripe[undo](paymentId, 900);
      harness.advance(REFUND_DAYS + DAY);
      await hourly();
      expect(await referralsOf(ada)).toEqual([]);
      expect(await inviteOf(ada)).toMatchObject({ friends: [{ state: "registered", dueAt: null }] });
    },
  );

  test("a run that dies, or Stripe that does not answer, is made good by the next one", async () => {
    bought(0);
    const { ada, customerId } = await friends();
    stripe.buyPack({ customerId });
    await tellAll();
    harness.advance(REFUND_DAYS);
    answering({ customer: () => Promise.reject(new Error("no answer")) });
    await hourly();
    expect(await referralsOf(ada)).toEqual([]);
    answering();
    await hourly();
    expect(await referralsOf(ada)).toEqual([GIVEN("REFERRER")]);
  });
});
