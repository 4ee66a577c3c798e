import type { ByteRange } from "./read-range.ts";

export interface StoredObject {
  body: ReadableStream<Uint8Array>;
  size: number;
  contentType: string;
  etag: string;
  /** The part that was asked for, when a range was; "unsatisfiable" where the object has no such part. */
  range: ByteRange | "unsatisfiable" | null;
}

/** An object on its way in: its key, and the bucket's own name of that way. */
export interface Parts {
  key: string;
  id: string;
}

/** The bucket, as far as the product uses it. */
export interface Storage {
  put(key: string, body: Uint8Array<ArrayBuffer>, contentType: string): Promise<void>;
  /** Stores a stream of known length without holding it in memory. */
  putStream(key: string, body: ReadableStream<Uint8Array>, size: number, contentType: string): Promise<void>;
  /** Begins an object that comes in parts, of which all but the last have one size, 5 MiB at least. */
  beginParts(key: string, contentType: string): Promise<Parts>;
  /** Stores one of them, counted from 1; the same one again takes its place. Answers what names it. */
  putPart(parts: Parts, number: number, bytes: Uint8Array<ArrayBuffer>): Promise<string>;
  /** Puts the object together from the names of its parts, in order. */
  completeParts(parts: Parts, names: readonly string[]): Promise<void>;
  /** Leaves nothing of it; also where it was put together or left before. */
  abortParts(parts: Parts): Promise<void>;
  /** `range` is the request's Range header. Null: no such object. */
  get(key: string, range?: string | null): Promise<StoredObject | null>;
  /** Whether there is such an object. */
  has(key: string): Promise<boolean>;
  /**
   * Deletes the objects of these keys, and then everything under those that end in a slash: a call for each of these, and
   * one for a thousand objects.
   */
  delete(...keysOrPrefixes: string[]): Promise<void>;
}
