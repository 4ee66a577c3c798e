import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { keysFor } from "../../security/keys.ts";

type Keyed = { AUTH_SECRET: readonly string[] };

const aesKey = (key: string) => createHash("sha256").update(key).digest();

/** Encrypts what has to be read again (AES-256-GCM), so that a copy of the database alone shows no codes. */
export function seal(config: Keyed, text: string): string {
  const [key] = keysFor(config, "authenticator");
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", aesKey(key), iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url")).join(".");
}

/** What was sealed, and the same as it is sealed today: by the first key. Null where none of today's keys opens it. */
export function unseal(config: Keyed, sealed: string): { text: string; sealed: string } | null {
  const [iv, tag, body] = sealed.split(".").map((part) => Buffer.from(part, "base64url"));
  if (!iv || !tag || !body) return null;
  for (const [at, key] of keysFor(config, "authenticator").entries()) {
    try {
      const decipher = createDecipheriv("aes-256-gcm", aesKey(key), iv);
      decipher.setAuthTag(tag);
      const text = Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
      return { text, sealed: at === 0 ? sealed : seal(config, text) };
    } catch {
      // sealed with another of the keys
    }
  }
  return null;
}
