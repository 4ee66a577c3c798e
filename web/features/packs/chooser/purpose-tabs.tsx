import { type RefObject, useEffect, useRef } from "react";

type Props = {
  uses: readonly { slug: string; name: string }[];
  /** Null: all packs. */
  value: string | null;
  onChange: (use: string | null) => void;
};

/** What the pictures are for: one of a row, which scrolls where it does not fit. */
export function PurposeTabs({ uses, value, onChange }: Props) {
  const row = useRef<HTMLFieldSetElement>(null);
  useShowChecked(row, value);
  return (
    <fieldset
      ref={row}
      className="flex min-w-0 gap-x-7 lg:gap-x-5 overflow-x-auto border-hairline border-b max-sm:-mx-4 max-sm:px-4"
    >
      <legend className="sr-only">What are the pictures for?</legend>
      {[{ slug: "", name: "All packs" }, ...uses].map(({ slug, name }) => (
        <label
          key={slug}
          className="relative flex min-h-12 shrink-0 items-center border-transparent border-b-2 font-medium transition-colors hover:text-safelight has-checked:border-safelight has-focus-visible:outline-2 has-focus-visible:outline-safelight has-focus-visible:-outline-offset-2 forced-colors:has-checked:border-[Highlight]"
        >
          <input
            type="radio"
            name="use"
            value={slug}
            checked={slug === (value ?? "")}
            onChange={() => onChange(slug || null)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** Brings the checked one into view, sideways alone: the page stays where it is. */
function useShowChecked(row: RefObject<HTMLElement | null>, value: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each choice
  useEffect(() => {
    const checked = row.current?.querySelector<HTMLElement>("label:has(:checked)");
    if (checked) row.current?.scrollTo({ left: checked.offsetLeft - row.current.offsetLeft - 48 });
  }, [value]);
}
