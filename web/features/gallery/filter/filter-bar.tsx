import { useId, useState } from "react";
import { type GenerationCounts, PICTURE_KINDS } from "#schema/pictures/generation.ts";
import { formatNumber } from "#web/lib/format.ts";
import { PlainButton } from "#web/ui/controls/plain-button.tsx";
import { DayField } from "./day-field.tsx";
import {
  countMatching,
  type FilterOption,
  kindOptions,
  packOptions,
  themeOptions,
  trainingOptions,
} from "./filter-options.ts";
import { countChoices, type GalleryFilter } from "./gallery-filter.ts";
import { SearchField } from "./search-field.tsx";

type Props = {
  filter: GalleryFilter;
  counts: Pick<GenerationCounts, "pictures" | "packs">;
  onChange: (filter: GalleryFilter) => void;
};

/**
 * What to show, in the order people ask for it; a choice of one is not shown, unless it is made. On a phone the pictures
 * come first: all but the search stands behind a button that tells how many choices are made.
 */
export function FilterBar({ filter, counts, onChange }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const chosen = countChoices(filter);
  const change = (some: Partial<GalleryFilter>) => onChange({ ...filter, ...some });
  const trainings = trainingOptions(counts, filter);
  const themes = themeOptions(counts, filter);
  const packs = packOptions(counts, filter);
  const kinds = kindOptions(counts, filter);
  const favorites = countMatching(counts, { ...filter, favorites: true });
  return (
    <search aria-label="Filter pictures" className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <SearchField words={filter.words} onChange={(words) => change({ words })} />
      <PlainButton
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="link min-h-10 font-medium sm:hidden"
      >
        {chosen > 0 ? `Filters (${chosen})` : "Filters"}
      </PlainButton>
      <div
        id={id}
        className={`contents ${isOpen ? "max-sm:flex max-sm:w-full max-sm:flex-wrap max-sm:items-end max-sm:gap-x-6 max-sm:gap-y-3" : "max-sm:hidden"}`}
      >
        <Choice
          label="Theme"
          all="All themes"
          options={themes}
          value={filter.themeSlug}
          onChange={(themeSlug) => change({ themeSlug, packSlug: null })}
        />
        {filter.themeSlug && (
          <Choice
            label="Pack"
            all="All its packs"
            options={packs}
            value={filter.packSlug}
            onChange={(packSlug) => change({ packSlug })}
          />
        )}
        <Choice
          label="Model"
          all="All models"
          options={trainings}
          value={filter.trainingId}
          onChange={(trainingId) => change({ trainingId })}
        />
        <Choice
          label="Made from"
          all="Anything"
          options={kinds}
          value={filter.kind}
          onChange={(value) => change({ kind: PICTURE_KINDS.find((kind) => kind === value) ?? null })}
        />
        <DayField
          label="From"
          value={filter.since}
          max={filter.until}
          min={null}
          onChange={(since) => change({ since })}
        />
        <DayField
          label="To"
          value={filter.until}
          min={filter.since}
          max={null}
          onChange={(until) => change({ until })}
        />
        <Choice
          label="Order"
          all="Newest first"
          options={[{ value: "oldest", label: "Oldest first", count: null }]}
          always
          value={filter.sort === "oldest" ? "oldest" : null}
          onChange={(sort) => change({ sort: sort === "oldest" ? "oldest" : "newest" })}
        />
        <label className="flex min-h-10 items-center gap-2.5">
          <input
            type="checkbox"
            className="size-4.5 accent-safelight"
            checked={filter.favorites}
            onChange={(event) => change({ favorites: event.target.checked })}
          />
          <span>
            Favourites
            {favorites !== null && <span className="numbers text-ink-soft"> {formatNumber(favorites)}</span>}
          </span>
        </label>
      </div>
    </search>
  );
}

type ChoiceProps = {
  label: string;
  all: string;
  options: readonly FilterOption[];
  /** Shown although there is little to choose. */
  always?: boolean;
  value: string | null;
  onChange: (value: string | null) => void;
};

function Choice({ label, all, options, always = false, value, onChange }: ChoiceProps) {
  const id = useId();
  if (!always && value === null && options.length < 2) return null;
  // an address may name what is not there any more
  const unknown = value !== null && !options.some((option) => option.value === value);
  return (
    <div className="min-w-0 max-sm:w-[calc(50%-0.75rem)]">
      <label htmlFor={id} className="block text-ink-soft text-sm leading-tight">
        {label}
      </label>
      <select
        id={id}
        value={value ?? ""}
        onChange={(event) => onChange(event.target.value || null)}
        className="numbers min-h-10 w-full max-w-60 border-edge border-b bg-transparent pr-6 [&>option]:bg-sheet [&>option]:text-ink"
      >
        <option value="">{all}</option>
        {unknown && <option value={value}>No longer there</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.count === null ? option.label : `${option.label} (${formatNumber(option.count)})`}
          </option>
        ))}
      </select>
    </div>
  );
}
