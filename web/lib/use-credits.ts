import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "./api/trpc.ts";
import { useSession } from "./auth/session.tsx";

/** The signed-in person's balance; undefined while it loads and for visitors. */
export function useCredits(): number | undefined {
  const trpc = useTRPC();
  const { status } = useSession();
  const { data } = useQuery(
    trpc.user.getCredits.queryOptions(undefined, { enabled: status === "authenticated" }),
  );
  return data?.amount;
}
