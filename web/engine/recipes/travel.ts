import type { StudioRecipe } from "../studio/recipe.ts";

/** Far places in the last sun of the day. */
export const travel: StudioRecipe = {
  slug: "travel",
  scenes: [
    {
      name: "sea-sunset",
      layers: [
        { kind: "gradient", colours: ["#5a86b8", "#f0b98a", "#ffd9a0"], stops: [0, 0.4, 0.56] },
        { kind: "clouds", area: [0.05, 0.5], colour: "#ffc7a0", strength: 0.9, size: 0.22, cover: 0.5 },
        { kind: "glow", x: 0.28, y: 0.47, radius: 0.26, colour: "#ffc27a", strength: 0.9, jitter: 0.05 },
        { kind: "glow", x: 0.28, y: 0.47, radius: 0.05, colour: "#fff0d0", strength: 5, jitter: 0.05 },
        { kind: "sea", horizon: 0.56, far: "#b88d78", near: "#2f5a78", glint: "#ffcf8f", x: 0.28, strength: 1.6 },
        { kind: "defocus", radius: 0.009 },
      ],
      light: 1,
    },
    {
      name: "old-town",
      layers: [
        { kind: "gradient", colours: ["#8fb7da", "#e7cfae", "#c99a6a"], stops: [0, 0.4, 1] },
        { kind: "skyline", base: 0.9, height: [0.36, 0.74], width: [0.16, 0.3], rows: 2, far: "#d8b48a", near: "#a8683f", windows: { colours: ["#4a3a2e", "#6b4c36"], share: 0.4, strength: 1 } },
        { kind: "blocks", area: [-0.5, 0.42, 0.5, 0.62], count: 5, width: [0.12, 0.24], height: [0.03, 0.06], colours: ["#b5432f", "#e2a43c", "#2f6f70"] },
        { kind: "foliage", area: [-0.55, 0.1, -0.3, 0.6], colours: ["#4a5a2c", "#6f8440", "#a1ad5a"], count: 50, size: [0.02, 0.05] },
        { kind: "glow", x: 0.3, y: 0.2, radius: 0.45, colour: "#ffcf8a", strength: 0.6, jitter: 0.1 },
        { kind: "floor", y: 0.86, colour: "#8a6a50", softness: 0.06, cover: 0.9 },
        { kind: "defocus", radius: 0.02 },
      ],
      light: 1,
    },
    {
      name: "mountain-lake",
      layers: [
        { kind: "gradient", colours: ["#5b93cc", "#a9c9e4", "#f2e2cd"], stops: [0, 0.35, 0.6] },
        { kind: "clouds", area: [0.02, 0.36], colour: "#ffffff", strength: 0.95, size: 0.26, cover: 0.42 },
        { kind: "mountains", base: 0.5, height: 0.34, ridges: 4, far: "#a8bdd0", near: "#3f5a5c" },
        { kind: "reflection", horizon: 0.72, strength: 0.8, ripple: 0.015, colour: "#0d2a33" },
        { kind: "defocus", radius: 0.011 },
      ],
    },
    {
      name: "evening-skyline",
      layers: [
        { kind: "gradient", colours: ["#314a7c", "#c77f7c", "#ffc98c"], stops: [0, 0.42, 0.68] },
        { kind: "glow", x: -0.2, y: 0.62, radius: 0.34, colour: "#ffb066", strength: 0.7, jitter: 0.1 },
        { kind: "skyline", base: 0.86, height: [0.14, 0.46], width: [0.05, 0.12], rows: 3, far: "#a47580", near: "#3a3350", windows: { colours: ["#ffd48a", "#fff0c8"], share: 0.26, strength: 1.7 } },
        { kind: "defocus", radius: 0.012 },
        { kind: "bokeh", count: 30, area: [-0.5, 0.62, 0.5, 0.95], radius: [0.012, 0.03], colours: ["#ffc26b", "#ff9d5c", "#fff0cf"], strength: [0.3, 1.4] },
      ],
      light: -1,
    },
    {
      name: "night-market",
      layers: [
        { kind: "gradient", colours: ["#20203c", "#4a2f35", "#2b1c1a"] },
        { kind: "blocks", area: [-0.5, 0.42, 0.5, 0.8], count: 16, width: [0.06, 0.2], height: [0.05, 0.16], colours: ["#a8452c", "#d9953f", "#3f6a56", "#7d2f42", "#e8c27a"] },
        { kind: "defocus", radius: 0.022 },
        { kind: "bokeh", count: 20, area: [-0.55, 0.05, 0.55, 0.3], radius: [0.018, 0.026], colours: ["#ffca70", "#ffdf9f"], strength: [1, 2.6], arrange: "string" },
        { kind: "bokeh", count: 22, area: [-0.5, 0.25, 0.5, 0.7], radius: [0.02, 0.05], colours: ["#ff9a4a", "#ffc874", "#ff6d4a", "#6fd0c0"], strength: [0.2, 0.9], clear: 0.4 },
        { kind: "defocus", radius: 0.008 },
      ],
    },
    {
      name: "palm-beach",
      layers: [
        { kind: "gradient", colours: ["#4fa3d8", "#a8d8ec", "#eaf3ee"], stops: [0, 0.35, 0.52] },
        { kind: "clouds", area: [0.08, 0.45], colour: "#ffffff", strength: 0.98, size: 0.2, cover: 0.45 },
        { kind: "sea", horizon: 0.52, far: "#4fb3c4", near: "#8fd6cf", glint: "#ffffff", x: -0.2, strength: 0.35 },
        { kind: "floor", y: 0.74, colour: "#d9bd90", softness: 0.05, cover: 0.96 },
        { kind: "foliage", area: [0.2, -0.05, 0.6, 0.34], colours: ["#24452a", "#3f6f3a", "#7fa354"], count: 90, size: [0.02, 0.06] },
        { kind: "glow", x: -0.35, y: 0.1, radius: 0.4, colour: "#fff1c9", strength: 0.5, jitter: 0.1 },
        { kind: "defocus", radius: 0.014 },
      ],
      light: -1,
    },
    {
      name: "dune-dusk",
      layers: [
        { kind: "gradient", colours: ["#7a6fa8", "#e9a98c", "#ffd3a1"], stops: [0, 0.38, 0.55] },
        { kind: "glow", x: -0.3, y: 0.5, radius: 0.24, colour: "#ffd08a", strength: 1, jitter: 0.08 },
        { kind: "mountains", base: 0.62, height: 0.22, ridges: 3, far: "#e3a27c", near: "#b0653f", rough: 0.1 },
        { kind: "mottle", size: 0.2, amount: 0.1 },
        { kind: "defocus", radius: 0.012 },
      ],
      light: -1,
    },
  ],
  key: { strength: 0.7, side: 44, height: 16, fill: 0.42, colour: "#fff0da", shade: "#dfe6f5" },
  gels: [{ side: 1, strength: 0.75, colour: "#ffb45e" }],
  rims: [{ side: 1, strength: 0.55, colour: "#ffd199" }],
  grade: {
    exposure: 0.08,
    contrast: 1.1,
    saturation: 1.05,
    shadows: "#77808c",
    highlights: "#8d8272",
    tint: 0.28,
    fade: 0.018,
    vignette: 0.22,
    bloom: 0.16,
    grain: 0.013,
  },
  spill: 0.7,
  skin: 0.36,
  offset: 0.13,
};
