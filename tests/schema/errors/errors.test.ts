import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc";
import { expect, test } from "vitest";
import { AUTH_CLIENT_ERRORS } from "#schema/errors/auth-client-errors.ts";
import { ERRORS } from "#schema/errors/errors.ts";
import { JOB_FAILURES } from "#schema/errors/job-failures.ts";
import { REMOTE_ERROR_NUMBERS, UNREADABLE_RESPONSE } from "#schema/errors/remote-errors.ts";

test("the numbers of remote errors are those the client knows, and those the server sends", () => {
  expect(Object.keys(REMOTE_ERROR_NUMBERS).length).toBeGreaterThanOrEqual(15);
  expect(TRPC_ERROR_CODES_BY_KEY).toMatchObject(REMOTE_ERROR_NUMBERS);
});

test("fixed words stand exactly as promised", () => {
  expect(ERRORS.EMAIL_NOT_VERIFIED.message).toBe("Please verify your email first");
  expect(ERRORS.SIGN_IN_EXCEPTION.message).toBe("An error occurred. Please try again.");
  expect(UNREADABLE_RESPONSE).toBe("Unable to transform response from server");
});

test("every code of the authentication client has words", () => {
  const codes = `CLIENT_FETCH_ERROR CLIENT_SESSION_ERROR NO_SECRET CALLBACK_CREDENTIALS_HANDLER_ERROR
    EMAIL_REQUIRES_ADAPTER_ERROR MISSING_ADAPTER_METHODS_ERROR CALLBACK_CREDENTIALS_JWT_ERROR
    INVALID_CALLBACK_URL_ERROR AccountNotLinkedError OAuthCallbackError SessionRequired`.split(/\s+/);
  expect(Object.keys(AUTH_CLIENT_ERRORS)).toEqual(expect.arrayContaining(codes));
});

test("words are whole sentences without the inside of the house", () => {
  const all = [
    ...Object.values(ERRORS).map(({ message }) => message),
    ...Object.values(JOB_FAILURES),
    ...Object.values(AUTH_CLIENT_ERRORS),
  ];
  for (const words of all) {
    expect(words).toMatch(/^[A-Z].{10,}/);
    expect(words).not.toMatch(/undefined|null|SQL|JSON|stack|exception|\bfal\b|R2|tRPC/i);
  }
  const { UNFIT_KEPT, ...refunded } = JOB_FAILURES;
  for (const words of Object.values(refunded)) expect(words).toContain("credits were refunded");
  expect(UNFIT_KEPT).toContain("these credits are not refunded");
});
