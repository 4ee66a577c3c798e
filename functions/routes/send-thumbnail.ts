import type { Context } from "hono";
import { WEB_WIDTH } from "#schema/trainings/upload.ts";
import type { HonoEnv } from "../app/hono-env.ts";
import { AppError } from "../services/app-error.ts";
import { getThumbnail } from "../services/media/thumbnail.ts";

/** How wide pictures are shown to others than their owner, in pixels. */
const PAGE_WIDTH = 640;

/**
 * A smaller copy of a stored picture, a larger one where `?size=large` asks for it and that may be. The picture itself is not
 * given away.
 */
export async function sendThumbnail(
  c: Context<HonoEnv>,
  key: string,
  headers: Readonly<Record<string, string>>,
  { mayBeLarge = true } = {},
): Promise<Response> {
  const width = mayBeLarge && c.req.query("size") === "large" ? WEB_WIDTH : PAGE_WIDTH;
  const picture = await getThumbnail(c.get("ctx").deps, { key, width, range: null });
  if (picture === null || picture === "unmade") throw new AppError("NOT_FOUND");
  return new Response(picture.body, {
    headers: {
      "x-content-type-options": "nosniff",
      ...headers,
      "content-type": picture.contentType,
      "content-length": String(picture.size),
    },
  });
}
