import type { AllCategoriesPage, AllPromptPacksPage } from "#web/content/catalogue/catalogue-pages.ts";
import type { Findable } from "./catalogue-filter.ts";

/** What the list of a page knows by name. */
type Uses = readonly { slug: string; name: string }[];
type Theme = AllCategoriesPage["themes"][number];
type Sheet = AllPromptPacksPage["themes"][number];

/** What each theme can be found by. */
export function findableThemes(themes: readonly Theme[], uses: Uses): (Findable & { item: Theme })[] {
  return themes.map((item) => ({
    item,
    words: [item.name, item.description, ...item.packs, namesOf(item.uses, uses)].join(" "),
    uses: item.uses,
    who: item.who,
    theme: item.slug,
  }));
}

/** What each pack can be found by; what its theme is good for counts for the pack. */
export function findablePacks(
  themes: readonly Sheet[],
  uses: Uses,
): (Findable & { item: Sheet["packs"][number]; themeName: string })[] {
  return themes.flatMap((theme) =>
    theme.packs.map((item) => ({
      item,
      themeName: theme.name,
      words: [item.name, item.description, theme.name, namesOf(theme.uses, uses)].join(" "),
      uses: theme.uses,
      who: item.who,
      theme: theme.slug,
    })),
  );
}

function namesOf(slugs: readonly string[], uses: Uses): string {
  return uses
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ name }) => name)
    .join(" ");
}
