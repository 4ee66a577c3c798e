import { expect, test } from "vitest";
import { canonicalEmail } from "#functions/services/accounts/addresses/canonical-email.ts";

test.each([
  ["ada.lovelace@gmail.com", "adalovelace@gmail.com"],
  ["Ada.Love.lace+likeness@GoogleMail.com", "adalovelace@gmail.com"],
  ["ada+1@outlook.com", "ada@outlook.com"],
  ["a.da+1@hotmail.com", "a.da@hotmail.com"],
  ["ada+x@pm.me", "ada@proton.me"],
  ["ada@protonmail.com", "ada@proton.me"],
  ["ada+x@ya.ru", "ada@yandex.ru"],
  ["ada@bücher.example", "ada@xn--bcher-kva.example"],
  ["ada@xn--bcher-kva.example", "ada@xn--bcher-kva.example"],
  [" ADA@Example.COM ", "ada@example.com"],
  // the same sign in another width
  ["ａda@example.com", "ada@example.com"],
])("%s is the mailbox %s", (email, canonical) => {
  expect(canonicalEmail(email)).toBe(canonical);
});

test.each([
  // who knows what these services make of it
  ["ada+1@example.com", "ada@example.com"],
  ["a.da@outlook.com", "ada@outlook.com"],
  ["ada@outlook.com", "ada@hotmail.com"],
  ["ada@gmail.com", "adam@gmail.com"],
])("%s and %s are two", (one, other) => {
  expect(canonicalEmail(one)).not.toBe(canonicalEmail(other));
});

test("an address that is nothing but an addition keeps it, and is not everybody's", () => {
  expect(canonicalEmail("+a@gmail.com")).not.toBe(canonicalEmail("+b@gmail.com"));
});
