import { useEffect, useState } from "react";
import { type AuthProvider, listOutsideProviders } from "#web/lib/auth/auth-client.ts";

/** Asked once a page load: what an installation offers does not change under a person's hands. */
let asked: Promise<AuthProvider[]> | undefined;

/** Outside services one can sign in with here; none while that is not known. */
export function useOutsideProviders(): AuthProvider[] {
  const [providers, setProviders] = useState<AuthProvider[]>([]);
  useEffect(() => {
    asked ??= listOutsideProviders();
    asked.then(setProviders, () => {
      // the password is another way in; the next form asks again
      asked = undefined;
    });
  }, []);
  return providers;
}
