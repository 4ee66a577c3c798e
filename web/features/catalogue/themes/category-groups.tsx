import type { CategoriesPage } from "#web/content/catalogue/catalogue-pages.ts";
import { CoverNote } from "../cover-note.tsx";
import { ThemeCard } from "./theme-card.tsx";

/** Themes by what they are good for: one large frame for each use, the others around it. */
export function CategoryGroups({ groups }: { groups: CategoriesPage["groups"] }) {
  return (
    <>
      <nav aria-label="Uses" className="border-ink border-t">
        <ul className="grid grid-cols-1 sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-4">
          {groups.map((group) => (
            <li key={group.slug}>
              <a
                href={`#${group.slug}`}
                className="flex min-h-12 items-center justify-between gap-4 border-hairline border-b py-2 hover:text-safelight"
              >
                {group.name}
                <span className="numbers text-ink-soft text-sm">{group.themes.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group, at) => (
        <section
          key={group.slug}
          id={group.slug}
          aria-labelledby={`${group.slug}-title`}
          className="mt-16 scroll-mt-20 border-ink border-t pt-6 sm:mt-24 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-14"
        >
          <div className="mb-8 lg:sticky lg:top-24 lg:mb-0 lg:self-start">
            <p aria-hidden="true" className="numbers text-ink-soft text-sm">
              ▸ {at + 1}
            </p>
            <h2 id={`${group.slug}-title`} className="mt-2 text-title">
              {group.name}
            </h2>
            <p className="mt-3 max-w-sm text-ink-soft">{group.line}</p>
          </div>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-4 sm:gap-x-6">
            {group.themes.map((theme, index) => (
              <li key={theme.slug} className={index === 0 ? "col-span-2 sm:row-span-2" : "min-w-0"}>
                <ThemeCard
                  theme={theme}
                  lead={index === 0}
                  priority={at === 0 && index === 0}
                  sizes={
                    index === 0
                      ? "(min-width: 80rem) 29rem, (min-width: 40rem) 46vw, 92vw"
                      : "(min-width: 80rem) 14rem, (min-width: 40rem) 22vw, 45vw"
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <CoverNote className="mt-14 border-hairline border-t pt-4" />
    </>
  );
}
