import { useEffect, useState } from "react";
import type { HiddenThemes } from "#schema/catalogue/hidden.ts";

const NONE: ReadonlySet<string> = new Set();
let asked: Promise<ReadonlySet<string>> | undefined;

/** Asked once a page load. Where the answer cannot be had, the page stays as it was built: the server refuses all the same. */
function load(): Promise<ReadonlySet<string>> {
  asked ??= fetch("/api/catalogue/hidden")
    .then(async (response) => new Set(response.ok ? ((await response.json()) as HiddenThemes).hidden : []))
    .catch(() => NONE);
  return asked;
}

/** Themes that were hidden after these pages were built, by slug. */
export function useHiddenThemes(): ReadonlySet<string> {
  const [hidden, setHidden] = useState(NONE);
  useEffect(() => {
    void load().then(setHidden);
  }, []);
  return hidden;
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
