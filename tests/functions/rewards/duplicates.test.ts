import { describe, expect, test } from "vitest";
import { purgeExpired } from "#functions/services/purge-records.ts";
import { LOCAL_REGISTRATION_BONUS as BONUS } from "#schema/billing/pricing.ts";
import {
  BONUS_WINDOW_DAYS,
  BONUSES_PER_ADDRESS,
  BONUSES_PER_DOMAIN,
  BONUSES_PER_NETWORK,
} from "#schema/rewards/reward-rules.ts";
import { SITE } from "#schema/site/site.ts";
import { registeredToken, resetToken } from "#tests/support/account-steps.ts";
import { emailsTo, inbox } from "#tests/support/emails.ts";
import { signInAtGoogle } from "#tests/support/google.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { newcomer, signedIn, signUp } from "#tests/support/people.ts";
import { refusal, told } from "#tests/support/refusals.ts";
import { replaceDeps, restoreDeps } from "#tests/support/replace-deps.ts";
import { historyOf, makeStaff } from "#tests/support/rewards.ts";
import { rowsOf } from "#tests/support/sql.ts";
import { stopClock } from "#tests/support/stop-clock.ts";

const harness = harnessForFile({ google: true });

const KEPT = [[BONUS, "REGISTRATION_BONUS", undefined]];
const TAKEN = [...KEPT, [-BONUS, "DUPLICATE_DETECTION", "TAKEN_BACK"]];
const name = () => `p${crypto.randomUUID().replaceAll("-", "")}`;
const sameMailbox = () => {
  const one = name();
  return [`${one}@gmail.com`, `${one.slice(0, 4)}.${one.slice(4)}+again@googlemail.com`] as const;
};
/** The second account of a mailbox. */
async function duplicated() {
  const [first, second] = sameMailbox();
  await signUp(harness, { email: first });
  return signUp(harness, { email: second });
}

/** What somebody new at this address or place has of the bonus. */
const historyAt = async (input: { email?: string; ip?: string }) =>
  historyOf((await signUp(harness, input)).client);
const reasonOf = async ({ client }: Awaited<ReturnType<typeof signUp>>) =>
  (await client.trpc.rewards.duplicate.query())?.reason;
/** So many months later nothing of these columns is left. */
async function forgotten(...columns: string[]): Promise<void> {
  harness.advance((BONUS_WINDOW_DAYS + 1) * 86_400_000);
  await purgeExpired(harness.deps());
  const left = columns.map((column) => `${column} IS NOT NULL`).join(" OR ");
  expect(await rowsOf(harness.db, `SELECT 1 FROM firstProof WHERE ${left}`)).toEqual([]);
}

describe("a second account", () => {
  test("of one mailbox sees its bonus come and go, and why", async () => {
    const [first, second] = sameMailbox();
    const ada = await signUp(harness, { email: first });
    expect(await historyOf(ada.client)).toEqual(KEPT);
    expect(await ada.client.trpc.rewards.duplicate.query()).toBeNull();
    const again = await signUp(harness, { email: second });
    expect(await historyOf(again.client)).toEqual(TAKEN);
    expect(await again.client.trpc.user.getCredits.query()).toEqual({ amount: 0 });
    expect(await again.client.trpc.rewards.duplicate.query()).toEqual({
      ...{ reason: "EMAIL", credits: BONUS, cleared: false, appeal: null },
    });
  });

  test("of one mailbox is seen though the keys changed in between", async () => {
    const [first, second] = sameMailbox();
    const ada = await signUp(harness, { email: first });
    replaceDeps(harness, ({ config }) => ({
      config: { AUTH_SECRET: ["a newer secret of enough characters", ...config.AUTH_SECRET] },
    }));
    const again = await signUp(harness, { email: second });
    expect(await historyOf(again.client)).toEqual(TAKEN);
    restoreDeps(harness);
    const hashes = "SELECT DISTINCT mailboxHash FROM firstProof WHERE userId IN (?, ?)";
    // promotion codes and the desk compare accounts by it
    expect(await rowsOf(harness.db, hashes, ada.userId, again.userId)).toHaveLength(1);
  });

  test("is seen with Google and after a reset as well", async () => {
    const [first, second] = sameMailbox();
    await signUp(harness, { email: first });
    const { client } = newcomer(harness);
    await signInAtGoogle(harness, client, { email: second });
    expect(await historyOf(client)).toEqual(TAKEN);

    const [one, other] = sameMailbox();
    await signUp(harness, { email: one });
    const person = { ...newcomer(harness), email: other };
    await registeredToken(harness, person);
    const { resetPassword } = person.client.trpc.account;
    await resetPassword.mutate({ token: await resetToken(harness, other), password: "another password" });
    await person.client.signIn(other, "another password");
    expect(await historyOf(person.client)).toEqual(TAKEN);
  });

  test("from one place is let through as often as a household needs, then for a month no more", async () => {
    const ip = "203.0.113.77";
    for (let n = 0; n < BONUSES_PER_ADDRESS; n++) expect(await historyAt({ ip })).toEqual(KEPT);
    const late = await signUp(harness, { ip });
    expect(await historyOf(late.client)).toEqual(TAKEN);
    expect(await reasonOf(late)).toBe("ADDRESS");
    expect(await historyAt({ ip: "203.0.113.78" })).toEqual(KEPT);
    await forgotten("addressHash");
    expect(await historyAt({ ip })).toEqual(KEPT);
  });

  test("in one half of an IPv6 address is in one place, and this machine is none", async () => {
    for (let n = 0; n < BONUSES_PER_ADDRESS; n++) await signUp(harness, { ip: `2001:db8:7:7::${n}` });
    expect(await historyAt({ ip: "2001:db8:7:7:ffff::1" })).toEqual(TAKEN);
    for (let n = 0; n <= BONUSES_PER_ADDRESS; n++)
      expect(await historyAt({ ip: n % 2 ? "::1" : "127.0.0.1" })).toEqual(KEPT);
  });

  test("in one /48 of IPv6 is in one place, after more of them", async () => {
    for (let n = 0; n < BONUSES_PER_NETWORK; n++)
      expect(await historyAt({ ip: `2001:db8:48:${n}::1` })).toEqual(KEPT);
    const late = await signUp(harness, { ip: "2001:db8:48:ffff::1" });
    expect(await historyOf(late.client)).toEqual(TAKEN);
    expect(await reasonOf(late)).toBe("ADDRESS");
    expect(await historyAt({ ip: "2001:db8:49:ffff::1" })).toEqual(KEPT);
  });

  test("at one mail domain, whatever its sub-domain, counts; at a public mail host it does not", async () => {
    const domain = `${name()}.co.uk`;
    const hosts = [domain, `a.${domain}`, `b.${domain}`, `c.${domain}`];
    const histories = await Promise.all(hosts.map((host) => historyAt({ email: `${name()}@${host}` })));
    expect(histories.filter((rows) => rows.length === 1)).toHaveLength(BONUSES_PER_DOMAIN);
    expect(await reasonOf(await signUp(harness, { email: `${name()}@${domain}` }))).toBe("DOMAIN");
    for (let n = 0; n <= BONUSES_PER_DOMAIN; n++)
      expect(await historyAt({ email: `${name()}@gmx.de` })).toEqual(KEPT);
    await forgotten("domainHash", "networkHash");
    expect(await historyAt({ email: `${name()}@${domain}` })).toEqual(KEPT);
  });

  test("that comes at the same moment is still the second", async () => {
    const amounts = (joining: { email?: string; ip?: string }[]) =>
      Promise.all(
        joining.map(async (input) => {
          const { client } = await signUp(harness, input);
          return async () => (await client.trpc.user.getCredits.query()).amount;
        }),
      ).then((people) => Promise.all(people.map((amount) => amount())));
    const both = await amounts(sameMailbox().map((email) => ({ email })));
    expect(both.toSorted((a, b) => a - b)).toEqual([0, BONUS]);
    const many = await amounts(Array.from({ length: 8 }, () => ({ ip: "203.0.113.90" })));
    expect(many.filter((amount) => amount === BONUS)).toHaveLength(BONUSES_PER_ADDRESS);
  });

  test("leaves nothing readable of where it came from", async () => {
    const ip = "203.0.113.99";
    await signUp(harness, { email: sameMailbox()[0], ip });
    const text = JSON.stringify(await rowsOf(harness.db, "SELECT * FROM firstProof"));
    expect(text).not.toContain(ip);
    expect(text).not.toContain("gmail");
    expect(text).toMatch(/[\w-]{43}/);
  });
});

describe("an appeal", () => {
  const words = { text: "My sister and I share one connection." };
  const appeal = ({ client }: Pick<Awaited<ReturnType<typeof signUp>>, "client">, input: object = {}) =>
    client.trpc.rewards.appeal.mutate({ requestKey: crypto.randomUUID(), ...words, ...input });
  async function staff() {
    const person = await signedIn(harness);
    await makeStaff(harness, person.userId);
    return person.client.trpc.staff;
  }

  test("is kept, told to support, seen by its writer, and granted once with its credits", async () => {
    const person = await duplicated();
    const { client, email, userId } = person;
    const { duplicate } = client.trpc.rewards;
    const before = (await inbox(harness, SITE.supportEmail)).length;
    const requestKey = crypto.randomUUID();
    await appeal(person, { requestKey });
    await appeal(person, { requestKey });
    expect(await refusal(appeal(person))).toBe("APPEAL_OPEN");
    const received = { ...words, state: "RECEIVED", answer: null };
    expect(await duplicate.query()).toMatchObject({ appeal: received });
    const [told] = await emailsTo(harness, SITE.supportEmail, before + 1);
    expect(told?.text).toContain(`/admin/users?person=${userId}`);
    expect(told?.text).not.toContain(words.text);

    const desk = await staff();
    expect(await desk.appeals.query()).toContainEqual(
      expect.objectContaining({ id: requestKey, email, reason: "EMAIL", credits: BONUS, ...words }),
    );
    const decision = { id: requestKey, granted: true, answer: "You are right." };
    const decide = (input = decision) => desk.decideAppeal.mutate(input);
    await Promise.all([decide(), decide()]).catch(() => {});
    await decide();
    expect(await refusal(decide({ ...decision, granted: false }))).toBe("CONFLICT");
    expect(await historyOf(client)).toEqual([...TAKEN, [BONUS, "DUPLICATE_DETECTION", "GIVEN_BACK"]]);
    const granted = { state: "GRANTED", answer: "You are right." };
    expect(await duplicate.query()).toMatchObject({ cleared: true, appeal: granted });
    expect(await refusal(appeal(person))).toBe("NOTHING_TO_APPEAL");
    const [mail] = await emailsTo(harness, email, 2);
    expect(mail?.text).toContain(`The ${BONUS} credits`);
    expect((await desk.person.query({ id: userId })).actions).toHaveLength(1);
  });

  test("that is declined says so, gives nothing, and leaves the way open", async () => {
    const person = await duplicated();
    const requestKey = crypto.randomUUID();
    await appeal(person, { requestKey });
    await (await staff()).decideAppeal.mutate({ id: requestKey, granted: false });
    expect(await historyOf(person.client)).toEqual(TAKEN);
    expect((await person.client.trpc.rewards.duplicate.query())?.appeal?.state).toBe("DECLINED");
    const [mail] = await emailsTo(harness, person.email, 2);
    expect(mail?.text).toContain("We could not change our decision");
    await appeal(person);
  });

  test("is for those it concerns, in some words, and not day and night", async () => {
    stopClock();
    const other = await signedIn(harness);
    expect(await refusal(appeal(other))).toBe("NOTHING_TO_APPEAL");
    const bad = await told(appeal(other, { text: "hm" }));
    expect(bad?.fields.text).toBe("Write a few words so that we understand.");
    const tries = [];
    for (let n = 0; n < 6; n++) tries.push(await refusal(appeal(other)));
    expect(tries.at(-1)).toBe("TOO_MANY_REQUESTS");
  });
});
