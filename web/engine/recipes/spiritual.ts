import type { ThemeWords } from "../prompt/theme-words.ts";
import type { RecipeScene, StudioRecipe } from "../studio/recipe.ts";

export const words: ThemeWords = {
  called: {
    en: "spiritual, meditation, mindful, mindfulness, wellness, healing, zen, peaceful retreat, inner peace, retreat, lotus, spa",
    de: "spirituell, meditation, achtsamkeit, wellness, zen, spa",
    fr: "spirituel, méditation, pleine conscience, bien-être, zen, spa",
    es: "espiritual, meditación, bienestar, zen, mindfulness, spa",
    it: "spirituale, meditazione, benessere, zen, spa",
    pt: "espiritual, meditação, bem-estar, zen, spa",
  },
  scenes: {
    "sunrise-water": {
      label: "misty lake at sunrise",
      shows: ["lake", "dawn", "fog", "morning", "mountain"],
      keywords: ["meditation", "peace", "yoga", "nature connection", "lake", "shore"],
    },
    "temple-arches": {
      label: "temple arches",
      shows: ["temple", "arches", "mountain", "backlight"],
      keywords: ["meditation", "peace", "yoga", "temple", "monastery", "courtyard"],
    },
    "misty-forest": {
      label: "misty forest",
      shows: ["forest", "fog", "trees", "backlight", "morning"],
      keywords: ["nature connection", "meditation", "peace", "forest", "mist", "fog", "moss"],
    },
    "incense-altar": {
      label: "candles and incense",
      shows: ["incense", "candlelight", "mystical", "smoke"],
      keywords: ["mystical", "esoteric", "candle", "incense", "altar", "tarot", "crystal"],
    },
    "violet-moon": {
      label: "violet night with a moon",
      shows: ["moon", "night", "stars", "mystical", "mountain"],
      keywords: ["mystical", "esoteric", "moon", "astrology", "starry"],
    },
    "bamboo-garden": {
      label: "bamboo garden",
      shows: ["bamboo", "forest", "day", "garden", "backlight"],
      keywords: ["yoga", "nature connection", "healthy lifestyle", "bamboo", "asana"],
    },
    "sunlit-kitchen": {
      label: "sunlit kitchen",
      shows: ["kitchen", "day", "plants", "morning", "healthy living"],
      keywords: ["healthy lifestyle", "kitchen", "smoothie", "fruit", "herbal tea", "salad"],
    },
  },
};

const mistyForest: RecipeScene = {
  name: "misty-forest",
  layers: [
    { kind: "gradient", colours: ["#70847c", "#b4bfa8", "#56684f"], stops: [0, 0.5, 0.9] },
    { kind: "glow", x: 0.24, y: 0.34, radius: 0.34, colour: "#fff0c0", strength: 0.6, jitter: 0.05 },
    {
      kind: "woods",
      rows: 3,
      count: 10,
      far: "#7c8f82",
      near: "#41524a",
      mist: "#96a898",
      veil: 0.36,
      base: 0.84,
      clear: 0.2,
    },
    {
      kind: "canopy",
      area: [-0.5, 0, 0.5, 0.5],
      size: 0.2,
      dark: "#5c7060",
      light: "#8c9c80",
      glint: "#fff4d0",
      strength: 0.3,
      cover: 0.36,
    },
    { kind: "lens", radius: 0.006 },
    { kind: "rays", x: 0.26, y: -0.15, reach: 1.2, count: 6, colour: "#ffecc0", strength: 0.5 },
    {
      kind: "woods",
      rows: 1,
      count: 4,
      far: "#1c2824",
      near: "#1a2420",
      mist: "#4c5c50",
      veil: 0.1,
      base: 1.05,
      clear: 0.66,
    },
    {
      kind: "canopy",
      area: [-0.5, 0.72, 0.5, 1.1],
      size: 0.1,
      dark: "#1c2c20",
      light: "#54683c",
      glint: "#f4f0b0",
      strength: 0.2,
      cover: 0.72,
    },
    { kind: "lens", radius: 0.006 },
    { kind: "smoke", y: 0.72, spread: 0.2, size: 0.4, colour: "#d8dcc4", strength: 0.34 },
  ],
  light: 1,
};

const sunriseWater: RecipeScene = {
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

const templeArches: RecipeScene = {
  name: "temple-arches",
  layers: [
    { kind: "gradient", colours: ["#b4c4cc", "#f0e4d0", "#d8c8a8"], stops: [0, 0.5, 0.8] },
    { kind: "mountains", base: 0.7, height: 0.24, ridges: 4, far: "#c4ccc8", near: "#6c8478" },
    { kind: "smoke", y: 0.6, spread: 0.2, size: 0.5, colour: "#fff4e0", strength: 0.4 },
    { kind: "lens", radius: 0.01 },
    {
      kind: "cloister",
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

const violetMoon: RecipeScene = {
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

const incenseAltar: RecipeScene = {
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

const bambooGarden: RecipeScene = {
  name: "bamboo-garden",
  layers: [
    { kind: "gradient", colours: ["#98a880", "#dcdcb0", "#748458"], stops: [0, 0.5, 1] },
    {
      kind: "woods",
      rows: 3,
      count: 15,
      far: "#9cac7c",
      near: "#647848",
      mist: "#c4c8a0",
      veil: 0.3,
      base: 1.05,
      clear: 0.2,
    },
    {
      kind: "canopy",
      area: [-0.5, 0, 0.5, 0.6],
      size: 0.16,
      dark: "#78905c",
      light: "#acb878",
      glint: "#fbffd0",
      strength: 0.6,
      cover: 0.4,
    },
    { kind: "lens", radius: 0.009 },
    { kind: "rays", x: -0.3, y: -0.15, reach: 1.2, count: 6, colour: "#fbf4c0", strength: 0.4 },
    {
      kind: "woods",
      rows: 1,
      count: 6,
      far: "#465c30",
      near: "#50663a",
      mist: "#8ca050",
      veil: 0.1,
      base: 1.1,
      clear: 0.6,
    },
    {
      kind: "canopy",
      area: [-0.5, 0, 0.5, 0.3],
      size: 0.1,
      dark: "#34501c",
      light: "#7c9c3c",
      glint: "#fbffd8",
      strength: 1,
      cover: 0.56,
    },
    { kind: "lens", radius: 0.009 },
  ],
  light: -1,
};

const sunlitKitchen: RecipeScene = {
  name: "sunlit-kitchen",
  layers: [
    {
      kind: "surface",
      on: [-0.5, 0, 0.5, 0.7],
      material: {
        kind: "bricks",
        rows: 12,
        columns: 16,
        colours: ["#c8ccba", "#b8beaa", "#d4d6c4"],
        mortar: "#a4a894",
      },
      light: [1, 0.75, 0.7, 0.95],
    },
    {
      kind: "surface",
      on: [-0.52, -0.02, -0.1, 0.5],
      material: {
        kind: "panes",
        columns: 2,
        rows: 2,
        bar: 0.08,
        frame: "#7c6448",
        glass: ["#f4f8e8", "#cfe0a8"],
      },
      light: [1.1, 1.1, 1, 1],
    },
    {
      kind: "surface",
      on: [0.06, 0.08, 0.5, 0.4],
      material: {
        kind: "shelves",
        hold: "bottles",
        columns: 1,
        rows: 2,
        frame: "#a07848",
        back: "#b8bca8",
        things: ["#f0e8d8", "#c87c4c", "#6c8c5c", "#e8c878", "#4c6c70", "#d8a890"],
        full: 0.55,
      },
    },
    {
      kind: "plant",
      at: [-0.34, 0.52],
      leaf: [0.05, 0.1],
      reach: 0.14,
      slim: 0.4,
      count: 34,
      colours: ["#3c5c28", "#94b464"],
      from: -1,
    },
    {
      kind: "plant",
      at: [0.44, 0.14],
      leaf: [0.06, 0.12],
      reach: 0.14,
      slim: 0.34,
      count: 30,
      colours: ["#3c5c28", "#8cac5c"],
      from: -1,
    },
    {
      kind: "forms",
      from: -1,
      items: [
        { at: [0, 0.78], size: [2, 0.2], round: 0.02, colour: "#b88c58" },
        { at: [0.34, 0.64], size: [0.24, 0.08], round: 0.3, colour: "#e8e0d0" },
        { at: [0.28, 0.59], size: [0.07, 0.07], round: 0.5, colour: "#e8842c" },
        { at: [0.34, 0.58], size: [0.075, 0.075], round: 0.5, colour: "#c83c2c" },
        { at: [0.4, 0.59], size: [0.07, 0.07], round: 0.5, colour: "#9cb43c" },
        { at: [-0.24, 0.6], size: [0.07, 0.14], round: 0.2, colour: "#7cac4c" },
      ],
    },
    { kind: "pool", x: -0.4, y: 0.3, reach: [0.9, 0.8], colour: "#fff2d4", strength: 0.6, ambient: 0.66 },
    { kind: "lens", radius: 0.016 },
  ],
  light: -1,
};

/** Stillness: mist between trees, water at sunrise, a violet moon, candles and incense. */
export const recipe: StudioRecipe = {
  slug: "spiritual",
  scenes: [sunriseWater, templeArches, mistyForest, incenseAltar, violetMoon, bambooGarden, sunlitKitchen],
  key: { strength: 0.52, side: 38, height: 28, fill: 0.55, colour: "#fff4e0", shade: "#d4d4ec" },
  rims: [{ side: 1, strength: 0.5, colour: "#fff0d4" }],
  grade: {
    exposure: 0.06,
    contrast: 1.06,
    saturation: 0.93,
    shadows: "#7c7c98",
    highlights: "#8a8678",
    tint: 0.34,
    fade: 0.03,
    vignette: 0.2,
    bloom: 0.26,
    grain: 0.012,
  },
  lens: { blur: 0.003, mist: 0.14 },
  spill: 0.7,
  skin: 0.37,
  offset: 0.11,
};
