import { useQueryClient } from "@tanstack/react-query";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { SESSION_KEY } from "#web/lib/auth/session.tsx";

/** Reads the account and the session's name and address again, after one of them changed. */
export function useAccountRefresh(): () => Promise<void> {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries(trpc.account.get.queryFilter()),
      queryClient.invalidateQueries({ queryKey: SESSION_KEY }),
    ]);
  };
}
