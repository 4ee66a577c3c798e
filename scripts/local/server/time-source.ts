/** What a local server tells the time by and waits with, so that tests can let a day pass in seconds. */
export interface TimeSource {
  /** Unix milliseconds. */
  now(): number;
  /** Calls `run` once, `ms` from now; returns a function that calls it off. */
  after(ms: number, run: () => void): () => void;
}

// setTimeout counts in 32 bits; waking up early does no harm to those who look again
const MAX_SLEEP_MS = 3_600_000;

export const realTime: TimeSource = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, Math.min(Math.max(0, ms), MAX_SLEEP_MS));
    return () => clearTimeout(timer);
  },
};
