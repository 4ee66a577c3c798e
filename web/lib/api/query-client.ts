import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isFinal, kindOf } from "./remote-error.ts";
import { mayRetry, retryDelay } from "./retry.ts";

/** Milliseconds. */
const TIMES = { unusedCache: 5 * 60_000, fresh: 1_000 } as const;

/** Failed reads are asked for again 3 times, except where the same question must get the same refusal. */
export function shouldRetry(failures: number, error: unknown): boolean {
  return mayRetry(failures) && !isFinal(error);
}

/** `onSignedOut` runs when any call answers that there is no session any more. */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: Error) => {
    if (kindOf(error) === "UNAUTHORIZED") onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        gcTime: TIMES.unusedCache,
        staleTime: TIMES.fresh,
      },
      // offline they fail at once and say so: what costs something never starts later, unseen
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
