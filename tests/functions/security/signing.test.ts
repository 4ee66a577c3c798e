import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import type { Deps } from "#functions/deps.ts";
import { linkSecret, newLinkId } from "#functions/services/accounts/account-link.ts";
import { mailboxFingerprints } from "#functions/services/accounts/addresses/fingerprints.ts";
import { readUnsubscribeSecret, unsubscribeSecret } from "#functions/services/emails/unsubscribe-link.ts";
import { keysFor } from "#functions/services/security/keys.ts";
import { isSigned, sign } from "#functions/services/security/signing.ts";

const KEY = "a key of at least thirty-two characters";

test("a signature is HMAC-SHA-256 over length-prefixed parts, base64url", async () => {
  const expected = createHmac("sha256", KEY).update("8:provider5:a/b.c2:42").digest("base64url");
  expect(await sign(KEY, "provider", "a/b.c", 42)).toBe(expected);
});

test("what was signed is recognised; another key, another part or a damaged signature is refused", async () => {
  const signature = await sign(KEY, "a", "b");
  expect(await isSigned(KEY, signature, "a", "b")).toBe(true);
  expect(await isSigned(`${KEY}x`, signature, "a", "b")).toBe(false);
  expect(await isSigned(KEY, signature, "a")).toBe(false);
  expect(await isSigned(KEY, signature, "b", "a")).toBe(false);
  const flipped = (signature.startsWith("A") ? "B" : "A") + signature.slice(1);
  const cut = signature.slice(0, -2);
  for (const bad of ["", flipped, cut, `${signature}AAAA`, `${signature}=`, "ä", " ", "a"])
    expect([bad, await isSigned(KEY, bad, "a", "b")]).toEqual([bad, false]);
});

const OLD = "the old secret of more than thirty-two characters";
const NEW = "the new secret of more than thirty-two characters";
const holding = (...secrets: string[]) => ({ config: { AUTH_SECRET: secrets } }) as unknown as Deps;

test("each purpose has a key of its own, and none is the secret", () => {
  const { config } = holding(OLD);
  const keys = (
    ["session", "link", "unsubscribe", "fingerprint", "registration", "device", "log"] as const
  ).map((purpose) => keysFor(config, purpose)[0]);
  expect(new Set([OLD, ...keys]).size).toBe(8);
});

test("what the old key signed is good as long as it is in the list", async () => {
  const secret = await unsubscribeSecret(holding(OLD), "email-1");
  expect(await readUnsubscribeSecret(holding(NEW, OLD), secret)).toBe("email-1");
  expect(await readUnsubscribeSecret(holding(NEW), secret)).toBeNull();
  expect(
    await readUnsubscribeSecret(holding(OLD), await unsubscribeSecret(holding(NEW, OLD), "m")),
  ).toBeNull();
});

test("a link written down before the keys changed is emailed as it was stored", async () => {
  const id = newLinkId(holding(OLD));
  const stored = await linkSecret(holding(OLD), "RESET_PASSWORD", id);
  expect(await linkSecret(holding(NEW, OLD), "RESET_PASSWORD", id)).toBe(stored);
  expect(await linkSecret(holding(NEW, OLD), "CHANGE_EMAIL", id)).not.toBe(stored);
});

test("a mailbox is known by the fingerprint of before", async () => {
  const [before] = await mailboxFingerprints(holding(OLD), "ada@gmail.com");
  const after = await mailboxFingerprints(holding(NEW, OLD), "a.d.a+x@googlemail.com");
  expect(after).toHaveLength(2);
  expect(after.indexOf(before!)).toBe(1);
});
