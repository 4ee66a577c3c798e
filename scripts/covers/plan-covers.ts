import { THEMES } from "#schema/catalogue/index.ts";
import { PROMPTS } from "#schema/catalogue/prompts.ts";
import { PROMPTS_PER_PACK, type ThemeFacts } from "#schema/catalogue/theme.ts";
import { loadRecipe } from "#web/engine/load-recipe.ts";
import { readPrompt } from "#web/engine/read-prompt.ts";
import type { StudioRecipe } from "#web/engine/studio/recipe.ts";
import { type Casting, loadCasting } from "./casting.ts";
import type { Cover } from "./compose-cover.ts";
import { MATERIALS, type MaterialName } from "./light/material.ts";
import { GARMENTS } from "./sculpture/body.ts";
import { HAIRDOS } from "./sculpture/hair.ts";
import { HATS, type Hat } from "./sculpture/hats.ts";
import { FIGURES, type Pose, type Sitter } from "./sculpture/sitter.ts";

export interface PlannedCover {
  theme: string;
  /** Left out for the theme's own cover. */
  pack?: string;
  cover: Cover;
}

/** The views on a theme's wall: the head leads, the shoulders follow. */
const VIEWS: readonly (Pose & { closer: number })[] = [
  { head: 34, nod: 5, lean: -2, body: 12, closer: 1 },
  { head: -48, nod: 3, lean: 3, body: -20, closer: 0.9 },
  { head: 66, nod: 6, lean: 0, body: 30, closer: 1.06 },
  { head: -16, nod: 8, lean: -5, body: 16, closer: 0.94 },
  { head: -74, nod: 2, lean: 2, body: -34, closer: 1 },
  { head: 22, nod: 10, lean: 4, body: -14, closer: 1.08 },
];
const THEME_VIEWS: readonly (Pose & { closer: number })[] = [
  { head: -32, nod: 4, lean: -3, body: -6, closer: 1.02 },
  { head: 38, nod: 5, lean: 2, body: 16, closer: 0.98 },
];

const SPANS = { "close-up": 3.2, "medium close-up": 3.6, "medium shot": 4, "half body": 4.3 } as const;
/** What is worn needs air above it: the least span, and where the face falls. */
const HAT_ROOM: Partial<Record<Hat, { span: number; down: number }>> = {
  fedora: { span: 3.9, down: 0.46 },
  mortarboard: { span: 4.3, down: 0.46 },
  sunhat: { span: 4.4, down: 0.46 },
  knit: { span: 4.2, down: 0.46 },
  crown: { span: 4, down: 0.46 },
  halo: { span: 4.4, down: 0.46 },
  headphones: { span: 3.8, down: 0.45 },
  veil: { span: 3.9, down: 0.44 },
};

/** What hides the face from the side: how far it may be turned away, in degrees. */
const HAT_TURN: Partial<Record<Hat, number>> = { veil: 30, halo: 26, sunglasses: 44, sunhat: 50 };

function oneOf<T extends string>(known: readonly T[], word: string | undefined): T {
  const found = known.find((each) => each === word);
  if (!found) throw new Error(`"${word}" is none of ${known.join(", ")}`);
  return found;
}

interface Cast {
  sitter: Sitter;
  material: MaterialName;
  scene?: string;
}

function castOf(pack: string, sitters: Casting["sitters"]): Cast {
  const words = sitters[pack]?.split(" ");
  if (!words) throw new Error(`Nobody sits for ${pack}`);
  const scene = words.find((word) => word.startsWith("@"))?.slice(1);
  const [figure, hair, garment, material, hat] = words.filter((word) => !word.startsWith("@"));
  const sitter: Sitter = {
    figure: oneOf(FIGURES, figure),
    hair: oneOf(HAIRDOS, hair),
    garment: oneOf(GARMENTS, garment),
    ...(hat && { hat: oneOf(Object.keys(HATS) as Hat[], hat) }),
  };
  return { sitter, material: oneOf(MATERIALS, material), ...(scene && { scene }) };
}

/** A pose and a place in a scene as a photograph. `turn` tells neighbours in the catalogue apart. */
function photograph(
  recipe: StudioRecipe,
  scene: string,
  { sitter, material }: Cast,
  view: Pose & { closer: number },
  wanted: number,
  turn: number,
): Cover {
  const { closer, ...asked } = view;
  const most = (sitter.hat && HAT_TURN[sitter.hat]) ?? 90;
  const pose = { ...asked, head: Math.min(most, Math.max(-most, asked.head)) };
  const room = sitter.hat && HAT_ROOM[sitter.hat];
  const light = pose.head < 0 ? -1 : 1;
  const own = recipe.scenes.find(({ name }) => name === scene)!.light;
  return {
    recipe,
    scene,
    sitter,
    material,
    pose,
    span: Math.max(wanted * closer, room?.span ?? 0),
    // the bust looks into the picture
    across: 0.5 - 0.0011 * pose.head,
    down: room?.down ?? 0.43,
    light,
    flip: own ? own !== light : turn % 2 === 1,
    seed: turn,
  };
}

/**
 * One photograph per pack and one of the theme. A pack's scene and shot are read from its prompts as the studio reads
 * them, unless its casting names one; where that scene is taken within the theme, a later prompt's, then any that is left.
 */
async function planTheme(theme: ThemeFacts): Promise<PlannedCover[]> {
  const [recipe, { number: at, lead, sitters }] = await Promise.all([
    loadRecipe(theme.slug),
    loadCasting(theme.slug),
  ]);
  const casts = theme.packs.map((pack) => castOf(pack.slug, sitters));
  const taken = new Set(casts.flatMap(({ scene }) => scene ?? []));
  const covers = theme.packs.map((pack, number): PlannedCover => {
    const cast = casts[number]!;
    const readings = PROMPTS[theme.slug]![pack.slug]!.map((prompt, i) =>
      readPrompt(prompt, {
        theme: theme.slug,
        promptNumber: number * PROMPTS_PER_PACK + i,
        about: pack.name,
      }),
    );
    const asked = readings.flatMap(({ scenes }) => scenes ?? []);
    const free = (name: string) => !taken.has(name);
    const scene =
      cast.scene ?? asked.find(free) ?? recipe.scenes.map(({ name }) => name).find(free) ?? asked[0]!;
    taken.add(scene);
    const view = VIEWS[(number + at * 2) % VIEWS.length]!;
    const span = SPANS[readings[0]!.shot];
    return {
      theme: theme.slug,
      pack: pack.slug,
      cover: photograph(recipe, scene, cast, view, span, at * 7 + number),
    };
  });
  const sitter = lead ? castOf(lead, sitters) : casts[0]!;
  const scene = recipe.scenes.find(({ name }) => !taken.has(name))?.name ?? recipe.scenes[0]!.name;
  const cover = photograph(recipe, scene, sitter, THEME_VIEWS[at % 2]!, 3.7, 1000 + at);
  return [{ theme: theme.slug, cover }, ...covers];
}

export async function planCovers(): Promise<PlannedCover[]> {
  return (await Promise.all(THEMES.map(planTheme))).flat();
}
