import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { Deps } from "../../../deps.ts";
import { withHashSlot } from "./hash-slots.ts";

/** OWASP's scrypt setting for 32 MiB is N = 2^15, r = 8, p = 3; N comes from `PASSWORD_HASH_COST`. */
const COST = { r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
type Cost = typeof COST & { N: number };
type HashConfig = Pick<Deps["config"], "PASSWORD_HASH_COST">;

const costOf = (config: HashConfig): Cost => ({ ...COST, N: 2 ** config.PASSWORD_HASH_COST });
const KEY_BYTES = 32;

/** `scrypt$N$r$p$salt$key`, salt and key in base64. */
export async function hashPassword(config: HashConfig, password: string): Promise<string> {
  const salt = randomBytes(16);
  const cost = costOf(config);
  const key = await derive(password, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64"), key.toString("base64")].join("$");
}

/** False without a stored hash too, and then after the same work, so that time tells nothing. */
export async function checkPassword(
  config: HashConfig,
  password: string,
  stored: string | null,
): Promise<boolean> {
  const [scheme, n, r, p, salt, key] = stored?.split("$") ?? [];
  if (scheme !== "scrypt" || !salt || !key) {
    await derive(password, Buffer.alloc(16), costOf(config));
    return false;
  }
  const cost = { N: Number(n), r: Number(r), p: Number(p), maxmem: COST.maxmem };
  const expected = Buffer.from(key, "base64");
  return timingSafeEqual(await derive(password, Buffer.from(salt, "base64"), cost), expected);
}

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return withHashSlot(() => {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
    return promise;
  });
}
