import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

export const COVERS = `${root}web/public/covers/`;
export const SHARES = `${root}web/public/share/`;
/** Alternative texts and placeholders by `coverKey`. */
export const COVER_FACTS = `${root}web/content/covers.json`;

export const PACK_WIDTHS = [320, 640] as const;
export const THEME_WIDTHS = [480, 960] as const;

/** A cover's place below the covers folder, without width and ending: `{theme}/{pack}`, or `{theme}`. */
export function coverKey({ theme, pack }: { theme: string; pack?: string }): string {
  return pack ? `${theme}/${pack}` : theme;
}
