import { expect, test } from "vitest";
import { ERRORS } from "#schema/errors/errors.ts";
import { ApiClient } from "#scripts/api-client.ts";
import { setRole } from "#scripts/staff/set-role.ts";
import { readSession } from "#tests/support/accounts/account-steps.ts";
import { foreignAddresses } from "#tests/support/accounts/foreign-addresses.ts";
import { cookieFor, insertPerson, newcomer, signedIn, withPassword } from "#tests/support/accounts/people.ts";
import { sessionRow } from "#tests/support/database/rows.ts";
import { rowOf, sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { creditsOf } from "#tests/support/jobs/people/model-owner.ts";
import { refusal, refusals } from "#tests/support/procedures/refusals.ts";
import { replaceDeps, restoreDeps } from "#tests/support/replace-deps.ts";

/** /api/auth as the authentication client uses it. */
const harness = harnessForFile();
const DAY = 86_400_000;

const JSON_TYPE = { "content-type": "application/json" };
const post = (client: ApiClient, path: string, fields: Record<string, string>) =>
  client.fetch(`/api/auth/${path}`, { method: "POST", body: new URLSearchParams(fields) });
const postJson = (client: ApiClient, path: string, body: string) =>
  client.fetch(`/api/auth/${path}`, { method: "POST", headers: JSON_TYPE, body });
const read = async <T>(client: ApiClient, path: string) =>
  (await (await client.fetch(`/api/auth/${path}`)).json()) as T;
const csrf = async (client: ApiClient) => (await read<{ csrfToken: string }>(client, "csrf")).csrfToken;
/** The form of signing in, sent as a page would. */
async function signInForm(client: ApiClient, fields: Record<string, string>) {
  const usual = { csrfToken: await csrf(client), callbackUrl: harness.url };
  return post(client, "callback/credentials", { ...usual, ...fields });
}
const cookieOf = (response: Response) =>
  response.headers.getSetCookie().find((line) => line.startsWith("authjs.session-token="));
const statusWith = async (cookie: string) =>
  (await fetch(`${harness.url}/api/trpc/user.getCredits`, { headers: { cookie } })).status;

test("the session is null when signed out, and name, address and picture when signed in", async () => {
  expect(await readSession(newcomer(harness).client)).toBeNull();
  const { client, email } = await withPassword(harness);
  const response = await client.fetch("/api/auth/session");
  expect(response.headers.get("cache-control")).toContain("no-store");
  const { user, expires } = (await response.json()) as { user: object; expires: string };
  expect(user).toEqual({ name: "Ada", email, image: null });
  expect((Date.parse(expires) - Date.now()) / DAY).toBeCloseTo(30, 1);
});

test("nothing outside this site is offered to sign in with", async () => {
  const providers = await read<object>(newcomer(harness).client, "providers");
  expect(Object.keys(providers)).toEqual([
    "credentials",
    "verification-link",
    "sign-in-link",
    "second-step",
    "passkey",
  ]);
});

test("what the client reports of its own troubles becomes a log line and nothing else", async () => {
  const { client } = newcomer(harness);
  const lines: unknown[][] = [];
  replaceDeps(harness, () => ({ log: { info: (...line) => line[0] !== "request" && lines.push(line) } }));
  const answers = [
    await post(client, "_log", { level: "warn", code: "SessionRequired", message: "private words" }),
    await postJson(client, "_log", "{"),
    await post(client, "_log", { level: "loud", code: "CLIENT_FETCH_ERROR" }),
    await post(client, "_log", { level: "error", code: "line\nbreak" }),
  ];
  restoreDeps(harness);
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 400, 400]);
  expect(lines).toEqual([["auth_client", { level: "warn", code: "SessionRequired" }]]);
});

test("without the CSRF token nobody is signed in or out", async () => {
  const person = await withPassword(harness);
  const { client } = newcomer(harness);
  await csrf(person.client);
  for (const csrfToken of ["", "x".repeat(64)]) {
    await signInForm(client, { email: person.email, password: person.password, csrfToken });
    expect(await readSession(client)).toBeNull();
    await post(person.client, "signout", { csrfToken, callbackUrl: harness.url });
    expect(await readSession(person.client)).not.toBeNull();
  }
});

test("only who asks for a CSRF token is given one, so that what else a fresh browser asks leaves it valid", async () => {
  const setsToken = async (path: string) =>
    (await newcomer(harness).client.fetch(`/api/auth/${path}`)).headers
      .getSetCookie()
      .join()
      .includes("csrf-token=");
  expect(await Promise.all(["csrf", "session", "providers"].map(setsToken))).toEqual([true, false, false]);
});

test("signing in answers JSON for the form's own field, a refusal in the catalogue's words, and a cookie kept to our site", async () => {
  const person = await withPassword(harness);
  const { client } = newcomer(harness);
  const attempt = async ({ email }: { email: string }) => {
    const response = await signInForm(client, { email, password: person.password, json: "true" });
    const { url } = (await response.json()) as { url: string };
    return { error: new URL(url).searchParams.get("error"), cookie: cookieOf(response) };
  };
  const WRONG = ERRORS.WRONG_CREDENTIALS.message;
  expect((await attempt(newcomer(harness))).error).toBe(WRONG);
  const { error, cookie } = await attempt(person);
  expect(error).toBeNull();
  for (const part of [/HttpOnly/i, /SameSite=Lax/i, /Path=\//i]) expect(cookie).toMatch(part);
  // without that field it is a redirect, its refusal in the same words
  const redirect = await signInForm(client, { email: "nobody@example.com", password: "wrong" });
  const { pathname, searchParams } = new URL(redirect.headers.get("location") ?? "");
  expect([redirect.status, pathname, searchParams.get("error")]).toEqual([302, "/login", WRONG]);
});

test("signing in makes a session of its own: one planted beforehand gains nothing", async () => {
  const [thief, victim] = [await signedIn(harness), await withPassword(harness)];
  // the thief's own cookie, put into the victim's browser before they sign in
  const { client: browser } = newcomer(harness);
  browser.keep(thief.cookie);
  await browser.signIn(victim.email, victim.password);
  const account = await browser.trpc.account.get.query();
  expect(account.email).toBe(victim.email);
  // it is the thief's session that ended, and it never became the victim's
  expect(await readSession(thief.client)).toBeNull();
  expect(account.devices.map(({ id }) => id)).not.toContain(thief.sessionId);
});

test("signing in and out lead back to our own pages only", async () => {
  const { email, password } = await withPassword(harness);
  const answer = async (action: string, callbackUrl: string) => {
    const { client } = newcomer(harness);
    const csrfToken = await csrf(client);
    const body = new URLSearchParams({ email, password, csrfToken, callbackUrl, json: "true" });
    const response = await client.fetch(`/api/auth/${action}`, { method: "POST", body });
    return new URL(((await response.json()) as { url: string }).url, harness.url);
  };
  for (const ours of ["/packs/new?a=1", `${harness.url}/packs`])
    expect((await answer("callback/credentials", ours)).href).toBe(new URL(ours, harness.url).href);
  for (const foreign of foreignAddresses(harness.url)) {
    for (const action of ["callback/credentials", "signout"])
      expect([foreign, (await answer(action, foreign)).origin]).toEqual([foreign, harness.url]);
  }
});

test("signing out kills the cookie at once, copies of it too", async () => {
  const { client } = await withPassword(harness);
  const [cookie = ""] = cookieOf(await client.fetch("/api/auth/session"))!.split(";");
  expect(await statusWith(cookie)).toBe(200);
  const out = await post(client, "signout", { csrfToken: await csrf(client) });
  // and the browser's cache
  expect(out.headers.get("clear-site-data")).toBe('"cache"');
  expect(await statusWith(cookie)).toBe(401);
  expect(await readSession(new ApiClient(harness.url, { cookie }))).toBeNull();
});

test("nobody is shown a page of the library's own, which would load from elsewhere", async () => {
  const person = await signedIn(harness);
  const pages = { signin: "/login", signout: "/", error: "/login", "verify-request": "/verify-email" };
  for (const [action, ours] of Object.entries(pages)) {
    const response = await person.client.fetch(`/api/auth/${action}`);
    const target = new URL(response.headers.get("location") ?? "", harness.url);
    expect([response.status, target.origin, target.pathname]).toEqual([302, harness.url, ours]);
  }
  // looking is not leaving
  expect(await creditsOf(person)).toBe(0);
});

const HOUR = 3_600_000;
const leftOf = async (sessionId: string) => {
  const row = await rowOf(harness.db, "SELECT expires FROM session WHERE id = ?", sessionId);
  return Number(row?.expires) - harness.now();
};
const set = (column: "createdAt" | "expires", { sessionId }: { sessionId: string }, ms: number) =>
  harness.db.write([sql(`UPDATE session SET ${column} = ? WHERE id = ?`, harness.now() + ms, sessionId)]);

test("a session ends by itself after 30 days; used every day it goes on, up to ninety days after signing in", async () => {
  const [person, late, idle] = [await signedIn(harness), await signedIn(harness), await signedIn(harness)];
  await set("expires", idle, -1);
  const { user, generations } = idle.client.trpc;
  const calls = [user.getCredits.query(), generations.delete.mutate({ ids: ["x"] })];
  expect(await refusals(calls)).toEqual(["NOT_SIGNED_IN", "NOT_SIGNED_IN"]);
  await set("createdAt", person, -80 * DAY);
  expect(await readSession(person.client)).toMatchObject({ user: {} });
  expect(await leftOf(person.sessionId)).toBeLessThanOrEqual(10 * DAY);
  await set("createdAt", late, -90 * DAY);
  expect(await readSession(late.client)).toBeNull();
  expect(await refusal(late.client.trpc.user.getCredits.query())).toBe("NOT_SIGNED_IN");
  const used = await signedIn(harness);
  harness.advance(20 * DAY);
  await readSession(used.client);
  harness.advance(20 * DAY);
  expect(await creditsOf(used)).toBe(0);
  harness.advance(-40 * DAY);
});

test("a session ends twelve hours after signing in where it is one of staff, who became it meanwhile too", async () => {
  const { userId, sessionId } = await signedIn(harness);
  await setRole(harness.db, { email: `${userId}@example.com`, role: "STAFF" });
  expect(await leftOf(sessionId)).toBeLessThanOrEqual(12 * HOUR);
  const now = harness.now();
  await harness.db.write([sessionRow(userId, { sessionId: "later", now })]);
  expect((await leftOf("later")) + harness.now()).toBe(now + 12 * HOUR);
});

test("a session is not changed by posting to it: neither role nor credits nor name", async () => {
  const { client, userId, email } = await withPassword(harness);
  const stored = () =>
    harness.db.orm.all(`SELECT name, email, role, credits, banned FROM user WHERE id = '${userId}'`);
  const before = await stored();
  const user = { role: "ADMIN", email: "root@example.com" };
  const data = { role: "ADMIN", credits: 1e6, name: "Root", sub: "someone-else", sid: "another", user };
  const csrfToken = await csrf(client);
  const response = await postJson(client, "session", JSON.stringify({ csrfToken, data }));
  const shown = { user: { name: "Ada", email } };
  expect(await response.json()).toMatchObject(shown);
  expect(await stored()).toEqual(before);
  const session = await readSession(client);
  expect(session).toMatchObject(shown);
  expect(JSON.stringify(session)).not.toMatch(/role|credits|ADMIN|sid/);
});

test("a session is ended by no database out of reach", async () => {
  const person = await signedIn(harness);
  const orm = { get: () => expect.fail("the database does not answer") };
  harness.wrapDeps((deps) => ({ ...deps, db: Object.defineProperty({ ...deps.db }, "orm", orm) }));
  const response = await person.client.fetch("/api/auth/session");
  restoreDeps(harness);
  expect(response.headers.getSetCookie().filter((line) => /max-age=0|1970/i.test(line))).toEqual([]);
  expect(await creditsOf(person)).toBe(0);
});

test("a cookie that was changed, cut or made with another key, or of someone else's session, signs nobody in", async () => {
  const person = await signedIn(harness);
  expect(await statusWith(person.cookie)).toBe(200);
  const [name, token = ""] = person.cookie.split("=");
  const middle = Math.floor(token.length / 2);
  const flipped = token[middle] === "A" ? "B" : "A";
  const forged = btoa(JSON.stringify({ sub: person.userId, sid: person.sessionId }));
  const changed = `${token.slice(0, middle)}${flipped}${token.slice(middle + 1)}`;
  const { userId: other } = await insertPerson(harness, { credits: 7 });
  for (const bad of [
    ...[changed, token.slice(0, -4), `${token}x`, "", "null", forged].map((text) => `${name}=${text}`),
    await cookieFor(harness, { ...person, secret: "another secret of enough characters" }),
    await cookieFor(harness, { ...person, userId: other }),
    await cookieFor(harness, { ...person, sessionId: "none" }),
  ])
    expect(await statusWith(bad)).toBe(401);
});

test("a cookie made with the secret of before is good until that secret is taken out", async () => {
  const { cookie } = await signedIn(harness);
  const newer = "a newer secret of more than thirty-two characters";
  const statusUnder = async (secretsOf: (before: string[]) => string[]) => {
    replaceDeps(harness, ({ config }) => ({ config: { AUTH_SECRET: secretsOf(config.AUTH_SECRET) } }));
    const status = await statusWith(cookie);
    restoreDeps(harness);
    return status;
  };
  expect(await statusUnder((before) => [newer, ...before])).toBe(200);
  expect(await statusUnder(() => [newer])).toBe(401);
});
