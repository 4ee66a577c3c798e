import { Hono } from "hono";
import type { HonoEnv } from "../app/hono-env.ts";
import { getPicture } from "../services/accounts/get-picture.ts";
import { AppError } from "../services/app-error.ts";

export const accountRoutes = new Hono<HonoEnv>();

/** One's own profile picture, as the service one signs in with has it. */
accountRoutes.get("/picture", async (c) => {
  const actor = c.get("actor");
  if (!actor) throw new AppError("NOT_SIGNED_IN");
  const { body, contentType } = await getPicture({ ...c.get("ctx"), actor });
  return new Response(body, {
    headers: {
      "content-type": contentType,
      "cache-control": "private, max-age=86400",
      "x-content-type-options": "nosniff",
    },
  });
});
