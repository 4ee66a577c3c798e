import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "./api/trpc.ts";
import { useSession } from "./auth/session.tsx";

/** The signed-in person's balance; undefined while it loads and for visitors. */
export function useCredits(): number | undefined {
  const trpc = useTRPC();
  const { status, data: session } = useSession();
  // an account that is to be deleted has nothing but its way back
  const mayAsk = status === "authenticated" && !session.deletionDue;
  const { data } = useQuery(trpc.user.getCredits.queryOptions(undefined, { enabled: mayAsk }));
  return data?.amount;
}
