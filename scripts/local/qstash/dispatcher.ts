import { callbackFor } from "./callback.ts";
import { deliver } from "./delivery.ts";
import type { Message, Outcome } from "./message.ts";
import { mustNotRetry, retryDelayMs, succeeded } from "./retry.ts";
import type { Store } from "./store.ts";

const parallel = 16;
// setTimeout counts in 32 bits; waking up early does no harm.
const longestSleepMs = 3_600_000;

/**
 * Delivers what is due, at most 16 at a time, and writes down what came of it. A message stays "waiting" until its
 * outcome is stored, so whatever was under way when the process ended is delivered again after the next start.
 */
export class Dispatcher {
  readonly #store: Store;
  readonly #signingKey: string;
  readonly #backoffScale: number;
  readonly #underWay = new Set<string>();
  readonly #stop = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #paused = false;
  #idleListeners: (() => void)[] = [];

  constructor(store: Store, signingKey: string, backoffScale: number) {
    this.#store = store;
    this.#signingKey = signingKey;
    this.#backoffScale = backoffScale;
  }

  /** Looks for what is due now, and sleeps until the next message is. */
  wake(): void {
    clearTimeout(this.#timer);
    if (this.#stop.signal.aborted) return;
    const now = Date.now();
    const waiting = this.#store.waiting(2 * parallel).filter((message) => !this.#underWay.has(message.id));
    const due = waiting.filter((message) => message.nextAt <= now);
    if (!this.#paused) {
      for (const message of due.slice(0, parallel - this.#underWay.size)) void this.#attempt(message);
    }
    const next = waiting.find((message) => message.nextAt > now);
    if (next) this.#timer = setTimeout(() => this.wake(), Math.min(next.nextAt - now + 1, longestSleepMs));
    if (due.length === 0 && this.#underWay.size === 0) this.#tellIdle();
  }

  /** Holds further deliveries back; those under way go on. */
  pause(): void {
    this.#paused = true;
  }

  resume(): void {
    this.#paused = false;
    this.wake();
  }

  /** Resolves once nothing is under way and nothing is due. While paused with something due, it waits. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#idleListeners.push(resolve);
      this.wake();
    });
  }

  /** Stops at once. What was under way stays waiting in the store. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#stop.abort();
    this.#tellIdle();
  }

  async #attempt(message: Message): Promise<void> {
    this.#underWay.add(message.id);
    this.#store.addEvent(message, "ACTIVE");
    const outcome = await deliver(message, this.#signingKey, this.#stop.signal);
    if (this.#stop.signal.aborted) return;
    this.#store.transaction(() => this.#record(message, outcome));
    this.#underWay.delete(message.id);
    this.wake();
  }

  #record(message: Message, outcome: Outcome): void {
    const store = this.#store;
    const { id, target, retried } = message;
    // It may have been cancelled while it was under way.
    if (store.message(id)?.state !== "WAITING") return;
    if (message.callback) store.add(callbackFor(message.callback, message, outcome));
    if (succeeded(outcome)) {
      store.finish(id, "DELIVERED");
      store.addEvent(message, "DELIVERED", { responseStatus: outcome.status });
      return;
    }
    const response = {
      error: outcome.error ?? `the destination answered with status ${outcome.status}`,
      responseStatus: outcome.status,
      responseBody: Buffer.from(outcome.body).toString("base64"),
    };
    store.addEvent(message, "ERROR", response);
    if (retried < target.maxRetries && !mustNotRetry(outcome)) {
      const now = Date.now();
      const nextAt = now + retryDelayMs(retried + 1, outcome.header, now) * this.#backoffScale;
      store.postpone(id, retried + 1, nextAt);
      store.addEvent(message, "RETRY", { nextDeliveryTime: nextAt });
      return;
    }
    store.finish(id, "FAILED");
    store.addEvent(message, "FAILED", response);
    const dlqId = store.bury(message, outcome);
    if (message.failureCallback) {
      store.add(callbackFor(message.failureCallback, message, outcome, dlqId));
    }
  }

  #tellIdle(): void {
    const listeners = this.#idleListeners;
    this.#idleListeners = [];
    for (const resolve of listeners) resolve();
  }
}
