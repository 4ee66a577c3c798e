import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "../api/trpc.ts";
import { POLL } from "./progress.ts";

/** What cancelling this work would end right now; asked only while somebody is about to decide. */
export function useCancellation(id: string, asking: boolean) {
  const trpc = useTRPC();
  return useQuery(
    trpc.jobs.cancellation.queryOptions({ id }, { enabled: asking, refetchInterval: POLL.fast, gcTime: 0 }),
  );
}
