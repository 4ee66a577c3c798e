import type { StoredObject } from "../providers/storage/storage.ts";

/** Kept by nobody: files to save, and what only the provider fetches. */
export const UNKEPT = { "cache-control": "private, no-store", "x-content-type-options": "nosniff" };

/** An object, or the part of it that was asked for. */
export async function sendObject(
  { body, size, contentType, range }: Pick<StoredObject, "body" | "size" | "contentType" | "range">,
  extra: Record<string, string>,
): Promise<Response> {
  if (range === "unsatisfiable") {
    await body.cancel();
    return new Response(null, { status: 416, headers: { ...UNKEPT, "content-range": `bytes */${size}` } });
  }
  const headers = new Headers({
    ...extra,
    "content-type": contentType,
    "accept-ranges": "bytes",
    "content-length": String(range?.length ?? size),
  });
  if (range) {
    headers.set("content-range", `bytes ${range.offset}-${range.offset + range.length - 1}/${size}`);
  }
  return new Response(body, { status: range ? 206 : 200, headers });
}
