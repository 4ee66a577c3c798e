import { useRouteLoaderData } from "react-router";
import type { ShellFacts } from "#web/content/shell-facts.ts";

/** A photo of somebody who agreed, for visitors who have none at hand; null where this site has none. */
export function useSamplePhoto(): ShellFacts["sample"] {
  return (useRouteLoaderData("root") as ShellFacts | undefined)?.sample ?? null;
}
