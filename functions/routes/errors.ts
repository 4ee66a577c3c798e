import { Hono } from "hono";
import * as z from "zod";
import { withoutSecrets } from "#schema/without-secrets.ts";
import type { HonoEnv } from "../app/hono-env.ts";
import { countUse } from "../services/count-use.ts";

export const errorRoutes = new Hono<HonoEnv>();

const report = z.object({
  message: z.string().max(1000),
  stack: z.string().max(6000).nullish(),
  path: z.string().max(500),
});

/** A crash in the browser. Answers the id under which it stands in the log. */
errorRoutes.post("/", async (c) => {
  const ctx = c.get("ctx");
  await countUse(ctx, [["errorReportByAddress", ctx.ipaddress]]);
  const { message, stack, path } = report.parse(await c.req.json().catch(() => null));
  ctx.deps.log.error("browser_crash", new Error(withoutSecrets(message)), {
    path: withoutSecrets(path.split(/[?#]/)[0] ?? ""),
    stack: stack && withoutSecrets(stack),
  });
  return c.json({ errorId: c.get("requestId") });
});
