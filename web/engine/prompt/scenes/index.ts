import * as business from "./business.ts";
import * as evenings from "./evenings.ts";
import * as occasions from "./occasions.ts";
import * as outdoors from "./outdoors.ts";
import type { ThemeScenes } from "./theme-scenes.ts";

/** A scene that a sentence can ask for. */
export interface SceneWords {
  /** Its recipe, a slash, its own name. */
  id: string;
  theme: string;
  name: string;
  label: string;
  /** What it is best at. */
  main: string;
  shows: ReadonlySet<string>;
}

const THEMES: readonly ThemeScenes[] = [business, outdoors, evenings, occasions].flatMap((group) =>
  Object.values(group),
);

export const SCENES: readonly SceneWords[] = THEMES.flatMap(({ theme, shows, scenes }) =>
  Object.entries(scenes).map(([name, [label, ...own]]) => ({
    id: `${theme}/${name}`,
    theme,
    name,
    label,
    main: own[0]!,
    shows: new Set<string>([...own, ...shows]),
  })),
);
