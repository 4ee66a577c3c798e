import { useQuery } from "@tanstack/react-query";
import { useSession } from "../auth/session.tsx";
import { useTRPC } from "./trpc.ts";

/** The signed-in person's balance. `failed`: it could not be read, and is not known from before. */
export function useBalance(): { credits: number | undefined; failed: boolean } {
  const trpc = useTRPC();
  const { status, data: session } = useSession();
  // an account that is to be deleted has nothing but its way back
  const mayAsk = status === "authenticated" && !session.deletionDue;
  const { data, isError } = useQuery(trpc.user.getCredits.queryOptions(undefined, { enabled: mayAsk }));
  return { credits: data?.amount, failed: isError && !data };
}

/** The same where it may be missing: undefined while it loads, where it cannot be read, and for visitors. */
export const useCredits = (): number | undefined => useBalance().credits;
