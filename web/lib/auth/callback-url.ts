const HOME = "/dashboard";

/** A return address taken from outside, as a path of this site; anything else becomes the dashboard. */
export function safeCallback(value: string | null | undefined, origin: string): string {
  if (!value) return HOME;
  try {
    const url = new URL(value, origin);
    if (url.origin !== origin || url.pathname === "/login") return HOME;
    // a path like "/.//host" comes out as "//host", which a browser takes for another site
    if (url.pathname.startsWith("//")) return HOME;
    return url.pathname + url.search + url.hash;
  } catch {
    return HOME;
  }
}

/** Where someone goes who needs a session and has none. */
export function sessionRequiredPath(returnTo: string): string {
  return `/login?${new URLSearchParams({ error: "SessionRequired", callbackUrl: returnTo })}`;
}
