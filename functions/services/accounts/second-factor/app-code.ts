import { Secret, TOTP } from "otpauth";

/** What every app of this kind takes (RFC 6238): six digits, a new code each half minute. */
const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;

const totp = (secret: string, email = "") =>
  new TOTP({
    issuer: "Likeness",
    label: email,
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** A new secret, in the letters one may also type. */
export const newAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What an app reads from a square of dots. */
export const appAddress = (secret: string, email: string): string => totp(secret, email).toString();

/** The half minute a code is of, one before and after the present at most; null: it is none of them. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}
