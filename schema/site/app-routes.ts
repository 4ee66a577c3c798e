/**
 * Pages that need the app to run in the browser: served from the fallback document with status 200.
 * Everything else is a prerendered file, or does not exist.
 */
export const APP_ROUTES = [
  "/dashboard",
  "/dashboard/trash",
  "/dashboard/collections",
  "/dashboard/collections/:id",
  "/account",
  "/account/confirm-email",
  "/account/export",
  "/account/invite",
  "/billing",
  "/billing/success",
  "/billing/credits",
  "/admin",
  "/admin/users",
  "/admin/content",
  "/admin/reports",
  "/admin/audit",
  "/tools/trainings/:id",
  "/tools/virtual-people/:id",
  "/tools/video-packs/new",
  "/tools/video-packs/:id",
  "/tools/talking-head",
  "/tools/trained-voices/:id",
  "/packs/new",
  "/packs/:id",
] as const;

/** Addresses that are drawn without top bar and footer, whatever stands at them. */
export function isWithoutShell(pathname: string): boolean {
  return pathname.includes("/api/admin");
}

/**
 * Public pages of which there is one for each thing of a kind, by what stands before the thing's name. The router takes
 * any name there for one: started on the page of unknown addresses it would break.
 */
export const PAGES_BY_NAME = [
  "/categories/",
  "/prompt-packs/pack/",
  "/use-cases/",
  "/tools/info/",
  "/free-tools/",
  "/resources/",
  "/guides/",
] as const;

/** Whether the router may take an address for that of a page with a name: it heeds neither capitals nor escapes. */
export function isPageByName(pathname: string): boolean {
  const path = unescaped(pathname).toLowerCase();
  return PAGES_BY_NAME.some((start) => path.startsWith(start));
}

function unescaped(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The document that starts the app on any of its routes. */
export const FALLBACK_DOCUMENT = "/__spa-fallback";

/** The prerendered page for addresses that do not exist. */
export const NOT_FOUND_DOCUMENT = "/404";

/** The prerendered page for failures of our own, and what stands in it where the Error ID goes. */
export const FAILURE_DOCUMENT = "/500";
export const ERROR_ID_PLACE = "not-given";

export function isAppRoute(pathname: string): boolean {
  return appRouteOf(pathname) !== null;
}

/** The app route an address belongs to, as its pattern; null for any other page. */
export function appRouteOf(pathname: string): (typeof APP_ROUTES)[number] | null {
  const given = pathname.replace(/\/+$/, "").split("/");
  const fits = (route: string) => {
    const parts = route.split("/");
    return (
      parts.length === given.length && parts.every((part, i) => part.startsWith(":") || part === given[i])
    );
  };
  return APP_ROUTES.find(fits) ?? null;
}
