import { useMatches } from "react-router";
import type { DESK } from "./desk.ts";

/** The desk's navigation, on the pages that belong to it. */
export function useDeskNav() {
  const handles = useMatches().map(({ handle }) => handle as Partial<typeof DESK> | undefined);
  return handles.find((handle) => handle?.Nav)?.Nav;
}
