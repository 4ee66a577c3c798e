import { useMemo } from "react";
import { Link } from "react-router";
import type { AllPromptPacksPage } from "#web/content/catalogue-pages.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { applyFilter, isFiltered } from "./filter.ts";
import { FilterBar, WHO_OPTIONS } from "./filter-bar.tsx";
import { findablePacks } from "./findable.ts";
import { FoundLine } from "./found-line.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { PackSheet } from "./pack-sheet.tsx";
import { useCatalogueFilter } from "./use-catalogue-filter.ts";

const slugs = (all: readonly { slug: string }[]) => all.map(({ slug }) => slug);

/** All packs by theme, to be searched and narrowed. What is far from the screen is not laid out. */
export function PackFinder({ page: { themes, uses, count } }: { page: AllPromptPacksPage }) {
  const known = useMemo(
    () => ({ uses: slugs(uses), who: slugs(WHO_OPTIONS), themes: slugs(themes) }),
    [uses, themes],
  );
  const { filter, change, type, clear } = useCatalogueFilter(known);
  const findable = useMemo(() => findablePacks(themes, uses), [themes, uses]);
  const found = applyFilter(findable, filter);
  const sheets = themes
    .map((theme) => ({ theme, packs: found.filter((one) => one.theme === theme.slug) }))
    .filter(({ packs }) => packs.length > 0);
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
      {sheets.length === 0 && <NothingFound what="packs" words={filter.q} onClear={clear} />}
      {sheets.map(({ theme, packs }) => (
        <section
          key={theme.slug}
          aria-labelledby={`${theme.slug}-packs`}
          className="pt-8 [contain-intrinsic-height:auto_30rem] [content-visibility:auto]"
        >
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 id={`${theme.slug}-packs`} className="text-heading">
              {theme.name}
            </h2>
            <Link to={theme.path} prefetch="intent" viewTransition className="link hover:text-safelight">
              About this theme<span className="sr-only">: {theme.name}</span>
            </Link>
          </div>
          <PackSheet packs={packs.map(({ item }) => item)} />
        </section>
      ))}
    </>
  );
}
