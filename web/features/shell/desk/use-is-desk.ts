import { useMatches } from "react-router";
import type { DESK } from "./desk.ts";

/** Whether this page belongs to one's own desk. */
export function useIsDesk(): boolean {
  return useMatches().some(({ handle }) => (handle as Partial<typeof DESK> | undefined)?.desk);
}
