import { expect, test } from "vitest";
import { unsubscribeSecret } from "#functions/services/emails/unsubscribe-link.ts";
import type { EmailKind, EmailPreferences } from "#schema/emails/emails.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { insertPerson, newcomer } from "#tests/support/people.ts";
import { unsubscribeTokenRow } from "#tests/support/rows.ts";
import { refusals } from "#tests/support/signed-in.ts";
import { rowOf, sql } from "#tests/support/sql.ts";

const harness = harnessForFile();

const ALL: EmailPreferences = { WORK: true, OFFERS: true, TIPS: true, ANNOUNCEMENTS: true };
const NO_MARKETING = { ...ALL, OFFERS: false, TIPS: false, ANNOUNCEMENTS: false };

/** Someone who gets everything, and the secret in a mail of this kind to them. */
async function holder(kind: EmailKind = "TIPS", input: { expiresAt?: number } = {}) {
  const { userId } = await insertPerson(harness, { credits: 0 });
  const token = crypto.randomUUID();
  await harness.db.write([
    sql("UPDATE user SET allowMarketing = 1 WHERE id = ?", userId),
    unsubscribeTokenRow({ token, userId, kind, ...input }),
  ]);
  const secret = await unsubscribeSecret(harness.deps(), token);
  const { trpc } = newcomer(harness).client;
  return { userId, token, secret, trpc, preferences: () => preferencesOf(userId) };
}

async function preferencesOf(userId: string): Promise<EmailPreferences> {
  const token = crypto.randomUUID();
  await harness.db.write([unsubscribeTokenRow({ token, userId })]);
  const secret = await unsubscribeSecret(harness.deps(), token);
  return (await newcomer(harness).client.trpc.mail.preferences.query({ token: secret })).preferences;
}

/** As a mail program does it: no cookie, no origin. */
const oneClick = (secret: string) =>
  fetch(`${harness.url}/api/unsubscribe?${new URLSearchParams({ token: secret })}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });

test.each([
  ["in an offer stops all that needed consent, and nothing else", "OFFERS", NO_MARKETING],
  ["in a mail about finished work stops those alone", "WORK", { ...ALL, WORK: false }],
] as const)("one click in a mail program %s", async (_, kind, left) => {
  const person = await holder(kind);
  expect((await oneClick(person.secret)).status).toBe(200);
  expect(await person.preferences()).toEqual(left);
});

test("one click in a mail program works again and again, and remembers the first time", async () => {
  const person = await holder();
  await oneClick(person.secret);
  const usedAt = async () =>
    (await rowOf(harness.db, "SELECT usedAt FROM unsubscribeToken WHERE token = ?", person.token))?.usedAt;
  const first = await usedAt();
  expect(first).toBeGreaterThan(0);
  harness.advance(60_000);
  const again = await Promise.all([oneClick(person.secret), oneClick(person.secret)]);
  expect(again.map(({ status }) => status)).toEqual([200, 200]);
  expect(await usedAt()).toBe(first);
  expect(await person.preferences()).toEqual(NO_MARKETING);
});

test("one click in a mail program with a secret that is not ours, cut short, or too old does nothing", async () => {
  const person = await holder();
  const other = await holder("TIPS", { expiresAt: harness.now() - 1 });
  const forged = `${person.token}.${(await unsubscribeSecret(harness.deps(), "other")).split(".")[1]}`;
  const unknown = await unsubscribeSecret(harness.deps(), crypto.randomUUID());
  for (const secret of ["", "x", person.token, person.secret.slice(0, -2), forged, unknown, other.secret]) {
    const answer = await oneClick(secret);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: { code: "UNSUBSCRIBE_LINK" } });
  }
  expect(await person.preferences()).toEqual(ALL);
  expect(await other.preferences()).toEqual(ALL);
});

test("one click in a mail program for an account that is gone is taken in peace", async () => {
  const person = await holder();
  await harness.db.write([sql("UPDATE unsubscribeToken SET userId = NULL WHERE token = ?", person.token)]);
  expect((await oneClick(person.secret)).status).toBe(200);
});

test("opening the address leads to a page that asks, and stops nothing", async () => {
  const person = await holder();
  const query = new URLSearchParams({ token: person.secret });
  const answer = await fetch(`${harness.url}/api/unsubscribe?${query}`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/unsubscribe?${query}`]);
  expect(await person.preferences()).toEqual(ALL);
});

test("choosing what one gets, from a mail kind by kind, without signing in", async () => {
  const { trpc, secret, userId, preferences } = await holder();
  const shown = { address: `${userId}@example.com`, preferences: ALL };
  expect(await trpc.mail.preferences.query({ token: secret })).toEqual(shown);
  for (const wanted of [
    { ...ALL, OFFERS: false },
    { ...NO_MARKETING, WORK: false },
    { ...NO_MARKETING, ANNOUNCEMENTS: true },
    ALL,
  ]) {
    await trpc.mail.setPreferencesByToken.mutate({ token: secret, preferences: wanted });
    expect(await preferences()).toEqual(wanted);
  }
});

test("choosing what one gets, from a mail nobody else's, and not with a secret that is not ours", async () => {
  const [person, bystander] = [await holder(), await holder()];
  await person.trpc.mail.unsubscribe.mutate({ token: person.secret });
  expect(await bystander.preferences()).toEqual(ALL);
  const bad = `${bystander.token}.${person.secret.split(".")[1]}`;
  const calls = [
    person.trpc.mail.preferences.query({ token: bad }),
    person.trpc.mail.unsubscribe.mutate({ token: bad }),
    person.trpc.mail.setPreferencesByToken.mutate({ token: bad, preferences: NO_MARKETING }),
  ];
  expect(await refusals(calls)).toEqual(calls.map(() => "UNSUBSCRIBE_LINK"));
  expect(await bystander.preferences()).toEqual(ALL);
});

test("a way out that is too old is forgotten", async () => {
  const { token } = await holder("TIPS", { expiresAt: harness.now() - 1 });
  await harness.cron("17 * * * *");
  expect(await rowOf(harness.db, "SELECT 1 FROM unsubscribeToken WHERE token = ?", token)).toBeUndefined();
});
