import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { purgeExpired } from "#functions/services/purge-records.ts";
import { LOCAL_REGISTRATION_BONUS as BONUS } from "#schema/billing/pricing.ts";
import {
  BONUS_WINDOW_DAYS,
  BONUSES_PER_ADDRESS,
  BONUSES_PER_DOMAIN,
  BONUSES_PER_NETWORK,
} from "#schema/rewards/reward-rules.ts";
import { SITE } from "#schema/site/site.ts";
import { signInAtGoogle } from "#tests/support/google.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { historyOf, join, makeStaff } from "#tests/support/invited.ts";
import { mailsTo } from "#tests/support/mailbox.ts";
import { newcomer } from "#tests/support/people.ts";
import { refusal, signedIn, told } from "#tests/support/signed-in.ts";
import { stopClock } from "#tests/support/stop-clock.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ google: true });
});
afterAll(async () => {
  expect(await harness.audit()).toEqual([]);
  await harness.close();
});

const KEPT = [[BONUS, "REGISTRATION_BONUS", undefined]];
const TAKEN = [...KEPT, [-BONUS, "DUPLICATE_DETECTION", "TAKEN_BACK"]];
const name = () => `p${crypto.randomUUID().replaceAll("-", "")}`;
const sameMailbox = () => {
  const one = name();
  return [`${one}@gmail.com`, `${one.slice(0, 4)}.${one.slice(4)}+again@googlemail.com`] as const;
};

describe("a second account", () => {
  test("of one mailbox sees its bonus come and go, and why", async () => {
    const [first, second] = sameMailbox();
    const ada = await join(harness, { email: first });
    expect(await historyOf(ada.client)).toEqual(KEPT);
    expect(await ada.client.trpc.rewards.duplicate.query()).toBeNull();
    const again = await join(harness, { email: second });
    expect(await historyOf(again.client)).toEqual(TAKEN);
    expect(await again.client.trpc.user.getCredits.query()).toEqual({ amount: 0 });
    expect(await again.client.trpc.rewards.duplicate.query()).toEqual({
      ...{ reason: "EMAIL", credits: BONUS, cleared: false, appeal: null },
    });
  });

  test("of one mailbox is seen though the keys changed in between", async () => {
    const [first, second] = sameMailbox();
    const ada = await join(harness, { email: first });
    harness.wrapDeps((deps) => ({
      ...deps,
      config: {
        ...deps.config,
        AUTH_SECRET: [`a newer secret of enough characters`, ...deps.config.AUTH_SECRET],
      },
    }));
    const again = await join(harness, { email: second });
    expect(await historyOf(again.client)).toEqual(TAKEN);
    harness.wrapDeps((deps) => deps);
    const hashes = await harness.db.orm.all<{ mailboxHash: string }>(
      `SELECT DISTINCT mailboxHash FROM firstProof WHERE userId IN ('${ada.userId}', '${again.userId}')`,
    );
    // promotion codes and the desk compare accounts by it
    expect(hashes).toHaveLength(1);
  });

  test("is seen with Google and after a reset as well", async () => {
    const [first, second] = sameMailbox();
    await join(harness, { email: first });
    const { client, ip } = newcomer(harness);
    expect(ip).toBeTruthy();
    await signInAtGoogle(harness, client, { email: second });
    expect(await historyOf(client)).toEqual(TAKEN);

    const [one, other] = sameMailbox();
    await join(harness, { email: one });
    const person = newcomer(harness);
    await person.client.trpc.account.register.mutate({ ...person, name: "Ada", email: other });
    await mailsTo(harness, other, 1);
    await person.client.trpc.account.requestPasswordReset.mutate({ email: other });
    const [mail] = await mailsTo(harness, other, 2);
    await person.client.trpc.account.resetPassword.mutate({
      token: mail?.token ?? "",
      password: "another password",
    });
    await person.client.signIn(other, "another password");
    expect(await historyOf(person.client)).toEqual(TAKEN);
  });

  test("from one place is let through as often as a household needs, then for a month no more", async () => {
    const ip = "203.0.113.77";
    const people = [];
    for (let n = 0; n < BONUSES_PER_ADDRESS; n++) people.push(await join(harness, { ip }));
    for (const { client } of people) expect(await historyOf(client)).toEqual(KEPT);
    const late = await join(harness, { ip });
    expect(await historyOf(late.client)).toEqual(TAKEN);
    expect((await late.client.trpc.rewards.duplicate.query())?.reason).toBe("ADDRESS");
    expect(await historyOf((await join(harness, { ip: "203.0.113.78" })).client)).toEqual(KEPT);

    harness.advance((BONUS_WINDOW_DAYS + 1) * 86_400_000);
    await purgeExpired(harness.deps());
    const row = await harness.db.first({
      sql: "SELECT count(*) AS n, count(addressHash) AS remembered FROM firstProof",
      args: [],
    });
    expect(row?.remembered).toBe(0);
    expect(await historyOf((await join(harness, { ip })).client)).toEqual(KEPT);
  });

  test("in one half of an IPv6 address is in one place, and this machine is none", async () => {
    for (let n = 0; n < BONUSES_PER_ADDRESS; n++) await join(harness, { ip: `2001:db8:7:7::${n}` });
    const late = await join(harness, { ip: "2001:db8:7:7:ffff::1" });
    expect(await historyOf(late.client)).toEqual(TAKEN);
    for (let n = 0; n <= BONUSES_PER_ADDRESS; n++) {
      expect(await historyOf((await join(harness, { ip: n % 2 ? "::1" : "127.0.0.1" })).client)).toEqual(
        KEPT,
      );
    }
  });

  test("in one /48 of IPv6 is in one place, after more of them", async () => {
    for (let n = 0; n < BONUSES_PER_NETWORK; n++)
      expect(await historyOf((await join(harness, { ip: `2001:db8:48:${n}::1` })).client)).toEqual(KEPT);
    const late = await join(harness, { ip: "2001:db8:48:ffff::1" });
    expect(await historyOf(late.client)).toEqual(TAKEN);
    expect((await late.client.trpc.rewards.duplicate.query())?.reason).toBe("ADDRESS");
    expect(await historyOf((await join(harness, { ip: "2001:db8:49:ffff::1" })).client)).toEqual(KEPT);
  });

  test("at one mail domain, whatever its sub-domain, counts; at a public mail host it does not", async () => {
    const domain = `${name()}.co.uk`;
    const hosts = [domain, `a.${domain}`, `b.${domain}`, `c.${domain}`];
    const joined = await Promise.all(hosts.map((host) => join(harness, { email: `${name()}@${host}` })));
    const histories = await Promise.all(joined.map(({ client }) => historyOf(client)));
    expect(histories.filter((rows) => rows.length === 1)).toHaveLength(BONUSES_PER_DOMAIN);
    const late = await join(harness, { email: `${name()}@${domain}` });
    expect(await late.client.trpc.rewards.duplicate.query()).toMatchObject({
      reason: "DOMAIN",
      credits: BONUS,
    });
    for (let n = 0; n <= BONUSES_PER_DOMAIN; n++) {
      const { client } = await join(harness, { email: `${name()}@gmx.de` });
      expect(await historyOf(client)).toEqual(KEPT);
    }
    harness.advance((BONUS_WINDOW_DAYS + 1) * 86_400_000);
    await purgeExpired(harness.deps());
    const row = await harness.db.first({
      sql: "SELECT count(domainHash) + count(networkHash) AS remembered FROM firstProof",
      args: [],
    });
    expect(row?.remembered).toBe(0);
    const again = await join(harness, { email: `${name()}@${domain}` });
    expect(await historyOf(again.client)).toEqual(KEPT);
  });

  test("that comes at the same moment is still the second", async () => {
    const both = await Promise.all(sameMailbox().map((email) => join(harness, { email })));
    const kept = await Promise.all(both.map(({ client }) => client.trpc.user.getCredits.query()));
    expect(kept.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([0, BONUS]);

    const ip = "203.0.113.90";
    const many = await Promise.all(Array.from({ length: 8 }, () => join(harness, { ip })));
    const amounts = await Promise.all(many.map(({ client }) => client.trpc.user.getCredits.query()));
    expect(amounts.filter(({ amount }) => amount === BONUS)).toHaveLength(BONUSES_PER_ADDRESS);
  });

  test("leaves nothing readable of where it came from", async () => {
    const [email] = sameMailbox();
    const ip = "203.0.113.99";
    await join(harness, { email, ip });
    const rows = await harness.db.orm.all<Record<string, unknown>>("SELECT * FROM firstProof");
    const text = JSON.stringify(rows);
    expect(text).not.toContain(ip);
    expect(text).not.toContain("gmail");
    expect(text).toMatch(/[\w-]{43}/);
  });
});

describe("an appeal", () => {
  const words = { text: "My sister and I share one connection." };
  const key = () => crypto.randomUUID();

  async function duplicated() {
    const [first, second] = sameMailbox();
    await join(harness, { email: first });
    return join(harness, { email: second });
  }
  async function staff() {
    const person = await signedIn(harness);
    await makeStaff(harness, person.userId);
    return person.client.trpc.staff;
  }

  test("is kept, told to support, seen by its writer, and granted once with its credits", async () => {
    const { client, email, userId } = await duplicated();
    const before = (await mailsToSupport()).length;
    const requestKey = key();
    await client.trpc.rewards.appeal.mutate({ requestKey, ...words });
    await client.trpc.rewards.appeal.mutate({ requestKey, ...words });
    expect(await refusal(client.trpc.rewards.appeal.mutate({ requestKey: key(), ...words }))).toBe(
      "APPEAL_OPEN",
    );
    expect((await client.trpc.rewards.duplicate.query())?.appeal).toMatchObject({
      ...{ text: words.text, state: "RECEIVED", answer: null },
    });
    const [told] = await mailsTo(harness, SITE.supportEmail, before + 1);
    expect(told?.text).toContain(`/admin/users?person=${userId}`);
    expect(told?.text).not.toContain(words.text);

    const desk = await staff();
    expect(await desk.appeals.query()).toContainEqual(
      expect.objectContaining({ id: requestKey, email, reason: "EMAIL", credits: BONUS, text: words.text }),
    );
    const decision = { id: requestKey, granted: true, answer: "You are right." };
    await Promise.all([desk.decideAppeal.mutate(decision), desk.decideAppeal.mutate(decision)]).catch(
      () => {},
    );
    await desk.decideAppeal.mutate(decision);
    expect(await refusal(desk.decideAppeal.mutate({ ...decision, granted: false }))).toBe("CONFLICT");
    expect(await historyOf(client)).toEqual([...TAKEN, [BONUS, "DUPLICATE_DETECTION", "GIVEN_BACK"]]);
    const view = await client.trpc.rewards.duplicate.query();
    expect(view).toMatchObject({ cleared: true, appeal: { state: "GRANTED", answer: "You are right." } });
    expect(await refusal(client.trpc.rewards.appeal.mutate({ requestKey: key(), ...words }))).toBe(
      "NOTHING_TO_APPEAL",
    );
    const [mail] = await mailsTo(harness, email, 2);
    expect(mail?.text).toContain(`The ${BONUS} credits`);
    expect((await desk.person.query({ id: userId })).actions).toHaveLength(1);
  });

  test("that is declined says so, gives nothing, and leaves the way open", async () => {
    const { client, email } = await duplicated();
    const requestKey = key();
    await client.trpc.rewards.appeal.mutate({ requestKey, ...words });
    await (await staff()).decideAppeal.mutate({ id: requestKey, granted: false });
    expect(await historyOf(client)).toEqual(TAKEN);
    expect((await client.trpc.rewards.duplicate.query())?.appeal?.state).toBe("DECLINED");
    const [mail] = await mailsTo(harness, email, 2);
    expect(mail?.text).toContain("We could not change our decision");
    await client.trpc.rewards.appeal.mutate({ requestKey: key(), ...words });
  });

  test("is for those it concerns, in some words, and not day and night", async () => {
    stopClock();
    const other = await signedIn(harness);
    const { rewards } = other.client.trpc;
    expect(await refusal(rewards.appeal.mutate({ requestKey: key(), ...words }))).toBe("NOTHING_TO_APPEAL");
    const bad = await told(rewards.appeal.mutate({ requestKey: key(), text: "hm" }));
    expect(bad?.fields.text).toBe("Write a few words so that we understand.");
    const tries = [];
    for (let n = 0; n < 6; n++)
      tries.push(await refusal(rewards.appeal.mutate({ requestKey: key(), ...words })));
    expect(tries.at(-1)).toBe("TOO_MANY_REQUESTS");
  });

  async function mailsToSupport() {
    return mailsTo(harness, SITE.supportEmail, 0);
  }
});
