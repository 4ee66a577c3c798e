import { type Act, SHOTS, type Shot } from "./shots.ts";

/** A scene as it is proposed. */
export interface ProposedScene {
  shot: string;
  prompt: string;
  movement: string;
}

/**
 * Scenes for a film: it opens and closes with shots made for that, no two neighbours show equally much of the person, and
 * no shot comes back before all that fit have been used. The same idea, count and seed propose the same.
 */
export function proposeStoryboard(input: { idea: string; count: number; seed: number }): ProposedScene[] {
  const { idea, count, seed } = input;
  const draw = drawer(seed);
  const chosen: Shot[] = [];
  for (let at = 0; at < count; at++) chosen.push(draw(candidates(chosen, actAt(at, count))));
  return chosen.map((shot) => sceneOf(shot, idea, draw(shot.movements)));
}

/** One scene of a shot. */
export function sceneOf(shot: Shot, idea: string, movement: string): ProposedScene {
  return { shot: shot.slug, prompt: shot.still.replace("{{idea}}", () => plainIdea(idea)), movement };
}

/** As it can stand in the middle of a sentence. */
const plainIdea = (idea: string) => idea.trim().replace(/[\s.,;:!]+$/, "");

function actAt(at: number, count: number): Act {
  if (at === 0) return "opening";
  return at === count - 1 ? "closing" : "middle";
}

/** What may come next: made for the act, unlike its neighbour where there is a choice, and used least. */
function candidates(before: readonly Shot[], act: Act): Shot[] {
  const ofAct = SHOTS.filter(({ acts }) => acts.includes(act));
  const unlike = ofAct.filter(({ size }) => size !== before.at(-1)?.size);
  const fitting = unlike.length > 0 ? unlike : ofAct;
  const uses = (shot: Shot) => before.filter((used) => used === shot).length;
  const least = Math.min(...fitting.map(uses));
  return fitting.filter((shot) => uses(shot) === least);
}

/** Draws from lists by a seed (mulberry32). */
function drawer(seed: number): <T>(from: readonly T[]) => T {
  let state = seed >>> 0;
  return (from) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return from[((mixed ^ (mixed >>> 14)) >>> 0) % from.length]!;
  };
}
