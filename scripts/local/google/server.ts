import { createHash, randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import * as z from "zod";
import { type LocalServer, listen } from "../server/local-server.ts";
import { isLoopback } from "../server/loopback.ts";
import { choosePage, errorPage } from "./page.ts";
import { type Person, PICTURE_PATH, PICTURE_PNG, readPerson } from "./people.ts";

const PATHS = {
  authorize: "/o/oauth2/v2/auth",
  token: "/token",
  userinfo: "/v1/userinfo",
  keys: "/oauth2/v3/certs",
} as const;
const HEADER = { alg: "RS256", kid: "local", typ: "JWT" };
const TOKEN_SECONDS = 3600;

/** What an application may ask for: a code, with PKCE, a state and a nonce. */
const authorization = z.object({
  client_id: z.string(),
  redirect_uri: z.string().refine(isLoopback, "only addresses of this machine are sent back to"),
  response_type: z.literal("code"),
  state: z.string().min(1),
  nonce: z.string().min(1),
  code_challenge: z.string().min(43),
  code_challenge_method: z.literal("S256"),
  login_hint: z.string().default(""),
});
type Authorization = z.infer<typeof authorization>;

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
  const jwk = { ...(await exportJWK(publicKey)), kid: HEADER.kid, use: "sig", alg: HEADER.alg };
  const codes = new Map<string, { asked: Authorization; person: Person }>();
  const accessTokens = new Map<string, Person>();
  const app = new Hono();
  let issuer = "";
  const claimsOf = ({ picture, ...person }: Person) => ({
    ...person,
    ...(picture && { picture: issuer + picture }),
  });

  app.get("/.well-known/openid-configuration", (c) =>
    c.json({
      issuer,
      authorization_endpoint: issuer + PATHS.authorize,
      token_endpoint: issuer + PATHS.token,
      userinfo_endpoint: issuer + PATHS.userinfo,
      jwks_uri: issuer + PATHS.keys,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: [HEADER.alg],
      token_endpoint_auth_methods_supported: ["client_secret_basic"],
      code_challenge_methods_supported: ["S256"],
    }),
  );
  app.get(PATHS.keys, (c) => c.json({ keys: [jwk] }));
  app.get(PICTURE_PATH, (c) => c.body(PICTURE_PNG, 200, { "content-type": "image/png" }));

  app.get(PATHS.authorize, (c) => {
    const asked = readAuthorization(c);
    if (!asked.success) return c.html(errorPage(asked.message), 400);
    const { redirect_uri: redirectUri, login_hint: loginHint } = asked.data;
    return c.html(choosePage({ redirectUri, loginHint }));
  });
  app.post(PATHS.authorize, async (c) => {
    const asked = readAuthorization(c);
    if (!asked.success) return c.html(errorPage(asked.message), 400);
    const form = await c.req.formData();
    const person = readPerson(form);
    const back = new URL(asked.data.redirect_uri);
    back.searchParams.set("state", asked.data.state);
    if (form.has("cancel")) back.searchParams.set("error", "access_denied");
    else if (!person) return c.html(errorPage("Type an email address, or choose an account."), 400);
    else {
      const code = randomBytes(24).toString("base64url");
      codes.set(code, { asked: asked.data, person });
      back.searchParams.set("code", code);
    }
    return c.redirect(back.href);
  });

  app.post(PATHS.token, async (c) => {
    const client = readBasic(c.req.header("authorization"));
    if (client.id !== input.clientId || client.secret !== input.clientSecret) {
      return c.json({ error: "invalid_client" }, 401);
    }
    const form = new URLSearchParams(await c.req.text());
    const code = form.get("code") ?? "";
    const grant = codes.get(code);
    codes.delete(code);
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const { asked, person } = grant ?? {};
    if (!person || asked?.redirect_uri !== form.get("redirect_uri") || asked.code_challenge !== challenge) {
      return c.json({ error: "invalid_grant" }, 400);
    }
    const accessToken = randomBytes(32).toString("base64url");
    accessTokens.set(accessToken, person);
    const idToken = await new SignJWT({ ...claimsOf(person), nonce: asked.nonce })
      .setProtectedHeader(HEADER)
      .setIssuer(issuer)
      .setAudience(input.clientId)
      .setIssuedAt()
      .setExpirationTime(`${TOKEN_SECONDS}s`)
      .sign(privateKey);
    const tokens = { access_token: accessToken, token_type: "Bearer", expires_in: TOKEN_SECONDS };
    return c.json({ ...tokens, id_token: idToken });
  });

  app.get(PATHS.userinfo, (c) => {
    const person = accessTokens.get((c.req.header("authorization") ?? "").replace(/^Bearer /, ""));
    return person ? c.json(claimsOf(person)) : c.json({ error: "invalid_token" }, 401);
  });
  app.notFound((c) => {
    const message = `The local stand-in for Google does not offer ${c.req.method} ${c.req.path}.`;
    return c.json({ error: "not_offered", error_description: message }, 501);
  });

  /** Told on the page when it is wrong: nobody is sent anywhere. */
  function readAuthorization(c: Context) {
    const read = authorization.safeParse(c.req.query());
    if (read.success && read.data.client_id === input.clientId) return read;
    const [issue] = read.error?.issues ?? [];
    const message = issue ? `${issue.path.join(".")}: ${issue.message}` : "The OAuth client was not found.";
    return { success: false, message } as const;
  }

  const server = await listen("google", app.fetch, input.port);
  issuer = server.url;
  return { ...server, clientId: input.clientId };
}

/** HTTP Basic, form-encoded as RFC 6749 section 2.3.1 has it. */
function readBasic(header = ""): { id: string; secret: string } {
  const [id = "", secret = ""] = Buffer.from(header.replace(/^Basic /, ""), "base64")
    .toString()
    .split(":")
    .map((text) => decodeURIComponent(text.replaceAll("+", " ")));
  return { id, secret };
}
