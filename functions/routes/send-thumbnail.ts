import type { Context } from "hono";
import { WEB_WIDTH } from "#schema/trainings/upload.ts";
import type { HonoEnv } from "../app/hono-env.ts";
import { AppError } from "../services/app-error.ts";
import { getThumbnail } from "../services/media/thumbnail.ts";

/** Sizes in which pictures are shown to others than their owner. */
const WIDTHS = { page: 640, large: WEB_WIDTH } as const;

/** A smaller copy of a stored picture, the larger one where `?size=large` asks for it. The picture itself is not given away. */
export async function sendThumbnail(
  c: Context<HonoEnv>,
  key: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const width = c.req.query("size") === "large" ? WIDTHS.large : WIDTHS.page;
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
