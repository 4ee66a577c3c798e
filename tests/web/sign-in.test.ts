import { afterEach, describe, expect, it, vi } from "vitest";
import { AUTH_CLIENT_ERRORS, ERRORS } from "#schema/errors.ts";
import { AuthClientError, getSession, signInWithPassword } from "#web/lib/auth/auth-client.ts";
import { safeCallback } from "#web/lib/auth/callback-url.ts";
import { readSignInResult, signInMessage } from "#web/lib/auth/sign-in-result.ts";

const ORIGIN = "https://likeness.example";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the answer to a sign-in", () => {
  it("is read by its words alone, where they are ours", () => {
    const url = (error: string) => `${ORIGIN}/login?${new URLSearchParams({ error })}`;
    expect(readSignInResult(url("Please verify your email first"))).toMatchObject({ reason: "verify-email" });
    expect(readSignInResult(url("Call this number at once"))).toEqual({
      ok: false,
      reason: "refused",
      message: ERRORS.SIGN_IN_EXCEPTION.message,
    });
  });

  it.each(["WRONG_CREDENTIALS", "BANNED", "TOO_MANY_REQUESTS"] as const)("says why for %s", (code) => {
    expect(readSignInResult(`/login?error=CredentialsSignin&code=${code}`)).toEqual({
      ok: false,
      reason: "refused",
      message: ERRORS[code].message,
    });
  });

  it("is an exception for what Auth.js does not name", () => {
    expect(signInMessage("Configuration", null)).toBe("An error occurred. Please try again.");
    expect(signInMessage("toString", null)).toBe("An error occurred. Please try again.");
    expect(signInMessage("MissingCSRF", "toString")).toBe("An error occurred. Please try again.");
  });

  it("explains a missing session and a foreign account", () => {
    expect(signInMessage("SessionRequired", null)).toBe(AUTH_CLIENT_ERRORS.SessionRequired);
    expect(signInMessage("OAuthAccountNotLinked", null)).toBe(AUTH_CLIENT_ERRORS.AccountNotLinkedError);
  });
});

describe("the return address", () => {
  it("stays within this site", () => {
    expect(safeCallback("/packs/new?theme=travel", ORIGIN)).toBe("/packs/new?theme=travel");
    expect(safeCallback(`${ORIGIN}/dashboard#x`, ORIGIN)).toBe("/dashboard#x");
  });

  it.each([
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
  ])("is the dashboard instead of %s", (value) => {
    expect(safeCallback(value, ORIGIN)).toBe("/dashboard");
  });

  it.each(["/%2F%2Fevil.example", "/a//evil.example", "/x?to=//evil.example"])(
    "keeps %s, a path of ours",
    (value) => {
      const kept = safeCallback(value, ORIGIN);
      expect(kept).toBe(value);
      expect(new URL(kept, ORIGIN).origin).toBe(ORIGIN);
    },
  );
});

/** Answers the authentication paths by name and keeps what was sent. */
function fakeServer(answers: Record<string, () => Response | Promise<Response>>) {
  const sent: { path: string; init: RequestInit | undefined }[] = [];
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    const path = url.replace("/api/auth/", "");
    sent.push({ path, init });
    const answer = answers[path] ?? (() => new Response(null));
    return answer();
  });
  return sent;
}

describe("the authentication client", () => {
  it("passes on the server's words when it answers with an error of its own", async () => {
    fakeServer({
      csrf: () =>
        Response.json({ error: { code: "TOO_MANY_REQUESTS", message: "Slow down." } }, { status: 429 }),
    });
    const attempt = signInWithPassword({ email: "a@b.org", password: "x", callbackUrl: "/" });
    await expect(attempt).rejects.toMatchObject({ serverMessage: "Slow down." });
  });

  it.each([
    ["CLIENT_FETCH_ERROR", () => Promise.reject(new TypeError("offline"))],
    ["MISSING_NEXTAUTH_API_ROUTE_ERROR", () => new Response("nothing", { status: 404 })],
    ["CLIENT_SESSION_ERROR", () => new Response("<html>", { status: 200 })],
  ])("reports %s when the session cannot be read", async (code, answer) => {
    const sent = fakeServer({ session: answer });
    await expect(getSession()).rejects.toBeInstanceOf(AuthClientError);
    const report = sent.find((one) => one.path === "_log");
    expect(Object.fromEntries(report?.init?.body as URLSearchParams)).toEqual({ level: "error", code });
  });

  it.each([null, {}])("takes %j for nobody being signed in", async (answer) => {
    fakeServer({ session: () => Response.json(answer) });
    expect(await getSession()).toBeNull();
  });
});
