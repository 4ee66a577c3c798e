import { THEMES } from "#schema/catalogue/index.ts";
import { isPrivate } from "#schema/catalogue/private-themes.ts";
import { PROMPTS } from "#schema/catalogue/prompts.ts";
import { type PackFacts, PROMPTS_PER_PACK, type ThemeFacts } from "#schema/catalogue/theme.ts";
import { type PromptReading, readPrompt } from "#web/engine/read-prompt.ts";

/** How many portraits show somebody in a theme or a pack at once. */
const SHOWN = 3;

/** What stands best in a small frame, first. */
const SHOTS: readonly PromptReading["shot"][] = ["medium close-up", "medium shot", "half body", "close-up"];

/** A portrait as the engine is asked for it, and the pack it is an example of. */
export interface PlannedPortrait extends PromptReading {
  pack: string;
}

/**
 * Which portraits show a visitor in each theme and pack ("theme/pack"), the best first. Read from the prompts while the
 * pages are built; what is only drawn for people with an account is not in it.
 */
export type FacePlan = Readonly<Record<string, readonly PlannedPortrait[]>>;

function facePlan(): FacePlan {
  const shown = THEMES.filter(({ slug, isPublic }) => isPublic && !isPrivate(slug));
  return Object.fromEntries(
    shown.flatMap((theme) => {
      const packs = theme.packs.filter(({ slug }) => !isPrivate(theme.slug, slug));
      const portraits = beginApart(packs.map((pack) => portraitsOf(theme, pack)));
      return [
        [theme.slug, fromDifferentScenes(portraits.map(([first]) => first!))] as const,
        ...packs.map(({ slug }, i) => [`${theme.slug}/${slug}`, portraits[i]!] as const),
      ];
    }),
  );
}

/**
 * A portrait of each of a pack's prompts, of the scenes its name asks for first: a pack begins with them. Of what one
 * scene offers the one that stands best in a small frame.
 */
function portraitsOf(theme: ThemeFacts, pack: PackFacts): PlannedPortrait[] {
  const first = theme.packs.indexOf(pack) * PROMPTS_PER_PACK;
  const prompts = PROMPTS[theme.slug]?.[pack.slug] ?? [];
  const portraits = prompts.map((prompt, i) => ({
    ...readPrompt(prompt, {
      theme: theme.slug,
      promptNumber: first + i,
      about: pack.slug.replaceAll("-", " "),
    }),
    pack: pack.slug,
  }));
  const left = portraits.toSorted((a, b) => SHOTS.indexOf(a.shot) - SHOTS.indexOf(b.shot));
  const chosen = [...new Set(portraits.flatMap(({ scenes = [] }) => scenes))].flatMap((scene) => {
    const i = left.findIndex(({ scenes }) => scenes?.includes(scene));
    return i === -1 ? [] : left.splice(i, 1).map((portrait) => ({ ...portrait, scenes: [scene] }));
  });
  return [...chosen, ...left];
}

/** Packs side by side look different: each begins with the first of its shown places that none before it begins with. */
function beginApart(packs: readonly (readonly PlannedPortrait[])[]): PlannedPortrait[][] {
  const begun = new Set<string | undefined>();
  return packs.map((portraits) => {
    const fresh = portraits.slice(0, SHOWN).find(({ scenes }) => !begun.has(scenes?.[0]));
    const first = fresh ?? portraits[0]!;
    begun.add(first.scenes?.[0]);
    return [first, ...portraits.filter((one) => one !== first)];
  });
}

/** The first of each scene, then whatever is left. */
function fromDifferentScenes(portraits: readonly PlannedPortrait[]): PlannedPortrait[] {
  const isFirst = ({ scenes }: PlannedPortrait, i: number) =>
    portraits.findIndex((other) => other.scenes?.[0] === scenes?.[0]) === i;
  return [...portraits.filter(isFirst), ...portraits.filter((one, i) => !isFirst(one, i))];
}

/** The portraits by which somebody sees themselves in a theme or a pack; none where nobody is drawn. */
export const shownPortraits = (subject: string) => FACE_PLAN[subject]?.slice(0, SHOWN) ?? [];

export const FACE_PLAN = facePlan();
