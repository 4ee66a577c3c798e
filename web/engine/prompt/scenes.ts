import { THEME_WORDS } from "../recipes/index.ts";

/** A scene that a sentence can ask for. */
export interface NamedScene {
  /** Its recipe, a slash, its own name. */
  id: string;
  theme: string;
  name: string;
  label: string;
  /** What it is best at. */
  main: string;
  shows: ReadonlySet<string>;
}

export const SCENES: readonly NamedScene[] = Object.entries(THEME_WORDS).flatMap(
  ([theme, { called, shows = [], scenes }]) =>
    Object.entries(scenes).map(([name, { label, shows: own }]) => ({
      id: `${theme}/${name}`,
      theme,
      name,
      label,
      main: own[0],
      shows: new Set<string>([...own, ...shows, ...(called ? [theme] : [])]),
    })),
);
