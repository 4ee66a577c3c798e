import { type Context, Hono } from "hono";
import { findOwnedObject } from "#db/queries/media.ts";
import { THUMBNAIL_WIDTHS } from "#schema/upload.ts";
import type { HonoEnv } from "../app/hono-env.ts";
import { AppError } from "../services/app-error.ts";
import { isProviderRequest } from "../services/media/provider-url.ts";
import { trainingOfZip, zipPhotos } from "../services/media/zip-photos.ts";

export const mediaRoutes = new Hono<HonoEnv>();

const PRIVATE = { "cache-control": "private, no-store", "x-content-type-options": "nosniff" };

/** An object of one's own, or one the provider was given a signed link to. */
mediaRoutes.get("/:key{.+}", async (c) => {
  const key = c.req.param("key");
  const query = new URL(c.req.url).searchParams;
  const { deps } = c.get("ctx");
  if (query.has("signature")) {
    if (!(await isProviderRequest(deps, key, query))) throw new AppError("NOT_FOUND");
    const trainingId = trainingOfZip(key);
    return trainingId === null ? serve(c, key, null) : serveZip(c, trainingId);
  }
  const name = await ownedName(c, key);
  const width = THUMBNAIL_WIDTHS.find((allowed) => String(allowed) === query.get("w"));
  if (query.has("w") && !width) throw new AppError("BAD_INPUT");
  return width ? serveThumbnail(c, key, width) : serve(c, key, query.has("download") ? name : null);
});

/** The object's name for saving, after checking that it is the caller's. Strangers learn nothing from the answer. */
async function ownedName(c: Context<HonoEnv>, key: string): Promise<string> {
  const actor = c.get("actor");
  if (!actor) throw new AppError("NOT_SIGNED_IN");
  const { deps } = c.get("ctx");
  const { session, name } = await findOwnedObject(deps.db, actor, { key, now: deps.now() });
  if (!session) throw new AppError("NOT_SIGNED_IN");
  if (name === null) throw new AppError("NOT_FOUND");
  return name;
}

async function serve(c: Context<HonoEnv>, key: string, saveAs: string | null): Promise<Response> {
  const object = await c.get("ctx").deps.storage.get(key, c.req.header("range"));
  if (!object) throw new AppError("NOT_FOUND");
  const headers = new Headers({
    ...PRIVATE,
    "content-type": object.contentType,
    etag: object.etag,
    "accept-ranges": "bytes",
    "content-length": String(object.range?.length ?? object.size),
  });
  if (saveAs)
    headers.set("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(saveAs)}`);
  if (c.req.header("if-none-match") === object.etag) {
    await object.body.cancel();
    headers.delete("content-length");
    return new Response(null, { status: 304, headers });
  }
  if (object.range) {
    const { offset, length } = object.range;
    headers.set("content-range", `bytes ${offset}-${offset + length - 1}/${object.size}`);
  }
  return new Response(object.body, { status: object.range ? 206 : 200, headers });
}

async function serveThumbnail(c: Context<HonoEnv>, key: string, width: number): Promise<Response> {
  const { storage, images } = c.get("ctx").deps;
  const object = await storage.get(key);
  if (!object) throw new AppError("NOT_FOUND");
  return new Response(await images.thumbnail(object.body, width), {
    headers: { ...PRIVATE, "content-type": "image/webp" },
  });
}

async function serveZip(c: Context<HonoEnv>, trainingId: string): Promise<Response> {
  const zip = await zipPhotos(c.get("ctx").deps, trainingId);
  if (!zip) throw new AppError("NOT_FOUND");
  return new Response(zip.body, {
    headers: { ...PRIVATE, "content-type": "application/zip", "content-length": String(zip.size) },
  });
}
