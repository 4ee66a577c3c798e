import { expect, test } from "vitest";
import {
  changeEmailInput,
  changePasswordInput,
  email,
  linkInput,
  password,
  registerInput,
  renameInput,
  resetPasswordInput,
  signInInput,
} from "#schema/accounts/account.ts";

test.each([
  ["ada@example.com", "ada@example.com"],
  ["  ADA@Example.COM ", "ada@example.com"],
  ["a.b+c@mail.example.co.uk", "a.b+c@mail.example.co.uk"],
])("the address %j counts as %j", (given, kept) => {
  expect(email.parse(given)).toBe(kept);
});

test.each([
  "",
  "ada",
  "ada@",
  "@example.com",
  "ada@example",
  "a b@example.com",
  "ada@x.com, b@x.com",
  "ada@deleted.invalid",
])("the address %j is none", (given) => {
  expect(email.safeParse(given).error?.issues[0]?.message).toBe("Enter a valid email address.");
});

test("what is missing is asked for in words", () => {
  const { error } = registerInput.safeParse({ name: "Ada" });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    "Enter your email address.",
    "Enter a password.",
  ]);
});

test("a password counts from 8 to 128 characters, spaces and all", () => {
  expect(password.safeParse("1234567").success).toBe(false);
  expect(password.parse("       8")).toBe("       8");
  expect(password.safeParse("x".repeat(128)).success).toBe(true);
  expect(password.safeParse("x".repeat(129)).success).toBe(false);
});

test("signing in takes a short password, to answer that it is wrong", () => {
  expect(signInInput.safeParse({ email: "a@example.com", password: "x" }).success).toBe(true);
  expect(signInInput.safeParse({ email: "a@example.com", password: "" }).success).toBe(false);
});

test.each([
  ["registering", registerInput],
  ["signing in", signInInput],
  ["a new password", changePasswordInput],
  ["a new address", changeEmailInput],
  ["a new name", renameInput],
  ["a password after a reset", resetPasswordInput],
])("whatever is typed for %s is answered in words of ours", (_, rule) => {
  for (const typed of ["", " ", "x", "x".repeat(5000)]) {
    const values = Object.fromEntries(Object.keys(rule.shape).map((field) => [field, typed]));
    const { error } = rule.safeParse({ ...values, allowMarketing: false });
    for (const { message } of error?.issues ?? []) {
      expect(message).not.toMatch(/^(Invalid|Too (big|small)|Unrecognized)\b/);
      expect(message).toMatch(/\.$/);
    }
  }
});

test("advertising is off unless someone asks for it", () => {
  const input = { name: "Ada", email: "a@example.com", password: "12345678" };
  expect(registerInput.parse(input).allowMarketing).toBe(false);
  expect(registerInput.safeParse({ ...input, allowMarketing: "yes" }).success).toBe(false);
});

test("a link's secret is neither short nor long", () => {
  expect(linkInput.safeParse({ token: "x".repeat(43) }).success).toBe(true);
  for (const token of ["", "x".repeat(19), "x".repeat(201)]) {
    expect(linkInput.safeParse({ token }).error?.issues[0]?.message).toContain("expired");
  }
});

test.each([
  ["Ada", true],
  ["李小龍", true],
  ["X Æ A-12", true],
  ["क्‍ष", true],
  ["\u200b", false],
  ["…", false],
  ["Ada\u0007", false],
  ["Ada\nBcc: eve@example.com", false],
])("a name like %j can be read: %s", (name, readable) => {
  const result = renameInput.safeParse({ name });
  expect(result.success).toBe(readable);
  if (!readable) expect(result.error?.issues[0]?.message).toBe("Use letters in your name.");
});
