import type { ByteRange } from "./read-range.ts";

export interface StoredObject {
  body: ReadableStream<Uint8Array>;
  size: number;
  contentType: string;
  etag: string;
  /** The part that was asked for, when a range was; "unsatisfiable" where the object has no such part. */
  range: ByteRange | "unsatisfiable" | null;
}

/** The bucket, as far as the product uses it. */
export interface Storage {
  put(key: string, body: Uint8Array<ArrayBuffer>, contentType: string): Promise<void>;
  /** Stores a stream of known length without holding it in memory. */
  putStream(key: string, body: ReadableStream<Uint8Array>, size: number, contentType: string): Promise<void>;
  /** `range` is the request's Range header. Null: no such object. */
  get(key: string, range?: string | null): Promise<StoredObject | null>;
  /** Whether there is such an object. */
  has(key: string): Promise<boolean>;
  /** Deletes the object of this key, or everything under a prefix that ends in a slash. */
  delete(keyOrPrefix: string): Promise<void>;
}
