import type { Scene } from "../backdrop/scene.ts";
import type { StudioRecipe } from "../studio/recipe.ts";

const mistyForest: Scene = {
  name: "misty-forest",
  layers: [
    { kind: "gradient", colours: ["#8c9c98", "#c8d0c4", "#6c7c6c"], stops: [0, 0.5, 1] },
    { kind: "glow", x: 0.2, y: 0.3, radius: 0.4, colour: "#f4ecc8", strength: 0.5, jitter: 0.06 },
    {
      kind: "trunks",
      rows: 5,
      count: 9,
      far: "#94a49c",
      near: "#1c2420",
      mist: "#b8c4bc",
      veil: 0.42,
      base: 0.96,
      clear: 0.5,
    },
    { kind: "rays", x: 0.22, y: -0.1, reach: 1.1, count: 10, colour: "#fff0c8", strength: 0.24 },
    { kind: "lens", radius: 0.007 },
    { kind: "smoke", y: 0.8, spread: 0.25, size: 0.4, colour: "#c8d4cc", strength: 0.35 },
  ],
  light: 1,
};

const sunriseWater: Scene = {
  name: "sunrise-water",
  layers: [
    { kind: "gradient", colours: ["#8c94bc", "#dcc0c4", "#ffdcb4"], stops: [0, 0.36, 0.52] },
    { kind: "glow", x: 0.24, y: 0.42, radius: 0.3, colour: "#ffd8a0", strength: 0.6, jitter: 0.04 },
    { kind: "glow", x: 0.24, y: 0.42, radius: 0.04, colour: "#fff6e0", strength: 3, jitter: 0 },
    { kind: "mountains", base: 0.54, height: 0.16, ridges: 4, far: "#c8b4c0", near: "#747c98", rough: 0.6 },
    { kind: "reflection", horizon: 0.58, strength: 0.9, ripple: 0.012, colour: "#4c5474" },
    { kind: "smoke", y: 0.58, spread: 0.08, size: 0.4, colour: "#ffe8d8", strength: 0.4 },
    { kind: "defocus", radius: 0.006 },
  ],
  light: 1,
};

const templeArches: Scene = {
  name: "temple-arches",
  layers: [
    { kind: "gradient", colours: ["#b4c4cc", "#f0e4d0", "#d8c8a8"], stops: [0, 0.5, 0.8] },
    { kind: "mountains", base: 0.7, height: 0.24, ridges: 4, far: "#c4ccc8", near: "#6c8478" },
    { kind: "smoke", y: 0.6, spread: 0.2, size: 0.5, colour: "#fff4e0", strength: 0.4 },
    { kind: "lens", radius: 0.01 },
    {
      kind: "arches",
      area: [-0.6, 0.02, 0.6, 0.84],
      count: 3,
      pier: 0.3,
      point: 1.15,
      wall: "#6c5a50",
      jamb: "#c8a888",
    },
    { kind: "beam", x: 0.4, y: -0.1, lean: -0.7, width: 0.5, colour: "#fff0d0", strength: 0.2 },
    { kind: "floor", y: 0.86, colour: "#5c4c42", softness: 0.02, cover: 0.85 },
    { kind: "lens", radius: 0.009 },
  ],
  light: 1,
};

const violetMoon: Scene = {
  name: "violet-moon",
  layers: [
    { kind: "gradient", colours: ["#161436", "#3c2c70", "#8c5c98"], stops: [0, 0.5, 0.86] },
    { kind: "stars", count: 260, below: 0.7, colours: ["#ffffff", "#d8ccff"], strength: 1 },
    { kind: "moon", x: 0.25, y: 0.25, radius: 0.15, colour: "#f4e8ff", strength: 1 },
    { kind: "clouds", area: [0.24, 0.6], colour: "#8c74b8", strength: 0.8, size: 0.2, cover: 0.45 },
    { kind: "mountains", base: 0.9, height: 0.24, ridges: 3, far: "#7c5c98", near: "#1c1838" },
    { kind: "smoke", y: 0.76, spread: 0.2, size: 0.42, colour: "#b48cd0", strength: 0.36 },
    { kind: "defocus", radius: 0.004 },
  ],
  light: 1,
};

const incenseAltar: Scene = {
  name: "incense-altar",
  layers: [
    { kind: "gradient", colours: ["#1c2430", "#2c3440", "#161a22"] },
    { kind: "mottle", size: 0.24, amount: 0.3 },
    { kind: "glow", x: 0.3, y: 0.66, radius: 0.3, colour: "#ffac5c", strength: 0.36, jitter: 0.03 },
    {
      kind: "candles",
      area: [0.16, 0.72, 0.48, 0.86],
      count: 7,
      size: 0.044,
      wax: "#f0d8b0",
      flame: "#ffcf8c",
      strength: 6,
    },
    {
      kind: "candles",
      area: [-0.48, 0.74, -0.26, 0.86],
      count: 4,
      size: 0.04,
      wax: "#e8c898",
      flame: "#ffc880",
      strength: 5,
    },
    { kind: "lens", radius: 0.013 },
    { kind: "smoke", y: 0.3, spread: 0.4, size: 0.2, colour: "#8ca4c4", strength: 0.22 },
    { kind: "beam", x: -0.3, y: -0.1, lean: 0.4, width: 0.3, colour: "#a8bcd8", strength: 0.2 },
  ],
  light: 1,
};

const bambooGarden: Scene = {
  name: "bamboo-garden",
  layers: [
    { kind: "gradient", colours: ["#b8c890", "#e0e4b8", "#7c9460"], stops: [0, 0.5, 1] },
    {
      kind: "trunks",
      rows: 4,
      count: 13,
      far: "#a8bc80",
      near: "#5c7c34",
      mist: "#d4dcac",
      veil: 0.34,
      base: 1.05,
      clear: 0.36,
    },
    {
      kind: "canopy",
      area: [-0.5, 0, 0.5, 0.4],
      size: 0.12,
      dark: "#4c6c30",
      light: "#a8bc64",
      glint: "#fbffd8",
      strength: 1.4,
      cover: 0.54,
    },
    { kind: "rays", x: -0.3, y: -0.1, reach: 1, count: 9, colour: "#fbf8d0", strength: 0.18 },
    { kind: "lens", radius: 0.014 },
  ],
  light: -1,
};

const sunlitKitchen: Scene = {
  name: "sunlit-kitchen",
  layers: [
    { kind: "gradient", colours: ["#c4c0b0", "#d8d2c0", "#a89c84"] },
    {
      kind: "panes",
      area: [-0.48, 0.02, -0.06, 0.6],
      columns: 2,
      rows: 2,
      bar: 0.02,
      top: "#f4faf0",
      bottom: "#e4eccc",
      strength: 1.1,
    },
    {
      kind: "foliage",
      area: [-0.46, 0.42, -0.08, 0.62],
      colours: ["#4c6c34", "#749450", "#a0b878"],
      count: 60,
      size: [0.016, 0.04],
    },
    {
      kind: "blocks",
      area: [0.3, 0.26, 0.32, 0.262],
      count: 1,
      width: [0.4, 0.42],
      height: [0.014, 0.016],
      colours: ["#8c6844"],
    },
    {
      kind: "blocks",
      area: [0.16, 0.22, 0.46, 0.23],
      count: 7,
      width: [0.024, 0.05],
      height: [0.05, 0.08],
      colours: ["#e8e0d0", "#c8845c", "#7c9474", "#f4ecdc", "#5c7c84"],
    },
    {
      kind: "foliage",
      area: [0.4, 0.1, 0.5, 0.4],
      colours: ["#3c5c30", "#648448", "#94b06c"],
      count: 34,
      size: [0.016, 0.036],
    },
    { kind: "floor", y: 0.72, colour: "#b48c5c", softness: 0.008, cover: 0.9 },
    {
      kind: "bokeh",
      count: 14,
      area: [-0.46, 0.66, 0.46, 0.72],
      radius: [0.018, 0.028],
      colours: ["#e88c2c", "#c8382c", "#8cac3c", "#f0c43c"],
      strength: [0.4, 0.7],
    },
    { kind: "lens", radius: 0.016 },
  ],
  light: -1,
};

/** Stillness: mist between trees, water at sunrise, a violet moon, candles and incense. */
export const spiritual: StudioRecipe = {
  slug: "spiritual",
  words: [
    "spiritual",
    "meditation",
    "meditating",
    "yoga",
    "mystical",
    "esoteric",
    "temple",
    "incense",
    "lotus",
    "moon",
    "wellness",
    "healing",
    "mindful",
    "tarot",
    "zen",
    "crystal",
  ],
  scenes: [
    // meditation and peace
    sunriseWater,
    templeArches,
    mistyForest,
    incenseAltar,
    violetMoon,
    // yoga and body
    bambooGarden,
    sunriseWater,
    templeArches,
    bambooGarden,
    mistyForest,
    // nature connection
    mistyForest,
    bambooGarden,
    sunriseWater,
    mistyForest,
    templeArches,
    // mystical and esoteric
    violetMoon,
    incenseAltar,
    mistyForest,
    violetMoon,
    incenseAltar,
    // healthy lifestyle
    sunlitKitchen,
    bambooGarden,
    sunlitKitchen,
    sunriseWater,
    sunlitKitchen,
  ],
  key: { strength: 0.52, side: 38, height: 28, fill: 0.55, colour: "#fff4e0", shade: "#d4d4ec" },
  rims: [{ side: 1, strength: 0.5, colour: "#fff0d4" }],
  grade: {
    exposure: 0.06,
    contrast: 1.02,
    saturation: 0.84,
    shadows: "#7c7c98",
    highlights: "#8a8678",
    tint: 0.34,
    fade: 0.045,
    vignette: 0.2,
    bloom: 0.26,
    grain: 0.012,
  },
  spill: 0.7,
  skin: 0.35,
  offset: 0.11,
};
