import { createHash, hkdfSync } from "node:crypto";

/** What a key is for; a key made for one purpose never serves another. */
export type KeyPurpose =
  | "session"
  | "link"
  | "unsubscribe"
  | "share"
  | "ban-appeal"
  | "fingerprint"
  | "registration"
  | "device"
  | "visitor"
  | "strike"
  | "authenticator"
  | "second step"
  | "log";

/** Newest first: the first one signs, all of them verify. */
export type Keys = readonly [string, ...string[]];

const derived = new Map<string, string>();

/** The keys for one purpose, derived (HKDF, RFC 5869) from each secret of `AUTH_SECRET`. */
export function keysFor(config: { AUTH_SECRET: readonly string[] }, purpose: KeyPurpose): Keys {
  return config.AUTH_SECRET.map((secret) => derive(secret, purpose)) as [string, ...string[]];
}

/** What a key is recognised by; says nothing about the key. */
export function keyId(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 8);
}

function derive(secret: string, purpose: KeyPurpose): string {
  const cacheKey = `${purpose} ${secret}`;
  let key = derived.get(cacheKey);
  if (key === undefined) {
    key = Buffer.from(hkdfSync("sha256", secret, "", `likeness ${purpose}`, 32)).toString("base64url");
    derived.set(cacheKey, key);
  }
  return key;
}
