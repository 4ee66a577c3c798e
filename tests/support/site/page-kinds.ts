import { matchRoutes, type RouteObject } from "react-router";
import routes from "#web/routes.ts";

/** The first address of each kind: those of one kind are drawn by the same file. */
export function onePageOfEachKind(paths: readonly string[]): string[] {
  const kindOf = (path: string) => {
    const kind = matchRoutes(routes as (RouteObject & { file: string })[], path)?.at(-1)?.route.file;
    if (!kind) throw new Error(`no route fits ${path}`);
    return kind;
  };
  return Array.from(Map.groupBy(paths, kindOf).values(), ([first]) => first!);
}
