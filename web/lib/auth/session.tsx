import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import type { SessionView } from "#schema/accounts/account.ts";
import { mayRetry, retryDelay } from "../api/retry.ts";
import { getSession } from "./auth-client.ts";
import { onSessionChange } from "./session-signal.ts";
import { rememberSignedIn } from "./signed-in-mark.ts";

export type Session =
  | { status: "loading"; data: null; error: null }
  | { status: "authenticated"; data: SessionView; error: null }
  | { status: "unauthenticated"; data: null; error: Error | null };

const LOADING: Session = { status: "loading", data: null, error: null };

const Context = createContext<(Session & { refetch: () => void }) | null>(null);

function known(data: SessionView | null): Session {
  return data
    ? { status: "authenticated", data, error: null }
    : { status: "unauthenticated", data: null, error: null };
}

/** Asks again after a failure, as every read does. */
async function askPatiently(signal: AbortSignal): Promise<SessionView | null> {
  for (let failures = 0; ; failures++) {
    try {
      return await getSession(signal);
    } catch (error) {
      if (signal.aborted || !mayRetry(failures)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(failures)));
      signal.throwIfAborted();
    }
  }
}

type Props = { children: ReactNode; pollSeconds?: number; pollOffline?: boolean };

/**
 * Holds the session: asked again when the tab becomes visible and when another tab signs in or out.
 * `pollSeconds` adds a regular question, which pauses while the browser is offline unless `pollOffline`.
 * By hand, because every public page has it and a query library would be a fifth of its script.
 */
export function SessionProvider({ children, pollSeconds, pollOffline = false }: Props) {
  const [session, setSession] = useState(LOADING);
  const [asked, setAsked] = useState(0);
  const refetch = useCallback(() => setAsked((times) => times + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is what asks again
  useEffect(() => {
    const asking = new AbortController();
    askPatiently(asking.signal).then(
      (data) => {
        if (asking.signal.aborted) return;
        rememberSignedIn(data !== null);
        setSession(known(data));
      },
      (error: Error) => {
        if (asking.signal.aborted) return;
        // a failed question does not sign anyone out who is known to be signed in
        setSession((before) =>
          before.status === "authenticated" ? before : { status: "unauthenticated", data: null, error },
        );
      },
    );
    return () => asking.abort();
  }, [asked]);

  useEffect(() => {
    const onVisible = () => document.visibilityState === "visible" && refetch();
    document.addEventListener("visibilitychange", onVisible);
    const stopListening = onSessionChange(refetch);
    const timer = pollSeconds
      ? window.setInterval(() => (pollOffline || navigator.onLine) && refetch(), pollSeconds * 1_000)
      : undefined;
    return () => {
      document.removeEventListener("visibilitychange", onVisible);
      stopListening();
      window.clearInterval(timer);
    };
  }, [refetch, pollSeconds, pollOffline]);

  const value = useMemo(() => ({ ...session, refetch }), [session, refetch]);
  return <Context value={value}>{children}</Context>;
}

export function useSession() {
  const session = useContext(Context);
  if (!session) throw new Error("useSession needs a SessionProvider above it");
  return session;
}
