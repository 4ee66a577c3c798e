import * as client from "openid-client";
import { beforeAll, expect, test } from "vitest";
import { startGoogle } from "#scripts/local/google/server.ts";
import { duringFile } from "#tests/support/during-file.ts";

/** The stand-in for Google against a certified OpenID client. */
const CALLBACK = "http://127.0.0.1:9/api/auth/callback/google";
const clientSecret = "a+secret/with:signs";
const server = duringFile(
  () => startGoogle({ clientId: "an-id", clientSecret }),
  (google) => google.close(),
);
let config: client.Configuration;
beforeAll(async () => {
  config = await discover(clientSecret);
});

async function discover(secret: string) {
  const found = await client.discovery(new URL(server.url), "an-id", secret, client.ClientSecretBasic(), {
    execute: [client.allowInsecureRequests],
  });
  // the ID token's signature is checked against the published keys
  client.enableNonRepudiationChecks(found);
  return found;
}

/** An authorization request, as the client makes it, and what it checks of the answer. */
async function begin(more: Record<string, string> = {}) {
  const pkceCodeVerifier = client.randomPKCECodeVerifier();
  const [expectedState, expectedNonce] = [client.randomState(), client.randomNonce()];
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: CALLBACK,
    scope: "openid email profile",
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: "S256",
    state: expectedState,
    nonce: expectedNonce,
    ...more,
  });
  return { url, checks: { pkceCodeVerifier, expectedState, expectedNonce } };
}

/** What the page's form sends; answers the address the browser is sent to. */
async function choose(url: URL, form: Record<string, string>): Promise<URL> {
  const response = await fetch(url, { method: "POST", body: new URLSearchParams(form), redirect: "manual" });
  expect(response.status).toBe(302);
  return new URL(response.headers.get("location")!);
}

const ADA = { email: "Ada@Example.com", name: "Ada", verified: "on" };

test("a code used twice, with another verifier, for another redirect address, or under another secret is refused", async () => {
  const { url, checks } = await begin();
  const exchange = async (input: { by?: client.Configuration; path?: string; verifier?: string } = {}) => {
    const back = await choose(url, ADA);
    if (input.path) back.pathname = input.path;
    const verifier = input.verifier ?? checks.pkceCodeVerifier;
    const changed = { ...checks, pkceCodeVerifier: verifier };
    return () => client.authorizationCodeGrant(input.by ?? config, back, changed);
  };
  const twice = await exchange();
  await twice();
  const verifier = client.randomPKCECodeVerifier();
  for (const run of [twice, await exchange({ verifier }), await exchange({ path: "/elsewhere" })])
    await expect(run()).rejects.toMatchObject({ error: "invalid_grant" });
  const wrong = await exchange({ by: await discover("wrong") });
  await expect(wrong()).rejects.toMatchObject({ error: "invalid_client" });
});

test.each([
  ["an unknown client", { client_id: "other" }],
  ["an address off this machine", { redirect_uri: "https://evil.example/cb" }],
  ["one that only looks local", { redirect_uri: "http://127.0.0.1.evil.example/cb" }],
  ["anything but a code", { response_type: "token" }],
  ["another challenge", { code_challenge_method: "plain" }],
])("%s is refused on the page, without sending anyone anywhere", async (_, more) => {
  const { url } = await begin(more as Record<string, string>);
  const response = await fetch(url, { redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([400, null]);
});
