import { expect, test } from "vitest";
import { unsubscribeSecret } from "#functions/services/emails/unsubscribe-link.ts";
import type { EmailKind, EmailPreferences } from "#schema/emails/emails.ts";
import { newcomer, signedIn } from "#tests/support/accounts/people.ts";
import { unsubscribeTokenRow } from "#tests/support/database/rows.ts";
import { rowOf, sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusals } from "#tests/support/procedures/refusals.ts";

const harness = harnessForFile();

const ALL: EmailPreferences = { WORK: true, OFFERS: true, TIPS: true, ANNOUNCEMENTS: true };
const NO_MARKETING = { ...ALL, OFFERS: false, TIPS: false, ANNOUNCEMENTS: false };

/** Someone who gets everything, and the secret in an email of this kind to them, for whoever opens it. */
async function holder(kind: EmailKind = "TIPS", expiresAt?: number) {
  const person = await signedIn(harness, { allowMarketing: true });
  const token = crypto.randomUUID();
  await harness.db.write([unsubscribeTokenRow({ token, userId: person.userId, kind, expiresAt })]);
  const secret = await unsubscribeSecret(harness.deps(), token);
  const { account } = person.client.trpc;
  const preferences = async () => (await account.get.query()).emailPreferences;
  return { ...person, token, secret, preferences, anybody: newcomer(harness).client.trpc.email };
}

/** As a mail program does it: no cookie, no origin. */
const oneClick = (secret: string) =>
  fetch(`${harness.url}/api/unsubscribe?${new URLSearchParams({ token: secret })}`, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });

test.each([
  ["an offer stops all that needed consent, and nothing else", "OFFERS", NO_MARKETING],
  ["an email about finished work stops those alone", "WORK", { ...ALL, WORK: false }],
] as const)("one click in %s", async (_, kind, left) => {
  const [person, bystander] = [await holder(kind), await holder(kind)];
  expect((await oneClick(person.secret)).status).toBe(200);
  expect(await person.preferences()).toEqual(left);
  expect(await bystander.preferences()).toEqual(ALL);
});

test("one click works again and again, remembers the first time, and is taken in peace once the account is gone", async () => {
  const { secret, token, preferences } = await holder();
  await oneClick(secret);
  const text = "SELECT usedAt FROM unsubscribeToken WHERE token = ?";
  const usedAt = async () => (await rowOf(harness.db, text, token))?.usedAt;
  const first = await usedAt();
  expect(first).toBeGreaterThan(0);
  harness.advance(60_000);
  const again = await Promise.all([oneClick(secret), oneClick(secret)]);
  expect(again.map(({ status }) => status)).toEqual([200, 200]);
  expect(await usedAt()).toBe(first);
  expect(await preferences()).toEqual(NO_MARKETING);
  await harness.db.write([sql("UPDATE unsubscribeToken SET userId = NULL WHERE token = ?", token)]);
  expect((await oneClick(secret)).status).toBe(200);
});

test("a secret that is not ours, cut short, or too old does nothing", async () => {
  const [person, other] = [await holder(), await holder("TIPS", harness.now() - 1)];
  const { token, secret: good, anybody } = person;
  const forged = `${token}.${(await unsubscribeSecret(harness.deps(), "other")).split(".")[1]}`;
  const unknown = await unsubscribeSecret(harness.deps(), crypto.randomUUID());
  for (const secret of ["", "x", token, good.slice(0, -2), forged, unknown, other.secret]) {
    const answer = await oneClick(secret);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: { code: "UNSUBSCRIBE_LINK" } });
  }
  const input = { token: forged, preferences: NO_MARKETING };
  const { preferences, unsubscribe, setPreferencesByToken } = anybody;
  const calls = [preferences.query(input), unsubscribe.mutate(input), setPreferencesByToken.mutate(input)];
  expect(await refusals(calls)).toEqual(calls.map(() => "UNSUBSCRIBE_LINK"));
  for (const { preferences } of [person, other]) expect(await preferences()).toEqual(ALL);
  // one that is too old is forgotten
  await harness.cron("17 * * * *");
  const text = "SELECT 1 FROM unsubscribeToken WHERE token = ?";
  expect(await rowOf(harness.db, text, other.token)).toBeUndefined();
});

test("opening the address leads to a page that asks, and stops nothing", async () => {
  const person = await holder();
  const query = new URLSearchParams({ token: person.secret });
  const answer = await fetch(`${harness.url}/api/unsubscribe?${query}`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/unsubscribe?${query}`]);
  expect(await person.preferences()).toEqual(ALL);
});

test("what one gets is chosen from an email, kind by kind, without signing in", async () => {
  const { anybody, secret: token, email: address, preferences } = await holder();
  expect(await anybody.preferences.query({ token })).toEqual({ address, preferences: ALL });
  const none = { ...NO_MARKETING, WORK: false };
  for (const wanted of [{ ...ALL, OFFERS: false }, none, { ...none, ANNOUNCEMENTS: true }, ALL]) {
    await anybody.setPreferencesByToken.mutate({ token, preferences: wanted });
    expect(await preferences()).toEqual(wanted);
  }
});
