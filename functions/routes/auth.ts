import { Auth } from "@auth/core";
import { Hono } from "hono";
import * as z from "zod";
import { AUTH_CLIENT_ERRORS } from "#schema/errors.ts";
import type { HonoEnv } from "../app/hono-env.ts";
import { countUse } from "../services/accounts/limit.ts";
import { AppError } from "../services/app-error.ts";
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

// each of these asks Google something
authRoutes.on("POST", "/signin/google", async (c, next) => {
  const ctx = c.get("ctx");
  await countUse(ctx, [["googleByAddress", ctx.ipaddress]]);
  return next();
});
authRoutes.on("GET", "/callback/google", async (c, next) => {
  const ctx = c.get("ctx");
  try {
    await countUse(ctx, [["googleByAddress", ctx.ipaddress]]);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return c.redirect(`/login?error=AccessDenied&code=${error.code}`);
  }
  return next();
});

/** Auth.js takes its own address from the request; ours is the configured one, whatever the Host header says. */
authRoutes.all("*", async (c) => {
  const { pathname, search } = new URL(c.req.url);
  const request = new Request(c.get("deps").config.APP_URL + pathname + search, c.req.raw);
  const userAgent = c.req.header("user-agent") ?? null;
  const response = await Auth(request, authConfig(c.get("ctx"), { userAgent, actor: c.get("actor") }));
  // it answers errors with Response.redirect, whose headers nobody may add to
  const answer = new Response(response.body, response);
  // the browser keeps pictures between visits; whoever signs out leaves none behind
  if (c.req.method === "POST" && pathname.endsWith("/signout"))
    answer.headers.set("clear-site-data", '"cache"');
  return answer;
});
