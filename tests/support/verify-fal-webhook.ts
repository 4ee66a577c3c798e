import { createHash, createPublicKey, verify } from "node:crypto";

/** Checks a webhook as fal's documentation tells receivers to: any key of the JWKS, ±300 seconds. */
export function verifyFalWebhook(input: {
  jwks: { keys: object[] };
  headers: Record<string, string | undefined>;
  body: string;
  now?: number;
}): boolean {
  const header = (name: string) => input.headers[`x-fal-webhook-${name}`] ?? "";
  const timestamp = header("timestamp");
  const age = (input.now ?? Date.now()) / 1000 - Number(timestamp);
  if (!(Math.abs(age) <= 300)) return false;
  const digest = createHash("sha256").update(input.body).digest("hex");
  const message = Buffer.from([header("request-id"), header("user-id"), timestamp, digest].join("\n"));
  const signature = Buffer.from(header("signature"), "hex");
  return input.jwks.keys.some((key) =>
    verify(null, message, createPublicKey({ key: key as never, format: "jwk" }), signature),
  );
}
