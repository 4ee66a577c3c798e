import { type ComponentProps, useId } from "react";
import { Link } from "react-router";
import { ThemeCard } from "./theme-card.tsx";

type Props = {
  title: string;
  themes: readonly (ComponentProps<typeof ThemeCard>["theme"] & { slug: string })[];
  /** Where there is more of the kind. */
  all: { label: string; path: string };
};

/** Themes for the same use, at the end of a page of the catalogue. */
export function RelatedThemes({ title, themes, all }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-20 sm:mt-28">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-ink border-t pt-5">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        <Link to={all.path} prefetch="intent" viewTransition className="link">
          {all.label}
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-9 sm:gap-x-6 lg:grid-cols-4">
        {themes.map((theme) => (
          <li key={theme.slug} className="min-w-0">
            <ThemeCard theme={theme} sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 22vw, 45vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
