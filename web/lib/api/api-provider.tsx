import { type Query, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { sessionRequiredPath } from "../auth/callback-url.ts";
import { currentPath } from "../auth/current-path.ts";
import { useSession } from "../auth/session.tsx";
import { api } from "./api.ts";
import { queryClient, whenSignedOut } from "./queries.ts";
import { TRPCProvider } from "./trpc.ts";

/** tRPC's keys begin with a path; the session and what is everybody's have keys of their own. */
const isAnswerOfApi = ({ queryKey }: Query) => Array.isArray(queryKey[0]);

/** Gives the API and its cache to what stands below. Only parts that need a session load it. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    whenSignedOut(() => {
      session.refetch();
      if (window.location.pathname !== "/login") void navigate(sessionRequiredPath(currentPath()));
    });
  });

  // one person's pictures must not stay in memory for the next; what is on screen is asked for again, or it would
  // wait for an answer that nobody keeps
  const email = session.data?.user.email;
  const previous = useRef(email);
  useEffect(() => {
    if (previous.current !== undefined && previous.current !== email)
      void queryClient.resetQueries({ predicate: isAnswerOfApi });
    previous.current = email;
  }, [email]);

  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={api} queryClient={queryClient}>
        {children}
      </TRPCProvider>
    </QueryClientProvider>
  );
}
