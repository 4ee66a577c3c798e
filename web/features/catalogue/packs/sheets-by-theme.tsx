import { Link } from "react-router";
import type { AllPromptPacksPage } from "#web/content/catalogue/catalogue-pages.ts";
import { PackSheet } from "./pack-sheet.tsx";

type Theme = AllPromptPacksPage["themes"][number];
type Props = { themes: readonly Theme[]; found: readonly { theme: string; item: Theme["packs"][number] }[] };

/** What was found, a sheet for each theme. What is far from the screen is not laid out. */
export function SheetsByTheme({ themes, found }: Props) {
  const sheets = themes
    .map((theme) => ({ theme, packs: found.filter((one) => one.theme === theme.slug) }))
    .filter(({ packs }) => packs.length > 0);
  return sheets.map(({ theme, packs }) => (
    <section key={theme.slug} aria-labelledby={`${theme.slug}-packs`} className="pt-8">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={`${theme.slug}-packs`} className="text-heading">
          {theme.name}
        </h2>
        <Link to={theme.path} prefetch="intent" viewTransition className="link">
          About this theme<span className="sr-only">: {theme.name}</span>
        </Link>
      </div>
      <PackSheet packs={packs.map(({ item }) => item)} />
    </section>
  ));
}
