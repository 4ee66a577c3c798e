import { hashOf } from "../pixels/random.ts";
import { THEME_WORDS } from "../recipes/index.ts";
import { CONCEPTS, isLight, isPlace } from "./phrase-index.ts";
import { type NamedScene, SCENES } from "./scenes.ts";

/** What a sentence asks for, in the order it names it. */
export interface Wishes {
  concepts: readonly string[];
  /** What it says to leave away. */
  not: ReadonlySet<string>;
  /** What things that cannot be shown point to. */
  toward: readonly string[];
  monochrome: boolean;
}

const NIGHT = ["night", "moon", "stars", "evening", "dusk"];
const DAY = ["day", "morning"];

/** Whether a scene shows a concept, or something that satisfies it. */
export function showsConcept(scene: Pick<NamedScene, "shows">, id: string): boolean {
  return scene.shows.has(id) || (CONCEPTS.get(id)?.concept.also ?? []).some((also) => scene.shows.has(also));
}

/** The scene that shows most of what is asked for; null when none shows any of it. `turn` decides between equals. */
export function chooseScene(wishes: Wishes, turn: string): NamedScene | null {
  const scored = SCENES.map((scene) => ({ scene, points: pointsOf(scene, wishes) }));
  const most = Math.max(...scored.map(({ points }) => points));
  if (most <= 0) return null;
  const best = scored.filter(({ points }) => points > most - 0.01);
  return best[hashOf(turn) % best.length]!.scene;
}

function pointsOf(scene: NamedScene, { concepts, not, toward, monochrome }: Wishes): number {
  let points = 0;
  const firstPlace = concepts.find(isPlace);
  for (const id of concepts) {
    if (!showsConcept(scene, id)) continue;
    points += CONCEPTS.get(id)!.weight + (id === firstPlace ? 0.5 : 0) + (scene.main === id ? 1 : 0);
    // where others satisfy a theme's name as well, the theme itself comes first
    if (id === scene.theme && CONCEPTS.get(id)!.concept.also) points += 0.02;
  }
  for (const id of toward) {
    if (showsConcept(scene, id)) points += scene.main === id ? 1.8 : 1.2;
  }
  if (points === 0) return 0;
  const lights = concepts.filter(isLight);
  const clashes =
    (lights.some((id) => NIGHT.includes(id)) && scene.shows.has("day")) ||
    (lights.some((id) => DAY.includes(id)) && scene.shows.has("night"));
  if (clashes) points -= 1;
  const onlyFor = THEME_WORDS[scene.theme]?.onlyFor;
  if (onlyFor && ![scene.theme, ...onlyFor].some((id) => concepts.includes(id) || toward.includes(id))) {
    points -= monochrome && scene.theme === "film-noir" ? 0 : 0.6;
  }
  for (const id of not) if (scene.shows.has(id)) points -= 10;
  return points;
}
