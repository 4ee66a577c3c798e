import type { QueryObserverOptions, QueryObserverResult } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";

/** For what does not change under a person's hands. */
export const ASKED_ONCE = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
} as const;

type Read<Data> = Pick<QueryObserverResult<Data>, "data" | "error"> & { refetch: () => unknown };

/**
 * `useQuery` for what public pages ask: the query library is fetched once the page is alive, so that it is no part of
 * it. What `options` says first holds for as long as the component stands. Null: not known yet.
 */
export function useDeferredQuery<Data>(
  options: () => QueryObserverOptions<Data> | Promise<QueryObserverOptions<Data>>,
): Read<Data> | null {
  const [read, setRead] = useState<Read<Data> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const first = useEffectEvent(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches the library again
  useEffect(() => {
    let end = () => {};
    let gone = false;
    Promise.all([import("./queries.ts"), first()]).then(
      ([{ observe }, wanted]) => {
        if (gone) return;
        end = observe(wanted, ({ status, data, error, refetch }) => {
          if (status !== "pending") setRead({ data, error, refetch });
        });
      },
      (error: Error) => {
        if (!gone) setRead({ data: undefined, error, refetch: () => setAttempt((number) => number + 1) });
      },
    );
    return () => {
      gone = true;
      end();
    };
  }, [attempt]);
  return read;
}
