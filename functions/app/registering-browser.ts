import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { serialize } from "hono/utils/cookie";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import type { HonoEnv } from "./hono-env.ts";

/** As long as anybody may still confirm a registration with a link sent again, in seconds. */
const MAX_AGE = RETENTION_DAYS.registeringBrowser * 86_400;
/** 32 random bytes, base64url. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** On https a browser takes a cookie of this prefix from this very host only, so no neighbouring host can plant one. */
const nameAt = (appUrl: string) =>
  appUrl.startsWith("https:") ? "__Host-likeness.registering" : "likeness.registering";

/** The secret of a browser that registered an account; null: it did not, as far as it remembers. */
export function readRegisteringBrowser(c: Context<HonoEnv>, appUrl: string): string | null {
  const secret = getCookie(c, nameAt(appUrl));
  return secret && SECRET.test(secret) ? secret : null;
}

export function newBrowserSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The Set-Cookie line that makes a browser remember its secret. No script can read it. */
export function registeringCookie(secret: string, appUrl: string): string {
  return serialize(nameAt(appUrl), secret, {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    secure: appUrl.startsWith("https:"),
    maxAge: MAX_AGE,
  });
}
