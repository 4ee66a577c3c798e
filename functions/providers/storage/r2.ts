import type { R2Bucket } from "@cloudflare/workers-types";
import { readRange } from "./read-range.ts";
import type { Storage } from "./storage.ts";

/** Parts of this size keep the memory of a large upload bounded; R2 wants at least 5 MiB for all but the last. */
const PART_BYTES = 8 * 1024 * 1024;
/** Objects R2 deletes in one call. */
const MAX_DELETED = 1000;

export function createR2(bucket: R2Bucket): Storage {
  return {
    async put(key, body, contentType) {
      await bucket.put(key, body, { httpMetadata: { contentType } });
    },

    async putStream(key, body, size, contentType) {
      if (size <= PART_BYTES) {
        await bucket.put(key, await readAll(body, size), { httpMetadata: { contentType } });
        return;
      }
      const upload = await bucket.createMultipartUpload(key, { httpMetadata: { contentType } });
      try {
        const parts = [];
        for await (const part of inParts(body, size))
          parts.push(await upload.uploadPart(parts.length + 1, part));
        await upload.complete(parts);
      } catch (error) {
        await upload.abort();
        throw error;
      }
    },

    async beginParts(key, contentType) {
      const { uploadId } = await bucket.createMultipartUpload(key, { httpMetadata: { contentType } });
      return { key, id: uploadId };
    },

    async putPart({ key, id }, number, bytes) {
      const { etag } = await bucket.resumeMultipartUpload(key, id).uploadPart(number, bytes);
      return etag;
    },

    async completeParts({ key, id }, names) {
      const parts = names.map((etag, index) => ({ partNumber: index + 1, etag }));
      await bucket.resumeMultipartUpload(key, id).complete(parts);
    },

    async abortParts({ key, id }) {
      try {
        await bucket.resumeMultipartUpload(key, id).abort();
      } catch (error) {
        // R2's code for an upload that is over
        if (!String(error).includes("(10024)")) throw error;
      }
    },

    async get(key, range) {
      const object = await bucket.get(key, range ? { range: new Headers({ range }) as never } : {});
      if (!object || !("body" in object)) return null;
      return {
        body: object.body as unknown as ReadableStream<Uint8Array>,
        size: object.size,
        contentType: object.httpMetadata?.contentType ?? "application/octet-stream",
        etag: object.httpEtag,
        // R2 sends everything for a range it cannot read or satisfy and does not tell the two apart
        range: readRange(range, object.size),
      };
    },

    async has(key) {
      return (await bucket.head(key)) !== null;
    },

    async delete(...keysOrPrefixes) {
      const isPrefix = (one: string) => one.endsWith("/");
      const keys = keysOrPrefixes.filter((one) => !isPrefix(one));
      // objects first: whoever stores a copy under one looks afterwards whether it is still there
      await deleteAll(bucket, keys);
      await deleteAll(bucket, keysUnder(bucket, keysOrPrefixes.filter(isPrefix)));
    },
  };
}

async function* keysUnder(bucket: R2Bucket, prefixes: readonly string[]): AsyncGenerator<string> {
  for (const prefix of prefixes) {
    let page = await bucket.list({ prefix });
    for (;;) {
      for (const { key } of page.objects) yield key;
      if (!page.truncated) break;
      page = await bucket.list({ prefix, cursor: page.cursor });
    }
  }
}

async function deleteAll(bucket: R2Bucket, keys: Iterable<string> | AsyncIterable<string>): Promise<void> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < MAX_DELETED) continue;
    await bucket.delete(batch);
    batch = [];
  }
  if (batch.length > 0) await bucket.delete(batch);
}

async function readAll(body: ReadableStream<Uint8Array>, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(await new Response(body).arrayBuffer());
  if (bytes.length !== size) throw new Error(`the stream had ${bytes.length} bytes instead of ${size}`);
  return bytes;
}

/** Throws for a stream of any other length than it was said to have: one that never ends would fill the bucket. */
async function* inParts(
  body: ReadableStream<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let part = new Uint8Array(PART_BYTES);
  let filled = 0;
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > size) throw new Error(`the stream has more than its ${size} bytes`);
    for (let at = 0; at < chunk.length; ) {
      const taken = Math.min(chunk.length - at, PART_BYTES - filled);
      part.set(chunk.subarray(at, at + taken), filled);
      filled += taken;
      at += taken;
      if (filled === PART_BYTES) {
        yield part;
        part = new Uint8Array(PART_BYTES);
        filled = 0;
      }
    }
  }
  if (length < size) throw new Error(`the stream had ${length} bytes instead of ${size}`);
  if (filled > 0) yield part.slice(0, filled);
}
