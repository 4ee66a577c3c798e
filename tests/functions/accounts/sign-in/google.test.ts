import { expect, test } from "vitest";
import { LOCAL_REGISTRATION_BONUS } from "#schema/billing/pricing.ts";
import { ApiClient } from "#scripts/api-client.ts";
import {
  banUser,
  readSession,
  register,
  resetToken,
  signsIn,
  userOf,
} from "#tests/support/accounts/account-steps.ts";
import { emailsTo } from "#tests/support/accounts/emails.ts";
import {
  backFromGoogle,
  chooseAtGoogle,
  type GooglePerson,
  leaveForGoogle,
  signInAtGoogle,
} from "#tests/support/accounts/google.ts";
import { newcomer, withPassword } from "#tests/support/accounts/people.ts";
import { insertInto } from "#tests/support/database/rows.ts";
import { rowsOf, sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { creditsOf } from "#tests/support/jobs/people/model-owner.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

/** Signing in with Google, against a stand-in that speaks its protocol. */
const harness = harnessForFile({ google: true });

const enter = (client: ApiClient, person: GooglePerson, callbackUrl?: string) =>
  signInAtGoogle(harness, client, person, callbackUrl);
const linksOf = (email: string) =>
  rowsOf(harness.db, "SELECT a.* FROM account a JOIN user u ON u.id = a.userId WHERE u.email = ?", email);
const accountOf = ({ trpc }: ApiClient) => trpc.account.get.query();
const beginConnect = ({ client, password }: Awaited<ReturnType<typeof withPassword>>) =>
  client.trpc.account.beginConnectGoogle.mutate({ currentPassword: password });
const REFUSED = (code: string) => `/login?error=AccessDenied&code=${code}`;
const NOT_LINKED = "/login?error=OAuthAccountNotLinked";

/** Someone who came by Google. */
async function googler() {
  const person = newcomer(harness);
  expect(await enter(person.client, person)).toBe("/dashboard");
  return person;
}

/** Someone with a password who connected a Google account: of this and their own address. */
async function connected(prefix: string) {
  const owner = await withPassword(harness);
  await beginConnect(owner);
  expect(await enter(owner.client, { email: prefix + owner.email }, "/account")).toBe("/account");
  await emailsTo(harness, owner.email, 1);
  return owner;
}

test("Google is offered where it is configured", async () => {
  const { client } = newcomer(harness);
  expect(await (await client.fetch("/api/auth/providers")).json()).toHaveProperty("google");
  // its script belongs to Google itself, not to a stand-in
  expect(await client.trpc.system.info.query()).toMatchObject({ googleScriptClientId: null });
});

test("a newcomer gets an account, one bonus, a device, and comes back as the same", async () => {
  const [person, again] = [newcomer(harness), newcomer(harness)];
  expect(await enter(person.client, person, "/packs/new?a=1")).toBe("/packs/new?a=1");
  expect(await creditsOf(person)).toBe(LOCAL_REGISTRATION_BONUS);
  const account = await accountOf(person.client);
  const emailPreferences = { WORK: true, OFFERS: false, TIPS: false, ANNOUNCEMENTS: false };
  const { email } = person;
  expect(account).toMatchObject({
    name: "Ada",
    email,
    hasPassword: false,
    google: { email },
    emailPreferences,
  });
  expect(account.devices).toHaveLength(1);
  expect(await enter(again.client, person)).toBe("/dashboard");
  expect((await accountOf(again.client)).devices).toHaveLength(2);
  expect(await creditsOf(again)).toBe(LOCAL_REGISTRATION_BONUS);
  // nothing that opens Google's doors is kept
  const [link] = await linksOf(person.email);
  expect(link).toMatchObject({ access_token: null, refresh_token: null, id_token: null });
});

test("a newcomer thrice at once becomes one account", async () => {
  const { email } = newcomer(harness);
  const people = [newcomer(harness), newcomer(harness), newcomer(harness)];
  const backs = await Promise.all(
    people.map(async ({ client }) => chooseAtGoogle(await leaveForGoogle(client), { email })),
  );
  await Promise.all(people.map(({ client }, n) => client.fetch(backs[n]!)));
  for (const person of people) expect(await creditsOf(person)).toBe(LOCAL_REGISTRATION_BONUS);
  expect(await rowsOf(harness.db, "SELECT id FROM user WHERE email = ?", email)).toHaveLength(1);
  expect(await linksOf(email)).toHaveLength(1);
});

test("whoever's address Google has not verified is refused, and nothing is written, registered here or not", async () => {
  const [stranger, owner] = [newcomer(harness), newcomer(harness)];
  await register(owner);
  for (const { email } of [stranger, owner]) {
    const { client } = newcomer(harness);
    const before = await userOf(harness, email);
    expect(await enter(client, { email, verified: false })).toBe(REFUSED("GOOGLE_EMAIL_UNVERIFIED"));
    expect(await userOf(harness, email)).toEqual(before);
    expect(await readSession(client)).toBeNull();
  }
});

test("a newcomer gets a password by email", async () => {
  const { client, email, password } = await googler();
  const token = await resetToken(harness, email);
  const [newest] = await emailsTo(harness, email, 1);
  expect(newest?.subject).toBe("Set a password for your account");
  expect(newest?.text).toContain("you sign in with Google");
  await client.trpc.account.resetPassword.mutate({ token, password });
  expect(await signsIn(harness, email, password)).toBe(true);
  // and Google still works
  expect(await enter(newcomer(harness).client, { email })).toBe("/dashboard");
});

test("a newcomer keeps the only way in, and is asked for a fresh sign-in before what is delicate", async () => {
  const { client, email } = await googler();
  expect(await refusal(client.trpc.account.disconnectGoogle.mutate())).toBe("LAST_WAY_IN");
  expect(await linksOf(email)).toHaveLength(1);
  const change = () =>
    refusal(client.trpc.account.requestEmailChange.mutate({ email: newcomer(harness).email }));
  harness.advance(16 * 60_000);
  expect(await change()).toBe("SIGN_IN_AGAIN");
  await enter(client, { email });
  expect(await change()).toBeNull();
  harness.advance(-16 * 60_000);
  // signing in anew ended the session this browser had
  expect((await accountOf(client)).devices).toHaveLength(1);
});

test("an address with a verified account is not taken over: its owner is asked to sign in as before", async () => {
  const { email } = await withPassword(harness);
  const before = await userOf(harness, email);
  const { client } = newcomer(harness);
  expect(await enter(client, { email })).toBe(NOT_LINKED);
  expect([await readSession(client), await linksOf(email)]).toEqual([null, []]);
  expect(await userOf(harness, email)).toEqual(before);
});

test("an address with a verified account is connected from within, with the password, once; disconnected again; and told by email", async () => {
  const owner = await withPassword(harness);
  const { client, email } = owner;
  const { beginConnectGoogle } = client.trpc.account;
  for (const currentPassword of ["not this one", undefined])
    expect(await refusal(beginConnectGoogle.mutate({ currentPassword }))).toBe("WRONG_PASSWORD");
  await beginConnect(owner);
  const google = { email: `other-${email}` };
  const { devices } = await accountOf(client);
  expect(await enter(client, google, "/account")).toBe("/account");
  const account = await accountOf(client);
  expect(account).toMatchObject({ google, email });
  // the same device goes on
  expect(account.devices.map(({ id }) => id)).toEqual(devices.map(({ id }) => id));
  const [newest] = await emailsTo(harness, email, 1);
  expect(newest?.subject).toBe("A Google account was connected");
  // from elsewhere it signs in to this account
  const { client: elsewhere } = newcomer(harness);
  await enter(elsewhere, google);
  expect((await accountOf(elsewhere)).email).toBe(email);
  // permission was for one connection
  expect(await enter(client, newcomer(harness))).toBe("/dashboard");
  expect(await linksOf(email)).toHaveLength(1);

  await elsewhere.trpc.account.disconnectGoogle.mutate();
  expect((await accountOf(elsewhere)).google).toBeNull();
  expect(await signsIn(harness, email, owner.password)).toBe(true);
});

test("an address with a verified account is not connected to a Google account that signs in to another one, nor long after it was asked", async () => {
  const google = await googler();
  const owner = await withPassword(harness);
  await beginConnect(owner);
  const inUse = "/account?error=AccessDenied&code=GOOGLE_IN_USE";
  expect(await enter(owner.client, google, "/account")).toBe(inUse);
  expect((await accountOf(owner.client)).email).toBe(owner.email);
  await beginConnect(owner);
  harness.advance(11 * 60_000);
  expect(await enter(owner.client, owner, "/account")).toBe(NOT_LINKED);
  harness.advance(-11 * 60_000);
  expect(await linksOf(owner.email)).toEqual([]);
});

test.each([
  ["keeps one's own Google account", "", 1],
  ["takes out a Google account of another address", "thief-", 0],
])("a reset of the password %s", async (_, prefix, left) => {
  const { client, email } = await connected(prefix);
  const token = await resetToken(harness, email);
  await client.trpc.account.resetPassword.mutate({ token, password: "a new password" });
  expect(await linksOf(email)).toHaveLength(left);
});

test("the banned are refused: a person, linked or not, an address and a domain", async () => {
  const [linked, unlinked, placed] = [await googler(), newcomer(harness), newcomer(harness)];
  await register(unlinked);
  await harness.db.write([
    insertInto("bannedIp", { ipAddress: placed.ip, reason: "abuse", createdAt: 0 }),
    insertInto("bannedDomain", { domain: "google-trash.example", reason: "abuse", createdAt: 0 }),
  ]);
  for (const { email } of [linked, unlinked]) await banUser(harness, email);
  for (const email of [linked.email, unlinked.email, placed.email, "eve@google-trash.example"]) {
    const { client } = email === placed.email ? placed : newcomer(harness);
    expect([email, await enter(client, { email })]).toEqual([email, REFUSED("BANNED")]);
    expect(await readSession(client)).toBeNull();
  }
  expect(await userOf(harness, "eve@google-trash.example")).toBeNull();
});

const endOf = async (client: ApiClient, back: string) =>
  (await client.fetch(back)).headers.get("location")?.replace(harness.url, "");

test("the answer from Google signs in only the browser that asked: another's address with a code in it does nothing", async () => {
  const thief = newcomer(harness);
  const back = await chooseAtGoogle(await leaveForGoogle(thief.client), thief);
  const { client } = newcomer(harness);
  // never asked, and asked for itself
  await endOf(client, back);
  expect(await readSession(client)).toBeNull();
  await leaveForGoogle(client);
  expect(await endOf(client, back)).toBe("/login?error=Configuration");
  expect(await readSession(client)).toBeNull();
  expect(await userOf(harness, thief.email)).toBeNull();
});

test("that it was cancelled at Google is told kindly", async () => {
  const { client } = newcomer(harness);
  const back = await backFromGoogle(await leaveForGoogle(client), { cancel: "1" });
  expect(await endOf(client, back)).toBe("/login?error=OAuthCallbackError");
});

test("our own address at Google is the configured one, whatever a Host header says", async () => {
  const client = new ApiClient(harness.url, { "x-forwarded-host": "evil.example" });
  const page = new URL(await leaveForGoogle(client, "https://evil.example"));
  expect(page.origin).toBe(harness.cloud.google!.url);
  expect(page.searchParams.get("redirect_uri")).toBe(`${harness.url}/api/auth/callback/google`);
  for (const name of ["code_challenge", "state", "nonce"]) expect(page.searchParams.get(name)).toBeTruthy();
});

const imageOf = async (client: ApiClient) => (await readSession(client))?.user.image;
const setImage = (image: string, email: string) =>
  harness.db.write([sql("UPDATE user SET image = ? WHERE email = ?", image, email)]);

test("the picture someone has at Google is shown to its owner from here, and to nobody else", async () => {
  const email = "ada@gmail.example";
  const { client } = newcomer(harness);
  const enterWithPicture = async () =>
    endOf(client, await backFromGoogle(await leaveForGoogle(client), { choose: email }));
  await enterWithPicture();
  const image = String(await imageOf(client));
  expect(image).toMatch(/^\/api\/account\/picture\?v=[0-9a-f]{16}$/);
  const { headers } = await client.fetch(image);
  expect(headers.get("content-type")).toBe("image/png");
  expect(headers.get("cache-control")).toBe("private, max-age=86400");
  expect((await newcomer(harness).client.fetch(image)).status).toBe(401);
  // taken away there, it is gone here with the next sign-in
  await setImage("http://127.0.0.1:1/x.png", email);
  expect((await client.fetch(image)).status).toBe(404);
  await enterWithPicture();
  expect(await imageOf(client)).toBe(image);
});

test("the picture at Google is nobody's where there is none, and goes with the connection", async () => {
  const plain = await googler();
  expect(await imageOf(plain.client)).toBeNull();
  expect((await plain.client.fetch("/api/account/picture")).status).toBe(404);
  const { client, email } = await connected("other-");
  await setImage("https://lh3.googleusercontent.com/a/x", email);
  expect(await imageOf(client)).not.toBeNull();
  await client.trpc.account.disconnectGoogle.mutate();
  expect(await imageOf(client)).toBeNull();
});
