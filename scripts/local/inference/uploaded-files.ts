import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { Upload } from "./upload-table.ts";

/** Largest file that is taken in one piece; the vendor's client sends larger ones in parts. */
export const MAX_UPLOAD_BYTES = 100 * 2 ** 20;

/** Files that clients brought, in `dataDir/uploads/{id}`. */
export function openUploadedFiles(dataDir: string) {
  const folder = path.join(dataDir, "uploads");
  const fileOf = (id: string) => path.join(folder, id);
  return {
    /** Writes a file whole or not at all and answers its size; null when it is too large or cut short. */
    async save(id: string, body: ReadableStream<Uint8Array> | null): Promise<number | null> {
      await mkdir(folder, { recursive: true });
      const draft = `${fileOf(id)}.${crypto.randomUUID()}`;
      const file = await open(draft, "w");
      let size = 0;
      try {
        for await (const chunk of body ?? []) {
          size += chunk.byteLength;
          if (size > MAX_UPLOAD_BYTES) break;
          await file.write(chunk);
        }
      } catch {
        size = Number.POSITIVE_INFINITY;
      }
      await file.close();
      if (size <= MAX_UPLOAD_BYTES) await rename(draft, fileOf(id));
      else await rm(draft, { force: true });
      return size <= MAX_UPLOAD_BYTES ? size : null;
    },

    serve({ id, contentType, size, createdAt }: Upload): Response {
      return new Response(Readable.toWeb(createReadStream(fileOf(id))) as ReadableStream<Uint8Array>, {
        headers: {
          "Content-Type": contentType,
          "Content-Length": String(size),
          ETag: `"${id}-${createdAt}"`,
        },
      });
    },

    forget: (id: string) => rm(fileOf(id), { force: true }),
  };
}

export type UploadedFiles = ReturnType<typeof openUploadedFiles>;
