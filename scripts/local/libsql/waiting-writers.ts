import { setTimeout as sleep } from "node:timers/promises";
import { isBusy } from "./statement-error.ts";

// nobody says when another program lets go of the lock
const POLL_MS = 20;

/** Statements that found the write lock taken by another program, tried again until it is free. */
export class WaitingWriters {
  /** How long a statement waits before its SQLITE_BUSY is passed on. */
  patienceMs: number;
  /** How many wait. */
  count = 0;

  constructor(patienceMs: number) {
    this.patienceMs = patienceMs;
  }

  /** Runs at once, and gives up the thread only when the lock is taken. */
  run<T>(work: () => T): T | Promise<T> {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      return this.#retry(work, error);
    }
  }

  async #retry<T>(work: () => T, busy: unknown): Promise<T> {
    const deadline = Date.now() + this.patienceMs;
    let last = busy;
    this.count++;
    try {
      while (Date.now() < deadline) {
        await sleep(POLL_MS);
        try {
          return work();
        } catch (error) {
          if (!isBusy(error)) throw error;
          last = error;
        }
      }
      throw last;
    } finally {
      this.count--;
    }
  }
}
