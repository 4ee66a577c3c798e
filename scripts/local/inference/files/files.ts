import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Paths under which files are served; stored bodies hold them without a host. */
const FILES_PATH = "/files/";

const TYPES: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".mp4": "video/mp4",
  ".json": "application/json",
  ".zip": "application/zip",
};
const ID = /^[0-9a-f-]{36}$/;
const NAME = /^\w[\w.-]{0,99}$/;

export interface OutputFile {
  url: string;
  content_type: string;
  file_name: string;
  file_size: number;
}

/** Outputs of requests and files that clients brought, in `dataDir/files/{id of the request or upload}/{name}`. */
export function openFiles(dataDir: string) {
  const folder = path.join(dataDir, "files");
  let closed = false;
  const typeOf = (name: string) => TYPES[path.extname(name)] ?? "application/octet-stream";

  /** Writes a file whole or not at all; the same name again replaces it. */
  async function write(id: string, name: string, fill: (draft: string) => Promise<void>): Promise<void> {
    if (closed) throw new Error("The server is closed");
    const target = path.join(folder, id, name);
    await mkdir(path.dirname(target), { recursive: true });
    const draft = `${target}.${randomUUID()}`;
    await fill(draft);
    await rename(draft, target);
  }

  return {
    /** What a request made. */
    async save(requestId: string, name: string, bytes: Uint8Array | string): Promise<OutputFile> {
      await write(requestId, name, (draft) => writeFile(draft, bytes));
      return {
        url: `${FILES_PATH}${requestId}/${name}`,
        content_type: typeOf(name),
        file_name: name,
        file_size: Buffer.byteLength(bytes),
      };
    },

    /** What a client sends. Throws when it is cut short. */
    receive: (id: string, name: string, body: ReadableStream | null) =>
      write(id, name, (draft) =>
        pipeline(body ? Readable.fromWeb(body as NodeStream) : [], createWriteStream(draft)),
      ),

    async serve(id: string, name: string): Promise<Response> {
      const file = path.join(folder, id, name);
      const found = ID.test(id) && NAME.test(name) ? await stat(file).catch(() => null) : null;
      if (!found) return Response.json({ detail: "File not found" }, { status: 404 });
      return new Response(Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>, {
        headers: { "Content-Type": typeOf(name), "Content-Length": String(found.size) },
      });
    },

    /** From now on nothing is written. */
    close(): void {
      closed = true;
    },

    purge: (id: string) => rm(path.join(folder, id), { recursive: true, force: true }),
  };
}

export type Files = ReturnType<typeof openFiles>;

/** Puts the server's address before every path of ours in a stored body, so that a new port does no harm. */
export function withHost(body: string, host: string): Json {
  return JSON.parse(body, (key, value: unknown) =>
    key === "url" && typeof value === "string" && value.startsWith(FILES_PATH) ? `${host}${value}` : value,
  );
}
