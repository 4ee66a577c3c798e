import { type Context, Hono } from "hono";
import type { HonoEnv } from "../app/hono-env.ts";
import { AppError } from "../services/app-error.ts";
import { openShare, openSharedPicture } from "../services/shares/open-share.ts";
import { PLAIN_POLICY, plainPage } from "./pages/plain-page.ts";
import { sharePage } from "./pages/share-page.ts";
import { sendObject } from "./send-object.ts";
import { sendThumbnail } from "./send-thumbnail.ts";

export const shareRoutes = new Hono<HonoEnv>();

/** Kept by nobody and listed nowhere: a revoked link shows nothing from the next request on. */
export const UNKEPT = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow, noimageindex",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};
const HEADERS = { ...UNKEPT, "content-security-policy": `${PLAIN_POLICY}; media-src 'self'` };

shareRoutes.get("/:token", async (c) => {
  const token = c.req.param("token");
  const found = await openShare(c.get("ctx").deps, token);
  return found ? c.html(await sharePage({ ...found, path: c.req.path }), 200, HEADERS) : noSuchShare(c);
});

shareRoutes.get("/:token/:picture", async (c) => {
  const { deps } = c.get("ctx");
  const key = await openSharedPicture(deps, {
    token: c.req.param("token"),
    itemId: c.req.param("picture"),
  });
  if (key === null) throw new AppError("NOT_FOUND");
  if (key.endsWith(".mp4")) {
    // of a video there is nothing smaller to show
    const video = await deps.storage.get(key, c.req.header("range"));
    if (!video) throw new AppError("NOT_FOUND");
    return sendObject(video, UNKEPT);
  }
  return sendThumbnail(c, key, UNKEPT);
});

/** The same whatever the reason. */
export async function noSuchShare(c: Context<HonoEnv>) {
  const page = await plainPage({
    title: "This link does not work",
    lines: ["It has expired or was taken down."],
    link: { to: "/", label: "Go to the home page" },
  });
  return c.html(page, 404, HEADERS);
}
