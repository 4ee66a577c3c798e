import { describe, expect, test } from "vitest";
import { purgeExpired } from "#functions/services/purge-records.ts";
import { LOCAL_REGISTRATION_BONUS as BONUS } from "#schema/billing/pricing.ts";
import {
  BONUS_WINDOW_DAYS,
  BONUSES_PER_ADDRESS,
  BONUSES_PER_DOMAIN,
  BONUSES_PER_NETWORK,
  DUPLICATE_LABELS,
} from "#schema/rewards/reward-rules.ts";
import { SITE } from "#schema/site/site.ts";
import { registeredToken, resetToken } from "#tests/support/accounts/account-steps.ts";
import { emailsTo, inbox } from "#tests/support/accounts/emails.ts";
import { signInAtGoogle } from "#tests/support/accounts/google.ts";
import { newcomer, signedIn, signUp } from "#tests/support/accounts/people.ts";
import { historyOf, sameMailbox } from "#tests/support/accounts/rewards.ts";
import { rowsOf } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal, told } from "#tests/support/procedures/refusals.ts";
import { replaceDeps, restoreDeps } from "#tests/support/replace-deps.ts";

const harness = harnessForFile({ google: true });

const KEPT = [[BONUS, "REGISTRATION_BONUS", undefined]];
const TAKEN = [...KEPT, [-BONUS, "DUPLICATE_DETECTION", "TAKEN_BACK"]];
type Person = Awaited<ReturnType<typeof signUp>>;

/** The second account of a mailbox. */
async function duplicated(): Promise<Person> {
  const [first, second] = sameMailbox();
  await signUp(harness, { email: first });
  return signUp(harness, { email: second });
}
/** What somebody new at this address or place has of the bonus, and why they lost it. */
async function welcome(input: { email?: string; ip?: string }) {
  const { client } = await signUp(harness, input);
  const duplicate = await client.trpc.rewards.duplicate.query();
  return { history: await historyOf(client), reason: duplicate?.reason };
}
const kept = { history: KEPT, reason: undefined };
const amountOf = async ({ client }: Person) => (await client.trpc.user.getCredits.query()).amount;

describe("a second account", () => {
  test("of one mailbox sees its bonus come and go, and why", async () => {
    const again = await duplicated();
    expect(await historyOf(again.client)).toEqual(TAKEN);
    const told = { reason: "EMAIL", credits: BONUS, cleared: false, appeal: null };
    expect(await again.client.trpc.rewards.duplicate.query()).toEqual(told);
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
    const person = newcomer(harness, { email: other });
    await registeredToken(harness, person);
    const { resetPassword } = person.client.trpc.account;
    await resetPassword.mutate({ token: await resetToken(harness, other), password: "another password" });
    await person.client.signIn(other, "another password");
    expect(await historyOf(person.client)).toEqual(TAKEN);
  });

  test.each<[string, number, (n: number) => string, string]>([
    ["one place", BONUSES_PER_ADDRESS, () => "203.0.113.77", "203.0.113.78"],
    ["one half of an IPv6 address", BONUSES_PER_ADDRESS, (n) => `2001:db8:7:7:${n}::1`, "2001:db8:7:8::1"],
    ["one /48 of IPv6", BONUSES_PER_NETWORK, (n) => `2001:db8:48:${n}::1`, "2001:db8:49:ffff::1"],
  ])("in %s is let through as often as a household needs, then no more", async (_, most, ip, elsewhere) => {
    for (let n = 0; n < most; n++) expect(await welcome({ ip: ip(n) })).toEqual(kept);
    expect(await welcome({ ip: ip(most) })).toEqual({ history: TAKEN, reason: "ADDRESS" });
    expect(await welcome({ ip: elsewhere })).toEqual(kept);
  });

  test("on this machine is none, nor is one at a public mail host", async () => {
    for (let n = 0; n <= Math.max(BONUSES_PER_ADDRESS, BONUSES_PER_DOMAIN); n++) {
      const email = `p${crypto.randomUUID()}@gmx.de`;
      expect(await welcome({ email, ip: n % 2 ? "::1" : "127.0.0.1" })).toEqual(kept);
    }
  });

  test("at one domain, whatever its sub-domain, counts; a month later domains and places are forgotten", async () => {
    const domain = `d${crypto.randomUUID()}.co.uk`;
    const at = (host: string) => ({ email: `p${crypto.randomUUID()}@${host}` });
    const hosts = [domain, `a.${domain}`, `b.${domain}`, `c.${domain}`];
    const welcomes = await Promise.all(hosts.map((host) => welcome(at(host))));
    expect(welcomes.filter(({ history }) => history.length === 1)).toHaveLength(BONUSES_PER_DOMAIN);
    expect(await welcome(at(domain))).toEqual({ history: TAKEN, reason: "DOMAIN" });

    const ip = "203.0.113.70";
    for (let n = 0; n < BONUSES_PER_ADDRESS; n++) await signUp(harness, { ip });
    harness.advance((BONUS_WINDOW_DAYS + 1) * 86_400_000);
    await purgeExpired(harness.deps());
    const left = "SELECT 1 FROM firstProof WHERE coalesce(addressHash, networkHash, domainHash) IS NOT NULL";
    expect(await rowsOf(harness.db, left)).toEqual([]);
    expect(await welcome({ ip, ...at(domain) })).toEqual(kept);
  });

  test("that comes at the same moment is still the second", async () => {
    const amounts = async (joining: { email?: string; ip?: string }[]) =>
      Promise.all((await Promise.all(joining.map((input) => signUp(harness, input)))).map(amountOf));
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
  const appeal = ({ client }: Pick<Person, "client">, input: object = {}) =>
    client.trpc.rewards.appeal.mutate({ requestKey: crypto.randomUUID(), ...words, ...input });
  async function staff() {
    const person = await signedIn(harness, { role: "STAFF" });
    return person.client.trpc.staff;
  }

  test("is kept, told to support, seen by its writer, and granted once with its credits", async () => {
    const person = await duplicated();
    const { client, email, userId } = person;
    const { duplicate } = client.trpc.rewards;
    const before = (await inbox(harness, SITE.supportEmail)).length;
    const id = crypto.randomUUID();
    await appeal(person, { requestKey: id });
    await appeal(person, { requestKey: id });
    expect(await refusal(appeal(person))).toBe("APPEAL_OPEN");
    const received = { ...words, state: "RECEIVED", answer: null };
    expect(await duplicate.query()).toMatchObject({ appeal: received });
    const [told] = await emailsTo(harness, SITE.supportEmail, before + 1);
    expect(told?.text).toContain(`/admin/users?person=${userId}`);
    expect(told?.text).not.toContain(words.text);

    const desk = await staff();
    const line = { id, email, against: DUPLICATE_LABELS.EMAIL, credits: BONUS, ...words };
    expect(await desk.appeals.query()).toContainEqual(expect.objectContaining(line));
    const answer = "You are right.";
    const decide = (granted: boolean) => desk.decideAppeal.mutate({ id, granted, answer });
    await Promise.all([decide(true), decide(true)]).catch(() => {});
    await decide(true);
    expect(await refusal(decide(false))).toBe("CONFLICT");
    expect(await historyOf(client)).toEqual([...TAKEN, [BONUS, "DUPLICATE_DETECTION", "GIVEN_BACK"]]);
    const granted = { cleared: true, appeal: { state: "GRANTED", answer } };
    expect(await duplicate.query()).toMatchObject(granted);
    expect(await refusal(appeal(person))).toBe("NOTHING_TO_APPEAL");
    const [newest] = await emailsTo(harness, email, 2);
    expect(newest?.text).toContain(`The ${BONUS} credits`);
    expect((await desk.person.query({ id: userId })).actions).toHaveLength(1);
  });

  test("that is declined says so, gives nothing, and leaves the way open", async () => {
    const person = await duplicated();
    const id = crypto.randomUUID();
    await appeal(person, { requestKey: id });
    await (await staff()).decideAppeal.mutate({ id, granted: false });
    expect(await historyOf(person.client)).toEqual(TAKEN);
    expect((await person.client.trpc.rewards.duplicate.query())?.appeal?.state).toBe("DECLINED");
    const [newest] = await emailsTo(harness, person.email, 2);
    expect(newest?.text).toContain("We could not change our decision");
    await appeal(person);
  });

  test("is for those it concerns, in some words", async () => {
    const other = await signedIn(harness);
    expect(await refusal(appeal(other))).toBe("NOTHING_TO_APPEAL");
    const bad = await told(appeal(other, { text: "hm" }));
    expect(bad?.fields.text).toBe("Write a few words so that we understand.");
  });
});
