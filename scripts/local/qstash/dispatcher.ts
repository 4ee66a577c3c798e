import type { TimeSource } from "../server/time-source.ts";
import { failureMessage } from "./callback.ts";
import { deliver } from "./delivery.ts";
import type { Message, Outcome } from "./message.ts";
import { mayRetry, retryDelayMs, succeeded } from "./retry.ts";
import type { Store } from "./store.ts";

/** Deliveries under way at once. */
const MAX_UNDER_WAY = 16;
const SWEEP_MS = 3_600_000;

/**
 * Delivers what is due, at most 16 at a time, and writes down what came of it. A message stays "waiting" until its
 * outcome is stored, so whatever was under way when the process ended is delivered again after the next start.
 */
export class Dispatcher {
  readonly #store: Store;
  readonly #time: TimeSource;
  readonly #signingKey: string;
  readonly #backoffScale: number;
  /** Ids of messages. */
  readonly #underWay = new Set<string>();
  readonly #stop = new AbortController();
  #cancelTimer = () => {};
  #paused = false;
  #sweptAt: number;
  #idleListeners: (() => void)[] = [];

  constructor(input: { store: Store; time: TimeSource; signingKey: string; backoffScale: number }) {
    this.#store = input.store;
    this.#time = input.time;
    this.#signingKey = input.signingKey;
    this.#backoffScale = input.backoffScale;
    this.#sweptAt = input.time.now();
  }

  /** Deliveries under way. */
  get active(): number {
    return this.#underWay.size;
  }

  /** Looks for what is due now, and sleeps until the next message is. */
  wake(): void {
    this.#cancelTimer();
    if (this.#stop.signal.aborted) return;
    const store = this.#store;
    const now = this.#time.now();
    if (now - this.#sweptAt >= SWEEP_MS) {
      this.#sweptAt = now;
      store.purgeOld();
    }
    if (!this.#paused) {
      const due = store.due(now, MAX_UNDER_WAY).filter(({ id }) => !this.#underWay.has(id));
      for (const message of due.slice(0, MAX_UNDER_WAY - this.#underWay.size)) void this.#attempt(message);
    }
    const next = store.nextDue(now);
    if (next !== null) this.#cancelTimer = this.#time.after(next - now + 1, () => this.wake());
    const held = this.#paused && store.countDue(now) > 0;
    if (this.#underWay.size === 0 && !held) this.#tellIdle();
  }

  /** Holds further deliveries back; those under way go on. */
  pause(): void {
    this.#paused = true;
  }

  resume(): void {
    this.#paused = false;
    this.wake();
  }

  /** Resolves once nothing is under way and nothing can begin. While paused with something due, it waits. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#idleListeners.push(resolve);
      this.wake();
    });
  }

  /** Stops at once. What was under way stays waiting in the store. */
  stop(): void {
    this.#cancelTimer();
    this.#stop.abort();
    this.#tellIdle();
  }

  async #attempt(message: Message): Promise<void> {
    this.#underWay.add(message.id);
    const outcome = await deliver(message, this.#signingKey, this.#stop.signal);
    if (this.#stop.signal.aborted) return;
    this.#store.transaction(() => this.#record(message, outcome));
    this.#underWay.delete(message.id);
    this.wake();
  }

  #record(message: Message, outcome: Outcome): void {
    const store = this.#store;
    const { id, retried, failureCallback } = message;
    // it may have been forgotten while it was under way
    if (!store.message(id)) return;
    if (succeeded(outcome)) {
      store.finish(id, "DELIVERED");
      return;
    }
    if (mayRetry(retried, outcome)) {
      const delayMs = retryDelayMs(retried) * this.#backoffScale;
      store.postpone(id, retried + 1, this.#time.now() + delayMs);
      return;
    }
    store.finish(id, "FAILED");
    const dlqId = store.bury(message, outcome);
    if (failureCallback) store.publish(failureMessage(failureCallback, { message, outcome, dlqId }));
  }

  #tellIdle(): void {
    const listeners = this.#idleListeners;
    this.#idleListeners = [];
    for (const resolve of listeners) resolve();
  }
}
