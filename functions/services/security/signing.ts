/** HMAC-SHA-256 over the parts, base64url. Parts are length-prefixed, so no two lists sign alike. */
export async function sign(key: string, ...parts: (string | number)[]): Promise<string> {
  return encode(await crypto.subtle.sign("HMAC", await importKey(key), message(parts)));
}

/** Whether `signature` is ours over these parts, in constant time. */
export async function isSigned(
  key: string,
  signature: string,
  ...parts: (string | number)[]
): Promise<boolean> {
  const bytes = decode(signature);
  return bytes !== null && crypto.subtle.verify("HMAC", await importKey(key), bytes, message(parts));
}

/** The same where the key may have been replaced since. */
export async function isSignedByAny(
  keys: readonly string[],
  signature: string,
  ...parts: (string | number)[]
): Promise<boolean> {
  for (const key of keys) if (await isSigned(key, signature, ...parts)) return true;
  return false;
}

/** SHA-256, hex. */
export async function sha256(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function importKey(key: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(key);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

function message(parts: (string | number)[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(parts.map((part) => `${String(part).length}:${part}`).join(""));
}

function encode(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function decode(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]+$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) =>
      char.charCodeAt(0),
    );
  } catch {
    return null;
  }
}
