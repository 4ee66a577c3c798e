import { Hono } from "hono";
import { SITE } from "#schema/site/site.ts";
import type { HonoEnv } from "../../app/hono-env.ts";

/** How long what it says may be relied on, in milliseconds; asked again, it lasts longer. */
const GOOD_FOR = 180 * 86_400_000;

/** Whom to tell of a weakness, as RFC 9116 has it. */
export const securityTxt = new Hono<HonoEnv>().get("/", (c) => {
  const lines = [
    `Contact: mailto:${SITE.supportEmail}`,
    `Expires: ${new Date(Date.now() + GOOD_FOR).toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${c.env.APP_URL}/.well-known/security.txt`,
  ];
  return c.text(`${lines.join("\n")}\n`, 200, { "cache-control": "public, max-age=86400" });
});
