import type { HomePageData } from "#web/content/pages/home-page.ts";

type Theme = HomePageData["tried"][number];
type Props = { themes: readonly Theme[]; chosen: Theme["slug"]; onChoose: (slug: Theme["slug"]) => void };

/** Themes written along the edge of the film, one of them lit. */
export function ThemeTabs({ themes, chosen, onChoose }: Props) {
  return (
    <fieldset aria-label="Theme" className="theme-tabs">
      {themes.map((theme) => (
        <label key={theme.slug}>
          <input
            type="radio"
            name="tried-theme"
            checked={theme.slug === chosen}
            onChange={() => onChoose(theme.slug)}
          />
          {theme.name}
        </label>
      ))}
    </fieldset>
  );
}
