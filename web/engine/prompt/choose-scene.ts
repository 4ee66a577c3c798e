import { hashOf } from "../pixels/random.ts";
import { CONCEPTS, isLight, isPlace } from "./lexicon.ts";
import { SCENES, type SceneWords } from "./scenes/index.ts";

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

/** Themes of an occasion or a manner of their own: taken for their own words, not for a window or a bed alone. */
const RESERVED: Readonly<Record<string, readonly string[]>> = {
  boudoir: ["boudoir"],
  lingerie: ["lingerie look"],
  maternity: ["maternity"],
  wedding: ["wedding"],
  "film-noir": ["film noir"],
  cyberpunk: ["cyberpunk", "neon"],
  mobster: ["mobster", "1920s"],
  "retro-vintage": ["retro", "1950s", "1960s", "1970s", "1980s", "1990s"],
  yearbook: ["yearbook"],
  "actor-headshots": ["actor headshot"],
  "ceo-headshots": ["ceo"],
  "realestate-agent-headshots": ["real estate"],
  celebrity: ["celebrity"],
};

/** Whether a scene shows a concept, or something that satisfies it. */
export function showsConcept(scene: SceneWords, id: string): boolean {
  return scene.shows.has(id) || (CONCEPTS.get(id)?.concept.also ?? []).some((also) => scene.shows.has(also));
}

/** The scene that shows most of what is asked for; null when none shows any of it. `turn` decides between equals. */
export function chooseScene(wishes: Wishes, turn: string): SceneWords | null {
  const scored = SCENES.map((scene) => ({ scene, points: pointsOf(scene, wishes) }));
  const most = Math.max(...scored.map(({ points }) => points));
  if (most <= 0) return null;
  const best = scored.filter(({ points }) => points > most - 0.01);
  return best[hashOf(turn) % best.length]!.scene;
}

function pointsOf(scene: SceneWords, { concepts, not, toward, monochrome }: Wishes): number {
  let points = 0;
  const firstPlace = concepts.find(isPlace);
  for (const id of concepts) {
    if (!showsConcept(scene, id)) continue;
    points += CONCEPTS.get(id)!.weight + (id === firstPlace ? 0.5 : 0) + (scene.main === id ? 1 : 0);
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
  const own = RESERVED[scene.theme];
  if (own && !own.some((id) => concepts.includes(id) || toward.includes(id))) {
    points -= monochrome && scene.theme === "film-noir" ? 0 : 0.6;
  }
  for (const id of not) if (scene.shows.has(id)) points -= 10;
  return points;
}
