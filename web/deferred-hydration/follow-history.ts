/**
 * Loads the page that Back or Forward leads to before the app is alive: between pages the app once went through, the
 * browser changes the address alone, and the app would find another page's HTML there. Ends with `until`.
 */
export function followHistory(until: AbortSignal): void {
  const { pathname } = location;
  const follow = () => {
    if (location.pathname !== pathname) location.reload();
  };
  window.addEventListener("popstate", follow, { signal: until });
}
