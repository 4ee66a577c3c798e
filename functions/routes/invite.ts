import { type Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { INVITED_PATH } from "#schema/rewards/invite-link.ts";
import { INVITED_COOKIE, INVITED_DAYS, REFERRAL_CODE } from "#schema/rewards/reward-rules.ts";
import type { HonoEnv } from "../app/hono-env.ts";

export const inviteRoutes = new Hono<HonoEnv>();

/**
 * Someone's personal link: remembered in a cookie that only our API is sent and no script can read, so that pages stay
 * the files they are. Whether the code is anybody's is not told here.
 */
inviteRoutes.get("/:code", (c) => {
  const code = c.req.param("code").toLowerCase();
  // whoever invited first stays: a link pressed on anybody later, be it unseen, changes nothing
  if (REFERRAL_CODE.test(code) && readInvitation(c) === null) {
    // a second copy for this route itself, which is sent nothing of the API's
    for (const path of ["/api", "/r"]) {
      setCookie(c, INVITED_COOKIE, code, {
        path,
        httpOnly: true,
        sameSite: "Lax",
        secure: new URL(c.req.url).protocol === "https:",
        maxAge: INVITED_DAYS * 86_400,
      });
    }
  }
  c.header("cache-control", "no-store");
  c.header("x-robots-tag", "noindex");
  return c.redirect(INVITED_PATH, 303);
});

/** The code this browser came by. */
export function readInvitation(c: Context<HonoEnv>): string | null {
  const code = getCookie(c, INVITED_COOKIE);
  return code && REFERRAL_CODE.test(code) ? code : null;
}
