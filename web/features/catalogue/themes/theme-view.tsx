import { Link } from "react-router";
import type { CategoryPage } from "#web/content/catalogue/category-page.ts";
import { Breadcrumbs } from "#web/ui/layout/breadcrumbs.tsx";
import { CoverNote } from "../cover-note.tsx";
import { MakePack } from "../make-pack.tsx";
import { PackSheet } from "../packs/pack-sheet.tsx";
import { PeopleShowcases } from "../showcases/people-showcases.tsx";
import { Stat } from "../stat.tsx";
import { RelatedThemes } from "./related-themes.tsx";
import { TryTheme } from "./try-theme.tsx";

/** A theme: its light, its packs, what helps with it, and what stands next to it. */
export function ThemeView({ page }: { page: CategoryPage }) {
  const { theme, price } = page;
  return (
    <div className="page">
      <Breadcrumbs crumbs={page.crumbs} />
      <header className="grid gap-x-16 gap-y-6 pt-6 pb-16 sm:pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:pt-10">
        <h1 className="self-end text-display">{theme.name}</h1>
        <div className="self-center max-sm:-mx-4 lg:row-span-2">
          <TryTheme page={page} />
        </div>
        <div>
          <p className="max-w-xl text-xl leading-snug">{theme.description}</p>
          <dl className="mt-8 max-w-xl border-ink border-t">
            <Stat what="Packs">
              {theme.packs.length}, with {price.pictures} pictures each
            </Stat>
            <Stat what="Price">
              {price.whole} a pack, {price.picture} a picture
            </Stat>
            <Stat what="Made for">{page.who}</Stat>
            <Stat what="Good for">
              {page.uses.map((use, index) => (
                <span key={use.slug}>
                  {index > 0 && ", "}
                  <Link to={`/categories/all?use=${use.slug}`} prefetch="intent" className="link">
                    {use.name}
                  </Link>
                </span>
              ))}
            </Stat>
          </dl>
          <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
            <MakePack theme={theme.slug} />
            <a href="#packs" className="link font-medium">
              See the packs
            </a>
          </div>
        </div>
      </header>

      <section id="packs" aria-labelledby="packs-title" className="scroll-mt-20">
        <h2 id="packs-title" className="mb-6 text-title">
          Packs{" "}
        </h2>
        <PackSheet packs={theme.packs} />
        <CoverNote className="mt-3" />
      </section>

      <PeopleShowcases key={theme.slug} theme={theme.slug} />

      <section aria-labelledby="tips-title" className="mt-20 sm:mt-28">
        <h2 id="tips-title" className="text-title">
          Tips{" "}
        </h2>
        <ul className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-3">
          {page.tips.map((tip) => (
            <li key={tip.title} className="border-ink border-t pt-4">
              <h3 className="text-heading">{tip.title}</h3>
              <p className="mt-2 text-ink-soft">{tip.text}</p>
            </li>
          ))}
        </ul>
      </section>

      <RelatedThemes
        title="Similar themes"
        themes={page.related}
        all={{ label: "All categories", path: "/categories/all" }}
      />
    </div>
  );
}
