import { Link } from "react-router";
import { THEMES } from "#schema/catalogue/index.ts";
import { ThemeStrip } from "./theme-strip.tsx";

export function HomeThemes() {
  return (
    <section id="themes" aria-labelledby="themes-title" className="border-hairline border-t">
      <div className="page py-16 sm:py-20">
        <h2 id="themes-title" className="text-title">
          Themes
        </h2>
        <ul className="mt-10 flex flex-col gap-14">
          {THEMES.filter((theme) => theme.isPublic).map((theme) => (
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
      </div>
    </section>
  );
}
