import { ASKED_ONCE, useDeferredQuery } from "#web/lib/api/use-deferred-query.ts";
import type { AuthProvider } from "#web/lib/auth/auth-client.ts";

/** Outside services one can sign in with here; none while that is not known. The password is another way in. */
export function useOutsideProviders(): readonly AuthProvider[] {
  const read = useDeferredQuery(async () => {
    const { listOutsideProviders } = await import("#web/lib/auth/auth-client.ts");
    return { queryKey: ["outside-providers"], queryFn: listOutsideProviders, ...ASKED_ONCE };
  });
  return read?.data ?? [];
}
