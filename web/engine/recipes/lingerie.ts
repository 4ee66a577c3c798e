import type { Stage, StudioRecipe } from "../studio/recipe.ts";

const champagneSatin: Stage = {
  name: "champagne-satin",
  words: ["satin allure", "satin", "champagne", "ivory", "gold"],
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

const sheerMorning: Stage = {
  name: "sheer-morning",
  words: ["everyday comfort", "lace dreams", "sheer", "window", "morning", "curtain"],
  layers: [
    { kind: "gradient", colours: ["#f4efe9", "#ece4dc", "#d9cec4"] },
    {
      kind: "panes",
      area: [-0.42, -0.1, 0.42, 0.9],
      columns: 3,
      rows: 3,
      bar: 0.026,
      top: "#ffffff",
      bottom: "#f6f2ea",
      strength: 1.25,
    },
    { kind: "lens", radius: 0.022 },
    {
      kind: "curtain",
      area: [-0.56, -0.02, 0.56, 1],
      folds: 16,
      light: "#ffffff",
      shade: "#bfb2a8",
      strength: 0.98,
      cover: 0.66,
      from: 0,
    },
    { kind: "defocus", radius: 0.005 },
  ],
};

const blushSilk: Stage = {
  name: "blush-silk",
  words: ["satin allure", "silk", "blush", "pink", "rose"],
  layers: [
    {
      kind: "satin",
      size: 0.28,
      lean: -30,
      colour: "#efc9c2",
      shade: "#a8736f",
      sheen: "#fff1ec",
      gloss: 0.5,
    },
    { kind: "glow", x: -0.3, y: 0.1, radius: 0.5, colour: "#fff0e4", strength: 0.22, jitter: 0.08 },
    { kind: "defocus", radius: 0.008 },
  ],
  light: -1,
};

const laceLight: Stage = {
  name: "lace-light",
  words: ["lace dreams", "lace", "bridal bliss", "leaf shadow"],
  layers: [
    { kind: "gradient", colours: ["#ece0d8", "#e2d2c8", "#c7b2a6"] },
    { kind: "mottle", size: 0.5, amount: 0.08 },
    {
      kind: "canopy",
      area: [-0.5, 0, 0.5, 1],
      size: 0.1,
      dark: "#cbb8ac",
      light: "#dccabf",
      glint: "#fff6ea",
      strength: 0.05,
      cover: 0.62,
    },
    { kind: "beam", x: -0.4, y: -0.1, lean: 0.7, width: 0.7, colour: "#fff4e2", strength: 0.34 },
    { kind: "defocus", radius: 0.01 },
    {
      kind: "curtain",
      area: [0.26, -0.02, 0.6, 1],
      folds: 6,
      light: "#fdf4ec",
      shade: "#bda79a",
      cover: 0.9,
      from: -1,
      gather: 0.4,
    },
    { kind: "defocus", radius: 0.005 },
  ],
  light: -1,
};

const midnightSatin: Stage = {
  name: "midnight-satin",
  words: ["midnight glam", "midnight", "night", "navy", "black"],
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
    {
      kind: "bokeh",
      count: 14,
      area: [-0.5, 0, 0.5, 0.5],
      radius: [0.012, 0.03],
      colours: ["#ffe6c0", "#dfe6ff"],
      strength: [0.08, 0.35],
      clear: 0.4,
    },
  ],
};

const linenRoom: Stage = {
  name: "linen-room",
  words: ["everyday comfort", "linen", "cotton", "bed", "home", "sofa"],
  layers: [
    { kind: "gradient", colours: ["#e9e2d8", "#dcd2c5", "#c2b4a4"] },
    {
      kind: "panes",
      area: [0.14, 0.02, 0.5, 0.66],
      columns: 2,
      rows: 2,
      bar: 0.024,
      top: "#ffffff",
      bottom: "#fbf4e6",
      strength: 1.3,
    },
    {
      kind: "foliage",
      area: [0.2, 0.5, 0.34, 0.76],
      colours: ["#8b9a7c", "#a9b596", "#c3ccb0"],
      count: 36,
      size: [0.015, 0.04],
    },
    { kind: "lens", radius: 0.026 },
    {
      kind: "curtain",
      area: [0.34, -0.02, 0.62, 1],
      folds: 5,
      light: "#fffaf2",
      shade: "#c8bbab",
      cover: 0.85,
      from: 0,
      gather: 0.3,
    },
    { kind: "floor", y: 0.8, colour: "#f4efe8", softness: 0.05, cover: 0.85 },
    { kind: "defocus", radius: 0.009 },
  ],
  light: 1,
};

const bridalTulle: Stage = {
  name: "bridal-tulle",
  words: ["bridal bliss", "bridal", "tulle", "veil", "white", "wedding morning"],
  layers: [
    { kind: "gradient", colours: ["#f6f3ef", "#efeae6", "#dcd5cf"] },
    { kind: "glow", x: 0.2, y: 0.2, radius: 0.5, colour: "#fff8ea", strength: 0.3, jitter: 0.1 },
    {
      kind: "bokeh",
      count: 26,
      area: [-0.5, 0, 0.5, 0.7],
      radius: [0.02, 0.05],
      colours: ["#ffffff", "#fff3dc"],
      strength: [0.06, 0.22],
      clear: 0.3,
    },
    {
      kind: "curtain",
      area: [-0.62, -0.02, -0.1, 1],
      folds: 7,
      light: "#ffffff",
      shade: "#c9beb8",
      cover: 0.5,
      from: 0,
      gather: 0.5,
    },
    {
      kind: "curtain",
      area: [0.1, -0.02, 0.62, 1],
      folds: 7,
      light: "#ffffff",
      shade: "#c9beb8",
      cover: 0.5,
      from: 0,
      gather: 0.5,
    },
    { kind: "defocus", radius: 0.006 },
  ],
};

/** Pale satin, sheer curtains and soft light from all sides. */
export const lingerie: StudioRecipe = {
  slug: "lingerie",
  words: ["lingerie", "satin", "lace", "silk", "sheer", "bridal bliss", "camisole", "bralette", "negligee"],
  scenes: [laceLight, sheerMorning, champagneSatin, bridalTulle, blushSilk, midnightSatin, linenRoom],
  key: { strength: 0.45, side: 24, height: 30, fill: 0.7, colour: "#fff8f2", shade: "#f3e4e2" },
  rims: [{ side: 0, strength: 0.3, colour: "#fff6ee" }],
  grade: {
    exposure: 0.14,
    contrast: 1.02,
    saturation: 0.92,
    shadows: "#8a807e",
    highlights: "#86807c",
    tint: 0.2,
    fade: 0.035,
    vignette: 0.1,
    bloom: 0.2,
    grain: 0.008,
  },
  lens: { blur: 0.002, mist: 0.3 },
  spill: 0.6,
  skin: 0.42,
  offset: 0.1,
};
