import { type Context, Hono } from "hono";
import { THUMBNAIL_WIDTHS, type ThumbnailWidth } from "#schema/trainings/upload.ts";
import type { HonoEnv } from "../app/hono-env.ts";
import { routeActor } from "../app/route-actor.ts";
import { AppError } from "../services/app-error.ts";
import { findOwnedName } from "../services/media/find-owned-name.ts";
import { isProviderRequest } from "../services/media/provider/provider-url.ts";
import { trainingOfZip, zipPhotos } from "../services/media/provider/zip-photos.ts";
import { getThumbnail, thumbnailEtag } from "../services/media/thumbnail.ts";
import { sendObject, UNKEPT } from "./send-object.ts";

export const mediaRoutes = new Hono<HonoEnv>();

/** Kept by the owner's own browser, which asks each time whether it may still show it: a 304 costs no picture. */
const ASKED = { "cache-control": "private, no-cache", "x-content-type-options": "nosniff" };

/** An object of one's own, or one the provider was given a signed link to. */
mediaRoutes.get("/:key{.+}", async (c) => {
  const key = c.req.param("key");
  const query = new URL(c.req.url).searchParams;
  const { deps } = c.get("ctx");
  if (query.has("signature")) {
    if (!(await isProviderRequest(deps, key, query))) throw new AppError("NOT_FOUND");
    const trainingId = trainingOfZip(key);
    return trainingId === null ? serve(c, key, UNKEPT) : serveZip(c, trainingId);
  }
  const width = THUMBNAIL_WIDTHS.find((allowed) => String(allowed) === query.get("w"));
  if (query.has("w") && (!width || !/\.(jpg|png)$/.test(key))) throw new AppError("BAD_INPUT");
  const thumbnail = width !== undefined;
  const name = await findOwnedName({ ctx: routeActor(c), input: { key, thumbnail } });
  if (width) {
    const saved: Record<string, string> = query.has("download")
      ? { "content-disposition": saveAs(webName(name)) }
      : {};
    return serveThumbnail(c, key, width, saved);
  }
  return query.has("download")
    ? serve(c, key, { ...UNKEPT, "content-disposition": saveAs(name) })
    : serve(c, key, ASKED);
});

async function serve(c: Context<HonoEnv>, key: string, extra: Record<string, string>): Promise<Response> {
  const object = await c.get("ctx").deps.storage.get(key, c.req.header("range"));
  if (!object) throw new AppError("NOT_FOUND");
  if (names(c.req.header("if-none-match"), object.etag)) {
    await object.body.cancel();
    return unchanged(object.etag, extra);
  }
  return sendObject(object, { ...extra, etag: object.etag });
}

async function serveThumbnail(
  c: Context<HonoEnv>,
  key: string,
  width: ThumbnailWidth,
  extra: Record<string, string>,
): Promise<Response> {
  const etag = await thumbnailEtag(key, width);
  if (names(c.req.header("if-none-match"), etag)) return unchanged(etag, ASKED);
  const range = c.req.header("range") ?? null;
  const made = await getThumbnail(c.get("ctx").deps, { key, width, range });
  if (!made) throw new AppError("NOT_FOUND");
  // the picture itself, larger than asked for, is better than none; the next visit tries again
  if (made === "unmade") return serve(c, key, UNKEPT);
  return sendObject(made, { ...ASKED, ...extra, etag });
}

async function serveZip(c: Context<HonoEnv>, trainingId: string): Promise<Response> {
  const zip = await zipPhotos(c.get("ctx").deps, trainingId);
  if (!zip) throw new AppError("NOT_FOUND");
  return new Response(zip.body, {
    headers: { ...UNKEPT, "content-type": "application/zip", "content-length": String(zip.size) },
  });
}

/** Whether If-None-Match names this tag; a proxy may have made it weak (RFC 9110, 13.1.2). */
function names(header: string | undefined, etag: string): boolean {
  return header?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag) ?? false;
}

function unchanged(etag: string, headers: Record<string, string>): Response {
  return new Response(null, { status: 304, headers: { ...headers, etag } });
}

/** Smaller copies are of another kind than what they are made of. */
const webName = (name: string) => name.replace(/\.\w+$/, ".webp");

function saveAs(name: string): string {
  return `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
}
