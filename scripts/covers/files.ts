import { fileURLToPath } from "node:url";
import { PACK_COVER_WIDTHS, THEME_COVER_WIDTHS } from "#schema/catalogue/cover-widths.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

export const SHARES = `${root}web/public/share/`;
/** Alternative texts and placeholders by `coverKey`. */
export const COVER_FACTS = `${root}web/content/covers.json`;

interface Named {
  theme: string;
  pack?: string;
}

/** `{theme}/{pack}`, or `{theme}` for the theme's own cover. */
export function coverKey({ theme, pack }: Named): string {
  return pack ? `${theme}/${pack}` : theme;
}

/** A cover's files, smallest first. */
export function coverFiles(named: Named): { path: string; width: number }[] {
  const widths = named.pack ? PACK_COVER_WIDTHS : THEME_COVER_WIDTHS;
  return widths.map((width) => ({
    path: `${root}web/public/covers/${coverKey(named)}-${width}.avif`,
    width,
  }));
}
