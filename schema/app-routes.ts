/**
 * Pages that need the app to run in the browser: served from the fallback document with status 200.
 * Everything else is a prerendered file, or does not exist.
 */
export const APP_ROUTES = [
  "/dashboard",
  "/account",
  "/account/confirm-email",
  "/admin/users",
  "/admin/content",
  "/tools/trainings/:id",
  "/packs/new",
  "/packs/:id",
] as const;

/** The document that starts the app on any of its routes. */
export const FALLBACK_DOCUMENT = "/__spa-fallback";

/** The prerendered page for addresses that do not exist. */
export const NOT_FOUND_DOCUMENT = "/404";

export function isAppRoute(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, "");
  return APP_ROUTES.some((route) => {
    const parts = route.split("/");
    const given = path.split("/");
    return (
      parts.length === given.length && parts.every((part, i) => part.startsWith(":") || part === given[i])
    );
  });
}
