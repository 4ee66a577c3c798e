import type { HiddenThemes } from "#schema/catalogue/hidden.ts";
import { ASKED_ONCE, useDeferredQuery } from "./api/use-deferred-query.ts";

const NONE: ReadonlySet<string> = new Set();

async function load(): Promise<ReadonlySet<string>> {
  const response = await fetch("/api/catalogue/hidden");
  return new Set(response.ok ? ((await response.json()) as HiddenThemes).hidden : []);
}

/**
 * Themes that were hidden after these pages were built, by slug; asked once a page load. Where the answer cannot be
 * had, the page stays as it was built: the server refuses all the same.
 */
export function useHiddenThemes(): ReadonlySet<string> {
  const read = useDeferredQuery(() => ({ queryKey: ["hidden-themes"], queryFn: load, ...ASKED_ONCE }));
  return read?.data ?? NONE;
}

/** Styles that take out every way to these themes, wherever a page lists it. Slugs are ours, and harmless in a selector. */
export function stylesHiding(hidden: ReadonlySet<string>): string {
  const selectors = Array.from(hidden)
    .filter((slug) => /^[a-z0-9-]+$/.test(slug))
    .flatMap((slug) => {
      const links = [`a[href="/categories/${slug}"]`, `a[href^="/prompt-packs/pack/${slug}/"]`];
      return [
        ...links,
        ...links.map((link) => `li:has(${link})`),
        `section[aria-labelledby="${slug}-packs"]`,
      ];
    });
  return selectors.length === 0 ? "" : `:is(${selectors.join(", ")}) { display: none !important; }`;
}
