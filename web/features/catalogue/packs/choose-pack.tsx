import { type ReactNode, useMemo } from "react";
import { Link, type To } from "react-router";
import type { ChoosePackPage } from "#web/content/catalogue/catalogue-pages.ts";
import {
  type CatalogueFilter,
  NO_FILTER,
  readFilter,
  writeFilter,
} from "#web/features/shared/catalogue/catalogue-filter.ts";
import { opensElsewhere } from "#web/lib/opens-elsewhere.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { useSearch } from "#web/lib/use-search.ts";
import { WHO_OPTIONS } from "../filter/filter-bar.tsx";
import { FittingPacks } from "./fitting-packs.tsx";

/**
 * Who, what for, which pack. Each answer is a link to the next question and counts at once, so that the next one builds
 * on it; where no script runs, every answer leads to its place in the whole list instead.
 */
export function ChoosePack({ page }: { page: ChoosePackPage }) {
  const hydrated = useHydrated();
  const [address, setAddress] = useSearch();
  const known = useMemo(
    () => ({
      uses: page.groups.map(({ slug }) => slug),
      who: WHO_OPTIONS.map(({ slug }) => slug),
      themes: [],
    }),
    [page.groups],
  );
  const chosen = hydrated ? readFilter(address, known) : NO_FILTER;
  const answer = (some: Partial<CatalogueFilter>, hash: string) => {
    const next = writeFilter({ ...chosen, ...some }, address);
    return {
      // named, because while building a page's own address ends in a slash
      to: { pathname: page.path, search: `${next}`, hash },
      onGive: () => setAddress(next, { hash }),
    };
  };
  const groups = page.groups.filter(({ slug }) => !chosen.use || chosen.use === slug);
  return (
    <>
      <Question number={1} id="who" title="Who is it for?">
        <ul className="grid gap-x-8 sm:grid-cols-3">
          {WHO_OPTIONS.map((option) => (
            <Answer
              key={option.slug}
              {...answer({ who: option.slug }, "what")}
              name={option.name}
              chosen={chosen.who === option.slug}
            >
              {option.slug === "everyone" ? "Packs for everyone" : `All packs made for a ${option.slug}`}
            </Answer>
          ))}
        </ul>
      </Question>
      <Question number={2} id="what" title="What is it for?">
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
          {page.groups.map((group) => (
            <Answer
              key={group.slug}
              {...answer({ use: group.slug }, `for-${group.slug}`)}
              name={group.name}
              chosen={chosen.use === group.slug}
            >
              {group.line}
            </Answer>
          ))}
          <Answer {...answer({ use: null }, "pack")} name="Show me everything" chosen={false}>
            Browse every use.
          </Answer>
        </ul>
      </Question>
      <Question number={3} id="pack" title="Which pack?">
        {groups.map((group) => (
          <section
            key={group.slug}
            id={`for-${group.slug}`}
            aria-labelledby={`for-${group.slug}-title`}
            className="scroll-mt-20 pt-8 first:pt-2"
          >
            <h3 id={`for-${group.slug}-title`} className="text-heading">
              {group.name}
            </h3>
            <FittingPacks
              themes={page.themes.filter(({ slug }) => group.themes.includes(slug))}
              who={chosen.who}
            />
          </section>
        ))}
      </Question>
    </>
  );
}

type QuestionProps = { number: number; id: string; title: string; children: ReactNode };

function Question({ number, id, title, children }: QuestionProps) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="scroll-mt-20 pt-6 pb-14 sm:pb-20">
      <p aria-hidden="true" className="numbers text-ink-soft text-sm">
        ▸ {number}
      </p>
      <h2 id={`${id}-title`} className="mt-2 mb-6 text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

type AnswerProps = {
  to: To;
  onGive: () => void;
  name: string;
  chosen: boolean;
  children: ReactNode;
};

function Answer({ to, onGive, name, chosen, children }: AnswerProps) {
  return (
    <li>
      <Link
        to={to}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          onGive();
        }}
        aria-current={chosen || undefined}
        data-reads-address=""
        className="group block h-full border-hairline border-t-2 py-4 pr-6 hover:border-safelight aria-current:border-safelight aria-current:bg-wash aria-current:pl-4"
      >
        <span className="block font-display text-heading group-hover:text-safelight">{name}</span>
        <span className="mt-1 block text-ink-soft">{children}</span>
      </Link>
    </li>
  );
}
