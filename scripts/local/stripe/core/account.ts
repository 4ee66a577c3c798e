import { randomBytes } from "node:crypto";
import Stripe from "stripe";
import type { TimeSource } from "#scripts/local/server/time-source.ts";
import type { InternalState } from "./internal-state.ts";
import type { Kind, StripeObject, StripeObjects } from "./objects.ts";
import type { StripeStore } from "./store.ts";
import { noSuch } from "./stripe-error.ts";

/** What everything here works with: objects, the time, events. One request or one scheduled action at a time. */
export function createAccount(input: {
  store: StripeStore;
  time: TimeSource;
  onEvent: (event: Stripe.EventBase) => void;
}) {
  const { store, time } = input;
  const { objects } = store;
  let moment: number | null = null;
  let request: { id: string | null; idempotency_key: string | null } | null = null;
  let base = "";

  const account = {
    store,
    /** Where this server stands, without a trailing slash. */
    url: () => base,
    setUrl(url: string): void {
      base = url;
    },

    /** Begins a request, which the events of it name; null for what happens by itself. */
    begin(by: typeof request): void {
      request = by;
    },
    /** Unix seconds on the account's clock. */
    now: (): number => moment ?? Math.floor(time.now() / 1000) + store.number("shift"),
    /** Runs something that was due in the past as of its own moment. */
    at<T>(seconds: number, work: () => T): T {
      moment = seconds;
      try {
        return work();
      } finally {
        moment = null;
      }
    },

    newId: (prefix: string) =>
      prefix + randomBytes(18).toString("base64url").replace(/[-_]/g, "").slice(0, 24),

    /** The object, or Stripe's refusal naming the parameter that asked for it. */
    get<K extends Kind>(kind: K, id: string, param?: string): StripeObjects[K] {
      return objects.find(kind, id) ?? noSuch(kind, id, param);
    },
    internal: (id: string): InternalState => objects.internal(id),

    /** Stores a new object, and emits its event. */
    add<T extends StripeObject>(object: T, event?: string, internal?: InternalState): T {
      objects.put(object);
      if (internal) objects.setInternal(object.id, internal);
      if (event) account.emit(event, object);
      return object;
    },
    /**
     * Changes an object, and emits an event with what it was before; nothing happens where nothing changes. The copy
     * given may be older than what is stored: only what is named here is laid over that, and the copy follows.
     */
    change<T extends StripeObject>(object: T, changes: Partial<T>, event?: string): T {
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
      if (event) account.emit(event, object, previous);
      return object;
    },
    /** Writes an event down and sends it. */
    emit(type: string, object: object, previous?: object): void {
      const event: Stripe.EventBase = {
        id: account.newId("evt_"),
        object: "event",
        api_version: Stripe.API_VERSION,
        created: account.now(),
        data: { object: structuredClone(object), ...(previous ? { previous_attributes: previous } : {}) },
        livemode: false,
        pending_webhooks: 1,
        request: request ?? { id: null, idempotency_key: null },
        type: type as Stripe.EventBase["type"],
      };
      objects.put(event);
      input.onEvent(event);
    },
  };
  return account;
}

export type Account = ReturnType<typeof createAccount>;
