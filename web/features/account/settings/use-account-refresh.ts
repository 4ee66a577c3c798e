import { useQueryClient } from "@tanstack/react-query";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useSession } from "#web/lib/auth/session.tsx";

/** Reads the account and the session's name and address again, after one of them changed. */
export function useAccountRefresh(): () => Promise<void> {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { refetch } = useSession();
  return async () => {
    refetch();
    await queryClient.invalidateQueries(trpc.account.get.queryFilter());
  };
}
