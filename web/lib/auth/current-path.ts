/** The very place someone is at, its fragment included: where signing in leads back to. */
export function currentPath(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
