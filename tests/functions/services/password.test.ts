import { scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { checkPassword, hashPassword } from "#functions/services/accounts/passwords/password.ts";

const CONFIG = { PASSWORD_HASH_COST: 15 };

test("a password is known again, and no other is", async () => {
  const stored = await hashPassword(CONFIG, "correct horse");
  expect(await checkPassword(CONFIG, "correct horse", stored)).toBe(true);
  expect(await checkPassword(CONFIG, "correct horsf", stored)).toBe(false);
  expect(await checkPassword(CONFIG, "", stored)).toBe(false);
});

test("two hashes of one password differ, and neither contains it", async () => {
  const [one, two] = await Promise.all([
    hashPassword(CONFIG, "correct horse"),
    hashPassword(CONFIG, "correct horse"),
  ]);
  expect(one).not.toBe(two);
  expect(one).toMatch(/^scrypt\$32768\$8\$3\$[A-Za-z0-9+/]{22}==\$[A-Za-z0-9+/]{43}=$/);
  expect(one).not.toContain("correct");
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

test.each([null, "", "plain", "scrypt$1$2$3", "bcrypt$32768$8$3$c2FsdA==$a2V5"])(
  "the stored value %j lets nobody in",
  async (stored) => {
    expect(await checkPassword(CONFIG, "", stored)).toBe(false);
    expect(await checkPassword(CONFIG, "plain", stored)).toBe(false);
  },
);
