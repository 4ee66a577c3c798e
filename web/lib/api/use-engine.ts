import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "./trpc.ts";

/** What is connected here; undefined until it is known. */
export function useEngine() {
  const trpc = useTRPC();
  const info = useQuery(trpc.system.info.queryOptions());
  return {
    engine: info.data?.inference,
    error: info.data ? null : info.error,
    retry: () => void info.refetch(),
  };
}
