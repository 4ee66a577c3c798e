import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LOCAL_REGISTRATION_BONUS } from "#schema/billing/pricing.ts";
import { chooseAtGoogle, leaveForGoogle, signInAtGoogle } from "#tests/support/google.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { mailsTo } from "#tests/support/mailbox.ts";
import { newcomer, signUp } from "#tests/support/people.ts";
import { refusal, signedIn } from "#tests/support/signed-in.ts";

/** Signing in with Google, against a stand-in that speaks its protocol. */
let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ google: true });
});
afterAll(async () => {
  expect(await harness.audit()).toEqual([]);
  await harness.close();
});

const rows = (sql: string) => harness.db.orm.all<Record<string, string | number | null>>(sql);
const userOf = async (email: string) => (await rows(`SELECT * FROM user WHERE email = '${email}'`))[0];
const linksOf = (email: string) =>
  rows(`SELECT a.* FROM account a JOIN user u ON u.id = a.userId WHERE u.email = '${email}'`);
const signsIn = (person: ReturnType<typeof newcomer>, password: string, email = person.email) =>
  newcomer(harness)
    .client.signIn(email, password)
    .then(
      () => true,
      () => false,
    );
const REFUSED = (code: string) => `/login?error=AccessDenied&code=${code}`;

test("Google is offered where it is configured", async () => {
  const providers = await (await newcomer(harness).client.fetch("/api/auth/providers")).json();
  expect(Object.keys(providers as object)).toEqual(["credentials", "verification-link", "google"]);
  // its script belongs to Google itself, not to a stand-in
  expect(await newcomer(harness).client.trpc.system.info.query()).toMatchObject({
    googleScriptClientId: null,
  });
});

describe("a newcomer", () => {
  test("gets an account, one bonus, a device, and comes back as the same", async () => {
    const person = newcomer(harness);
    expect(await signInAtGoogle(harness, person.client, person, "/packs/new?a=1")).toBe("/packs/new?a=1");
    expect(await person.client.trpc.user.getCredits.query()).toEqual({ amount: LOCAL_REGISTRATION_BONUS });
    const account = await person.client.trpc.account.get.query();
    expect(account).toMatchObject({
      name: "Ada",
      email: person.email,
      hasPassword: false,
      mail: { WORK: true, OFFERS: false, TIPS: false, ANNOUNCEMENTS: false },
      google: { email: person.email },
    });
    expect(account.devices).toHaveLength(1);
    const again = newcomer(harness);
    expect(await signInAtGoogle(harness, again.client, person)).toBe("/dashboard");
    expect((await again.client.trpc.account.get.query()).devices).toHaveLength(2);
    expect(await again.client.trpc.user.getCredits.query()).toEqual({ amount: LOCAL_REGISTRATION_BONUS });
    // nothing that opens Google's doors is kept
    const [link] = await linksOf(person.email);
    expect(link).toMatchObject({ access_token: null, refresh_token: null, id_token: null });
  });

  test("twice at once becomes one account", async () => {
    const { email } = newcomer(harness);
    const clients = [newcomer(harness).client, newcomer(harness).client, newcomer(harness).client];
    const backs = await Promise.all(
      clients.map(async (client) => chooseAtGoogle(await leaveForGoogle(client), { email })),
    );
    await Promise.all(clients.map((client, i) => client.fetch(backs[i]!)));
    for (const client of clients) {
      expect(await client.trpc.user.getCredits.query()).toEqual({ amount: LOCAL_REGISTRATION_BONUS });
    }
    expect(await rows(`SELECT id FROM user WHERE email = '${email}'`)).toHaveLength(1);
    expect(await linksOf(email)).toHaveLength(1);
  });

  test("whose address Google has not verified is refused, and nothing is written", async () => {
    const person = newcomer(harness);
    expect(await signInAtGoogle(harness, person.client, { ...person, verified: false })).toBe(
      REFUSED("GOOGLE_EMAIL_UNVERIFIED"),
    );
    expect(await userOf(person.email)).toBeUndefined();
    expect(await (await person.client.fetch("/api/auth/session")).json()).toBeNull();
  });

  test("cannot have a password set from the session alone, but by mail", async () => {
    const person = newcomer(harness);
    await signInAtGoogle(harness, person.client, person);
    expect(
      await refusal(
        person.client.trpc.account.changePassword.mutate({ currentPassword: "x", password: "12345678" }),
      ),
    ).toBe("NO_PASSWORD");
    await person.client.trpc.account.requestPasswordReset.mutate({ email: person.email });
    const [mail] = await mailsTo(harness, person.email, 1);
    expect(mail?.subject).toBe("Set a password for your account");
    expect(mail?.text).toContain("you sign in with Google");
    await person.client.trpc.account.resetPassword.mutate({ token: mail!.token!, password: person.password });
    expect(await signsIn(person, person.password)).toBe(true);
    // and Google still works
    expect(await signInAtGoogle(harness, newcomer(harness).client, person)).toBe("/dashboard");
  });
});

describe("an address someone registered and nobody verified", () => {
  const register = (person: ReturnType<typeof newcomer>, email: string) =>
    person.client.trpc.account.register.mutate({
      name: "Mallory",
      email,
      password: person.password,
      allowMarketing: true,
    });

  test("becomes Google's person's: the stranger's password, link and words are gone", async () => {
    const thief = newcomer(harness);
    const victim = newcomer(harness);
    await register(thief, victim.email);
    const [mail] = await mailsTo(harness, victim.email, 1);
    expect(await signInAtGoogle(harness, victim.client, victim)).toBe("/dashboard");
    expect(await userOf(victim.email)).toMatchObject({ password: null, name: "Ada", allowMarketing: 0 });
    expect(await signsIn(thief, thief.password, victim.email)).toBe(false);
    // the link that carried the stranger's password is dead, whoever opens it
    expect(await refusal(victim.client.trpc.account.verifyEmail.mutate({ token: mail!.token! }))).toBe(
      "LINK_EXPIRED",
    );
    await register(thief, victim.email);
    expect(await signsIn(thief, thief.password, victim.email)).toBe(false);
    expect(await victim.client.trpc.user.getCredits.query()).toEqual({ amount: LOCAL_REGISTRATION_BONUS });
    expect((await userOf(victim.email))?.password).toBeNull();
  });

  test("is left alone by a Google account that does not prove it", async () => {
    const owner = newcomer(harness);
    await register(owner, owner.email);
    const before = await userOf(owner.email);
    const thief = newcomer(harness);
    expect(await signInAtGoogle(harness, thief.client, { email: owner.email, verified: false })).toBe(
      REFUSED("GOOGLE_EMAIL_UNVERIFIED"),
    );
    expect(await userOf(owner.email)).toEqual(before);
  });
});

describe("an address with a verified account", () => {
  test("is not taken over: its owner is asked to sign in as before", async () => {
    const owner = await signUp(harness);
    const before = await userOf(owner.email);
    const other = newcomer(harness);
    expect(await signInAtGoogle(harness, other.client, owner)).toBe("/login?error=OAuthAccountNotLinked");
    expect(await (await other.client.fetch("/api/auth/session")).json()).toBeNull();
    expect(await linksOf(owner.email)).toEqual([]);
    expect(await userOf(owner.email)).toEqual(before);
  });

  test("is connected from within, with the password, once; disconnected again; and told by mail", async () => {
    const owner = await signUp(harness);
    const { trpc } = owner.client;
    const connect = (currentPassword?: string) =>
      refusal(trpc.account.beginConnectGoogle.mutate({ currentPassword }));
    expect(await connect("not this one")).toBe("WRONG_PASSWORD");
    expect(await connect()).toBe("WRONG_PASSWORD");
    expect(await connect(owner.password)).toBeNull();
    const google = { email: `other-${owner.email}` };
    const before = (await trpc.account.get.query()).devices;
    expect(await signInAtGoogle(harness, owner.client, google, "/account")).toBe("/account");
    const account = await trpc.account.get.query();
    expect(account.google).toEqual({ email: google.email });
    expect(account.email).toBe(owner.email);
    // the same device goes on
    expect(account.devices.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    const [mail] = await mailsTo(harness, owner.email, 2);
    expect(mail?.subject).toBe("A Google account was connected");
    // from elsewhere it signs in to this account
    const elsewhere = newcomer(harness).client;
    await signInAtGoogle(harness, elsewhere, google);
    expect((await elsewhere.trpc.account.get.query()).email).toBe(owner.email);
    // permission was for one connection
    expect(await signInAtGoogle(harness, owner.client, newcomer(harness))).toBe("/dashboard");
    expect(await linksOf(owner.email)).toHaveLength(1);

    await elsewhere.trpc.account.disconnectGoogle.mutate();
    expect((await elsewhere.trpc.account.get.query()).google).toBeNull();
    expect(await signsIn(owner, owner.password)).toBe(true);
  });

  test("is not connected to a Google account that signs in to another one", async () => {
    const google = newcomer(harness);
    await signInAtGoogle(harness, google.client, google);
    const owner = await signUp(harness);
    await owner.client.trpc.account.beginConnectGoogle.mutate({ currentPassword: owner.password });
    expect(await signInAtGoogle(harness, owner.client, google, "/account")).toBe(
      "/account?error=AccessDenied&code=GOOGLE_IN_USE",
    );
    expect(await linksOf(owner.email)).toEqual([]);
    expect((await owner.client.trpc.account.get.query()).email).toBe(owner.email);
  });

  test("is not connected long after it was asked", async () => {
    const owner = await signUp(harness);
    await owner.client.trpc.account.beginConnectGoogle.mutate({ currentPassword: owner.password });
    harness.advance(11 * 60_000);
    expect(await signInAtGoogle(harness, owner.client, owner, "/account")).toBe(
      "/login?error=OAuthAccountNotLinked",
    );
    harness.advance(-11 * 60_000);
    expect(await linksOf(owner.email)).toEqual([]);
  });
});

test("the only way in cannot be taken away", async () => {
  const person = newcomer(harness);
  await signInAtGoogle(harness, person.client, person);
  expect(await refusal(person.client.trpc.account.disconnectGoogle.mutate())).toBe("LAST_WAY_IN");
  expect(await linksOf(person.email)).toHaveLength(1);
});

test("without a password, what is delicate asks for a fresh sign-in", async () => {
  const person = newcomer(harness);
  await signInAtGoogle(harness, person.client, person);
  const change = () =>
    refusal(person.client.trpc.account.requestEmailChange.mutate({ email: newcomer(harness).email }));
  harness.advance(16 * 60_000);
  expect(await change()).toBe("SIGN_IN_AGAIN");
  await signInAtGoogle(harness, person.client, person);
  expect(await change()).toBeNull();
  harness.advance(-16 * 60_000);
});

test("a reset takes out a Google account of another address, and keeps one's own", async () => {
  for (const [email, stays] of [
    ["own", true],
    ["foreign", false],
  ] as const) {
    const owner = await signUp(harness);
    const google = { email: email === "own" ? owner.email : `thief-${owner.email}` };
    await owner.client.trpc.account.beginConnectGoogle.mutate({ currentPassword: owner.password });
    await signInAtGoogle(harness, owner.client, google, "/account");
    await mailsTo(harness, owner.email, 2);
    await owner.client.trpc.account.requestPasswordReset.mutate({ email: owner.email });
    const [mail] = await mailsTo(harness, owner.email, 3);
    await owner.client.trpc.account.resetPassword.mutate({ token: mail!.token!, password: "a new password" });
    expect([email, (await linksOf(owner.email)).length === 1]).toEqual([email, stays]);
  }
});

describe("the banned", () => {
  test("person is refused, linked or not", async () => {
    const linked = newcomer(harness);
    await signInAtGoogle(harness, linked.client, linked);
    const unlinked = newcomer(harness);
    await unlinked.client.trpc.account.register.mutate({ ...unlinked, name: "Eve" });
    for (const { email } of [linked, unlinked]) {
      await harness.db.write([{ sql: "UPDATE user SET banned = 1 WHERE email = ?", args: [email] }]);
      const { client } = newcomer(harness);
      expect(await signInAtGoogle(harness, client, { email })).toBe(REFUSED("BANNED"));
      expect(await (await client.fetch("/api/auth/session")).json()).toBeNull();
    }
  });

  test("address and domain are refused", async () => {
    const person = newcomer(harness);
    await harness.db.write([
      {
        sql: "INSERT INTO bannedIp (ipAddress, reason, createdAt) VALUES (?, 'abuse', 0)",
        args: [person.ip],
      },
      {
        sql: "INSERT INTO bannedDomain (domain, reason, createdAt) VALUES ('google-trash.example', 'abuse', 0)",
        args: [],
      },
    ]);
    expect(await signInAtGoogle(harness, person.client, person)).toBe(REFUSED("BANNED"));
    const email = `eve@google-trash.example`;
    expect(await signInAtGoogle(harness, newcomer(harness).client, { email })).toBe(REFUSED("BANNED"));
    expect(await userOf(email)).toBeUndefined();
  });
});

describe("the answer from Google", () => {
  const NOBODY = "/login?error=Configuration";
  const ended = async (client: ReturnType<typeof newcomer>["client"], back: string) => {
    const response = await client.fetch(back);
    const session = await (await client.fetch("/api/auth/session")).json();
    return { location: new URL(response.headers.get("location")!, harness.url), session };
  };

  test("signs in only the browser that asked: another's address with a code in it does nothing", async () => {
    const thief = newcomer(harness);
    const back = await chooseAtGoogle(await leaveForGoogle(thief.client), thief);
    const victim = newcomer(harness);
    // never asked, and asked for itself
    expect((await ended(victim.client, back)).session).toBeNull();
    await leaveForGoogle(victim.client);
    const { location, session } = await ended(victim.client, back);
    expect([location.pathname + location.search, session]).toEqual([NOBODY, null]);
    expect(await userOf(thief.email)).toBeUndefined();
  });

  test("works once", async () => {
    const person = newcomer(harness);
    const back = await chooseAtGoogle(await leaveForGoogle(person.client), person);
    expect((await ended(person.client, back)).session).not.toBeNull();
    await person.client.signOut();
    expect((await ended(person.client, back)).session).toBeNull();
  });

  test("with a changed state or code is refused", async () => {
    for (const part of ["state", "code"]) {
      const person = newcomer(harness);
      const back = new URL(await chooseAtGoogle(await leaveForGoogle(person.client), person), harness.url);
      back.searchParams.set(part, `${back.searchParams.get(part)}x`);
      expect((await ended(person.client, back.pathname + back.search)).session).toBeNull();
    }
  });

  test("that it was cancelled is told kindly", async () => {
    const { client } = newcomer(harness);
    const page = await leaveForGoogle(client);
    const response = await fetch(page, {
      method: "POST",
      body: new URLSearchParams({ cancel: "1" }),
      redirect: "manual",
    });
    const back = new URL(response.headers.get("location")!);
    const { location } = await ended(client, back.pathname + back.search);
    expect(location.pathname + location.search).toBe("/login?error=OAuthCallbackError");
  });

  test.each([
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "/.//evil.example",
    "https:evil.example",
    "javascript:alert(1)",
    "%2F%2Fevil.example",
  ])("never leads on to %s", async (callbackUrl) => {
    const { client, email } = newcomer(harness);
    const page = await leaveForGoogle(client, callbackUrl);
    expect(new URL(page).origin).toBe(harness.cloud.google!.url);
    const { location } = await ended(client, await chooseAtGoogle(page, { email }));
    expect(location.origin).toBe(harness.url);
  });
});

test("our own address at Google is the configured one, whatever a Host header says", async () => {
  const { csrfToken, cookie } = await csrfOf();
  const response = await fetch(`${harness.url}/api/auth/signin/google`, {
    method: "POST",
    headers: {
      cookie,
      origin: harness.url,
      "x-auth-return-redirect": "1",
      "x-forwarded-host": "evil.example",
    },
    body: new URLSearchParams({ csrfToken, callbackUrl: "/" }),
  });
  const { url } = (await response.json()) as { url: string };
  expect(new URL(url).searchParams.get("redirect_uri")).toBe(`${harness.url}/api/auth/callback/google`);
  for (const name of ["code_challenge", "state", "nonce"]) {
    expect(new URL(url).searchParams.get(name)).toBeTruthy();
  }
});

async function csrfOf() {
  const response = await fetch(`${harness.url}/api/auth/csrf`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { cookie, csrfToken: ((await response.json()) as { csrfToken: string }).csrfToken };
}

test("signing in anew ends the session this browser had", async () => {
  const person = newcomer(harness);
  await signInAtGoogle(harness, person.client, person);
  await signInAtGoogle(harness, person.client, person);
  expect((await person.client.trpc.account.get.query()).devices).toHaveLength(1);
  // someone else's devices are theirs
  const other = await signedIn(harness);
  expect(await refusal(other.client.trpc.user.getCredits.query())).toBeNull();
});

describe("the picture someone has at Google", () => {
  const choose = async (person: ReturnType<typeof newcomer>, email: string) => {
    const page = await leaveForGoogle(person.client, "/dashboard");
    const response = await fetch(page, {
      method: "POST",
      body: new URLSearchParams({ choose: email }),
      redirect: "manual",
    });
    const back = new URL(response.headers.get("location") ?? "");
    await person.client.fetch(back.pathname + back.search);
  };
  const imageOf = async (person: ReturnType<typeof newcomer>) => {
    const session = (await (await person.client.fetch("/api/auth/session")).json()) as {
      user: { image: string | null };
    };
    return session.user.image;
  };

  test("is shown to its owner from here, and to nobody else", async () => {
    const person = newcomer(harness);
    await choose(person, "ada@gmail.example");
    const image = (await imageOf(person)) ?? "";
    expect(image).toMatch(/^\/api\/account\/picture\?v=[0-9a-f]{16}$/);
    const shown = await person.client.fetch(image);
    expect([shown.status, shown.headers.get("content-type"), shown.headers.get("cache-control")]).toEqual([
      200,
      "image/png",
      "private, max-age=86400",
    ]);
    expect(new Uint8Array(await shown.arrayBuffer()).subarray(1, 4)).toEqual(
      new Uint8Array([0x50, 0x4e, 0x47]),
    );
    expect((await newcomer(harness).client.fetch(image)).status).toBe(401);
    // taken away there, it is gone here with the next sign-in
    await harness.db.write([
      {
        sql: "UPDATE user SET image = 'http://127.0.0.1:1/x.png' WHERE email = 'ada@gmail.example'",
        args: [],
      },
    ]);
    expect((await person.client.fetch(image)).status).toBe(404);
    await choose(person, "ada@gmail.example");
    expect(await imageOf(person)).toBe(image);
  });

  test("is nobody's where there is none, and goes with the connection", async () => {
    const plain = newcomer(harness);
    await signInAtGoogle(harness, plain.client, plain);
    expect(await imageOf(plain)).toBeNull();
    expect((await plain.client.fetch("/api/account/picture")).status).toBe(404);

    const owner = await signUp(harness);
    await owner.client.trpc.account.beginConnectGoogle.mutate({ currentPassword: owner.password });
    await signInAtGoogle(harness, owner.client, { email: `other-${owner.email}` });
    await harness.db.write([
      {
        sql: "UPDATE user SET image = 'https://lh3.googleusercontent.com/a/x' WHERE email = ?",
        args: [owner.email],
      },
    ]);
    expect(await imageOf(owner)).not.toBeNull();
    await owner.client.trpc.account.disconnectGoogle.mutate();
    expect(await imageOf(owner)).toBeNull();
  });
});
