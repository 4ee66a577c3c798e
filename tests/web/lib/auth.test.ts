import { expect, onTestFinished, test, vi } from "vitest";
import { AUTH_CLIENT_ERRORS } from "#schema/errors/auth-client-errors.ts";
import { ERRORS } from "#schema/errors/errors.ts";
import { stubStorages } from "#tests/support/web/memory-storage.ts";
import { AuthClientError, getSession, signInWithPassword } from "#web/lib/auth/auth-client.ts";
import { safeCallback } from "#web/lib/auth/callback-url.ts";
import { chosenPath } from "#web/lib/auth/chosen-path.ts";
import { forgetReturn, rememberedReturn, rememberReturn } from "#web/lib/auth/return-path.ts";
import { readSignInResult } from "#web/lib/auth/sign-in-result.ts";

const ORIGIN = "https://likeness.example";

test.each([
  ["Please verify your email first", null, "verify-email", ERRORS.EMAIL_NOT_VERIFIED],
  ["CredentialsSignin", "WRONG_CREDENTIALS", "refused", ERRORS.WRONG_CREDENTIALS],
  ["CredentialsSignin", "BANNED", "refused", ERRORS.BANNED],
  ["CredentialsSignin", "TOO_MANY_REQUESTS", "refused", ERRORS.TOO_MANY_REQUESTS],
  // words of others are never shown
  ["Call this number at once", null, "refused", ERRORS.SIGN_IN_EXCEPTION],
  ["Configuration", null, "refused", ERRORS.SIGN_IN_EXCEPTION],
  ["toString", null, "refused", ERRORS.SIGN_IN_EXCEPTION],
  ["MissingCSRF", "toString", "refused", ERRORS.SIGN_IN_EXCEPTION],
  ["SessionRequired", null, "refused", { message: AUTH_CLIENT_ERRORS.SessionRequired }],
  ["OAuthAccountNotLinked", null, "refused", { message: AUTH_CLIENT_ERRORS.AccountNotLinkedError }],
] as const)("a sign-in that answers %s, %s is told in our words", (error, code, reason, { message }) => {
  const query = new URLSearchParams({ error, ...(code && { code }) });
  expect(readSignInResult(`${ORIGIN}/login?${query}`)).toEqual({ ok: false, reason, message });
});

test.each([
  ["/packs/new?theme=travel", "/packs/new?theme=travel"],
  [`${ORIGIN}/dashboard#x`, "/dashboard#x"],
  ["/%2F%2Fevil.example", "/%2F%2Fevil.example"],
  ["/a//evil.example", "/a//evil.example"],
  ["/x?to=//evil.example", "/x?to=//evil.example"],
])("the return address of this site is kept: %s", (value, path) => {
  expect(safeCallback(value, ORIGIN)).toBe(path);
  expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "data:text/html,hi",
  "",
  null,
  "/login?error=x",
  "http://[",
  "/\\evil.example",
  "\\\\evil.example",
  "/.//evil.example",
  "/..//evil.example/x",
  "/%2e//evil.example",
  `${ORIGIN}//evil.example`,
  `${ORIGIN}@evil.example`,
  "javascript:alert(1)",
  "/\t/evil.example",
])("the return address is the dashboard instead of %s", (value) => {
  expect(safeCallback(value, ORIGIN)).toBe("/dashboard");
});

test("the return address of whoever makes an account first is kept for a day or until it is used, and is never another site", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  stubStorages();
  rememberReturn("/pricing?buy=credits-small");
  expect(rememberedReturn()).toBe("/pricing?buy=credits-small");
  vi.advanceTimersByTime(25 * 3_600_000);
  expect(rememberedReturn()).toBeNull();
  rememberReturn("/pricing");
  forgetReturn();
  expect(rememberedReturn()).toBeNull();
  rememberReturn("//elsewhere.example");
  expect(rememberedReturn()).toBeNull();
});

test.each([
  ["buy=plan-portrait-month", "/pricing?buy=plan-portrait-month"],
  ["", null],
  ["buy=", null],
  ["buy=https%3A%2F%2Fevil.example", null],
])("a choice made before registering (%j) leads to %j", (query, path) => {
  expect(chosenPath(new URLSearchParams(query))).toBe(path);
});

/** Answers one of the authentication paths, and keeps the errors that were reported. */
function serve(path: string, answer: () => Response | Promise<Response>) {
  onTestFinished(() => void vi.unstubAllGlobals());
  const reports: object[] = [];
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (url === `/api/auth/${path}`) return answer();
    if (url === "/api/auth/_log") reports.push(Object.fromEntries(init?.body as URLSearchParams));
    return new Response(null);
  });
  return reports;
}

test("the authentication client passes on the server's words when it answers with an error of its own", async () => {
  const error = { code: "TOO_MANY_REQUESTS", message: "Slow down." };
  serve("csrf", () => Response.json({ error }, { status: 429 }));
  const attempt = signInWithPassword({ email: "a@b.org", password: "x", callbackUrl: "/" });
  await expect(attempt).rejects.toMatchObject({ serverMessage: "Slow down." });
});

test.each([
  ["CLIENT_FETCH_ERROR", () => Promise.reject(new TypeError("offline"))],
  ["MISSING_NEXTAUTH_API_ROUTE_ERROR", () => new Response("nothing", { status: 404 })],
  ["CLIENT_SESSION_ERROR", () => new Response("<html>", { status: 200 })],
])("the authentication client reports %s when the session cannot be read", async (code, answer) => {
  const reports = serve("session", answer);
  await expect(getSession()).rejects.toBeInstanceOf(AuthClientError);
  expect(reports).toEqual([{ level: "error", code }]);
});

test.each([null, {}])("the authentication client takes %j for nobody being signed in", async (answer) => {
  serve("session", () => Response.json(answer));
  expect(await getSession()).toBeNull();
});
