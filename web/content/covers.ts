import { PACK_COVER_WIDTHS, THEME_COVER_WIDTHS } from "#schema/catalogue/cover-widths.ts";
import { findTheme } from "#schema/catalogue/index.ts";
import { SITE } from "#schema/site/site.ts";
import type { PictureSource } from "#web/ui/pictures/picture-source.ts";
import facts from "./covers.json" with { type: "json" };

/*
 * The catalogue's pictures, made by `npm run covers`. Read while pages are built only: the placeholders of all of them
 * would weigh on every page that imports this.
 */

const FACTS: Readonly<Record<string, { alt: string; placeholder: string }>> = facts;

function picture(key: string, widths: readonly [number, ...number[]]): PictureSource {
  const known = FACTS[key];
  if (!known) throw new Error(`There is no cover "${key}"; npm run covers makes it.`);
  const large = Math.max(...widths);
  return {
    src: `/covers/${key}-${widths[0]}.avif`,
    widths,
    width: large,
    height: (large * 5) / 4,
    placeholder: known.placeholder,
    alt: known.alt,
  };
}

/** A pack's cover, 4:5. Throws for a pack that has none. */
export function packCover(themeSlug: string, packSlug: string): PictureSource {
  return picture(`${themeSlug}/${packSlug}`, PACK_COVER_WIDTHS);
}

/** A theme's own cover, 4:5, larger than a pack's. Throws for a theme that has none. */
export function themeCover(themeSlug: string): PictureSource {
  return picture(themeSlug, THEME_COVER_WIDTHS);
}

/** What a link to the page shows elsewhere; `path` starts at the site's root. */
export interface ShareImage {
  path: string;
  width: number;
  height: number;
  alt: string;
}

/** A theme's share image, or the site's own. Throws for a theme that has none. */
export function shareImage(themeSlug?: string): ShareImage {
  const size = { width: 1200, height: 630 };
  if (themeSlug === undefined) {
    return {
      path: "/share/likeness.jpg",
      ...size,
      alt: `${SITE.name}: six portrait themes on a contact sheet`,
    };
  }
  const theme = findTheme(themeSlug);
  if (!theme) throw new Error(`There is no theme "${themeSlug}".`);
  return {
    path: `/share/${themeSlug}.jpg`,
    ...size,
    alt: `${theme.name} at ${SITE.name}. ${themeCover(themeSlug).alt}`,
  };
}
