import { type ComponentProps, lazy, Suspense } from "react";
import { useOutsideProviders } from "./use-outside-providers.ts";

const ProviderButtons = lazy(() => import("./provider-buttons.tsx"));

/** The other ways to sign in, where this installation has any. */
export function OutsideProviders(props: Omit<ComponentProps<typeof ProviderButtons>, "providers">) {
  const providers = useOutsideProviders();
  if (providers.length === 0) return null;
  return (
    <Suspense>
      <ProviderButtons {...props} providers={providers} />
    </Suspense>
  );
}
