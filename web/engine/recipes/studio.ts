import type { ThemeWords } from "../prompt/theme-words.ts";
import type { StudioRecipe } from "../studio/recipe.ts";

export const words: ThemeWords = {
  shows: ["studio"],
  scenes: {
    "warm-grey-canvas": { label: "warm grey canvas", shows: ["studio"] },
    "pale-paper": { label: "pale paper backdrop", shows: ["studio", "day"] },
    "ochre-canvas": { label: "ochre painted canvas", shows: ["studio"] },
    "slate-canvas": { label: "slate blue canvas", shows: ["studio"] },
    "sage-canvas": { label: "sage green canvas", shows: ["studio"] },
  },
};

/** No theme: painted canvas and soft light, for prompts that name no place. */
export const recipe: StudioRecipe = {
  slug: "studio",
  scenes: [
    {
      name: "warm-grey-canvas",
      layers: [
        { kind: "gradient", colours: ["#4b4641", "#6d665f", "#3b3733"] },
        { kind: "glow", x: 0.04, y: 0.42, radius: 0.4, colour: "#b8aa9a", strength: 0.3, jitter: 0.08 },
        { kind: "mottle", size: 0.32, amount: 0.3 },
        { kind: "mottle", size: 0.07, amount: 0.1 },
        { kind: "defocus", radius: 0.008 },
      ],
    },
    {
      name: "pale-paper",
      layers: [
        { kind: "gradient", colours: ["#a8a5a0", "#c4c1bb", "#96918a"] },
        { kind: "glow", x: -0.1, y: 0.36, radius: 0.5, colour: "#fff6ea", strength: 0.22, jitter: 0.1 },
        { kind: "mottle", size: 0.5, amount: 0.06 },
        { kind: "defocus", radius: 0.02 },
      ],
    },
    {
      name: "ochre-canvas",
      layers: [
        { kind: "gradient", colours: ["#4a3220", "#7d5a38", "#3a2718"] },
        { kind: "glow", x: 0.1, y: 0.4, radius: 0.36, colour: "#d8a468", strength: 0.35, jitter: 0.08 },
        { kind: "mottle", size: 0.24, amount: 0.38 },
        { kind: "mottle", size: 0.06, amount: 0.14 },
        { kind: "defocus", radius: 0.008 },
      ],
    },
    {
      name: "slate-canvas",
      layers: [
        { kind: "gradient", colours: ["#232a33", "#45515e", "#1b2028"] },
        { kind: "glow", x: -0.06, y: 0.4, radius: 0.38, colour: "#8fa3b8", strength: 0.3, jitter: 0.08 },
        { kind: "mottle", size: 0.3, amount: 0.32 },
        { kind: "mottle", size: 0.08, amount: 0.1 },
        { kind: "defocus", radius: 0.008 },
      ],
    },
    {
      name: "sage-canvas",
      layers: [
        { kind: "gradient", colours: ["#3f4a3e", "#77836f", "#353d33"] },
        { kind: "glow", x: 0, y: 0.42, radius: 0.42, colour: "#c8cfb8", strength: 0.26, jitter: 0.1 },
        { kind: "mottle", size: 0.28, amount: 0.3 },
        { kind: "defocus", radius: 0.01 },
      ],
    },
  ],
  key: { strength: 0.7, side: 42, height: 26, fill: 0.45, colour: "#fff4e6", shade: "#e8ecf4" },
  rims: [{ side: -1, strength: 0.28, colour: "#ffe9d2" }],
  grade: {
    exposure: 0.05,
    contrast: 1.1,
    saturation: 0.96,
    shadows: "#7c7f88",
    highlights: "#888079",
    tint: 0.2,
    fade: 0.012,
    vignette: 0.28,
    bloom: 0.06,
    grain: 0.01,
  },
  lens: { blur: 0.006 },
  spill: 0.5,
  skin: 0.34,
  offset: 0.07,
};
