import { useMemo } from "react";
import type { AllPromptPacksPage } from "#web/content/catalogue/catalogue-pages.ts";
import { applyFilter, isFiltered } from "#web/features/shared/catalogue/catalogue-filter.ts";
import { findablePacks } from "#web/features/shared/catalogue/findable.ts";
import { NothingFound } from "#web/features/shared/catalogue/nothing-found.tsx";
import { useCatalogueFilter } from "#web/features/shared/catalogue/use-catalogue-filter.ts";
import { useSearch } from "#web/lib/use-search.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { FilterBar, WHO_OPTIONS } from "../filter/filter-bar.tsx";
import { FoundLine } from "../filter/found-line.tsx";
import { PackSheet } from "./pack-sheet.tsx";
import { SheetsByTheme } from "./sheets-by-theme.tsx";

const slugs = (all: readonly { slug: string }[]) => all.map(({ slug }) => slug);

/** All packs by theme, to be searched and narrowed. What is searched for stands on one sheet. */
export function PackFinder({ page: { themes, uses, count } }: { page: AllPromptPacksPage }) {
  const known = useMemo(
    () => ({ uses: slugs(uses), who: slugs(WHO_OPTIONS), themes: slugs(themes) }),
    [uses, themes],
  );
  const { filter, change, type, clear } = useCatalogueFilter(known, useSearch());
  const findable = useMemo(() => findablePacks(themes, uses), [themes, uses]);
  const found = applyFilter(findable, filter);
  const searched = filter.q.trim() !== "";
  return (
    <>
      <FilterBar
        what="packs"
        placeholder="Rain, desk, 1970s"
        filter={filter}
        uses={uses}
        onType={type}
        onChange={change}
      >
        <SelectField
          label="Theme"
          name="theme"
          value={filter.theme ?? ""}
          onChange={(event) => change({ theme: event.target.value || null })}
        >
          <option value="">All themes</option>
          {themes.map((theme) => (
            <option key={theme.slug} value={theme.slug}>
              {theme.name}
            </option>
          ))}
        </SelectField>
      </FilterBar>
      <FoundLine
        found={found.length}
        total={count}
        what="packs"
        filtered={isFiltered(filter)}
        onClear={clear}
      />
      {found.length === 0 && <NothingFound what="packs" words={filter.q} onClear={clear} />}
      {searched && found.length > 0 && (
        <PackSheet packs={found.map(({ item, themeName }) => ({ ...item, theme: themeName }))} level={2} />
      )}
      {!searched && <SheetsByTheme themes={themes} found={found} />}
    </>
  );
}
