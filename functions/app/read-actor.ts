import { decode } from "@auth/core/jwt";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Actor } from "#db/queries/session.ts";
import type { SessionToken } from "../routes/auth-config.ts";
import type { HonoEnv } from "./hono-env.ts";

/** Auth.js names its cookie by whether the site is on https. */
export function sessionCookie(appUrl: string): string {
  return appUrl.startsWith("https:") ? "__Secure-authjs.session-token" : "authjs.session-token";
}

/** Who the signed cookie names; null without a valid one. Asks no database. */
export async function readActor(
  c: Context<HonoEnv>,
  config: { APP_URL: string; AUTH_SECRET: string },
): Promise<Actor | null> {
  const salt = sessionCookie(config.APP_URL);
  const cookie = getCookie(c, salt);
  if (!cookie) return null;
  try {
    const token = (await decode({ token: cookie, secret: config.AUTH_SECRET, salt })) as SessionToken | null;
    return token?.sub && token.sid ? { userId: token.sub, sessionId: token.sid } : null;
  } catch {
    return null;
  }
}
