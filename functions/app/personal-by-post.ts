import { createMiddleware } from "hono/factory";
import { PERSONAL_QUERIES } from "#schema/accounts/personal-queries.ts";
import { AppError } from "../services/app-error.ts";

const namesIn = (path: string) => path.slice("/api/trpc/".length).split(",");

/** Whether all that is called at this path are reads with something personal in them. */
export const isPersonal = (path: string) => namesIn(path).every((name) => PERSONAL_QUERIES.has(name));

/** Addresses stand in logs and histories, so what is personal is refused there. */
export const personalByPost = createMiddleware(async (c, next) => {
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (isRead && namesIn(c.req.path).some((name) => PERSONAL_QUERIES.has(name)))
    throw new AppError("BAD_INPUT");
  await next();
});
