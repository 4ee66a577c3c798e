import type { SessionView } from "#schema/accounts/account.ts";
import type { AuthClientErrorCode } from "#schema/errors/auth-client-errors.ts";
import type { HttpErrorBody } from "#schema/trainings/upload.ts";
import { readSignInResult, type SignInResult } from "./sign-in-result.ts";

const BASE = "/api/auth";

export class AuthClientError extends Error {
  readonly code: AuthClientErrorCode;
  /** The server's own words, where it gave any. */
  readonly serverMessage: string | null;
  constructor(code: AuthClientErrorCode, serverMessage: string | null, cause?: unknown) {
    super(code, { cause });
    this.name = "AuthClientError";
    this.code = code;
    this.serverMessage = serverMessage;
  }
}

// a page that is being left breaks off its own requests, and that is nobody's fault
let leaving = false;
if (typeof window !== "undefined") {
  window.addEventListener("pagehide", () => {
    leaving = true;
  });
  window.addEventListener("pageshow", () => {
    leaving = false;
  });
}

/** Tells the server what went wrong here; a report that cannot be sent is dropped. */
function log(code: AuthClientErrorCode): void {
  if (leaving) return;
  fetch(`${BASE}/_log`, {
    method: "POST",
    keepalive: true,
    body: new URLSearchParams({ level: "error", code }),
  }).catch(() => undefined);
}

function fail(code: AuthClientErrorCode, cause?: unknown): never {
  log(code);
  throw new AuthClientError(code, null, cause);
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(`${BASE}/${path}`, init);
  } catch (cause) {
    fail("CLIENT_FETCH_ERROR", cause);
  }
}

async function readJson<T>(response: Response, code: AuthClientErrorCode): Promise<T> {
  if (response.status === 404) fail("MISSING_NEXTAUTH_API_ROUTE_ERROR");
  if (!response.ok) {
    const body = (await response.json().catch(() => null)) as Partial<HttpErrorBody> | null;
    if (body?.error?.message) throw new AuthClientError(code, body.error.message);
    fail(code);
  }
  try {
    return (await response.json()) as T;
  } catch (cause) {
    fail(code, cause);
  }
}

/** The signed-in person, or null. Throws AuthClientError. */
export async function getSession(signal?: AbortSignal): Promise<SessionView | null> {
  let response: Response;
  try {
    response = await fetch(`${BASE}/session`, { signal });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    fail("CLIENT_FETCH_ERROR", cause);
  }
  const session = await readJson<Partial<SessionView> | null>(response, "CLIENT_SESSION_ERROR");
  if (!session?.user || !session.expires) return null;
  const { user, expires, deletionDue } = session;
  return { user, expires, ...(deletionDue ? { deletionDue } : {}) };
}

async function csrfToken(): Promise<string> {
  const answer = await readJson<{ csrfToken: string }>(await request("csrf"), "CLIENT_FETCH_ERROR");
  return answer.csrfToken;
}

async function post(path: string, fields: Record<string, string>): Promise<string> {
  const body = new URLSearchParams({ csrfToken: await csrfToken(), json: "true", ...fields });
  const response = await request(path, { method: "POST", headers: { "X-Auth-Return-Redirect": "1" }, body });
  const answer = await readJson<{ url: string }>(response, "CLIENT_FETCH_ERROR");
  return answer.url;
}

/** Tries a password. Resolves with the refusal, where there is one; throws AuthClientError when nothing readable came back. */
export async function signInWithPassword(input: {
  email: string;
  password: string;
  callbackUrl: string;
}): Promise<SignInResult> {
  return readSignInResult(await post("callback/credentials", input));
}

/** Signs in by the link that has just verified an address, in the browser that registered it; the refusals are the same. */
export async function signInByLink(token: string, callbackUrl: string): Promise<SignInResult> {
  return readSignInResult(await post("callback/verification-link", { token, callbackUrl }));
}

/** Signs in by an emailed link, in the browser that asked for it; the refusals are the same. */
export async function signInByEmail(token: string, callbackUrl: string): Promise<SignInResult> {
  return readSignInResult(await post("callback/sign-in-link", { token, callbackUrl }));
}

/** The second step, in the browser that has just got the first right; the refusals are the same. */
export async function signInByCode(code: string, callbackUrl: string): Promise<SignInResult> {
  return readSignInResult(await post("callback/second-step", { code, callbackUrl }));
}

/** Signs in by what a passkey answered; the refusals are the same. */
export async function signInByPasskey(answer: object, callbackUrl: string): Promise<SignInResult> {
  return readSignInResult(await post("callback/passkey", { answer: JSON.stringify(answer), callbackUrl }));
}

export async function signOut(callbackUrl: string): Promise<void> {
  await post("signout", { callbackUrl });
}

export interface AuthProvider {
  id: string;
  name: string;
  type: string;
}

/** Outside services one can sign in with here; none on a plain installation. */
export async function listOutsideProviders(): Promise<AuthProvider[]> {
  const answer = await readJson<Record<string, AuthProvider>>(
    await request("providers"),
    "CLIENT_FETCH_ERROR",
  );
  return Object.values(answer).filter((provider) => provider.type !== "credentials");
}

/** The outside service's own page, which sends the person back to `callbackUrl`. `loginHint` names the account to choose there. */
export async function outsideSignInUrl(
  providerId: string,
  callbackUrl: string,
  loginHint?: string,
): Promise<string> {
  const hint = loginHint ? `?${new URLSearchParams({ login_hint: loginHint })}` : "";
  return post(`signin/${encodeURIComponent(providerId)}${hint}`, { callbackUrl });
}
