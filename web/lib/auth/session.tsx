import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from "react";
import type { SessionView } from "#schema/accounts/account.ts";
import { useDeferredQuery } from "../api/use-deferred-query.ts";
import { onSessionChange } from "./session-signal.ts";
import { rememberSignedIn } from "./signed-in-mark.ts";

export type Session =
  | { status: "loading"; data: null; error: null }
  | { status: "authenticated"; data: SessionView; error: null }
  | { status: "unauthenticated"; data: null; error: Error | null };

const LOADING: Session = { status: "loading", data: null, error: null };

const Context = createContext<(Session & { refetch: () => void }) | null>(null);

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

  useEffect(() => {
    if (data !== undefined) rememberSignedIn(data !== null);
  }, [data]);
  useEffect(() => onSessionChange(refetch), [refetch]);

  const value = useMemo((): Session & { refetch: () => void } => {
    // a failed question does not sign anyone out who is known to be signed in
    if (data) return { status: "authenticated", data, error: null, refetch };
    if (data === null || error)
      return { status: "unauthenticated", data: null, error: error ?? null, refetch };
    return { ...LOADING, refetch };
  }, [data, error, refetch]);
  return <Context value={value}>{children}</Context>;
}

export function useSession() {
  const session = useContext(Context);
  if (!session) throw new Error("useSession needs a SessionProvider above it");
  return session;
}
