import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { requireSafePassword } from "#functions/services/accounts/passwords/require-safe-password.ts";
import type { AppError } from "#functions/services/app-error.ts";
import { isPersonalPassword } from "#schema/accounts/personal-password.ts";

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
  [
    "PASSWORD_PERSONAL",
    [
      ...["likeness", "LIKENESS-1", "1Likeness2"],
      ...["rosalind.franklin", "Rosalind.Franklin1920", "Rosalind Franklin 7"],
    ],
  ],
  [null, ["correct horse battery", "rosemary and thyme", "photo 51 x-ray", "пароль-мой-длинный"]],
])("%s: what everybody or a stranger knows is refused, and no other", async (code, passwords) => {
  for (const password of passwords) expect([password, await refusal(password)]).toEqual([password, code]);
});

test("a short name is refused alone, but not as part of a word", () => {
  expect(isPersonalPassword("Ada12345", "ada@example.com")).toBe(true);
  expect(isPersonalPassword("canada goose", "ada@example.com")).toBe(false);
  expect(isPersonalPassword("12345abc!", "12@example.com")).toBe(false);
});
