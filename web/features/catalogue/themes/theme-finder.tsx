import { useMemo } from "react";
import type { AllCategoriesPage } from "#web/content/catalogue/catalogue-pages.ts";
import { applyFilter, isFiltered } from "#web/features/shared/catalogue/catalogue-filter.ts";
import { findableThemes } from "#web/features/shared/catalogue/findable.ts";
import { NothingFound } from "#web/features/shared/catalogue/nothing-found.tsx";
import { useCatalogueFilter } from "#web/features/shared/catalogue/use-catalogue-filter.ts";
import { useSearch } from "#web/lib/use-search.ts";
import { FilterBar, WHO_OPTIONS } from "../filter/filter-bar.tsx";
import { FoundLine } from "../filter/found-line.tsx";
import { ThemeCard } from "./theme-card.tsx";

const slugs = (all: readonly { slug: string }[]) => all.map(({ slug }) => slug);

/** All themes, to be searched and narrowed. */
export function ThemeFinder({ page: { themes, uses } }: { page: AllCategoriesPage }) {
  const known = useMemo(() => ({ uses: slugs(uses), who: slugs(WHO_OPTIONS), themes: [] }), [uses]);
  const { filter, change, type, clear } = useCatalogueFilter(known, useSearch());
  const findable = useMemo(() => findableThemes(themes, uses), [themes, uses]);
  const found = applyFilter(findable, filter);
  return (
    <>
      <FilterBar
        what="categories"
        placeholder="Rain, office, 1970s"
        filter={filter}
        uses={uses}
        onType={type}
        onChange={change}
      />
      <FoundLine
        found={found.length}
        total={themes.length}
        what="categories"
        filtered={isFiltered(filter)}
        onClear={clear}
      />
      {found.length === 0 ? (
        <NothingFound what="categories" words={filter.q} onClear={clear} />
      ) : (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-5">
          {found.map(({ item }, index) => (
            <li key={item.slug} className="min-w-0">
              <ThemeCard
                theme={{ ...item, packs: item.packs.length }}
                level={2}
                priority={index < 2}
                sizes="(min-width: 80rem) 14rem, (min-width: 64rem) 18vw, (min-width: 40rem) 30vw, 45vw"
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
