import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Paths under which outputs are served; stored bodies hold them without a host. */
export const FILES_PATH = "/files/";

const TYPES: Record<string, string> = { ".jpg": "image/jpeg", ".json": "application/json" };
const NAME = /^[a-z0-9][a-z0-9-]*(\.[a-z0-9]+)?$/;
const REQUEST_ID = /^[0-9a-f-]{36}$/;

export interface OutputFile {
  url: string;
  content_type: string;
  file_name: string;
  file_size: number;
}

/** The outputs of requests, as files in `dataDir/files/{request id}/{name}`. */
export function openOutputFiles(dataDir: string) {
  const folder = path.join(dataDir, "files");
  let closed = false;
  const typeOf = (name: string) => TYPES[path.extname(name)] ?? "application/octet-stream";

  return {
    /** Writes a file whole or not at all; the same name again replaces it. */
    async save(requestId: string, name: string, bytes: Uint8Array | string): Promise<OutputFile> {
      if (closed) throw new Error("The server is closed");
      const target = path.join(folder, requestId, name);
      await mkdir(path.dirname(target), { recursive: true });
      const draft = `${target}.${randomUUID()}`;
      await writeFile(draft, bytes);
      await rename(draft, target);
      return {
        url: `${FILES_PATH}${requestId}/${name}`,
        content_type: typeOf(name),
        file_name: name,
        file_size: Buffer.byteLength(bytes),
      };
    },

    async serve(requestId: string, name: string): Promise<Response> {
      const missing = () => Response.json({ detail: "File not found" }, { status: 404 });
      if (!REQUEST_ID.test(requestId) || !NAME.test(name)) return missing();
      const file = path.join(folder, requestId, name);
      const found = await stat(file).catch(() => null);
      if (!found) return missing();
      return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>, {
        headers: {
          "Content-Type": typeOf(name),
          "Content-Length": String(found.size),
          ETag: `"${found.mtimeMs}"`,
        },
      });
    },

    /** From now on nothing is written. */
    close(): void {
      closed = true;
    },

    forget: (requestId: string) => rm(path.join(folder, requestId), { recursive: true, force: true }),
  };
}

export type OutputFiles = ReturnType<typeof openOutputFiles>;

/** Puts the server's address before every path of ours in a stored body, so that a new port does no harm. */
export function withHost(body: string, host: string): Json {
  return JSON.parse(body, (key, value: unknown) =>
    key === "url" && typeof value === "string" && value.startsWith(FILES_PATH) ? `${host}${value}` : value,
  );
}
