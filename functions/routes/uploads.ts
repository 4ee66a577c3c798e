import { Hono } from "hono";
import { UPLOAD } from "#schema/upload.ts";
import type { HonoEnv } from "../app/hono-env.ts";
import { AppError } from "../services/app-error.ts";
import { storeUpload } from "../services/media/store-upload.ts";

export const uploadRoutes = new Hono<HonoEnv>();

/** One photo, as the raw body; its name in `x-file-name`, URI-encoded. Answers an UploadView. */
uploadRoutes.post("/", async (c) => {
  const actor = c.get("actor");
  if (!actor) throw new AppError("NOT_SIGNED_IN");
  const bytes = await readAtMost(c.req.raw.body, UPLOAD.maxBytes);
  const upload = await storeUpload(
    { ...c.get("ctx"), actor },
    { name: fileName(c.req.header("x-file-name")), bytes },
  );
  return c.json(upload, upload.duplicate ? 200 : 201);
});

function fileName(header: string | undefined): string {
  try {
    return decodeURIComponent(header ?? "") || "photo";
  } catch {
    return "photo";
  }
}

/** Reads a body without ever holding more than `max` bytes of it. */
async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  max: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array(0);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > max) throw new AppError("UPLOAD_TOO_LARGE");
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
