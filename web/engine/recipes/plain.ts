import { COLOURS } from "../prompt/lexicon/colours.ts";
import type { RecipeScene, StudioRecipe } from "../studio/recipe.ts";

/** Even paper of one colour, lit from the front; the light thrown on white and bright colours keeps them from greying. */
function paper(name: string, colour: string): RecipeScene {
  return {
    name,
    layers: [
      { kind: "gradient", colours: [colour, colour] },
      { kind: "glow", x: 0, y: 0.45, radius: 0.7, colour, strength: 0.45, jitter: 0.02 },
    ],
  };
}

/** Halfway from one `#rrggbb` to another. */
function between(one: string, other: string): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round((part(one, at) + part(other, at)) / 2));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** A backdrop of one colour, for whoever asks for no more: each colour as it is, lighter and darker. */
export const recipe: StudioRecipe = {
  slug: "plain",
  scenes: Object.entries(COLOURS).flatMap(([name, { hex }]) => [
    paper(name, hex),
    paper(`light ${name}`, between(hex, "#ffffff")),
    paper(`dark ${name}`, between(hex, "#000000")),
  ]),
  key: { strength: 0.55, side: 34, height: 28, fill: 0.62, colour: "#fffaf4", shade: "#f0f2f6" },
  rims: [{ side: 0, strength: 0.12, colour: "#ffffff" }],
  grade: {
    exposure: 0.08,
    contrast: 1.06,
    saturation: 1,
    shadows: "#808080",
    highlights: "#808080",
    tint: 0,
    fade: 0.004,
    vignette: 0.03,
    bloom: 0.03,
    grain: 0.006,
  },
  lens: { blur: 0 },
  spill: 0.3,
  skin: 0.38,
  offset: 0.05,
};
