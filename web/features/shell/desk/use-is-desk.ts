import { useMatches } from "react-router";

/** The `handle` of routes that belong to one's own desk: whoever is signed in finds its navigation beside them. */
export const DESK = { desk: true } as const;

/** Whether this page is one of them. */
export function useIsDesk(): boolean {
  return useMatches().some(({ handle }) => (handle as Partial<typeof DESK> | undefined)?.desk);
}
