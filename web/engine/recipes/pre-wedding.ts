import type { Scene } from "../backdrop/scene.ts";
import type { StudioRecipe } from "../studio/recipe.ts";

const wheatSunset: Scene = {
  name: "wheat-sunset",
  layers: [
    { kind: "gradient", colours: ["#6a7cae", "#f09a78", "#ffb45c", "#ffd890"], stops: [0, 0.3, 0.48, 0.58] },
    { kind: "clouds", area: [0, 0.44], colour: "#ff9c80", strength: 0.9, size: 0.22, cover: 0.42 },
    { kind: "glow", x: -0.28, y: 0.5, radius: 0.28, colour: "#ffb04c", strength: 1, jitter: 0.03 },
    { kind: "glow", x: -0.28, y: 0.5, radius: 0.045, colour: "#fff0c0", strength: 8, jitter: 0.03 },
    { kind: "mountains", base: 0.62, height: 0.1, ridges: 2, far: "#c87c5c", near: "#7a4c3c", rough: 0.3 },
    {
      kind: "meadow",
      horizon: 0.6,
      far: "#c88838",
      near: "#6c3f18",
      tip: "#ffc05c",
      strength: 1.1,
      height: 0.3,
      count: 1000,
    },
    { kind: "lens", radius: 0.012 },
  ],
  light: -1,
};

const blueHourStreet: Scene = {
  name: "blue-hour-street",
  layers: [
    { kind: "gradient", colours: ["#1c2f66", "#4c6aa8", "#e0a088"], stops: [0, 0.4, 0.66] },
    {
      kind: "skyline",
      base: 0.7,
      height: [0.3, 0.6],
      width: [0.14, 0.24],
      rows: 2,
      far: "#4a5a8c",
      near: "#242c50",
      windows: { colours: ["#ffd090", "#ffe4b8"], share: 0.3, strength: 2 },
    },
    {
      kind: "bokeh",
      count: 10,
      area: [-0.5, 0.3, 0.5, 0.36],
      radius: [0.006, 0.009],
      colours: ["#ffc070"],
      strength: [14, 24],
      arrange: "string",
    },
    {
      kind: "bokeh",
      count: 26,
      area: [-0.5, 0.5, 0.5, 0.74],
      radius: [0.004, 0.008],
      colours: ["#ff9c54", "#ff5c4c", "#fff0d0"],
      strength: [6, 20],
    },
    { kind: "reflection", horizon: 0.74, strength: 0.8, ripple: 0.015, colour: "#0c1228" },
    { kind: "lens", radius: 0.024 },
  ],
  light: 1,
};

const lanternGarden: Scene = {
  name: "lantern-garden",
  layers: [
    { kind: "gradient", colours: ["#2c3a5c", "#6c6470", "#3a3a34"], stops: [0, 0.5, 1] },
    { kind: "glow", x: 0.2, y: 0.46, radius: 0.36, colour: "#ffb464", strength: 0.36, jitter: 0.1 },
    {
      kind: "canopy",
      area: [-0.5, 0, 0.5, 0.74],
      size: 0.16,
      dark: "#141f1c",
      light: "#3c5034",
      glint: "#ffcf80",
      strength: 0.9,
      cover: 0.6,
    },
    {
      kind: "bokeh",
      count: 26,
      area: [-0.56, 0.06, 0.56, 0.26],
      radius: [0.006, 0.008],
      colours: ["#ffcf84"],
      strength: [10, 18],
      arrange: "string",
    },
    {
      kind: "bokeh",
      count: 22,
      area: [-0.56, 0.24, 0.56, 0.44],
      radius: [0.005, 0.007],
      colours: ["#ffc070"],
      strength: [8, 14],
      arrange: "string",
    },
    { kind: "floor", y: 0.84, colour: "#2c2c22", softness: 0.06, cover: 0.8 },
    { kind: "lens", radius: 0.02 },
  ],
};

const riverBridge: Scene = {
  name: "river-bridge",
  layers: [
    { kind: "gradient", colours: ["#5c5c9c", "#c8809c", "#ffb88c"], stops: [0, 0.36, 0.56] },
    { kind: "clouds", area: [0.02, 0.5], colour: "#ffb0a0", strength: 0.85, size: 0.24, cover: 0.4 },
    {
      kind: "skyline",
      base: 0.6,
      height: [0.05, 0.16],
      width: [0.05, 0.12],
      rows: 2,
      far: "#a87890",
      near: "#5c4870",
      windows: { colours: ["#ffdca0"], share: 0.34, strength: 2.4 },
    },
    {
      kind: "bokeh",
      count: 24,
      area: [-0.5, 0.57, 0.5, 0.6],
      radius: [0.003, 0.005],
      colours: ["#ffcf80", "#ffb060"],
      strength: [8, 22],
    },
    { kind: "reflection", horizon: 0.6, strength: 0.85, ripple: 0.02, colour: "#281c3c" },
    { kind: "lens", radius: 0.013 },
  ],
};

const lavenderRows: Scene = {
  name: "lavender-rows",
  layers: [
    { kind: "gradient", colours: ["#8ca8d4", "#f0d0c4", "#ffdcb0"], stops: [0, 0.4, 0.54] },
    { kind: "glow", x: 0.28, y: 0.48, radius: 0.26, colour: "#ffd098", strength: 0.7, jitter: 0.04 },
    { kind: "mountains", base: 0.58, height: 0.12, ridges: 3, far: "#a8a8c8", near: "#6c7c8c", rough: 0.4 },
    {
      kind: "meadow",
      horizon: 0.58,
      far: "#a890c0",
      near: "#4c3c70",
      tip: "#d8a8f0",
      strength: 0.8,
      height: 0.24,
      count: 1000,
    },
    { kind: "lens", radius: 0.013 },
  ],
  light: 1,
};

const oldTownCorner: Scene = {
  name: "old-town-corner",
  layers: [
    { kind: "gradient", colours: ["#c8a07c", "#d8b088", "#94684c"] },
    { kind: "mottle", size: 0.12, amount: 0.24 },
    {
      kind: "panes",
      area: [0.2, 0.08, 0.42, 0.62],
      columns: 2,
      rows: 3,
      bar: 0.02,
      top: "#5c7c84",
      bottom: "#3c4c4c",
      strength: 0.8,
    },
    {
      kind: "blocks",
      area: [0.16, 0.35, 0.17, 0.36],
      count: 1,
      width: [0.09, 0.1],
      height: [0.54, 0.56],
      colours: ["#3c6c64"],
    },
    {
      kind: "canopy",
      area: [-0.5, 0, -0.16, 0.7],
      size: 0.13,
      dark: "#3c4c28",
      light: "#7c8c44",
      glint: "#ffe0a0",
      strength: 0.9,
      cover: 0.7,
    },
    {
      kind: "bokeh",
      count: 14,
      area: [-0.4, 0.1, 0.4, 0.7],
      radius: [0.005, 0.008],
      colours: ["#ff8c9c", "#ffb0b8"],
      strength: [0.8, 2],
    },
    { kind: "beam", x: -0.4, y: -0.1, lean: 0.8, width: 0.4, colour: "#ffd090", strength: 0.4 },
    { kind: "floor", y: 0.84, colour: "#6c5444", softness: 0.04, cover: 0.8 },
    { kind: "lens", radius: 0.016 },
  ],
  light: -1,
};

const confettiSky: Scene = {
  name: "confetti-sky",
  layers: [
    { kind: "gradient", colours: ["#70a8dc", "#b8d4e8", "#f8dcc4"], stops: [0, 0.5, 0.9] },
    { kind: "clouds", area: [0.05, 0.7], colour: "#ffffff", strength: 0.95, size: 0.24, cover: 0.44 },
    {
      kind: "canopy",
      area: [-0.5, 0.56, 0.5, 0.9],
      size: 0.14,
      dark: "#5c7c4c",
      light: "#a0b878",
      glint: "#fff4c0",
      strength: 0.8,
      cover: 0.7,
    },
    { kind: "lens", radius: 0.02 },
    {
      kind: "blocks",
      area: [-0.5, 0, 0.5, 0.9],
      count: 46,
      width: [0.006, 0.018],
      height: [0.006, 0.016],
      colours: ["#ff8ca0", "#ffd070", "#ffffff", "#f8a878", "#98c8e8"],
    },
    { kind: "lens", radius: 0.006 },
    {
      kind: "blocks",
      area: [-0.5, 0, 0.5, 1],
      count: 14,
      width: [0.02, 0.03],
      height: [0.016, 0.028],
      colours: ["#ff98a8", "#ffe0a0", "#ffffff"],
    },
    { kind: "lens", radius: 0.014 },
  ],
};

/** Two lights, the last sun and the first lamps: golden fields and the blue hour in town. */
export const preWedding: StudioRecipe = {
  slug: "pre-wedding",
  words: [
    "pre-wedding",
    "prewedding",
    "engagement",
    "engaged",
    "couple",
    "love story",
    "fianc[eé]e?",
    "sweetheart",
    "proposal",
    "romantic",
  ],
  scenes: [
    // golden hour romance
    wheatSunset,
    lavenderRows,
    riverBridge,
    wheatSunset,
    lanternGarden,
    // urban love story
    blueHourStreet,
    riverBridge,
    oldTownCorner,
    blueHourStreet,
    riverBridge,
    // nature's embrace
    lavenderRows,
    wheatSunset,
    lanternGarden,
    lavenderRows,
    confettiSky,
    // casual sweethearts
    oldTownCorner,
    confettiSky,
    lanternGarden,
    oldTownCorner,
    blueHourStreet,
    // excited and eager
    confettiSky,
    blueHourStreet,
    confettiSky,
    wheatSunset,
    oldTownCorner,
  ],
  key: { strength: 0.68, side: 42, height: 18, fill: 0.42, colour: "#ffe6c8", shade: "#c8cce8" },
  gels: [{ side: 1, strength: 0.7, colour: "#ffa050" }],
  rims: [
    { side: 1, strength: 0.75, colour: "#ffc47c" },
    { side: -1, strength: 0.45, colour: "#a8b8ff" },
  ],
  grade: {
    exposure: 0.06,
    contrast: 1.1,
    saturation: 1.06,
    shadows: "#7c7a94",
    highlights: "#948274",
    tint: 0.28,
    fade: 0.02,
    vignette: 0.26,
    bloom: 0.2,
    grain: 0.01,
  },
  spill: 0.7,
  skin: 0.35,
  offset: 0.14,
};
