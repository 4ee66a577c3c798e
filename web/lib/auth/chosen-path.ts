const PLAN = /^[a-z0-9-]{1,60}$/;
const PACK = /^[a-z0-9-]{1,60}(?:\/[a-z0-9-]{1,60})?$/;

/**
 * Where a choice made before registering leads afterwards: `?buy=` a plan or credits, `?pack=` a theme or one pack of it
 * ("theme/pack"). Null: nothing was chosen.
 */
export function chosenPath(query: URLSearchParams): string | null {
  const buy = query.get("buy") ?? "";
  if (PLAN.test(buy)) return `/pricing?${new URLSearchParams({ buy })}`;
  const [pack] = PACK.exec(query.get("pack") ?? "") ?? [];
  return pack === undefined ? null : `/packs/new?${new URLSearchParams({ pack })}`;
}
