import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { isSigned, sha256, sign } from "#functions/services/security/signing.ts";

const KEY = "a key of at least thirty-two characters";

test("a signature is HMAC-SHA-256 over length-prefixed parts, base64url", async () => {
  const expected = createHmac("sha256", KEY).update("8:provider5:a/b.c2:42").digest("base64url");
  expect(await sign(KEY, "provider", "a/b.c", 42)).toBe(expected);
});

test("what was signed is recognised", async () => {
  expect(await isSigned(KEY, await sign(KEY, "a", 1), "a", 1)).toBe(true);
  // a number and its text are the same part
  expect(await isSigned(KEY, await sign(KEY, "a", 1), "a", "1")).toBe(true);
});

test("no two lists of parts sign alike", async () => {
  const lists = ["ab|c", "a|bc", "abc", "a|b|c", "abc|", "|abc", "1:a", "a|1:a"];
  const signatures = await Promise.all(lists.map((parts) => sign(KEY, ...parts.split("|"))));
  expect(new Set(signatures).size).toBe(lists.length);
});

test("another key, another part or a damaged signature is refused", async () => {
  const signature = await sign(KEY, "a", "b");
  expect(await isSigned(`${KEY}x`, signature, "a", "b")).toBe(false);
  expect(await isSigned(KEY, signature, "a")).toBe(false);
  expect(await isSigned(KEY, signature, "b", "a")).toBe(false);
  const flipped = (signature.startsWith("A") ? "B" : "A") + signature.slice(1);
  const cut = signature.slice(0, -2);
  for (const bad of ["", flipped, cut, `${signature}AAAA`, `${signature}=`, "ä", " ", "a"])
    expect([bad, await isSigned(KEY, bad, "a", "b")]).toEqual([bad, false]);
});

test("a hash is SHA-256 in hex, of text or bytes", async () => {
  const text = "Ünïcode 🙂";
  const expected = createHash("sha256").update(text).digest("hex");
  expect(await sha256(text)).toBe(expected);
  expect(await sha256(new TextEncoder().encode(text))).toBe(expected);
  expect(await sha256("")).toHaveLength(64);
});
