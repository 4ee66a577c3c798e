import { type Context, Hono } from "hono";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { type LocalServer, listen } from "../local-server.ts";
import {
  type AuthorizationRequest,
  answerUrl,
  RefusedRequest,
  readAuthorizationRequest,
  UntrustedRequest,
} from "./authorization-request.ts";
import { createGrants } from "./codes.ts";
import { choosePage, errorPage, frontPage } from "./page.ts";
import { PEOPLE, type Person, personOf } from "./people.ts";
import { PICTURE_PATH, pictureResponse } from "./picture.ts";

const KEY_ID = "local";
const PATHS = {
  authorize: "/o/oauth2/v2/auth",
  token: "/token",
  userinfo: "/v1/userinfo",
  keys: "/oauth2/v3/certs",
} as const;

export interface GoogleServer extends LocalServer {
  clientId: string;
}

/**
 * Google's side of "sign in with Google", for this machine: OpenID Connect's authorization code flow with PKCE, and a page
 * on which one chooses or types an account. Sources: OpenID Connect Core and Discovery 1.0, RFC 6749, RFC 7636.
 */
export async function startGoogle(input: {
  clientId: string;
  clientSecret: string;
  port?: number;
}): Promise<GoogleServer> {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const jwk = { ...(await exportJWK(publicKey)), kid: KEY_ID, use: "sig", alg: "RS256" };
  const grants = createGrants();
  const app = new Hono();
  let issuer = "";

  app.get("/", (c) => c.html(frontPage(issuer)));

  app.get("/.well-known/openid-configuration", (c) =>
    c.json({
      issuer,
      authorization_endpoint: issuer + PATHS.authorize,
      token_endpoint: issuer + PATHS.token,
      userinfo_endpoint: issuer + PATHS.userinfo,
      jwks_uri: issuer + PATHS.keys,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
      scopes_supported: ["openid", "email", "profile"],
      token_endpoint_auth_methods_supported: ["client_secret_post", "client_secret_basic"],
      claims_supported: ["aud", "email", "email_verified", "exp", "iat", "iss", "name", "picture", "sub"],
      code_challenge_methods_supported: ["S256"],
      grant_types_supported: ["authorization_code"],
    }),
  );
  app.get(PICTURE_PATH, pictureResponse);
  app.get(PATHS.keys, (c) => c.json({ keys: [jwk] }));

  app.get(PATHS.authorize, (c) => withRequest(c, (request) => c.html(choosePage(request))));
  app.post(PATHS.authorize, (c) =>
    withRequest(c, async (request) => {
      const form = await c.req.formData();
      if (form.has("cancel")) return c.redirect(answerUrl(request, { error: "access_denied" }));
      const person = chosen(form);
      if (!person) return c.html(errorPage("Type an email address, or choose an account."), 400);
      return c.redirect(answerUrl(request, { code: grants.issue(request, person) }));
    }),
  );

  app.post(PATHS.token, async (c) => {
    c.header("cache-control", "no-store");
    const form = new URLSearchParams(await c.req.text());
    const client = credentialsOf(c.req.header("authorization"), form);
    if (client.id !== input.clientId || client.secret !== input.clientSecret) {
      return c.json({ error: "invalid_client" }, 401);
    }
    if (form.get("grant_type") !== "authorization_code") {
      return c.json({ error: "unsupported_grant_type" }, 400);
    }
    const granted = grants.exchange({
      code: form.get("code") ?? "",
      redirectUri: form.get("redirect_uri") ?? "",
      verifier: form.get("code_verifier"),
    });
    if (!granted) return c.json({ error: "invalid_grant" }, 400);
    const { request, person, accessToken, expiresIn } = granted;
    const idToken = await new SignJWT({
      ...claimsOf(person, request.scope, issuer),
      ...(request.nonce === null ? {} : { nonce: request.nonce }),
    })
      .setProtectedHeader({ alg: "RS256", kid: KEY_ID, typ: "JWT" })
      .setIssuer(issuer)
      .setAudience(input.clientId)
      .setSubject(person.sub)
      .setIssuedAt()
      .setExpirationTime("1h")
      .sign(privateKey);
    return c.json({
      access_token: accessToken,
      token_type: "Bearer",
      expires_in: expiresIn,
      scope: request.scope,
      id_token: idToken,
    });
  });

  app.on(["GET", "POST"], PATHS.userinfo, (c) => {
    const [, token = ""] = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "") ?? [];
    const person = grants.personOf(token);
    if (!person) {
      c.header("www-authenticate", 'Bearer error="invalid_token"');
      return c.json({ error: "invalid_token" }, 401);
    }
    return c.json(person);
  });

  /** Runs with a checked request, or answers what is wrong with it where the standard says. */
  async function withRequest(
    c: Context,
    answer: (request: AuthorizationRequest) => Response | Promise<Response>,
  ): Promise<Response> {
    try {
      return await answer(readAuthorizationRequest(new URL(c.req.url).searchParams, input.clientId));
    } catch (error) {
      if (error instanceof UntrustedRequest) return c.html(errorPage(error.message), 400);
      if (!(error instanceof RefusedRequest)) throw error;
      const { code, message } = error;
      return c.redirect(answerUrl(error.request, { error: code, error_description: message }));
    }
  }

  const server = await listen("google", (request) => app.fetch(request), input.port);
  issuer = server.url;
  return { ...server, clientId: input.clientId };
}

function chosen(form: FormData): Person | null {
  const email = form.get("choose") ?? form.get("email");
  if (typeof email !== "string" || !/^[^\s@]+@[^\s@]+$/.test(email.trim())) return null;
  if (form.has("choose")) return PEOPLE.find((person) => person.email === email) ?? null;
  return personOf({ email, name: String(form.get("name") ?? ""), emailVerified: form.has("verified") });
}

function claimsOf(
  { sub: _, email, email_verified, name, picture }: Person,
  scope: string,
  issuer: string,
): Record<string, unknown> {
  const scopes = scope.split(" ");
  return {
    ...(scopes.includes("email") ? { email, email_verified } : {}),
    ...(scopes.includes("profile") ? { name, ...(picture && { picture: issuer + picture }) } : {}),
  };
}

/** HTTP Basic, form-encoded as RFC 6749 section 2.3.1 has it, or in the body. */
function credentialsOf(header: string | undefined, form: URLSearchParams): { id: string; secret: string } {
  const [, basic] = /^Basic (.+)$/.exec(header ?? "") ?? [];
  if (!basic) return { id: form.get("client_id") ?? "", secret: form.get("client_secret") ?? "" };
  const [id = "", secret = ""] = Buffer.from(basic, "base64").toString().split(":");
  const decode = (text: string) => decodeURIComponent(text.replaceAll("+", " "));
  return { id: decode(id), secret: decode(secret) };
}
