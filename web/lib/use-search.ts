import { startTransition, useOptimistic } from "react";
import { type NavigateOptions, useNavigate, useSearchParams } from "react-router";

type ChangeOptions = NavigateOptions & { hash?: string };

/**
 * What the address asks for, and the way to change it. A change counts at once; the router draws its own as a
 * transition, so that a box just ticked would stand unticked for as long as a slow machine takes.
 */
export function useSearch(): [URLSearchParams, (next: URLSearchParams, options?: ChangeOptions) => void] {
  const navigate = useNavigate();
  const [written] = useSearchParams();
  const [asked, ask] = useOptimistic(written);

  function change(next: URLSearchParams, { hash, ...options }: ChangeOptions = {}) {
    startTransition(async () => {
      ask(next);
      await navigate({ search: `${next}`, hash }, { preventScrollReset: true, ...options });
    });
  }
  return [asked, change];
}
