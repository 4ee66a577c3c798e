import { Hono } from "hono";
import type { HonoEnv } from "../app/hono-env.ts";
import { unsubscribe } from "../services/emails/unsubscribe.ts";

export const unsubscribeRoutes = new Hono<HonoEnv>();

/**
 * One-click unsubscribing, as RFC 8058 has it: email programs post here, without a session or an origin. The token in the
 * address is all the proof there is.
 */
unsubscribeRoutes.post("/", async (c) => {
  await unsubscribe({ ctx: c.get("ctx"), input: { token: c.req.query("token") ?? "" } });
  return c.text("You will no longer get these emails.");
});

/** People, and programs that open every link, get a page that asks first. */
unsubscribeRoutes.get("/", (c) => {
  const query = new URLSearchParams({ token: c.req.query("token") ?? "" });
  return c.redirect(`/unsubscribe?${query}`, 303);
});
