import { randomUUID } from "node:crypto";
import type { TimeSource } from "../time-source.ts";
import type { ConnectionPool } from "./connection-pool.ts";
import { type HranaError, ProtocolError } from "./protocol.ts";
import { Stream } from "./stream.ts";
import type { WriterQueue } from "./writer-queue.ts";

/** How long it is known of an expired stream that it was one; libSQL's server knows as long. */
const rememberedMs = 300_000;

/** The stream was left alone for too long; its transaction is undone. */
export class StreamExpired extends Error {
  readonly body: HranaError = {
    code: "STREAM_EXPIRED",
    message: "The stream has expired due to inactivity",
  };
}

/**
 * Streams kept open between requests, found again by their baton. Each baton works once, so that the requests of
 * one stream come one after another.
 */
export class OpenStreams {
  readonly #pool: ConnectionPool;
  readonly #writers: WriterQueue;
  readonly #idleMs: number;
  readonly #transactionMs: number;
  readonly #time: TimeSource;
  readonly #waiting = new Map<string, { stream: Stream; cancelExpiry: () => void }>();
  /** Batons of streams that expired, and when; oldest first. */
  readonly #expired = new Map<string, number>();

  constructor(
    pool: ConnectionPool,
    writers: WriterQueue,
    input: {
      idleMs: number;
      /** How long a transaction may keep others from writing. */
      transactionMs: number;
      time: TimeSource;
    },
  ) {
    this.#pool = pool;
    this.#writers = writers;
    this.#idleMs = input.idleMs;
    this.#transactionMs = input.transactionMs;
    this.#time = input.time;
  }

  /** How many are kept open. */
  get count(): number {
    return this.#waiting.size;
  }

  /** A new stream, or the one its baton names. Throws StreamExpired or ProtocolError. */
  take(baton: string | null | undefined): Stream {
    if (!baton) return new Stream(this.#pool.take(), this.#writers);
    const waiting = this.#waiting.get(baton);
    if (waiting) {
      waiting.cancelExpiry();
      this.#waiting.delete(baton);
      return waiting.stream;
    }
    if (this.#expired.delete(baton)) throw new StreamExpired();
    throw new ProtocolError("Received an invalid baton, or one that was used before");
  }

  /** Ends the stream, or keeps it for its next request and returns the baton for it. */
  giveBack(stream: Stream): string | null {
    if (stream.closed) {
      this.end(stream);
      return null;
    }
    const baton = randomUUID();
    const cancelExpiry = this.#time.after(this.#idleMs, () => {
      this.#waiting.delete(baton);
      this.#rememberExpired(baton);
      this.end(stream);
    });
    this.#waiting.set(baton, { stream, cancelExpiry });
    return baton;
  }

  end(stream: Stream): void {
    this.#pool.giveBack(stream.connection);
    this.#writers.wake();
  }

  /** Somebody waits to write: transactions that kept others from it for too long are undone, as libSQL's server does. */
  cutLateWriters(): void {
    for (const { stream } of this.#waiting.values()) {
      if (stream.writingFor() >= this.#transactionMs) stream.cut();
    }
  }

  #rememberExpired(baton: string): void {
    const now = this.#time.now();
    this.#expired.set(baton, now);
    for (const [old, at] of this.#expired) {
      if (now - at < rememberedMs) break;
      this.#expired.delete(old);
    }
  }

  close(): void {
    for (const { cancelExpiry } of this.#waiting.values()) cancelExpiry();
    this.#waiting.clear();
  }
}
