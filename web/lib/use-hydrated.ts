import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False while prerendered HTML is being taken over, then true: what depends on the address bar waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
