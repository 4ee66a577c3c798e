import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { writeWhole } from "../../server/kept-file.ts";

export interface Signer {
  /** The body of `/.well-known/jwks.json` (RFC 8037: OKP, Ed25519). */
  jwks(): { keys: object[] };
  /**
   * fal's webhook headers for a raw body: an ED25519 signature, in hex, over
   * `requestId \n userId \n timestamp in seconds \n sha256hex(body)`.
   */
  headers(input: { requestId: string; userId: string; body: string; at?: number }): Record<string, string>;
}

/** The server's key, kept in `dataDir`, so that signatures stay checkable over restarts. */
export function openSigner(dataDir: string): Signer {
  const file = path.join(dataDir, "webhook-key.pem");
  if (!existsSync(file)) makeKey(file);
  const key = createPrivateKey(readFileSync(file));
  const { x = "" } = createPublicKey(key).export({ format: "jwk" });
  const kid = createHash("sha256").update(x).digest("base64url").slice(0, 16);
  return {
    jwks: () => ({ keys: [{ kty: "OKP", crv: "Ed25519", x, kid, use: "sig", alg: "EdDSA" }] }),
    headers({ requestId, userId, body, at = Date.now() }) {
      const timestamp = String(Math.floor(at / 1000));
      const digest = createHash("sha256").update(body).digest("hex");
      const message = [requestId, userId, timestamp, digest].join("\n");
      return {
        "X-Fal-Webhook-Request-Id": requestId,
        "X-Fal-Webhook-User-Id": userId,
        "X-Fal-Webhook-Timestamp": timestamp,
        "X-Fal-Webhook-Signature": sign(null, Buffer.from(message), key).toString("hex"),
      };
    },
  };
}

function makeKey(file: string): void {
  const { privateKey } = generateKeyPairSync("ed25519");
  writeWhole(file, privateKey.export({ type: "pkcs8", format: "pem" }) as string);
}
