const PLAN = /^[a-z0-9-]{1,60}$/;

/** Where a choice made before registering leads afterwards: `?buy=` a plan or credits. Null: nothing was chosen. */
export function chosenPath(query: URLSearchParams): string | null {
  const buy = query.get("buy") ?? "";
  return PLAN.test(buy) ? `/pricing?${new URLSearchParams({ buy })}` : null;
}
