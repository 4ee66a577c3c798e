import { createHash, randomUUID } from "node:crypto";
import { SignJWT } from "jose";

const LIFETIME_SECONDS = 300;

/**
 * The `Upstash-Signature` of a delivery: a JWT (HS256) over the URL and the body's SHA-256.
 * Source: QStash's documentation, "Security".
 */
export function sign(key: string, url: string, body: Uint8Array, at = Date.now()): Promise<string> {
  const now = Math.floor(at / 1000);
  return new SignJWT({ body: createHash("sha256").update(body).digest("base64url") })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer("Upstash")
    .setSubject(url)
    .setIssuedAt(now)
    .setNotBefore(now)
    .setExpirationTime(now + LIFETIME_SECONDS)
    .setJti(`jwt_${randomUUID()}`)
    .sign(new TextEncoder().encode(key));
}
