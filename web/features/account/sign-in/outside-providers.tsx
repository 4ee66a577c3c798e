import { lazy, Suspense } from "react";
import { useOutsideProviders } from "./use-outside-providers.ts";

const ProviderButtons = lazy(() => import("./provider-buttons.tsx"));

/** The other ways to sign in, where this installation has any. */
export function OutsideProviders({ callbackUrl }: { callbackUrl: () => string }) {
  const providers = useOutsideProviders();
  if (providers.length === 0) return null;
  return (
    <Suspense>
      <ProviderButtons providers={providers} callbackUrl={callbackUrl} />
    </Suspense>
  );
}
