import { APP_ROUTES, appRouteOf } from "#schema/site/app-routes.ts";
import { withoutSecrets } from "#schema/without-secrets.ts";

/** What an outside service learns of a page: no query, no ids, and nobody's own words. */
export interface PageSeen {
  address: string;
  title: string;
}

/** Query parameters that open something for whoever holds them. */
const SECRETS = ["token"];

export function pageSeen(origin: string, pathname: string, title: string): PageSeen {
  const route = appRouteOf(pathname);
  // a page of one's own may carry the name given to a model in its title, and an id in its address
  if (route) return { address: origin + route, title: route };
  return { address: origin + withoutIds(pathname), title: withoutIds(title) };
}

/**
 * Whether this document was opened by a link that carries a secret, or shows one now. Scripts of others could read it
 * from the browser's own records for as long as the document lives.
 */
export function documentHoldsSecret(): boolean {
  const opened = performance.getEntriesByType("navigation").map(({ name }) => name);
  return [window.location.href, ...opened].some((address) => {
    const { searchParams } = new URL(address, window.location.href);
    return SECRETS.some((name) => searchParams.has(name));
  });
}

/** What stands before an id: "/tools/packs/:id" gives "packs". */
const BEFORE_IDS = ["media", ...APP_ROUTES.flatMap((route) => /([^/]+)\/:id$/.exec(route)?.[1] ?? [])];
const IDS = new RegExp(`(/(?:${BEFORE_IDS.join("|")})/)(?!new\\b)[^\\s"')/]+`, "g");

/** A text without what may stand in it about a person, the ids in our own addresses among it. */
export const withoutIds = (text: string): string => withoutSecrets(text).replace(IDS, "$1:id");

/** The same for everything inside a value that could be sent as JSON. */
export function withoutIdsDeep<T>(value: T): T {
  if (typeof value === "string") return withoutIds(value) as T;
  if (Array.isArray(value)) return value.map(withoutIdsDeep) as T;
  if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutIdsDeep(inner)])) as T;
}
