import { type ReactNode, useMemo } from "react";
import type { NewPackPage } from "#web/content/catalogue/new-pack-page.ts";
import { applyFilter } from "#web/features/shared/catalogue/catalogue-filter.ts";
import { findablePacks } from "#web/features/shared/catalogue/findable.ts";
import { NothingFound } from "#web/features/shared/catalogue/nothing-found.tsx";
import type { useCatalogueFilter } from "#web/features/shared/catalogue/use-catalogue-filter.ts";
import { useChangedCatalogue } from "#web/lib/catalogue/hidden-themes.ts";
import { count } from "#web/lib/format.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { Place } from "./basket.ts";
import { PackOption } from "./pack-option.tsx";
import { PurposeTabs } from "./purpose-tabs.tsx";

type Props = {
  page: NewPackPage;
  search: ReturnType<typeof useCatalogueFilter>;
  /** Whom the pictures will be of: what is not made for them is left out. */
  who: string;
  /** The theme that stands first, while nothing is searched. */
  first: string | null;
  quantityOf: (place: Place) => number;
  onQuantity: (place: Place, quantity: number) => void;
  /** Said of the covers, above them. */
  covers: ReactNode;
  /** What is chosen for all of them, beside the search. */
  children: ReactNode;
};

/** Every pack that fits a model, by theme, to be searched and narrowed down to a use. */
export function PackChooser({ page, search, who, first, quantityOf, onQuantity, covers, children }: Props) {
  const { hidden, hiddenPacks } = useChangedCatalogue();
  const { filter, change, type, clear } = search;
  const findable = useMemo(
    () =>
      findablePacks(page.themes, page.uses).filter(
        ({ theme, item }) => !hidden.has(theme) && !hiddenPacks.has(`${theme}/${item.slug}`),
      ),
    [page, hidden, hiddenPacks],
  );
  const found = applyFilter(findable, { ...filter, who });
  const isSearched = filter.q.trim() !== "";
  const rank = ({ slug, uses }: NewPackPage["themes"][number]) =>
    slug === first ? 0 : uses[0] === filter.use ? 1 : 2;
  const sheets = page.themes
    .toSorted((a, b) => rank(a) - rank(b))
    .map((theme) => ({ theme, packs: found.filter((one) => one.theme === theme.slug) }))
    .filter(({ packs }) => packs.length > 0);

  const option = ({ item, theme, themeName }: (typeof found)[number]) => {
    const place = { themeSlug: theme, packSlug: item.slug };
    return (
      <PackOption
        key={item.path}
        pack={item}
        theme={isSearched ? themeName : undefined}
        quantity={quantityOf(place)}
        onQuantity={(quantity) => onQuantity(place, quantity)}
      />
    );
  };
  return (
    <section aria-label="Packs">
      <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        <search className="w-full sm:w-80">
          <TextField
            label="Search packs"
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={80}
            placeholder="LinkedIn, beach, 1970s"
            value={filter.q}
            onChange={(event) => type(event.target.value)}
          />
        </search>
        <p role="status" className="numbers pb-2 text-ink-soft max-sm:sr-only">
          {count(found.length, "pack")}
        </p>
        <div className="flex gap-3 max-sm:w-full sm:ml-auto">{children}</div>
      </div>
      <PurposeTabs uses={page.uses} value={filter.use} onChange={(use) => change({ use })} />
      {covers}
      {found.length === 0 && (
        <div className="pt-6">
          <NothingFound what="packs" words={filter.q} onClear={clear} />
        </div>
      )}
      {isSearched && found.length > 0 && <ul className={`${sheetClass} mt-6`}>{found.map(option)}</ul>}
      {!isSearched &&
        sheets.map(({ theme, packs }) => (
          <section key={theme.slug} aria-labelledby={`${theme.slug}-packs`} className="pt-8">
            <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <h2 id={`${theme.slug}-packs`} className="text-heading">
                {theme.name}
              </h2>
              <p className="text-ink-soft max-sm:text-sm">{theme.line}</p>
            </div>
            <ul className={sheetClass}>{packs.map(option)}</ul>
          </section>
        ))}
    </section>
  );
}

const sheetClass =
  "grid grid-cols-2 gap-x-2.5 gap-y-6 rounded-frame bg-film p-2.5 sm:grid-cols-3 sm:gap-x-4 sm:gap-y-8 sm:p-5 lg:grid-cols-5";
