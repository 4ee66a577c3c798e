import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

interface Jwk {
  kty: string;
  crv: string;
  x: string;
  kid: string;
  use: "sig";
  alg: "EdDSA";
}

export interface Signer {
  /** The body of `/.well-known/jwks.json` (RFC 8037: OKP, Ed25519): the present key, then the one before it. */
  jwks(): { keys: Jwk[] };
  /**
   * fal's webhook headers for a raw body: an ED25519 signature, in hex, over
   * `requestId \n userId \n timestamp in seconds \n sha256hex(body)`.
   */
  headers(input: { requestId: string; userId: string; body: string; at?: number }): Record<string, string>;
  /** From now on signs with a new key; the old one stays in the list, for webhooks under way. */
  rotate(): void;
}

/** The server's keys, kept in `dataDir`, so that signatures stay checkable over restarts. */
export function openSigner(dataDir: string): Signer {
  const present = path.join(dataDir, "webhook-key.pem");
  const former = path.join(dataDir, "webhook-key-before.pem");
  if (!existsSync(present)) makeKey(present);
  let keys = readKeys();

  function readKeys(): KeyObject[] {
    return [present, former].filter(existsSync).map((file) => createPrivateKey(readFileSync(file)));
  }

  return {
    jwks: () => ({ keys: keys.map(jwkOf) }),
    headers({ requestId, userId, body, at = Date.now() }) {
      const timestamp = String(Math.floor(at / 1000));
      const digest = createHash("sha256").update(body).digest("hex");
      const message = [requestId, userId, timestamp, digest].join("\n");
      const [key] = keys;
      if (!key) throw new Error("There is no key to sign with");
      return {
        "X-Fal-Webhook-Request-Id": requestId,
        "X-Fal-Webhook-User-Id": userId,
        "X-Fal-Webhook-Timestamp": timestamp,
        "X-Fal-Webhook-Signature": sign(null, Buffer.from(message), key).toString("hex"),
      };
    },
    rotate() {
      renameSync(present, former);
      makeKey(present);
      keys = readKeys();
    },
  };
}

function makeKey(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const { privateKey } = generateKeyPairSync("ed25519");
  writeFileSync(`${file}.new`, privateKey.export({ type: "pkcs8", format: "pem" }), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function jwkOf(privateKey: KeyObject): Jwk {
  const { x = "" } = createPublicKey(privateKey).export({ format: "jwk" });
  const kid = createHash("sha256").update(x).digest("base64url").slice(0, 16);
  return { kty: "OKP", crv: "Ed25519", x, kid, use: "sig", alg: "EdDSA" };
}
