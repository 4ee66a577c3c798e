import { expect, test } from "vitest";
import { withoutSecrets } from "#schema/without-secrets.ts";

test.each([
  [
    "at https://likeness.example/verify-email?token=SECRETTOKENVALUE1234:1:2",
    "at https://likeness.example/verify-email",
  ],
  ["/reset-password#token=abcdef12345", "/reset-password"],
  ["token=SECRETTOKENVALUE was refused", "token=[removed] was refused"],
  ['{"accessToken":"abcdef123456"}', '{"accessToken":[removed]"}'],
  ["call +49 170 1234567 or ada@example.com", "call [number] or [e-mail]"],
  ["DE89 3704 0044 0532 0130 00 is wrong", "[number] is wrong"],
])("%j loses what is personal", (text, clean) => {
  expect(withoutSecrets(text)).toBe(clean);
});

test.each([
  "TypeError: x is not a function",
  "    at f (https://likeness.example/assets/index-B12x.js:12:123456)",
])("%j stays as it is", (text) => {
  expect(withoutSecrets(text)).toBe(text);
});
