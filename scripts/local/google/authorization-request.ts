/** A checked authorization request. Sources: RFC 6749 section 4.1.1, RFC 7636 section 4.3, OpenID Connect Core section 3.1.2.1. */
export interface AuthorizationRequest {
  clientId: string;
  redirectUri: string;
  state: string | null;
  nonce: string | null;
  scope: string;
  /** Of PKCE, S256. */
  codeChallenge: string | null;
  loginHint: string | null;
}

/** Told on the page itself: without a trusted way back nobody is sent anywhere. */
export class UntrustedRequest extends Error {}

/** Told to the application, at its own address. */
export class RefusedRequest extends Error {
  readonly code: string;
  readonly request: AuthorizationRequest;
  constructor(code: string, request: AuthorizationRequest, message: string) {
    super(message);
    this.code = code;
    this.request = request;
  }
}

/** Reads the query of the authorization endpoint. Throws UntrustedRequest or RefusedRequest. */
export function readAuthorizationRequest(query: URLSearchParams, clientId: string): AuthorizationRequest {
  const request: AuthorizationRequest = {
    clientId: query.get("client_id") ?? "",
    redirectUri: query.get("redirect_uri") ?? "",
    state: query.get("state"),
    nonce: query.get("nonce"),
    scope: query.get("scope") ?? "",
    codeChallenge: query.get("code_challenge"),
    loginHint: query.get("login_hint"),
  };
  if (request.clientId !== clientId) throw new UntrustedRequest("The OAuth client was not found.");
  if (!isLoopback(request.redirectUri)) {
    throw new UntrustedRequest("redirect_uri_mismatch: only addresses of this machine are sent back to.");
  }
  const refuse = (code: string, message: string) => new RefusedRequest(code, request, message);
  if (query.get("response_type") !== "code") throw refuse("unsupported_response_type", "only code is served");
  if (!request.scope.split(" ").includes("openid")) throw refuse("invalid_scope", "openid is missing");
  if (request.codeChallenge !== null && query.get("code_challenge_method") !== "S256") {
    throw refuse("invalid_request", "code_challenge_method must be S256");
  }
  return request;
}

function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, hash } = new URL(address);
  return protocol === "http:" && ["127.0.0.1", "localhost", "[::1]"].includes(hostname) && hash === "";
}

/** The application's address with an answer for it. */
export function answerUrl(
  request: Pick<AuthorizationRequest, "redirectUri" | "state">,
  answer: Record<string, string>,
): string {
  const url = new URL(request.redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (request.state !== null) url.searchParams.set("state", request.state);
  return url.href;
}
