import { Auth } from "@auth/core";
import { Hono } from "hono";
import * as z from "zod";
import { AUTH_CLIENT_ERRORS } from "#schema/errors/auth-client-errors.ts";
import { ERRORS } from "#schema/errors/errors.ts";
import type { HonoEnv } from "../../app/hono-env.ts";
import { AppError } from "../../services/app-error.ts";
import { countUse } from "../../services/count-use.ts";
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
  const isJson = c.req.header("content-type")?.includes("application/json");
  const fields: unknown = isJson
    ? await c.req.json().catch(() => null)
    : Object.fromEntries(await c.req.formData().catch(() => new FormData()));
  const line = logLine.safeParse(fields);
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
  const { APP_URL } = c.get("deps").config;
  const body = c.req.method === "POST" ? await c.req.text() : null;
  const headers = new Headers(c.req.raw.headers);
  if (body !== null && asksForJson(body)) headers.set("x-auth-return-redirect", "1");
  const request = new Request(APP_URL + pathname + search, { method: c.req.method, headers, body });
  const userAgent = c.req.header("user-agent") ?? null;
  let unavailable: AppError | null = null;
  const response = await Auth(
    request,
    authConfig(c.get("ctx"), {
      userAgent,
      onUnavailable: (error) => {
        unavailable = error;
      },
    }),
  );
  if (unavailable) throw unavailable;
  const answer = await withRefusalInWords(response);
  if (!pathname.endsWith("/csrf")) keepCsrfToken(answer.headers);
  // the browser keeps pictures between visits; whoever signs out leaves none behind
  if (c.req.method === "POST" && pathname.endsWith("/signout"))
    answer.headers.set("clear-site-data", '"cache"');
  return answer;
});

/**
 * Auth.js gives whoever has no CSRF cookie one with every answer. In a fresh browser that of the session, asked at the
 * same time, would take the place of the one a form has just read its token for.
 */
function keepCsrfToken(headers: Headers): void {
  const cookies = headers.getSetCookie();
  headers.delete("set-cookie");
  for (const cookie of cookies) if (!/^[^=]*csrf-token=/.test(cookie)) headers.append("set-cookie", cookie);
}

/** The form's own field; Auth.js 5 looks at a header alone. */
function asksForJson(body: string): boolean {
  return new URLSearchParams(body).get("json") === "true";
}

/** Auth.js answers every refused password with one word and our code; the address also carries what a person is told. */
async function withRefusalInWords(response: Response): Promise<Response> {
  const location = response.headers.get("location");
  if (location) {
    // it answers errors with Response.redirect, whose headers nobody may add to
    const answer = new Response(response.body, response);
    answer.headers.set("location", inWords(location));
    return answer;
  }
  if (!response.headers.get("content-type")?.includes("application/json"))
    return new Response(response.body, response);
  const body: unknown = await response.json();
  const told =
    body && typeof body === "object" && "url" in body ? { ...body, url: inWords(`${body.url}`) } : body;
  return Response.json(told, response);
}

function inWords(url: string): string {
  if (!URL.canParse(url)) return url;
  const address = new URL(url);
  const code = address.searchParams.get("code");
  if (address.searchParams.get("error") !== "CredentialsSignin" || !code || !Object.hasOwn(ERRORS, code))
    return url;
  address.searchParams.set("error", ERRORS[code as keyof typeof ERRORS].message);
  return address.href;
}
