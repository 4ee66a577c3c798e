import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from "react";
import type { SessionView } from "#schema/account.ts";
import { getSession } from "./auth-client.ts";
import { onSessionChange } from "./session-signal.ts";

export type Session =
  | { status: "loading"; data: null; error: null }
  | { status: "authenticated"; data: SessionView; error: null }
  | { status: "unauthenticated"; data: null; error: Error | null };

const Context = createContext<(Session & { refetch: () => void }) | null>(null);

export const SESSION_KEY = ["session"] as const;

/**
 * Holds the session: asked again when the tab becomes visible and when another tab signs in or out.
 * `pollSeconds` adds a regular question, which pauses while the browser is offline.
 */
export function SessionProvider({ children, pollSeconds }: { children: ReactNode; pollSeconds?: number }) {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: SESSION_KEY,
    queryFn: ({ signal }) => getSession(signal),
    staleTime: 0,
    refetchOnWindowFocus: "always",
    refetchInterval: pollSeconds ? pollSeconds * 1_000 : false,
    networkMode: pollSeconds ? "online" : "always",
  });
  const { data, error, isPending, refetch } = query;

  useEffect(() => onSessionChange(() => void refetch()), [refetch]);

  // one person's pictures must not stay in memory for the next
  const email = data?.user.email;
  const previous = useRef(email);
  useEffect(() => {
    if (previous.current !== undefined && previous.current !== email) {
      queryClient.removeQueries({ predicate: (entry) => entry.queryKey[0] !== SESSION_KEY[0] });
    }
    previous.current = email;
  }, [email, queryClient]);

  const value = useMemo(() => {
    const again = () => void refetch();
    if (data) return { status: "authenticated", data, error: null, refetch: again } as const;
    if (isPending) return { status: "loading", data: null, error: null, refetch: again } as const;
    return { status: "unauthenticated", data: null, error: error ?? null, refetch: again } as const;
  }, [data, error, isPending, refetch]);

  return <Context value={value}>{children}</Context>;
}

export function useSession() {
  const session = useContext(Context);
  if (!session) throw new Error("useSession needs a SessionProvider above it");
  return session;
}
