import type { ThemeWords } from "../prompt/theme-words.ts";
import type { RecipeScene, StudioRecipe } from "../studio/recipe.ts";

export const words: ThemeWords = {
  called: { en: "lingerie shoot, lingerie theme" },
  onlyFor: [],
  scenes: {
    "lace-light": {
      label: "light through lace",
      shows: ["lace", "curtain", "window light"],
      keywords: ["lace dreams", "bridal bliss", "everyday comfort"],
    },
    "champagne-satin": {
      label: "champagne satin folds",
      shows: ["satin"],
      keywords: ["satin allure", "bridal bliss", "champagne"],
    },
    "midnight-window": {
      label: "bedroom window over the city at night",
      shows: ["skyline", "night", "window light", "bedroom"],
      keywords: ["midnight glam", "city lights"],
    },
    "linen-room": {
      label: "white linen room",
      shows: ["bedroom", "curtain", "day", "plants"],
      keywords: ["everyday comfort", "linen", "cotton"],
    },
    "midnight-satin": {
      label: "midnight satin folds",
      shows: ["satin", "night"],
      keywords: ["midnight glam", "satin allure"],
    },
    "sheer-morning": {
      label: "sheer curtains in the morning",
      shows: ["curtain", "morning", "window light", "day"],
      keywords: ["everyday comfort", "lace dreams", "sheer"],
    },
    "blush-silk": {
      label: "blush silk folds",
      shows: ["satin"],
      keywords: ["satin allure", "silk", "blush"],
    },
    "bridal-tulle": {
      label: "bridal tulle",
      shows: ["curtain", "lace"],
      keywords: ["bridal bliss", "lace dreams", "tulle", "veil"],
    },
  },
};

const champagneSatin: RecipeScene = {
  name: "champagne-satin",
  layers: [
    {
      kind: "satin",
      size: 0.2,
      lean: 38,
      colour: "#f2e0cd",
      shade: "#a98a72",
      sheen: "#fffaf2",
      gloss: 0.55,
    },
    { kind: "defocus", radius: 0.007 },
  ],
};

const sheerMorning: RecipeScene = {
  name: "sheer-morning",
  layers: [
    { kind: "gradient", colours: ["#dcc8b4", "#d4bca6", "#b89c84"] },
    {
      kind: "panes",
      area: [-0.46, -0.1, 0.46, 0.82],
      columns: 4,
      rows: 3,
      bar: 0.024,
      top: "#fff6ea",
      bottom: "#ffe8cc",
      strength: 1.05,
    },
    { kind: "lens", radius: 0.016 },
    {
      kind: "curtain",
      area: [-0.56, -0.02, 0.56, 1],
      folds: 13,
      light: "#fff4e8",
      shade: "#b89a84",
      strength: 0.86,
      cover: 0.6,
      from: 0,
    },
    { kind: "defocus", radius: 0.004 },
  ],
};

const blushSilk: RecipeScene = {
  name: "blush-silk",
  layers: [
    {
      kind: "satin",
      size: 0.19,
      lean: -32,
      colour: "#ecbcb4",
      shade: "#8c5654",
      sheen: "#fff1ec",
      gloss: 0.55,
    },
    { kind: "defocus", radius: 0.006 },
  ],
};

const laceLight: RecipeScene = {
  name: "lace-light",
  layers: [
    { kind: "gradient", colours: ["#b89484", "#a88474", "#7c5a4c"], strength: 0.9 },
    { kind: "mottle", size: 0.5, amount: 0.08 },
    {
      kind: "surface",
      on: [-0.3, 0.02, 0.34, 0.16, 0.3, 0.9, -0.34, 0.76],
      material: {
        kind: "panes",
        columns: 3,
        rows: 4,
        bar: 0.12,
        frame: "#000000",
        glass: ["#ffe8cc", "#ffd8b4"],
      },
      as: "cast",
      light: [0.85, 0.7, 0.7, 0.85],
    },
    { kind: "defocus", radius: 0.011 },
    {
      kind: "curtain",
      area: [0.22, -0.02, 0.66, 1],
      folds: 7,
      light: "#fbe8d8",
      shade: "#a88470",
      cover: 0.86,
      from: -1,
      gather: 0.4,
    },
    { kind: "defocus", radius: 0.004 },
  ],
  light: -1,
};

const midnightSatin: RecipeScene = {
  name: "midnight-satin",
  layers: [
    {
      kind: "satin",
      size: 0.22,
      lean: 30,
      colour: "#2c3a66",
      shade: "#090d1e",
      sheen: "#b9c8ff",
      gloss: 0.34,
    },
    { kind: "defocus", radius: 0.006 },
  ],
  look: {
    key: { strength: 0.62, fill: 0.46, colour: "#ffeedd", shade: "#c8cce4" },
    grade: { vignette: 0.3, exposure: 0.08 },
    spill: 0.3,
  },
};

const linenRoom: RecipeScene = {
  name: "linen-room",
  layers: [
    {
      kind: "surface",
      on: [-0.5, 0, 0.5, 1],
      material: { kind: "plaster", dark: "#c4b09a", light: "#dcccb8", scale: 2 },
      light: [0.6, 1, 1, 0.6],
    },
    {
      kind: "surface",
      on: [0.1, 0.02, 0.6, 0.6],
      material: {
        kind: "panes",
        columns: 2,
        rows: 2,
        bar: 0.1,
        frame: "#e8dccb",
        glass: ["#fffaf0", "#f4ecd4"],
      },
      light: [1.1, 1.1, 1, 1],
    },
    {
      kind: "forms",
      from: 1,
      items: [
        { at: [-0.16, 0.74], size: [0.8, 0.34], round: 0.16, colour: "#c8a888" },
        { at: [-0.34, 0.82], size: [0.34, 0.24], round: 0.45, colour: "#f0e6d8" },
        { at: [0.2, 0.84], size: [0.3, 0.22], round: 0.45, colour: "#d8b8a0" },
      ],
    },
    {
      kind: "plant",
      at: [-0.46, 0.62],
      leaf: [0.1, 0.18],
      reach: 0.3,
      slim: 0.3,
      count: 34,
      colours: ["#6a7458", "#b4bc98"],
      from: 1,
    },
    { kind: "lens", radius: 0.02 },
    {
      kind: "curtain",
      area: [0.34, -0.02, 0.66, 1],
      folds: 5,
      light: "#fff4e4",
      shade: "#c0a488",
      cover: 0.8,
      from: 0,
      gather: 0.3,
    },
    { kind: "defocus", radius: 0.005 },
  ],
  light: 1,
};

const bridalTulle: RecipeScene = {
  name: "bridal-tulle",
  layers: [
    { kind: "gradient", colours: ["#bca494", "#c8b09e", "#9c8474"] },
    { kind: "glow", x: 0.16, y: 0.2, radius: 0.5, colour: "#fff0d8", strength: 0.3, jitter: 0.1 },
    {
      kind: "bokeh",
      count: 40,
      area: [-0.5, 0, 0.5, 0.7],
      radius: [0.012, 0.03],
      colours: ["#fff4e4", "#ffe4c0"],
      strength: [0.06, 0.3],
      clear: 0.3,
    },
    {
      kind: "curtain",
      area: [-0.66, -0.02, -0.08, 1],
      folds: 8,
      light: "#f6e8dc",
      shade: "#a48a7c",
      cover: 0.5,
      from: 0,
      gather: 0.55,
    },
    {
      kind: "curtain",
      area: [0.08, -0.02, 0.66, 1],
      folds: 8,
      light: "#f6e8dc",
      shade: "#a48a7c",
      cover: 0.5,
      from: 0,
      gather: 0.55,
    },
    { kind: "defocus", radius: 0.005 },
  ],
};

const midnightWindow: RecipeScene = {
  name: "midnight-window",
  layers: [
    { kind: "gradient", colours: ["#0c1230", "#1c2450", "#2c2040"] },
    {
      kind: "skyline",
      base: 0.86,
      height: [0.1, 0.34],
      width: [0.06, 0.12],
      rows: 2,
      far: "#1c2448",
      near: "#0c1024",
      windows: { colours: ["#ffd8a0", "#ffeccc", "#a8c0ff"], share: 0.3, strength: 3 },
    },
    { kind: "lens", radius: 0.022 },
    {
      kind: "surface",
      on: [-0.5, -0.1, 0.5, 1.1],
      material: { kind: "panes", columns: 4, rows: 2, bar: 0.05, frame: "#0a0c18" },
    },
    {
      kind: "curtain",
      area: [-0.7, -0.02, -0.18, 1],
      folds: 7,
      light: "#5c6cb0",
      shade: "#0c1028",
      cover: 0.86,
      from: 1,
      gather: 0.4,
    },
    {
      kind: "curtain",
      area: [0.18, -0.02, 0.7, 1],
      folds: 7,
      light: "#5c6cb0",
      shade: "#0c1028",
      cover: 0.86,
      from: -1,
      gather: 0.4,
    },
    { kind: "defocus", radius: 0.005 },
  ],
  look: {
    key: { strength: 0.62, fill: 0.46, colour: "#ffeedd", shade: "#c8cce4" },
    grade: { vignette: 0.3, exposure: 0.08 },
    spill: 0.3,
  },
};

/** Pale satin, sheer curtains and soft light from all sides. */
export const recipe: StudioRecipe = {
  slug: "lingerie",
  scenes: [
    laceLight,
    champagneSatin,
    midnightWindow,
    linenRoom,
    midnightSatin,
    sheerMorning,
    blushSilk,
    bridalTulle,
  ],
  key: { strength: 0.45, side: 24, height: 30, fill: 0.7, colour: "#fff8f2", shade: "#f3e4e2" },
  rims: [{ side: 0, strength: 0.3, colour: "#fff6ee" }],
  grade: {
    exposure: 0.06,
    contrast: 1.06,
    saturation: 0.92,
    shadows: "#8a807e",
    highlights: "#86807c",
    tint: 0.2,
    fade: 0.035,
    vignette: 0.1,
    bloom: 0.2,
    grain: 0.008,
  },
  lens: { blur: 0.01, mist: 0.2 },
  spill: 0.6,
  skin: 0.42,
  offset: 0.1,
};
