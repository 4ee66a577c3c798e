import { useQuery } from "@tanstack/react-query";
import { type AuthProvider, listOutsideProviders } from "#web/lib/auth/auth-client.ts";

/** Outside services one can sign in with here; none while that is not known. */
export function useOutsideProviders(): AuthProvider[] {
  const { data = [] } = useQuery({
    queryKey: ["auth-providers"],
    queryFn: listOutsideProviders,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data;
}
