import type { TimeSource } from "../time-source.ts";
import { callbackFor } from "./callback.ts";
import { deliver } from "./delivery.ts";
import { fireSchedules } from "./fire-schedules.ts";
import { chooseFromLanes } from "./lanes.ts";
import { laneOf, type Message, type Outcome } from "./message.ts";
import { publishAll } from "./publish.ts";
import { mustNotRetry, retryDelayMs, succeeded } from "./retry.ts";
import type { Store } from "./store.ts";

/** Deliveries under way at once, over all lanes. */
export const PARALLEL = 16;
const sweepMs = 3_600_000;

/**
 * Delivers what is due, at most 16 at a time, and writes down what came of it. A message stays "waiting" until its
 * outcome is stored, so whatever was under way when the process ended is delivered again after the next start.
 */
export class Dispatcher {
  readonly #store: Store;
  readonly #time: TimeSource;
  readonly #signingKey: () => string;
  readonly #backoffScale: number;
  /** Message id to lane. */
  readonly #underWay = new Map<string, string>();
  readonly #stop = new AbortController();
  #cancelTimer = () => {};
  #paused = false;
  #sweptAt: number;
  #idleListeners: (() => void)[] = [];

  constructor(input: { store: Store; time: TimeSource; signingKey: () => string; backoffScale: number }) {
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

  /** Deliveries under way in one lane. */
  activeIn(lane: string): number {
    return [...this.#underWay.values()].filter((each) => each === lane).length;
  }

  /** Looks for what is due now, and sleeps until the next message or schedule is. */
  wake(): void {
    this.#cancelTimer();
    if (this.#stop.signal.aborted) return;
    const store = this.#store;
    const now = this.#time.now();
    if (now - this.#sweptAt >= sweepMs) {
      this.#sweptAt = now;
      store.forgetOld();
    }
    fireSchedules(store, now);
    const free = PARALLEL - this.#underWay.size;
    const choice = this.#paused
      ? { messages: [], again: null }
      : chooseFromLanes(store, { now, free, underWay: this.#underWay });
    for (const message of choice.messages) void this.#attempt(message);
    this.#sleepUntil([store.nextDue(now), store.schedules.nextDue(), choice.again]);
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

  #sleepUntil(moments: (number | null)[]): void {
    const next = Math.min(...moments.filter((moment) => moment !== null));
    if (!Number.isFinite(next)) return;
    this.#cancelTimer = this.#time.after(next - this.#time.now() + 1, () => this.wake());
  }

  async #attempt(message: Message): Promise<void> {
    const store = this.#store;
    this.#underWay.set(message.id, laneOf(message));
    store.transaction(() => {
      if (message.target.flow) store.flows.count(message.target.flow.key);
      store.addEvent(message, "ACTIVE");
    });
    const outcome = await deliver(message, this.#signingKey(), this.#stop.signal);
    if (this.#stop.signal.aborted) return;
    store.transaction(() => this.#record(message, outcome));
    this.#underWay.delete(message.id);
    this.wake();
  }

  #record(message: Message, outcome: Outcome): void {
    const store = this.#store;
    const { id, target, retried } = message;
    // It may have been cancelled while it was under way.
    if (store.message(id)?.state !== "WAITING") return;
    if (message.callback) publishAll(store, [callbackFor(message.callback, message, outcome)]);
    if (succeeded(outcome)) {
      store.finish(id, "DELIVERED");
      store.addEvent(message, "DELIVERED", { responseStatus: outcome.status });
      return;
    }
    const response = {
      error: outcome.error ?? `the destination answered with status ${outcome.status}`,
      responseStatus: outcome.status,
      responseHeader: outcome.header,
      responseBody: Buffer.from(outcome.body).toString("base64"),
    };
    store.addEvent(message, "ERROR", response);
    if (retried < target.maxRetries && !mustNotRetry(outcome)) {
      const now = this.#time.now();
      const delay = retryDelayMs({ retried, expression: target.retryDelay, header: outcome.header, now });
      const nextAt = now + delay * this.#backoffScale;
      store.postpone(id, retried + 1, nextAt);
      store.addEvent(message, "RETRY", { nextDeliveryTime: nextAt });
      return;
    }
    store.finish(id, "FAILED");
    store.addEvent(message, "FAILED", response);
    const dlqId = store.bury(message, outcome);
    if (message.failureCallback) {
      publishAll(store, [callbackFor(message.failureCallback, message, outcome, dlqId)]);
    }
  }

  #tellIdle(): void {
    const listeners = this.#idleListeners;
    this.#idleListeners = [];
    for (const resolve of listeners) resolve();
  }
}
