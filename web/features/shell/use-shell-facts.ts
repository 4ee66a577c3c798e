import { useRouteLoaderData } from "react-router";
import type { ShellFacts } from "#web/content/shell-facts.ts";

/** The links around every page, as they were when the pages were built. */
export function useShellFacts(): ShellFacts {
  const facts = useRouteLoaderData("root") as ShellFacts | undefined;
  if (!facts) throw new Error("the root route's facts are missing");
  return facts;
}
