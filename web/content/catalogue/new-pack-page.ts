import { popularThemes, THEMES } from "#schema/catalogue/index.ts";
import { USES } from "#schema/catalogue/uses.ts";
import { themeSheet } from "./catalogue-cards.ts";

/** Every pack there is to choose from, by theme, the most wanted first. */
export function newPackPage() {
  return {
    uses: USES.map(({ slug, name }) => ({ slug, name })),
    themes: popularThemes(THEMES.length).map(themeSheet),
  };
}
export type NewPackPage = ReturnType<typeof newPackPage>;
