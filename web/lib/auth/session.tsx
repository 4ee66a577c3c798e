import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import type { SessionView } from "#schema/accounts/account.ts";
import { useDeferredQuery } from "../api/use-deferred-query.ts";
import { onSessionChange } from "./session-signal.ts";
import { rememberSignedIn } from "./signed-in-mark.ts";

export type Session =
  | { status: "loading"; data: null; error: null }
  | { status: "authenticated"; data: SessionView; error: null }
  | { status: "unauthenticated"; data: null; error: Error | null };

const LOADING: Session = { status: "loading", data: null, error: null };

/**
 * What the context carries is the same for good, and each reader subscribes: a context that changes throws away the
 * static HTML of every part whose scripts are still on their way, with a photo chosen there.
 */
interface SessionStore {
  get: () => Session;
  set: (session: Session) => void;
  subscribe: (listener: () => void) => () => void;
  /** Asks again; `ask` is how, once that is known. */
  refetch: () => void;
  ask: () => void;
}

const Context = createContext<SessionStore | null>(null);

function createStore(): SessionStore {
  let current: Session = LOADING;
  const listeners = new Set<() => void>();
  const store: SessionStore = {
    get: () => current,
    set: (session) => {
      current = session;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refetch: () => store.ask(),
    ask: () => {},
  };
  return store;
}

type Props = { children: ReactNode; pollSeconds?: number; pollOffline?: boolean };

/**
 * Holds the session: asked again when the tab becomes visible and when another tab signs in or out.
 * `pollSeconds` adds a regular question, which pauses while the browser is offline unless `pollOffline`.
 */
export function SessionProvider({ children, pollSeconds, pollOffline = false }: Props) {
  const read = useDeferredQuery<SessionView | null>(async () => {
    const { getSession } = await import("./auth-client.ts");
    return {
      queryKey: ["session"],
      queryFn: ({ signal }) => getSession(signal),
      gcTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: "always",
      refetchInterval: pollSeconds ? pollSeconds * 1_000 : false,
      refetchIntervalInBackground: true,
      networkMode: pollOffline ? "always" : "online",
    };
  });
  const { data, error, refetch: ask } = read ?? {};
  const refetch = useCallback(() => void ask?.(), [ask]);
  const [store] = useState(createStore);

  useEffect(() => {
    store.ask = refetch;
    return onSessionChange(refetch);
  }, [store, refetch]);
  useEffect(() => {
    if (data !== undefined) rememberSignedIn(data !== null);
    // a failed question does not sign anyone out who is known to be signed in
    if (data) store.set({ status: "authenticated", data, error: null });
    else if (data === null || error)
      store.set({ status: "unauthenticated", data: null, error: error ?? null });
  }, [store, data, error]);

  return <Context value={store}>{children}</Context>;
}

export function useSession(): Session & { refetch: () => void } {
  const store = useContext(Context);
  if (!store) throw new Error("useSession needs a SessionProvider above it");
  const session = useSyncExternalStore(store.subscribe, store.get, () => LOADING);
  return { ...session, refetch: store.refetch };
}
