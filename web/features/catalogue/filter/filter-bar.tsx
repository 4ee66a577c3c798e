import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import type { CatalogueFilter } from "#web/features/shared/catalogue/catalogue-filter.ts";
import { enteredBefore } from "#web/lib/forms/entered-before.ts";
import { Chip } from "#web/ui/controls/chip.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";

interface Option {
  slug: string;
  name: string;
}

/** Whom pictures may be of, in the address's words. */
export const WHO_OPTIONS: readonly Option[] = [
  { slug: "woman", name: "A woman" },
  { slug: "man", name: "A man" },
  { slug: "everyone", name: "Everyone" },
];

type Props = {
  /** What is searched, such as "themes". */
  what: string;
  placeholder: string;
  filter: CatalogueFilter;
  uses: readonly Option[];
  onType: (words: string) => void;
  onChange: (some: Partial<CatalogueFilter>) => void;
  /** Further choices. */
  children?: ReactNode;
};

/** Search and filters over a list of the catalogue. Nothing of it is there without scripts, where all is listed. */
export function FilterBar({ what, placeholder, filter, uses, onType, onChange, children }: Props) {
  const form = useRef<HTMLFormElement>(null);

  const entered = useRef<Record<string, string>>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the app renders over the form it found
  useLayoutEffect(() => {
    if (form.current) entered.current = enteredBefore(form.current);
    if (entered.current.q) onType(entered.current.q);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the address can be changed
  useEffect(() => {
    const { for: who, ...others } = entered.current;
    const chosen = who ? { ...others, who } : others;
    if (Object.keys(chosen).some((name) => name !== "q")) onChange(chosen);
  }, []);

  return (
    <search aria-label={`Find ${what}`} className="for-scripts">
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          onChange({});
        }}
        className="grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-[20rem_minmax(0,1fr)]"
      >
        <div className="flex flex-col gap-5">
          <TextField
            label={`Search ${what}`}
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={80}
            placeholder={placeholder}
            value={filter.q}
            onChange={(event) => onType(event.target.value)}
          />
          {children}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Choice
            legend="Use"
            name="use"
            all="Anything"
            options={uses}
            value={filter.use}
            onChange={(use) => onChange({ use })}
          />
          <Choice
            legend="Made for"
            name="for"
            all="Anyone"
            options={WHO_OPTIONS}
            value={filter.who}
            onChange={(who) => onChange({ who })}
          />
        </div>
      </form>
    </search>
  );
}

type ChoiceProps = {
  legend: string;
  name: string;
  all: string;
  options: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
};

function Choice({ legend, name, all, options, value, onChange }: ChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap">
        {[{ slug: "", name: all }, ...options].map((option) => (
          <Chip
            key={option.slug}
            type="radio"
            name={name}
            value={option.slug}
            checked={option.slug === (value ?? "")}
            onChange={() => onChange(option.slug || null)}
          >
            <span className="whitespace-nowrap">{option.name}</span>
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
