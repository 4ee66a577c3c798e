import * as z from "zod";
import type { VerifiedWebhook } from "./inference.ts";

const TOLERANCE_SECONDS = 300;
const KEYS_CACHED_MS = 12 * 3_600_000;

const jwks = z.object({ keys: z.array(z.object({ x: z.string() })) });
const body = z.object({ request_id: z.string().min(1), status: z.enum(["OK", "ERROR"]) });

const cache = new Map<string, { keys: CryptoKey[]; fetchedAt: number }>();

/**
 * Checks a webhook as fal documents it (https://docs.fal.ai/model-apis/model-endpoints/webhooks):
 * ED25519 over request id, user id, timestamp and the body's SHA-256, by any key of the key set, within five minutes.
 * The signature proves only that fal sent it to someone, so our own user id is required too.
 */
export async function verifyFalWebhook(input: {
  headers: Headers;
  rawBody: Uint8Array<ArrayBuffer>;
  now: number;
  jwksUrl: string;
  userId: string;
}): Promise<VerifiedWebhook | null> {
  const [requestId, userId, timestamp, signature] = ["Request-Id", "User-Id", "Timestamp", "Signature"].map(
    (name) => input.headers.get(`X-Fal-Webhook-${name}`),
  );
  if (!requestId || !userId || !timestamp || !signature || userId !== input.userId) return null;
  if (!/^\d{1,12}$/.test(timestamp) || !/^(?:[0-9a-f]{2}){64}$/i.test(signature)) return null;
  if (Math.abs(input.now / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return null;

  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", input.rawBody));
  const message = new TextEncoder().encode([requestId, userId, timestamp, toHex(digest)].join("\n"));
  const signed = fromHex(signature);
  if (!(await anyKeyVerifies(input.jwksUrl, input.now, signed, message))) return null;

  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(input.rawBody));
  } catch {
    return null;
  }
  const parsed = body.safeParse(json);
  if (!parsed.success || parsed.data.request_id !== requestId) return null;
  return { requestId, status: parsed.data.status };
}

async function anyKeyVerifies(
  url: string,
  now: number,
  signature: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const known = cache.get(url);
  const fresh = known && Math.abs(now - known.fetchedAt) < KEYS_CACHED_MS;
  if (fresh && (await verifies(known.keys, signature, message))) return true;
  // keys may have been rotated: look once more, but not on every forged call
  if (fresh && Math.abs(now - known.fetchedAt) < 60_000) return false;
  const keys = await fetchKeys(url);
  cache.set(url, { keys, fetchedAt: now });
  return verifies(keys, signature, message);
}

async function verifies(
  keys: CryptoKey[],
  signature: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
) {
  for (const key of keys) {
    if (await crypto.subtle.verify("Ed25519", key, signature, message)) return true;
  }
  return false;
}

async function fetchKeys(url: string): Promise<CryptoKey[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`the key set answered ${response.status}`);
  const { keys } = jwks.parse(await response.json());
  return Promise.all(
    keys.map(({ x }) =>
      crypto.subtle.importKey("jwk", { kty: "OKP", crv: "Ed25519", x }, { name: "Ed25519" }, false, [
        "verify",
      ]),
    ),
  );
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
