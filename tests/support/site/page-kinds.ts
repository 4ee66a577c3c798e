import { matchRoutes, type RouteObject } from "react-router";
import routes from "#web/routes.ts";

/** The first address of each kind: those of one kind are drawn by the same route, and one file may draw two. */
export function onePageOfEachKind(paths: readonly string[]): string[] {
  const kindOf = (path: string) => {
    const route = matchRoutes(routes as (RouteObject & { file: string })[], path)?.at(-1)?.route;
    if (!route) throw new Error(`no route fits ${path}`);
    return route.id ?? route.file;
  };
  return Array.from(Map.groupBy(paths, kindOf).values(), ([first]) => first!);
}
