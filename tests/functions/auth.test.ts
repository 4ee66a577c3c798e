import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertSession } from "#db/queries/session.ts";
import { ERRORS } from "#schema/errors.ts";
import { ApiClient } from "#scripts/api-client.ts";
import { setRole } from "#scripts/set-role.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { insertPerson, newcomer, photo, signUp } from "#tests/support/people.ts";
import { readFailure } from "#tests/support/read-failure.ts";
import { cookieFor, refusal, signedIn } from "#tests/support/signed-in.ts";
import { withPassword } from "#tests/support/with-password.ts";

/** /api/auth as the authentication client uses it, and who may write at all. */
let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const form = (fields: Record<string, string>) => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams(fields),
});

type Client = Awaited<ReturnType<typeof signUp>>["client"];
const csrf = async (client: Client) =>
  ((await (await client.fetch("/api/auth/csrf")).json()) as { csrfToken: string }).csrfToken;

describe("what the client asks for", () => {
  test("the session is null when signed out, and name, address and picture when signed in", async () => {
    expect(await (await newcomer(harness).client.fetch("/api/auth/session")).json()).toBeNull();
    const person = await signUp(harness);
    const response = await person.client.fetch("/api/auth/session");
    expect(response.headers.get("cache-control")).toContain("no-store");
    const session = (await response.json()) as { expires: string };
    expect(session).toEqual({
      user: { name: "Ada", email: person.email, image: null },
      expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    const days = (Date.parse(session.expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29);
    expect(days).toBeLessThan(31);
  });

  test("the CSRF token", async () => {
    const response = await newcomer(harness).client.fetch("/api/auth/csrf");
    expect(await response.json()).toEqual({ csrfToken: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  test("the providers", async () => {
    const response = await newcomer(harness).client.fetch("/api/auth/providers");
    const providers = (await response.json()) as Record<string, Record<string, string>>;
    // both are ways of this site; nothing outside it is offered here
    expect(Object.keys(providers)).toEqual(["credentials", "verification-link"]);
    expect(providers.credentials).toMatchObject({
      id: "credentials",
      type: "credentials",
      callbackUrl: `${harness.url}/api/auth/callback/credentials`,
    });
  });

  test("its own troubles, as log lines, and nothing else", async () => {
    const { client } = newcomer(harness);
    const lines: unknown[][] = [];
    harness.wrapDeps((deps) => ({
      ...deps,
      log: { ...deps.log, info: (...line) => line[0] !== "request" && lines.push(line) },
    }));
    const post = async (fields: Record<string, string>) =>
      (await client.fetch("/api/auth/_log", form(fields))).status;
    expect(await post({ level: "error", code: "CLIENT_FETCH_ERROR" })).toBe(200);
    expect(await post({ level: "warn", code: "SessionRequired", message: "private words" })).toBe(200);
    expect(lines).toEqual([
      ["auth_client", { level: "error", code: "CLIENT_FETCH_ERROR" }],
      ["auth_client", { level: "warn", code: "SessionRequired" }],
    ]);
    const json = (body: unknown) =>
      client.fetch("/api/auth/_log", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: typeof body === "string" ? body : JSON.stringify(body),
      });
    expect((await json({ level: "error", code: "CLIENT_SESSION_ERROR" })).status).toBe(200);
    expect(lines.splice(2)).toEqual([["auth_client", { level: "error", code: "CLIENT_SESSION_ERROR" }]]);
    expect((await json("{")).status).toBe(400);
    expect((await json([])).status).toBe(400);
    expect(await post({ level: "loud", code: "CLIENT_FETCH_ERROR" })).toBe(400);
    expect(await post({ level: "error", code: "line\nbreak" })).toBe(400);
    expect(await post({})).toBe(400);
    harness.wrapDeps((deps) => deps);
    expect(lines).toHaveLength(2);
  });

  test("the cookie is kept from scripts and from other sites", async () => {
    const person = newcomer(harness);
    const known = await signUp(harness);
    const response = await person.client.fetch(
      "/api/auth/callback/credentials",
      form({
        email: known.email,
        password: known.password,
        csrfToken: await csrf(person.client),
        callbackUrl: harness.url,
      }),
    );
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith("authjs.session-token="));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).toMatch(/Path=\//i);
  });
});

describe("signing in and out", () => {
  test("without the CSRF token signs nobody in or out", async () => {
    const person = await signUp(harness);
    const { client } = newcomer(harness);
    for (const csrfToken of ["", "x".repeat(64)]) {
      await client.fetch(
        "/api/auth/callback/credentials",
        form({ email: person.email, password: person.password, csrfToken, callbackUrl: harness.url }),
      );
      expect(await (await client.fetch("/api/auth/session")).json()).toBeNull();
      await person.client.fetch("/api/auth/signout", form({ csrfToken, callbackUrl: harness.url }));
      expect(await refusal(person.client.trpc.user.getCredits.query())).toBeNull();
    }
  });

  test("answers JSON for the form's own field alone, and a refusal in the words of the catalogue", async () => {
    const person = await signUp(harness);
    const unverified = newcomer(harness);
    const { email, password } = unverified;
    await unverified.client.trpc.account.register.mutate({ name: "Ada", email, password });
    const { client } = newcomer(harness);
    const attempt = async (fields: { email: string; password: string }) => {
      const csrfToken = await csrf(client);
      const response = await client.fetch(
        "/api/auth/callback/credentials",
        form({ ...fields, csrfToken, callbackUrl: harness.url, json: "true" }),
      );
      expect(response.headers.get("content-type")).toContain("application/json");
      const { url } = (await response.json()) as { url: string };
      return new URL(url).searchParams.get("error");
    };
    expect(await attempt({ email, password })).toBe("Please verify your email first");
    expect(await attempt({ email, password: "another" })).toBe(ERRORS.WRONG_CREDENTIALS.message);
    expect(await attempt({ email: person.email, password: person.password })).toBeNull();
    expect((await client.trpc.account.get.query()).email).toBe(person.email);
  });

  test("without that field is a redirect, its refusal in the same words", async () => {
    const { client } = newcomer(harness);
    const csrfToken = await csrf(client);
    const response = await client.fetch(
      "/api/auth/callback/credentials",
      form({ email: "nobody@example.com", password: "wrong", csrfToken, callbackUrl: harness.url }),
    );
    expect(response.status).toBe(302);
    const target = new URL(response.headers.get("location") ?? "");
    expect(target.pathname).toBe("/login");
    expect(target.searchParams.get("error")).toBe(ERRORS.WRONG_CREDENTIALS.message);
  });

  test("makes a session of its own: one planted beforehand gains nothing", async () => {
    const thief = await signedIn(harness);
    const victim = await withPassword(harness);
    // the thief's own cookie, put into the victim's browser before they sign in
    const browser = new ApiClient(harness.url, { "cf-connecting-ip": newcomer(harness).ip });
    browser.keep(thief.cookie);
    await browser.signIn(victim.email, victim.password);
    expect((await browser.trpc.account.get.query()).email).toBe(victim.email);
    // it is the thief's session that ended, and it never became the victim's
    expect(await refusal(thief.client.trpc.account.get.query())).toBe("NOT_SIGNED_IN");
    const ids = (await browser.trpc.account.get.query()).devices.map(({ id }) => id);
    expect(ids).not.toContain(thief.sessionId);
  });

  test("twice in one browser never gives the same session again", async () => {
    const person = await withPassword(harness);
    const browser = new ApiClient(harness.url, { "cf-connecting-ip": newcomer(harness).ip });
    const current = async () =>
      (await browser.trpc.account.get.query()).devices.filter((device) => device.current).map(({ id }) => id);
    await browser.signIn(person.email, person.password);
    const first = await current();
    await browser.signIn(person.email, person.password);
    expect(await current()).not.toEqual(first);
    const devices = (await browser.trpc.account.get.query()).devices.map(({ id }) => id);
    expect(devices).not.toContain(first[0]);
  });

  test("goes back to our own pages only", { timeout: 120_000 }, async () => {
    const person = await signUp(harness);
    const answer = async (action: string, callbackUrl: string) => {
      const { client } = newcomer(harness);
      const response = await client.fetch(`/api/auth/${action}`, {
        ...form({
          email: person.email,
          password: person.password,
          csrfToken: await csrf(client),
          callbackUrl,
        }),
        headers: { "content-type": "application/x-www-form-urlencoded", "x-auth-return-redirect": "1" },
      });
      const { url } = (await response.json()) as { url: string };
      return new URL(url, harness.url);
    };
    expect((await answer("callback/credentials", `${harness.url}/packs/new?a=1`)).href).toBe(
      `${harness.url}/packs/new?a=1`,
    );
    expect((await answer("callback/credentials", "/dashboard")).href).toBe(`${harness.url}/dashboard`);
    for (const foreign of [
      "https://evil.example/",
      "//evil.example/",
      "https:evil.example",
      `${harness.url}.evil.example/`,
      `${harness.url}@evil.example/`,
      "/\\evil.example",
      "/.//evil.example",
      "/%2e%2e//evil.example",
      "\\\\evil.example",
      "%2F%2Fevil.example",
      "http://[",
      "javascript:alert(1)",
      "data:text/html,x",
    ]) {
      expect([foreign, (await answer("callback/credentials", foreign)).origin]).toEqual([
        foreign,
        harness.url,
      ]);
      expect([foreign, (await answer("signout", foreign)).origin]).toEqual([foreign, harness.url]);
    }
  });

  test("out kills the cookie at once, copies of it too", async () => {
    const person = await signUp(harness);
    const before = await person.client.fetch("/api/auth/session");
    const cookie = before.headers.getSetCookie().find((line) => line.startsWith("authjs.session-token="))!;
    const copy = { headers: { cookie: cookie.split(";")[0]! } };
    const credits = () => fetch(`${harness.url}/api/trpc/user.getCredits`, copy);
    expect((await credits()).status).toBe(200);
    await person.client.signOut();
    expect((await credits()).status).toBe(401);
    expect(await (await fetch(`${harness.url}/api/auth/session`, copy)).json()).toBeNull();
    expect(
      (
        await fetch(`${harness.url}/api/uploads`, {
          method: "POST",
          headers: { ...copy.headers, origin: harness.url },
          body: await photo(1),
        })
      ).status,
    ).toBe(401);
  });

  test("shows nobody a page of the library's own, which would load from elsewhere", async () => {
    const { client, cookie } = await signedIn(harness);
    for (const [action, ours] of [
      ["signin", "/login"],
      ["signout", "/"],
      ["error", "/login"],
      ["verify-request", "/verify-email"],
    ]) {
      const response = await fetch(`${harness.url}/api/auth/${action}`, {
        headers: { cookie },
        redirect: "manual",
      });
      expect([action, response.status]).toEqual([action, 302]);
      const target = new URL(response.headers.get("location") ?? "", harness.url);
      expect([action, target.origin, target.pathname]).toEqual([action, harness.url, ours]);
    }
    // looking is not leaving
    expect(await client.trpc.user.getCredits.query()).toEqual({ amount: 0 });
  });

  test("out twice is harmless", async () => {
    const person = await signUp(harness);
    await person.client.signOut();
    await person.client.signOut();
    await person.client.signIn(person.email, person.password);
    expect(await refusal(person.client.trpc.user.getCredits.query())).toBeNull();
  });

  test("ends by itself after 30 days", async () => {
    const person = await signedIn(harness);
    await harness.db.write([
      { sql: "UPDATE session SET expires = ? WHERE id = ?", args: [harness.now() - 1, person.sessionId] },
    ]);
    expect(await refusal(person.client.trpc.user.getCredits.query())).toBe("NOT_SIGNED_IN");
    expect(await refusal(person.client.trpc.generations.delete.mutate({ ids: ["x"] }))).toBe("NOT_SIGNED_IN");
  });
});

describe("a session that is used every day", () => {
  const DAY = 86_400_000;
  const HOUR = 3_600_000;
  const endOf = async (sessionId: string) =>
    Number(
      (await harness.db.first({ sql: "SELECT expires FROM session WHERE id = ?", args: [sessionId] }))
        ?.expires,
    );
  const signedInAgo = (sessionId: string, ms: number) =>
    harness.db.write([
      { sql: "UPDATE session SET createdAt = ? WHERE id = ?", args: [harness.now() - ms, sessionId] },
    ]);
  const read = async (client: ApiClient) => (await client.fetch("/api/auth/session")).json();

  test("ends ninety days after signing in", async () => {
    const person = await signedIn(harness);
    await signedInAgo(person.sessionId, 80 * DAY);
    expect(await read(person.client)).toMatchObject({ user: {} });
    expect((await endOf(person.sessionId)) - harness.now()).toBeLessThanOrEqual(10 * DAY);
    const late = await signedIn(harness);
    await signedInAgo(late.sessionId, 90 * DAY);
    expect(await read(late.client)).toBeNull();
    expect(await refusal(late.client.trpc.user.getCredits.query())).toBe("NOT_SIGNED_IN");
  });

  test("ends twelve hours after it where it is one of staff, who became it meanwhile too", async () => {
    const person = await signedIn(harness);
    const email = `${person.userId}@example.com`;
    await setRole(harness.db, { email, role: "STAFF" });
    expect((await endOf(person.sessionId)) - harness.now()).toBeLessThanOrEqual(12 * HOUR);
    const sessionId = crypto.randomUUID();
    const now = harness.now();
    await harness.db.write([
      insertSession({
        ...{ id: sessionId, sessionToken: sessionId, userId: person.userId, expires: now + 30 * DAY, now },
        ...{ ipaddress: null, userAgent: null },
      }),
    ]);
    expect(await endOf(sessionId)).toBe(now + 12 * HOUR);
  });
});

describe("a cookie", () => {
  const status = async (cookie: string) =>
    (await fetch(`${harness.url}/api/trpc/user.getCredits`, { headers: { cookie } })).status;

  test("that was changed, cut or made with another key signs nobody in", async () => {
    const person = await signedIn(harness);
    expect(await status(person.cookie)).toBe(200);
    const [name, token = ""] = person.cookie.split("=");
    const middle = Math.floor(token.length / 2);
    const flipped = token[middle] === "A" ? "B" : "A";
    for (const bad of [
      `${token.slice(0, middle)}${flipped}${token.slice(middle + 1)}`,
      token.slice(0, -4),
      `${token}x`,
      "",
      "null",
      btoa(JSON.stringify({ sub: person.userId, sid: person.sessionId })),
    ]) {
      expect(await status(`${name}=${bad}`)).toBe(401);
    }
    expect(
      await status(await cookieFor(harness, { ...person, secret: "another secret of enough characters" })),
    ).toBe(401);
  });

  test("made with the secret of before is good until that secret is taken out", async () => {
    const person = await signedIn(harness);
    const newer = "a newer secret of more than thirty-two characters";
    const withSecrets = async (secretsOf: (before: string[]) => string[]) => {
      harness.wrapDeps((deps) => ({
        ...deps,
        config: { ...deps.config, AUTH_SECRET: secretsOf(deps.config.AUTH_SECRET) },
      }));
      const answer = await status(person.cookie);
      harness.wrapDeps((deps) => deps);
      return answer;
    };
    expect(await withSecrets((before) => [newer, ...before])).toBe(200);
    expect(await withSecrets(() => [newer])).toBe(401);
  });

  test("of someone else's session signs nobody in", async () => {
    const ada = await signedIn(harness, { credits: 5 });
    const bob = await insertPerson(harness, { credits: 7 });
    expect(await status(await cookieFor(harness, { userId: bob.userId, sessionId: ada.sessionId }))).toBe(
      401,
    );
    expect(await status(await cookieFor(harness, { userId: ada.userId, sessionId: "none" }))).toBe(401);
  });
});

test("posting to the session changes neither role nor credits nor name", async () => {
  const person = await signUp(harness);
  const read = () =>
    harness.db.orm.all(
      `SELECT name, email, role, credits, banned, emailVerified FROM user WHERE email = '${person.email}'`,
    );
  const before = await read();
  const body = {
    csrfToken: await csrf(person.client),
    data: {
      role: "ADMIN",
      credits: 1e6,
      name: "Root",
      sub: "someone-else",
      sid: "another",
      user: { role: "ADMIN", email: "root@example.com" },
    },
  };
  const response = await person.client.fetch("/api/auth/session", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(await response.json()).toMatchObject({ user: { name: "Ada", email: person.email } });
  expect(await read()).toEqual(before);
  const session = await (await person.client.fetch("/api/auth/session")).json();
  expect(session).toMatchObject({ user: { name: "Ada", email: person.email } });
  expect(JSON.stringify(session)).not.toMatch(/role|credits|ADMIN|sid/);
});

describe("a write from elsewhere is refused, whoever is signed in:", () => {
  const writes: [string, () => Promise<RequestInit>, string][] = [
    [
      "/api/trpc/generations.favorite",
      async () => ({
        body: '{"json":{"id":"x","favorite":true}}',
        headers: { "content-type": "application/json" },
      }),
      "POST",
    ],
    [
      "/api/trpc/account.register",
      async () => ({ body: "{}", headers: { "content-type": "application/json" } }),
      "POST",
    ],
    ["/api/uploads", async () => ({ body: await photo(3) }), "POST"],
    ["/api/auth/callback/credentials", async () => form({ email: "a@example.com", password: "x" }), "POST"],
    ["/api/auth/signout", async () => form({}), "POST"],
    ["/api/auth/session", async () => form({}), "POST"],
    ["/api/auth/signin/google", async () => form({}), "POST"],
    ...["resetPassword", "requestPasswordReset", "changePassword", "signOutEverywhere"].map(
      (name): [string, () => Promise<RequestInit>, string] => [
        `/api/trpc/account.${name}`,
        async () => ({ body: "{}", headers: { "content-type": "application/json" } }),
        "POST",
      ],
    ),
    ["/api/auth/_log", async () => form({ level: "error", code: "NO_SECRET" }), "POST"],
    ["/api/errors", async () => ({ body: '{"message":"x","path":"/"}' }), "POST"],
    ["/api/nothing", async () => ({}), "DELETE"],
  ];

  test.each(writes)("%s", async (path, init, method) => {
    const person = await signedIn(harness);
    const origins = [
      null,
      "https://evil.example",
      "null",
      harness.url.replace("127.0.0.1", "localhost"),
      `${harness.url}.evil.example`,
      harness.url.replace(/\d+$/, "1"),
      "",
    ];
    for (const origin of origins) {
      const request = await init();
      const headers = new Headers(request.headers);
      headers.set("cookie", person.cookie);
      headers.set("sec-fetch-site", "cross-site");
      if (origin !== null) headers.set("origin", origin);
      const response = await fetch(harness.url + path, { ...request, method, headers });
      expect([origin, response.status]).toEqual([origin, 403]);
      expect(readFailure(await response.json())).toEqual({
        code: "FOREIGN_ORIGIN",
        message: ERRORS.FOREIGN_ORIGIN.message,
      });
    }
    const uploads = await harness.db.orm.all(
      `SELECT id FROM uploadedImage WHERE userId = '${person.userId}'`,
    );
    expect(uploads).toEqual([]);
  });

  test("a read from elsewhere is served without any word that lets its page see the answer", async () => {
    const person = await signedIn(harness);
    const response = await fetch(`${harness.url}/api/trpc/user.getCredits`, {
      headers: { cookie: person.cookie, origin: "https://evil.example" },
    });
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(response.headers.get("cross-origin-resource-policy")).toBe("same-origin");
  });
});

test("a database out of reach signs nobody out", async () => {
  const { client } = await signedIn(harness);
  harness.wrapDeps((deps) => ({
    ...deps,
    db: {
      ...deps.db,
      get orm(): never {
        throw new Error("the database does not answer");
      },
    },
  }));
  const response = await client.fetch("/api/auth/session");
  harness.wrapDeps((deps) => deps);
  expect(response.headers.getSetCookie().filter((cookie) => /max-age=0|1970/i.test(cookie))).toEqual([]);
  expect(await client.trpc.user.getCredits.query()).toHaveProperty("amount");
});

test("a device in use stays signed in beyond its first thirty days", async () => {
  const { client } = await signedIn(harness);
  harness.advance(20 * 86_400_000);
  await client.fetch("/api/auth/session");
  harness.advance(20 * 86_400_000);
  expect(await client.trpc.user.getCredits.query()).toHaveProperty("amount");
  harness.advance(-40 * 86_400_000);
});
