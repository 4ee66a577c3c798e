import { Link } from "react-router";
import type { ChoosePackPage } from "#web/content/catalogue/catalogue-pages.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";

type Props = { themes: ChoosePackPage["themes"]; who: string | null };

/** Themes with the packs a person may use, a line each. */
export function FittingPacks({ themes, who }: Props) {
  const fitting = themes
    .map((theme) => ({
      ...theme,
      packs: theme.packs.filter((pack) => !who || pack.who.some((one) => one === who)),
    }))
    .filter((theme) => theme.packs.length > 0);
  return (
    <ul className="mt-4 border-ink border-t">
      {fitting.map((theme) => (
        <li
          key={theme.slug}
          className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-5 border-hairline border-b py-5 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-8"
        >
          <div className="self-start rounded-frame bg-film p-1.5">
            <Picture source={{ ...theme.cover, alt: "" }} sizes="8rem" className="aspect-4/5" />
          </div>
          <div>
            <h4 className="font-medium font-text text-lg tracking-normal">
              <Link to={theme.path} prefetch="intent" viewTransition className="hover:text-safelight">
                {theme.name}
              </Link>
            </h4>
            <ul className="mt-2 grid gap-x-10 lg:grid-cols-2">
              {theme.packs.map((pack) => (
                <li key={pack.path} className="py-1.5">
                  <Link to={pack.path} prefetch="intent" viewTransition className="link font-medium">
                    {pack.name}
                  </Link>
                  {pack.limit && <span className="ml-2 text-ink-soft text-sm">{pack.limit}</span>}
                  <span className="block text-ink-soft text-sm leading-snug">{pack.description}</span>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
