import { Link } from "react-router";
import { popularThemes, THEMES } from "#schema/catalogue/index.ts";
import { ThemeStrip } from "./theme-strip.tsx";

/** How many themes the home page shows with their packs; the others are named. */
const SHOWN = 5;

export function HomeThemes() {
  const shown = popularThemes(SHOWN);
  const others = THEMES.filter((theme) => theme.isPublic && !shown.includes(theme));
  return (
    <section id="themes" aria-labelledby="themes-title" className="border-hairline border-t">
      <div className="page py-16 sm:py-20">
        <h2 id="themes-title" className="text-title">
          Themes
        </h2>
        <ul className="mt-10 flex flex-col gap-14">
          {shown.map((theme) => (
            <li key={theme.slug} className="grid gap-x-12 gap-y-5 lg:grid-cols-[17rem_minmax(0,1fr)]">
              <div>
                <h3 className="text-heading">
                  <Link to={`/categories/${theme.slug}`} className="hover:text-safelight">
                    {theme.name}
                  </Link>
                </h3>
                <p className="mt-2 text-ink-soft">{theme.description}</p>
                <Link
                  to={`/categories/${theme.slug}`}
                  className="link mt-3 inline-block text-[0.9375rem] hover:text-safelight"
                >
                  See its packs<span className="sr-only">: {theme.name}</span>
                </Link>
              </div>
              <ThemeStrip theme={theme} />
            </li>
          ))}
        </ul>
        <h3 className="mt-16 text-heading">And {others.length} more</h3>
        <ul className="mt-5 grid grid-cols-2 gap-x-8 border-hairline border-t sm:grid-cols-3 lg:grid-cols-5">
          {others.map((theme) => (
            <li key={theme.slug}>
              <Link
                to={`/categories/${theme.slug}`}
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
