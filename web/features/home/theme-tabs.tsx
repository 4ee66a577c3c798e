import type { HomePageData } from "#web/content/pages/home-page.ts";

type Theme = HomePageData["tried"][number];
type Props = { themes: readonly Theme[]; chosen: Theme["slug"]; onChoose: (slug: Theme["slug"]) => void };

/** Themes written along the edge of the film, one of them lit. */
export function ThemeTabs({ themes, chosen, onChoose }: Props) {
  return (
    <fieldset aria-label="Theme" className="mb-3 flex flex-wrap gap-x-3 text-sm sm:gap-x-5">
      {themes.map((theme) => (
        <label
          key={theme.slug}
          className="relative border-transparent border-b-2 py-1.5 text-film-ink hover:text-grease has-checked:border-grease has-checked:text-[#efe6da]"
        >
          <input
            type="radio"
            name="tried-theme"
            className="sr-only"
            checked={theme.slug === chosen}
            onChange={() => onChoose(theme.slug)}
          />
          {theme.name}
        </label>
      ))}
    </fieldset>
  );
}
