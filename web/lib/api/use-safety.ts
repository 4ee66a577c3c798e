import { useQuery } from "@tanstack/react-query";
import type { SafetyView } from "#schema/staff/safety.ts";
import { useSession } from "../auth/session.tsx";
import { useTRPC } from "./trpc.ts";

/** How the signed-in person stands with the safety check; undefined while it loads and for visitors. */
export function useSafety(): SafetyView | undefined {
  const trpc = useTRPC();
  const { status } = useSession();
  const { data } = useQuery(
    trpc.safety.status.queryOptions(undefined, {
      enabled: status === "authenticated",
      refetchOnMount: "always",
      refetchOnWindowFocus: true,
    }),
  );
  return data;
}
