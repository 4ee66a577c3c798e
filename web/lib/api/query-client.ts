import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { kindOf } from "./remote-error.ts";
import { mayRetry, retryDelay } from "./retry.ts";

/** Milliseconds. */
const TIMES = { unusedCache: 5 * 60_000, fresh: 1_000 } as const;

/** `onSignedOut` runs when any call answers that there is no session any more. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: Error) => {
    if (kindOf(error) === "UNAUTHORIZED") onSignedOut();
  };
  const queryCache = new QueryCache({ onError });
  // nobody waits for the tries after it to be asked to sign in
  queryCache.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "failed" && event.action.failureCount === 1)
      onError(event.action.error);
  });
  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: mayRetry,
        retryDelay,
        gcTime: TIMES.unusedCache,
        staleTime: TIMES.fresh,
      },
      // offline they fail at once and say so: what costs something never starts later, unseen
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
