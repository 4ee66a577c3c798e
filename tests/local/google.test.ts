import * as client from "openid-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GoogleServer, startGoogle } from "#scripts/local/google/server.ts";

/** The stand-in for Google against a certified OpenID client. */
let server: GoogleServer;
let config: client.Configuration;
const CALLBACK = "http://127.0.0.1:9/api/auth/callback/google";

beforeAll(async () => {
  server = await startGoogle({ clientId: "an-id", clientSecret: "a+secret/with:signs" });
  config = await discover("a+secret/with:signs");
});
afterAll(() => server.close());

async function discover(secret: string) {
  const found = await client.discovery(new URL(server.url), "an-id", secret, client.ClientSecretBasic(), {
    execute: [client.allowInsecureRequests],
  });
  // the ID token's signature is checked against the published keys
  client.enableNonRepudiationChecks(found);
  return found;
}

/** An authorization request, as the client makes it. */
async function begin(more: Record<string, string> = {}) {
  const verifier = client.randomPKCECodeVerifier();
  const state = client.randomState();
  const nonce = client.randomNonce();
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: CALLBACK,
    scope: "openid email profile",
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    state,
    nonce,
    ...more,
  });
  return { url, verifier, state, nonce };
}

/** What the page's form sends; answers the address the browser is sent to. */
async function choose(url: URL, form: Record<string, string>): Promise<URL> {
  const response = await fetch(url, { method: "POST", body: new URLSearchParams(form), redirect: "manual" });
  expect(response.status).toBe(302);
  return new URL(response.headers.get("location")!);
}

const ADA = { email: "Ada@Example.com", name: "Ada", verified: "on" };

test("a whole sign-in: code, PKCE, state, nonce, signed ID token, user info", async () => {
  const { url, verifier, state, nonce } = await begin();
  const back = await choose(url, ADA);
  expect(back.origin + back.pathname).toBe(CALLBACK);
  const tokens = await client.authorizationCodeGrant(config, back, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims()!;
  expect(claims).toMatchObject({
    iss: server.url,
    aud: "an-id",
    email: "Ada@Example.com",
    email_verified: true,
    name: "Ada",
  });
  expect(claims.sub).toMatch(/^1\d{20}$/);
  const info = await client.fetchUserInfo(config, tokens.access_token, claims.sub);
  expect(info).toMatchObject({ sub: claims.sub, email: "Ada@Example.com" });
});

test("the same address comes back as the same person, another as another; unverified stays unverified", async () => {
  const subjectOf = async (form: Record<string, string>) => {
    const { url, verifier, state, nonce } = await begin();
    const tokens = await client.authorizationCodeGrant(config, await choose(url, form), {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
    });
    return tokens.claims()!;
  };
  const ada = await subjectOf(ADA);
  expect((await subjectOf({ ...ADA, email: "ada@example.com" })).sub).toBe(ada.sub);
  expect((await subjectOf({ ...ADA, email: "bob@example.com" })).sub).not.toBe(ada.sub);
  expect(await subjectOf({ email: "eve@example.com", name: "" })).toMatchObject({
    email_verified: false,
    name: "eve",
  });
  expect(await subjectOf({ choose: "grace@gmail.example" })).toMatchObject({ name: "Grace Hopper" });
});

describe("is refused:", () => {
  test("a code used twice, with another verifier, for another redirect address, or under another secret", async () => {
    const exchange = async (
      input: { used?: client.Configuration; verifier?: string; path?: string } = {},
    ) => {
      const { url, verifier, state, nonce } = await begin();
      const back = await choose(url, ADA);
      if (input.path) back.pathname = input.path;
      const checks = { expectedState: state, expectedNonce: nonce };
      const pkceCodeVerifier = input.verifier ?? verifier;
      return () => client.authorizationCodeGrant(input.used ?? config, back, { ...checks, pkceCodeVerifier });
    };
    const twice = await exchange();
    await twice();
    const invalid = [
      twice,
      await exchange({ verifier: client.randomPKCECodeVerifier() }),
      await exchange({ path: "/elsewhere" }),
    ];
    for (const run of invalid) await expect(run()).rejects.toMatchObject({ error: "invalid_grant" });
    const wrong = await exchange({ used: await discover("wrong") });
    await expect(wrong()).rejects.toMatchObject({ error: "invalid_client" });
  });

  test.each([
    ["an unknown client", { client_id: "other" }],
    ["an address off this machine", { redirect_uri: "https://evil.example/cb" }],
    ["one that only looks local", { redirect_uri: "http://127.0.0.1.evil.example/cb" }],
    ["no address", { redirect_uri: "" }],
    ["anything but a code", { response_type: "token" }],
    ["another challenge", { code_challenge_method: "plain" }],
  ])("%s, on the page and without sending anyone anywhere", async (_, more) => {
    const { url } = await begin(more as Record<string, string>);
    const response = await fetch(url, { redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([400, null]);
  });
});

test("someone who goes back is said to have refused", async () => {
  const { url, verifier, state, nonce } = await begin();
  const back = await choose(url, { cancel: "1" });
  await expect(
    client.authorizationCodeGrant(config, back, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
    }),
  ).rejects.toMatchObject({ error: "access_denied" });
});

test("the page names itself a stand-in and shows what was typed as text", async () => {
  const { url } = await begin({ login_hint: '"><script>alert(1)</script>' });
  const page = await (await fetch(url)).text();
  expect(page).toContain("Google (local stand-in)");
  expect(page).not.toContain("<script>");
});

test("what is not offered is refused by its name", async () => {
  const response = await fetch(`${server.url}/revoke`, { method: "POST" });
  expect([response.status, await response.json()]).toMatchObject([
    501,
    { error_description: "The local stand-in for Google does not offer POST /revoke." },
  ]);
});
