import { isPrivate } from "#schema/catalogue/private-themes.ts";

const CATALOGUE = /^\/(?:categories|prompt-packs\/pack)\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?$/;

/** What a page of the catalogue shows people in: a theme, or a pack as "theme/pack". Null where nobody is drawn. */
export function subjectOfPath(path: string): string | null {
  const [, theme, pack] = CATALOGUE.exec(path) ?? [];
  if (!theme || isPrivate(theme, pack)) return null;
  return pack ? `${theme}/${pack}` : theme;
}
