import type { ThemeWords } from "../prompt/theme-words.ts";
import type { RecipeScene, StudioRecipe } from "../studio/recipe.ts";

export const words: ThemeWords = {
  called: {
    en: "boudoir, intimate, sensual, boudoir shoot",
    de: "boudoir, sinnlich, intim",
    fr: "boudoir, sensuel, intime",
    es: "boudoir, sensual, íntimo",
    it: "boudoir, sensuale, intimo",
    pt: "boudoir, sensual, íntimo",
  },
  onlyFor: [],
  scenes: {
    "draped-window": {
      label: "window with sheer drapes",
      shows: ["window light", "curtain", "morning", "day"],
      keywords: ["window light", "drapes", "sheer curtain", "morning light"],
    },
    "ivory-satin": {
      label: "ivory satin by a window",
      shows: ["satin", "window light", "day"],
      keywords: ["satin", "silk", "sheets"],
    },
    "velvet-folds": { label: "folds of velvet", shows: ["velvet", "curtain"], keywords: ["velvet"] },
    "bedside-lamp": {
      label: "bedroom with a bedside lamp",
      shows: ["bedroom", "lamplight", "evening", "night"],
      keywords: ["bedroom", "bedside", "pillow", "duvet"],
    },
    "candle-glow": {
      label: "candle glow",
      shows: ["candlelight", "night", "smoke"],
      keywords: ["candlelight", "candlelit", "candle"],
    },
    "vanity-mirror": {
      label: "vanity mirror with a lamp",
      shows: ["mirror", "lamplight", "curtain", "bedroom"],
      keywords: ["vanity mirror", "dressing table", "vanity", "mirror"],
    },
    fireside: {
      label: "fireside in the evening",
      shows: ["fire", "evening", "curtain", "lamplight", "living room"],
      keywords: ["fireplace", "fireside", "hearth"],
    },
  },
};

const drapedWindow: RecipeScene = {
  name: "draped-window",
  layers: [
    { kind: "gradient", colours: ["#2a1712", "#3b2118", "#190d0b"] },
    {
      kind: "panes",
      area: [-0.5, -0.1, -0.08, 0.86],
      columns: 2,
      rows: 4,
      bar: 0.022,
      top: "#ffdcae",
      bottom: "#ffb469",
      strength: 1.25,
    },
    { kind: "lens", radius: 0.022 },
    {
      kind: "curtain",
      area: [-0.5, -0.02, -0.02, 1],
      folds: 9,
      light: "#ffdcb0",
      shade: "#a8714c",
      strength: 0.8,
      cover: 0.55,
      from: 0,
    },
    {
      kind: "curtain",
      area: [-0.7, -0.02, -0.26, 1],
      folds: 6,
      light: "#a04a34",
      shade: "#2a0d0c",
      cover: 1,
      from: 1,
      gather: 0.5,
    },
    { kind: "beam", x: -0.2, y: -0.1, lean: 0.8, width: 0.55, colour: "#ffb876", strength: 0.2 },
    { kind: "defocus", radius: 0.006 },
  ],
  light: -1,
};

const velvetFolds: RecipeScene = {
  name: "velvet-folds",
  layers: [
    { kind: "gradient", colours: ["#1a0609", "#240a0e", "#0d0405"] },
    {
      kind: "curtain",
      area: [-0.56, -0.02, 0.56, 1],
      folds: 11,
      light: "#8c2430",
      shade: "#160407",
      cover: 1,
      from: -1,
    },
    { kind: "glow", x: -0.3, y: 0.34, radius: 0.4, colour: "#ff8a5c", strength: 0.12, jitter: 0.06 },
    { kind: "defocus", radius: 0.006 },
  ],
  light: -1,
};

const bedsideLamp: RecipeScene = {
  name: "bedside-lamp",
  layers: [
    {
      kind: "surface",
      on: [-0.5, 0, 0.5, 1],
      material: { kind: "panels", columns: 4, rows: 1, dark: "#3a2420", light: "#6e4a3e" },
    },
    {
      kind: "surface",
      on: [-0.46, 0.46, 0.26, 1.05],
      material: { kind: "tufts", columns: 8, rows: 4, dark: "#3a1420", light: "#8a3f4c" },
    },
    {
      kind: "forms",
      from: 1,
      items: [
        { at: [0.42, 0.86], size: [0.3, 0.4], round: 0.06, colour: "#4a2e1e" },
        { at: [-0.32, 0.94], size: [0.4, 0.26], round: 0.4, colour: "#d8b49c" },
      ],
    },
    { kind: "pool", x: 0.36, y: 0.42, reach: [0.7, 0.6], colour: "#ffbe7c", strength: 1.5, ambient: 0.26 },
    {
      kind: "lamps",
      at: [[0.36, 0.46]],
      size: 0.16,
      style: "table",
      colour: "#ffc88a",
      strength: 2,
      metal: "#6a4a28",
    },
    { kind: "lens", radius: 0.017 },
  ],
  light: 1,
};

const candleGlow: RecipeScene = {
  name: "candle-glow",
  layers: [
    { kind: "gradient", colours: ["#120808", "#2a1410", "#140a08"] },
    { kind: "glow", x: -0.28, y: 0.66, radius: 0.42, colour: "#ff9648", strength: 0.45, jitter: 0.05 },
    {
      kind: "candles",
      area: [-0.5, 0.66, -0.14, 0.9],
      count: 8,
      size: 0.06,
      wax: "#f2c890",
      flame: "#ffcb80",
      strength: 7,
    },
    {
      kind: "candles",
      area: [0.22, 0.66, 0.5, 0.86],
      count: 5,
      size: 0.05,
      wax: "#e8b478",
      flame: "#ffc070",
      strength: 6,
    },
    { kind: "lens", radius: 0.018 },
    { kind: "smoke", y: 0.4, spread: 0.5, size: 0.4, colour: "#c8713c", strength: 0.06 },
  ],
  light: -1,
};

const vanityMirror: RecipeScene = {
  name: "vanity-mirror",
  layers: [
    {
      kind: "surface",
      on: [-0.5, 0, 0.5, 1],
      material: { kind: "plaster", dark: "#5a3a34", light: "#7c544a", scale: 2 },
      light: [0.7, 1.1, 0.9, 0.5],
    },
    {
      kind: "forms",
      from: 1,
      items: [
        { at: [0.3, 0.4], size: [0.44, 0.72], round: 0.12, colour: "#b08a5c" },
        { at: [0.3, 0.4], size: [0.38, 0.66], round: 0.1, colour: "#7a5a50" },
        { at: [0.3, 0.92], size: [0.8, 0.28], round: 0.03, colour: "#6a4434" },
        { at: [0.4, 0.73], size: [0.05, 0.11], round: 0.3, colour: "#d8a880" },
        { at: [0.22, 0.75], size: [0.04, 0.07], round: 0.3, colour: "#c88c94" },
      ],
    },
    { kind: "pool", x: 0.3, y: 0.4, reach: [0.6, 0.6], colour: "#ffcfa0", strength: 1, ambient: 0.36 },
    {
      kind: "lamps",
      at: [
        [0.1, 0.12],
        [0.1, 0.26],
        [0.1, 0.4],
        [0.1, 0.54],
        [0.1, 0.68],
        [0.2, 0.05],
        [0.32, 0.05],
        [0.44, 0.05],
      ],
      size: 0.034,
      style: "candle",
      colour: "#ffdcae",
      strength: 4,
      metal: "#b08a5c",
    },
    { kind: "lens", radius: 0.016 },
    {
      kind: "curtain",
      area: [-0.6, -0.02, -0.2, 1],
      folds: 6,
      light: "#a86a5c",
      shade: "#2e1613",
      cover: 1,
      from: 1,
      gather: 0.4,
    },
    { kind: "defocus", radius: 0.005 },
  ],
  light: 1,
};

const fireside: RecipeScene = {
  name: "fireside",
  layers: [
    {
      kind: "surface",
      on: [-0.5, 0, 0.5, 1],
      material: { kind: "plaster", dark: "#3a2620", light: "#5c4034", scale: 3 },
    },
    {
      kind: "forms",
      from: -1,
      items: [
        { at: [-0.34, 0.8], size: [0.54, 0.62], round: 0.03, colour: "#7a5a48" },
        { at: [-0.34, 0.46], size: [0.64, 0.05], round: 0.2, colour: "#8a6a54" },
      ],
    },
    {
      kind: "surface",
      on: [-0.54, 0.56, -0.14, 1.1],
      material: {
        kind: "bricks",
        rows: 7,
        columns: 5,
        colours: ["#4a2418", "#5c2e1e", "#3a1c14"],
        mortar: "#1c0e0a",
      },
      light: [0.3, 0.3, 1, 1],
    },
    { kind: "pool", x: -0.32, y: 0.84, reach: [0.8, 0.7], colour: "#ff8a3c", strength: 1.3, ambient: 0.14 },
    {
      kind: "bokeh",
      count: 44,
      area: [-0.48, 0.72, -0.2, 0.98],
      radius: [0.006, 0.02],
      colours: ["#ff8a2a", "#ffc45c", "#ff5a1c"],
      strength: [0.8, 5],
    },
    {
      kind: "lamps",
      at: [
        [-0.46, 0.4],
        [-0.4, 0.39],
        [-0.2, 0.4],
      ],
      size: 0.06,
      style: "candle",
      colour: "#ffc070",
      strength: 4,
      metal: "#e8c898",
    },
    {
      kind: "curtain",
      area: [0.26, -0.02, 0.66, 1],
      folds: 6,
      light: "#7a3a2a",
      shade: "#1c0a08",
      cover: 1,
      from: -1,
    },
    { kind: "lens", radius: 0.015 },
  ],
  light: -1,
};

/** A dim room and one low, warm light: a window through drapes, a lamp, candles. */
export const recipe: StudioRecipe = {
  slug: "boudoir",
  scenes: [
    drapedWindow,
    velvetFolds,
    bedsideLamp,
    candleGlow,
    vanityMirror,
    fireside,
    {
      name: "ivory-satin",
      layers: [
        { kind: "gradient", colours: ["#b8a48e", "#cbb8a2", "#8a7460"] },
        {
          kind: "satin",
          size: 0.2,
          lean: 24,
          colour: "#c8b298",
          shade: "#6a5442",
          sheen: "#fff0dc",
          gloss: 0.4,
        },
        { kind: "pool", x: -0.34, y: 0.3, reach: [0.6, 0.7], colour: "#fff0de", strength: 0.9, ambient: 0.4 },
        { kind: "lens", radius: 0.012 },
      ],
      light: -1,
    },
  ],
  key: { strength: 0.85, side: 56, height: 10, fill: 0.3, colour: "#ffd6a2", shade: "#b09488" },
  gels: [{ side: 1, strength: 0.5, colour: "#ffa75c" }],
  rims: [{ side: -1, strength: 0.35, colour: "#e08a74" }],
  grade: {
    exposure: 0.02,
    contrast: 1.12,
    saturation: 0.94,
    shadows: "#8a6a66",
    highlights: "#94826e",
    tint: 0.3,
    fade: 0.022,
    vignette: 0.5,
    bloom: 0.26,
    grain: 0.02,
  },
  lens: { blur: 0.008, mist: 0.22, swirl: 0.2 },
  spill: 0.6,
  skin: 0.3,
  offset: 0.12,
};
