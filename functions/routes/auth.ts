import { Auth } from "@auth/core";
import { Hono } from "hono";
import * as z from "zod";
import { AUTH_CLIENT_ERRORS } from "#schema/errors.ts";
import type { HonoEnv } from "../app/hono-env.ts";
import { countUse } from "../services/accounts/limit.ts";
import { authConfig } from "./auth-config.ts";

const logLine = z.object({
  level: z.enum(["debug", "warn", "error"]),
  code: z
    .enum(Object.keys(AUTH_CLIENT_ERRORS) as [keyof typeof AUTH_CLIENT_ERRORS])
    .or(z.string().regex(/^[A-Za-z_]{1,60}$/)),
});

export const authRoutes = new Hono<HonoEnv>();

/** What the authentication client could not do, as a log line. Auth.js core no longer has this route itself. */
authRoutes.post("/_log", async (c) => {
  const ctx = c.get("ctx");
  await countUse(ctx, [["errorReportByAddress", ctx.ipaddress]]);
  const form = Object.fromEntries(await c.req.formData().catch(() => new FormData()));
  const line = logLine.safeParse(form);
  if (!line.success) return c.body(null, 400);
  ctx.deps.log.info("auth_client", line.data);
  return c.body(null, 200);
});

authRoutes.all("*", async (c) => {
  const answer = await Auth(c.req.raw, authConfig(c.get("ctx"), c.req.header("user-agent") ?? null));
  if (c.req.method !== "POST" || !c.req.path.endsWith("/signout")) return answer;
  // the browser keeps pictures between visits; whoever signs out leaves none behind
  const left = new Response(answer.body, answer);
  left.headers.set("clear-site-data", '"cache"');
  return left;
});
