import { expect, test } from "vitest";
import { email, linkInput, password, registerInput, signInInput } from "#schema/account.ts";

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
  "ada@example.com, b@example.com",
])("the address %j is none", (given) => {
  expect(email.safeParse(given).error?.issues[0]?.message).toBe("Enter a valid e-mail address.");
});

test("an address may be as long as mail servers take, and no longer", () => {
  const long = (length: number) =>
    `${"a".repeat(60)}@${"b".repeat(60)}.${"c".repeat(length - 60 - 1 - 60 - 1 - 4)}.com`;
  expect(email.safeParse(long(255)).error?.issues[0]?.message).toBe("This e-mail address is too long.");
});

test("what is missing is asked for in words", () => {
  const { error } = registerInput.safeParse({ name: "Ada" });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    "Enter your e-mail address.",
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
