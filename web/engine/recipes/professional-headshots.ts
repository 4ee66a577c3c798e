import type { StudioRecipe } from "../studio/recipe.ts";

/** Even, flattering light on seamless paper or in a blurred office. */
export const professionalHeadshots: StudioRecipe = {
  slug: "professional-headshots",
  scenes: [
    {
      name: "grey-seamless",
      layers: [
        { kind: "gradient", colours: ["#54585d", "#6c7074", "#4b4f54"], stops: [0, 0.5, 1] },
        { kind: "glow", x: 0.26, y: 0.5, radius: 0.4, colour: "#cdd2d6", strength: 0.7, jitter: 0.12 },
        { kind: "mottle", size: 0.5, amount: 0.16 },
        { kind: "defocus", radius: 0.02 },
      ],
    },
    {
      name: "glass-office",
      layers: [
        { kind: "gradient", colours: ["#8f9aa3", "#a9b2b8", "#5c6166"] },
        { kind: "panes", area: [-0.5, -0.05, 0.2, 0.72], columns: 4, rows: 1, bar: 0.022, top: "#dfeaf3", bottom: "#c3cdd2", strength: 0.95 },
        { kind: "skyline", base: 0.72, height: [0.12, 0.34], width: [0.08, 0.16], rows: 2, far: "#b6c3cc", near: "#92a1ad" },
        { kind: "panes", area: [-0.5, -0.05, 0.2, 0.72], columns: 4, rows: 1, bar: 0.03, top: "#e8f0f6", bottom: "#d5dde2", strength: 0.35 },
        { kind: "defocus", radius: 0.012 },
        { kind: "blocks", area: [0.24, 0.1, 0.5, 0.8], count: 5, width: [0.1, 0.24], height: [0.16, 0.5], colours: ["#7c8791", "#99a2a8", "#5e6a74"] },
        { kind: "floor", y: 0.8, colour: "#4d5156", softness: 0.1, cover: 0.75 },
        { kind: "bokeh", count: 8, area: [0.1, 0.05, 0.5, 0.3], radius: [0.018, 0.03], colours: ["#fff3dd", "#ffffff"], strength: [0.3, 0.8] },
        { kind: "defocus", radius: 0.016 },
      ],
      light: -1,
    },
    {
      name: "navy-canvas",
      layers: [
        { kind: "gradient", colours: ["#1d2c40", "#2c4059", "#16212f"], stops: [0, 0.45, 1] },
        { kind: "glow", x: 0, y: 0.4, radius: 0.42, colour: "#6d8fb5", strength: 0.5, jitter: 0.2 },
        { kind: "mottle", size: 0.3, amount: 0.42 },
        { kind: "defocus", radius: 0.018 },
      ],
    },
    {
      name: "warm-office",
      layers: [
        { kind: "gradient", colours: ["#6b5442", "#8a6c52", "#4b392c"] },
        { kind: "panes", area: [-0.52, 0.02, -0.12, 0.7], columns: 2, rows: 2, bar: 0.02, top: "#fff1d6", bottom: "#f1d3a4", strength: 1.05 },
        { kind: "blocks", area: [0.12, 0.1, 0.5, 0.75], count: 14, width: [0.03, 0.1], height: [0.08, 0.2], colours: ["#9c5f3c", "#c79a67", "#4f4136", "#7d8a80", "#d8bd95"] },
        { kind: "foliage", area: [-0.18, 0.35, 0.02, 0.85], colours: ["#2c3b22", "#4b6136", "#6f8450"], count: 46, size: [0.02, 0.05] },
        { kind: "floor", y: 0.78, colour: "#3d2d22", softness: 0.08, cover: 0.8 },
        { kind: "bokeh", count: 9, area: [-0.1, 0.06, 0.5, 0.4], radius: [0.016, 0.034], colours: ["#ffd9a0", "#ffc987"], strength: [0.6, 1.7], clear: 0.35 },
        { kind: "defocus", radius: 0.02 },
      ],
      light: -1,
    },
    {
      name: "white-studio",
      layers: [
        { kind: "gradient", colours: ["#b3b7ba", "#c6c9cb", "#9b9fa2"], stops: [0, 0.5, 1] },
        { kind: "beam", x: -0.5, y: -0.3, lean: 0.5, width: 0.5, colour: "#ffffff", strength: 0.55 },
        { kind: "glow", x: -0.2, y: 0.35, radius: 0.42, colour: "#ffffff", strength: 0.3, jitter: 0.3 },
        { kind: "glow", x: -0.1, y: 1.05, radius: 0.34, colour: "#ffffff", strength: 0.35, jitter: 0.3 },
        { kind: "mottle", size: 0.8, amount: 0.07 },
        { kind: "defocus", radius: 0.02 },
      ],
    },
    {
      name: "lobby-evening",
      layers: [
        { kind: "gradient", colours: ["#20262d", "#343a40", "#1b1e22"] },
        { kind: "panes", area: [0.05, 0, 0.52, 0.66], columns: 3, rows: 3, bar: 0.016, top: "#34506d", bottom: "#6e88a0", strength: 0.85 },
        { kind: "blocks", area: [-0.5, 0.15, 0.5, 0.7], count: 6, width: [0.05, 0.14], height: [0.2, 0.6], colours: ["#2b2f34", "#3d4146", "#5a4a3c"] },
        { kind: "bokeh", count: 16, area: [-0.5, 0.02, 0.5, 0.5], radius: [0.014, 0.03], colours: ["#ffd6a1", "#ffe9cc", "#d9ecff"], strength: [0.5, 1.8], clear: 0.4 },
        { kind: "floor", y: 0.74, colour: "#15181b", softness: 0.1, cover: 0.75 },
        { kind: "defocus", radius: 0.018 },
      ],
    },
    {
      name: "sage-wall",
      layers: [
        { kind: "gradient", colours: ["#7d8a7c", "#93a08f", "#636f63"], stops: [0, 0.4, 1] },
        { kind: "beam", x: -0.42, y: -0.2, lean: 0.55, width: 0.5, colour: "#fff0d4", strength: 0.32 },
        { kind: "foliage", area: [0.3, 0.1, 0.56, 0.7], colours: ["#33432d", "#4d6142", "#73885f"], count: 44, size: [0.025, 0.06] },
        { kind: "mottle", size: 0.4, amount: 0.12 },
        { kind: "defocus", radius: 0.022 },
      ],
      light: -1,
    },
  ],
  key: { strength: 0.68, side: 38, height: 26, fill: 0.45, colour: "#fffaf2", shade: "#eef1f6" },
  rims: [{ side: -1, strength: 0.22, colour: "#f4f8ff" }],
  grade: {
    exposure: 0.08,
    contrast: 1.12,
    saturation: 0.98,
    shadows: "#7a8088",
    highlights: "#86807a",
    tint: 0.18,
    fade: 0.012,
    vignette: 0.28,
    bloom: 0.07,
    grain: 0.012,
  },
  spill: 0.5,
  skin: 0.36,
  offset: 0.07,
};
