import { Link } from "react-router";
import type { PromptPacksPage } from "#web/content/catalogue/catalogue-pages.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { CoverNote } from "../cover-note.tsx";
import { PackSheet } from "./pack-sheet.tsx";

/** The most wanted themes with their packs, then every use with the way to its own. */
export function PackOverview({ page }: { page: PromptPacksPage }) {
  return (
    <>
      {page.sought.map((theme) => (
        <section
          key={theme.slug}
          aria-labelledby={`${theme.slug}-packs`}
          className="mt-14 border-ink border-t pt-5 first:mt-0 sm:mt-20"
        >
          <div className="mb-5 flex flex-wrap items-end justify-between gap-x-12 gap-y-2">
            <div>
              <h2 id={`${theme.slug}-packs`} className="text-title">
                {theme.name}
              </h2>
              <p className="mt-1.5 text-ink-soft">{theme.line}</p>
            </div>
            <Link to={theme.path} prefetch="intent" viewTransition className="link">
              About this theme<span className="sr-only">: {theme.name}</span>
            </Link>
          </div>
          <PackSheet packs={theme.packs} />
        </section>
      ))}
      <CoverNote className="mt-3" />
      <section aria-labelledby="uses-title" className="mt-24 sm:mt-32">
        <h2 id="uses-title" className="text-title">
          By use
        </h2>
        <ul className="mt-8 border-ink border-t">
          {page.groups.map((group) => (
            <li
              key={group.slug}
              className="relative grid items-center gap-x-10 gap-y-5 border-hairline border-b py-6 sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <div>
                <h3 className="text-heading">
                  <Link
                    to={`/prompt-packs/all?use=${group.slug}`}
                    prefetch="intent"
                    viewTransition
                    className="after:absolute after:inset-0 hover:text-safelight"
                  >
                    {group.name}
                  </Link>{" "}
                  <span className="numbers font-text text-base text-ink-soft tracking-normal">
                    {group.packs} packs
                  </span>
                </h3>
                <p className="mt-1.5 max-w-2xl text-ink-soft">
                  {group.themes.map(({ name }) => name).join(" · ")}
                </p>
              </div>
              <div aria-hidden="true" className="flex w-fit gap-2 rounded-frame bg-film p-2">
                {group.covers.map((cover, index) => (
                  <Picture
                    // biome-ignore lint/suspicious/noArrayIndexKey: three frames of a fixed strip
                    key={index}
                    source={{ ...cover, alt: "" }}
                    sizes="5rem"
                    className="aspect-4/5 w-20"
                  />
                ))}
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
