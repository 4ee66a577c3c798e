import { isBusy } from "./statement-error.ts";

// Another process may hold the lock too, and then nobody here says when it is free.
const pollMs = 20;

/** Statements that found the write lock taken, tried again in order of arrival whenever it may be free. */
export class WriterQueue {
  readonly #waiting = new Set<() => void>();
  /** How long a statement waits before its SQLITE_BUSY is passed on. */
  patienceMs: number;
  /** Called whenever somebody finds the lock taken. */
  onBusy = () => {};

  constructor(patienceMs: number) {
    this.patienceMs = patienceMs;
  }

  /** How many wait. */
  get count(): number {
    return this.#waiting.size;
  }

  /** Runs again until it is not busy; after the patience is over rejects with the busy error. */
  async retry<T>(run: () => T, busy: unknown): Promise<T> {
    const deadline = Date.now() + this.patienceMs;
    let last = busy;
    while (Date.now() < deadline) {
      this.onBusy();
      await this.#turn();
      try {
        return run();
      } catch (error) {
        if (!isBusy(error)) throw error;
        last = error;
      }
    }
    throw last;
  }

  /** A transaction may have ended: everyone waiting may try. */
  wake(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const resume of waiting) resume();
  }

  #turn(): Promise<void> {
    return new Promise((resolve) => {
      const resume = () => {
        clearTimeout(timer);
        this.#waiting.delete(resume);
        resolve();
      };
      const timer = setTimeout(resume, pollMs);
      this.#waiting.add(resume);
    });
  }
}
