import { Link } from "react-router";
import type { HomePageData } from "#web/content/pages/home-page.ts";
import { ThemeStrip } from "./theme-strip.tsx";

type Props = { themes: HomePageData["themes"]; others: HomePageData["otherThemes"] };

export function HomeThemes({ themes, others }: Props) {
  return (
    <section id="themes" aria-labelledby="themes-title">
      <div className="page py-16 sm:py-20">
        <h2 id="themes-title" className="text-title">
          Themes
        </h2>
        <ul className="mt-10 flex flex-col gap-14">
          {themes.map((theme) => (
            <li key={theme.path} className="grid gap-x-12 gap-y-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
              <div>
                <h3 className="text-heading">
                  <Link to={theme.path} prefetch="intent" viewTransition className="hover:text-safelight">
                    {theme.name}
                  </Link>
                </h3>
                <p className="mt-2 text-ink-soft">{theme.description}</p>
                <Link to={theme.path} viewTransition className="link mt-3 inline-block py-1 text-[0.9375rem]">
                  See the packs<span className="sr-only">: {theme.name}</span>
                </Link>
              </div>
              <ThemeStrip name={theme.name} packs={theme.packs} />
            </li>
          ))}
        </ul>
        <h3 className="mt-16 text-heading">And {others.length} more</h3>
        <ul className="mt-5 grid grid-cols-2 gap-x-8 border-hairline border-t sm:grid-cols-3 lg:grid-cols-5">
          {others.map((theme) => (
            <li key={theme.path}>
              <Link
                to={theme.path}
                prefetch="intent"
                viewTransition
                className="block border-hairline border-b py-3 hover:text-safelight"
              >
                {theme.name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
