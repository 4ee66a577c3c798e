import { scryptSync } from "node:crypto";
import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { checkPassword, hashPassword } from "#functions/services/accounts/passwords/password.ts";
import { requireSafePassword } from "#functions/services/accounts/passwords/require-safe-password.ts";
import type { AppError } from "#functions/services/app-error.ts";
import { isPersonalPassword } from "#schema/accounts/personal-password.ts";

const CONFIG = { PASSWORD_HASH_COST: 15 };

test("a password is known again, and no other is; two hashes of one differ", async () => {
  const [one, two] = await Promise.all([1, 2].map(() => hashPassword(CONFIG, "correct horse")));
  expect(one).not.toBe(two);
  expect(one).toMatch(/^scrypt\$32768\$8\$3\$[A-Za-z0-9+/]{22}==\$[A-Za-z0-9+/]{43}=$/);
  expect(await checkPassword(CONFIG, "correct horse", one!)).toBe(true);
  for (const other of ["correct horsf", ""]) expect(await checkPassword(CONFIG, other, one!)).toBe(false);
});

test("the same letters typed on another system are the same password", async () => {
  // é as one sign and as e with an accent
  expect(await checkPassword(CONFIG, "cafe\u0301", await hashPassword(CONFIG, "caf\u00e9"))).toBe(true);
});

test("a hash made at another cost still counts", async () => {
  const salt = Buffer.from("sixteen bytes of");
  const key = scryptSync("correct horse", salt, 32, { N: 1024, r: 8, p: 1 });
  const stored = ["scrypt", 1024, 8, 1, salt.toString("base64"), key.toString("base64")].join("$");
  expect(await checkPassword(CONFIG, "correct horse", stored)).toBe(true);
  expect(await checkPassword(CONFIG, "correct horsf", stored)).toBe(false);
});

const NO_HASH = [null, "", "plain", "scrypt$1$2$3", "bcrypt$32768$8$3$c2FsdA==$a2V5"];
test.each(NO_HASH)("the stored value %j lets nobody in", async (stored) => {
  expect(await checkPassword(CONFIG, "", stored)).toBe(false);
  expect(await checkPassword(CONFIG, "plain", stored)).toBe(false);
});

const EMAIL = "rosalind.franklin+shop@example.com";
const refusal = (password: string) =>
  requireSafePassword(password, EMAIL).then(
    () => null,
    (error: AppError) => error.code,
  );

test("the three thousand commonest passwords that are long enough are refused, in any case", async () => {
  const commonest = dictionary["passwords-common"].filter((one) => one.length >= 8).slice(0, 3000);
  expect(commonest).toHaveLength(3000);
  const codes = await Promise.all(commonest.map((one) => refusal(one.toUpperCase())));
  expect(codes.filter((code) => code !== "PASSWORD_COMMON")).toEqual([]);
});

test.each([
  ["PASSWORD_COMMON", ["aaaaaaaa", "        ", "ＰＡＳＳＷＯＲＤ", "qwertyui", "iloveyou"]],
  ["PASSWORD_PERSONAL", ["likeness", "LIKENESS-1", "1Likeness2"]],
  ["PASSWORD_PERSONAL", ["rosalind.franklin", "Rosalind.Franklin1920", "Rosalind Franklin 7"]],
  [null, ["correct horse battery", "rosemary and thyme", "photo 51 x-ray", "пароль-мой-длинный"]],
])("%s: what everybody or a stranger knows is refused, and no other", async (code, passwords) => {
  for (const password of passwords) expect([password, await refusal(password)]).toEqual([password, code]);
});

test("a short name is refused alone, but not as part of a word", () => {
  expect(isPersonalPassword("Ada12345", "ada@example.com")).toBe(true);
  expect(isPersonalPassword("canada goose", "ada@example.com")).toBe(false);
  expect(isPersonalPassword("12345abc!", "12@example.com")).toBe(false);
});
