import { decode } from "@auth/core/jwt";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { SessionToken } from "../routes/auth/auth-config.ts";
import type { Actor } from "../services/context.ts";
import { type Keys, keysFor } from "../services/security/keys.ts";
import type { HonoEnv } from "./hono-env.ts";

/** Auth.js names its cookie by whether the site is on https. */
export function sessionCookie(appUrl: string): string {
  return appUrl.startsWith("https:") ? "__Secure-authjs.session-token" : "authjs.session-token";
}

/**
 * Cookies this isolate has already opened, newest last: opening one costs more than everything else a small read does.
 * Only what the cookie itself says is kept; whether the session still lives is asked of the database every time.
 */
const opened = new Map<string, { actor: Actor; expiresAt: number }>();
const MAX_CACHED_COOKIES = 1000;

/** Who the signed cookie names; null without a valid one. Asks no database. */
export async function readActor(
  c: Context<HonoEnv>,
  config: { APP_URL: string; AUTH_SECRET: readonly string[] },
): Promise<Actor | null> {
  const salt = sessionCookie(config.APP_URL);
  const cookie = getCookie(c, salt);
  if (!cookie) return null;
  const keys = keysFor(config, "session");
  // the keys are part of the name: one isolate never trusts what another configuration opened
  const name = keys.join() + cookie;
  const known = opened.get(name);
  if (known && known.expiresAt > Date.now()) return known.actor;
  const found = await open(cookie, salt, keys);
  if (!found) return null;
  if (opened.size >= MAX_CACHED_COOKIES) opened.delete(opened.keys().next().value as string);
  opened.set(name, found);
  return found.actor;
}

async function open(
  cookie: string,
  salt: string,
  keys: Keys,
): Promise<{ actor: Actor; expiresAt: number } | null> {
  try {
    const token = (await decode({ token: cookie, secret: [...keys], salt })) as
      | (SessionToken & { exp?: number })
      | null;
    if (!token?.sub || !token.sid || !token.exp) return null;
    return { actor: { userId: token.sub, sessionId: token.sid }, expiresAt: token.exp * 1000 };
  } catch {
    return null;
  }
}
