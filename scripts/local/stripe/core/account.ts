import { randomBytes } from "node:crypto";
import Stripe from "stripe";
import type { TimeSource } from "../../time-source.ts";
import type { InternalState } from "./internal-state.ts";
import { type Kind, type Kinds, PREFIXES } from "./objects.ts";
import type { StripeStore } from "./store.ts";
import { noSuch } from "./stripe-error.ts";

/** How the account was set up, as one sets it in Stripe's dashboard. */
export interface AccountSettings {
  /** Seconds an automatic invoice stays a draft. */
  draftSeconds: number;
  /** Days until each further attempt to collect an invoice. */
  retryDays: readonly number[];
  /** What becomes of a subscription whose retries are used up. */
  afterRetries: "canceled" | "unpaid";
}

/** What everything here works with: objects, the time, events. One request or one due matter at a time. */
export function createAccount(input: {
  store: StripeStore;
  time: TimeSource;
  settings: AccountSettings;
  onEvent: (event: Kinds["event"]) => void;
}) {
  const { store, time, settings } = input;
  const { objects } = store;
  let clock: string | null = null;
  let moment: number | null = null;
  let request: { id: string | null; idempotency_key: string | null } | null = null;
  let base = "";

  const account = {
    settings,
    store,
    /** Where this server stands, without a trailing slash. */
    url: () => base,
    standAt(url: string): void {
      base = url;
    },

    /** Begins a request: real time until a customer with a test clock comes up. */
    begin(by: typeof request): void {
      clock = null;
      request = by;
    },
    /** Unix seconds on the clock in force. */
    now(): number {
      if (clock !== null) return account.get("test_helpers.test_clock", clock).frozen_time;
      return moment ?? Math.floor(time.now() / 1000) + store.fact("shift");
    },
    keepTimeBy(id: string | null): void {
      clock = id;
    },
    /** From here on the time is this customer's. */
    keepTimeOf(customer: string): void {
      const found = objects.find("customer", customer);
      clock = typeof found?.test_clock === "string" ? found.test_clock : null;
    },
    /** Runs something due in the past as of its own moment, on the clock all share. */
    at<T>(seconds: number, work: () => T): T {
      moment = seconds;
      clock = null;
      try {
        return work();
      } finally {
        moment = null;
      }
    },

    newId: (prefix: string) =>
      prefix + randomBytes(18).toString("base64url").replace(/[-_]/g, "").slice(0, 24),
    idFor: (kind: Kind) => account.newId(PREFIXES[kind]),
    /** The next number of a series, from 1. */
    count(series: string): number {
      const next = store.fact(series) + 1;
      store.setFact(series, next);
      return next;
    },

    /** The object, or Stripe's refusal naming the parameter that asked for it. */
    get<K extends Kind>(kind: K, id: string, param?: string): Kinds[K] {
      return objects.find(kind, id) ?? noSuch(kind, id, param);
    },
    internal: (id: string): InternalState => objects.internal(id),

    /** Writes a new object down and tells of it. */
    add<T extends Kinds[Kind]>(object: T, event?: string, internal?: InternalState): T {
      objects.put(object);
      if (internal) objects.setInternal(object.id, internal);
      if (event) account.tell(event, object);
      return object;
    },
    /**
     * Changes an object, and tells of it with what it was before; nothing happens where nothing changes. The copy
     * given may be older than what is stored: only what is named here is laid over that, and the copy follows.
     */
    change<T extends Kinds[Kind]>(object: T, changes: Partial<T>, event?: string): T {
      const stored = (objects.findAny(object.id) ?? object) as T;
      const names = (Object.keys(changes) as (keyof T)[]).filter(
        (name) =>
          changes[name] !== undefined && JSON.stringify(stored[name]) !== JSON.stringify(changes[name]),
      );
      const previous = Object.fromEntries(names.map((name) => [name, stored[name] ?? null]));
      Object.assign(object, stored);
      for (const name of names) object[name] = changes[name] as T[typeof name];
      if (names.length === 0) return object;
      objects.put(object);
      if (event) account.tell(event, object, previous);
      return object;
    },
    tell(type: string, object: object, previous?: object): void {
      const event: Kinds["event"] = {
        id: account.idFor("event"),
        object: "event",
        api_version: Stripe.API_VERSION,
        created: account.now(),
        data: { object: structuredClone(object), ...(previous ? { previous_attributes: previous } : {}) },
        livemode: false,
        pending_webhooks: 0,
        request: request ?? { id: null, idempotency_key: null },
        type: type as Kinds["event"]["type"],
      };
      objects.put(event);
      input.onEvent(event);
    },
  };
  return account;
}

export type Account = ReturnType<typeof createAccount>;
