import type { Look, RecipeScene } from "../../studio/recipe.ts";

/** Flash on a cheap compact: hard from the front, green shadows. */
const look: Look = {
  key: { strength: 0.5, side: 5, height: 6, fill: 0.3, colour: "#fbffff", shade: "#c4d0c0" },
  rims: [],
  grade: {
    contrast: 1.16,
    saturation: 0.74,
    shadows: "#6f8a78",
    highlights: "#8c8a74",
    tint: 0.56,
    fade: 0.05,
    vignette: 0.5,
    grain: 0.04,
  },
};

export const nineties: readonly RecipeScene[] = [
  {
    name: "garage-1990s",
    layers: [
      { kind: "gradient", colours: ["#4a5248", "#5c6054", "#343a34"] },
      {
        kind: "bricks",
        size: 0.055,
        colours: ["#6a5a4c", "#7a6a58", "#5a4e44"],
        mortar: "#4a4a42",
        rough: 0.4,
      },
      {
        kind: "blocks",
        area: [-0.48, 0.1, 0.48, 0.6],
        count: 13,
        width: [0.1, 0.2],
        height: [0.14, 0.26],
        colours: ["#7c745c", "#6c4a40", "#3c4640", "#8a8678", "#56646c"],
      },
      { kind: "mottle", size: 0.1, amount: 0.3 },
      { kind: "lens", radius: 0.02 },
    ],
    look,
  },
  {
    name: "chain-link-1990s",
    layers: [
      { kind: "gradient", colours: ["#8a948c", "#b8bca8", "#6a6a5c"], stops: [0, 0.5, 0.8] },
      {
        kind: "spray",
        count: 18,
        area: [-0.55, 0.1, 0.55, 0.9],
        width: 0.04,
        colours: ["#94894c", "#6a4a58", "#4a6464", "#a8a290"],
        outline: "#3c3e38",
      },
      { kind: "floor", y: 0.9, colour: "#5a5a50", softness: 0.03, cover: 0.9 },
      { kind: "defocus", radius: 0.004 },
      { kind: "mottle", size: 0.06, amount: 0.3 },
      { kind: "mottle", size: 0.3, amount: 0.4 },
      { kind: "lens", radius: 0.016 },
    ],
    look,
  },
  {
    name: "grey-paper-1990s",
    layers: [
      { kind: "gradient", colours: ["#6c706c", "#94968e", "#50544e"] },
      { kind: "pool", x: 0.1, y: 0.4, reach: [0.4, 0.5], colour: "#f0f4ea", strength: 0.6, ambient: 0.6 },
      { kind: "mottle", size: 0.4, amount: 0.1 },
    ],
    look,
  },
  {
    name: "record-shop-1990s",
    layers: [
      { kind: "gradient", colours: ["#4c5048", "#5c5e54"] },
      {
        kind: "surface",
        on: [-0.6, 0, 0.5, 0, 0.5, 0.84, -0.6, 0.9],
        material: {
          kind: "shelves",
          hold: "books",
          columns: 4,
          rows: 6,
          frame: "#2a2c28",
          back: "#16181a",
          things: ["#8a2c24", "#c8b45a", "#2c4a5c", "#a8a494", "#3c5a3c", "#5c3a5c"],
          full: 0.92,
        },
        light: [0.9, 0.9, 0.6, 0.6],
      },
      {
        kind: "surface",
        on: [-0.7, -0.2, 0.7, -0.2, 0.44, 0.06, -0.44, 0.06],
        material: {
          kind: "downlights",
          columns: 3,
          rows: 3,
          ceiling: "#6a6e66",
          lamp: "#f4fff0",
          light: 2.4,
          long: 3,
        },
      },
      { kind: "lens", radius: 0.014 },
    ],
    look,
  },
  {
    name: "car-park-1990s",
    layers: [
      { kind: "gradient", colours: ["#2a2e2a", "#3c403a", "#1c1e1c"] },
      {
        kind: "surface",
        on: [-0.5, 0.2, 0.5, 0.76],
        material: { kind: "plaster", dark: "#3a3e38", light: "#6c7064", scale: 2 },
      },
      {
        kind: "surface",
        on: [-1, -0.3, 1, -0.3, 0.5, 0.22, -0.5, 0.22],
        material: {
          kind: "downlights",
          columns: 3,
          rows: 5,
          ceiling: "#343832",
          lamp: "#e4ffd8",
          light: 3,
          long: 5,
        },
      },
      {
        kind: "surface",
        on: [-1, 0.1, -0.22, 0.2, -0.22, 0.76, -1, 1.3],
        material: { kind: "plaster", dark: "#2c302a", light: "#5c6054", scale: 2 },
      },
      { kind: "floor", y: 0.78, colour: "#34362f", softness: 0.02, cover: 0.95 },
      {
        kind: "forms",
        items: [
          { at: [0.3, 0.5], size: [0.13, 0.7], round: 0.03, colour: "#6a6c60" },
          { at: [0.3, 0.66], size: [0.13, 0.12], round: 0.02, colour: "#b09a2c" },
        ],
      },
      { kind: "lens", radius: 0.02 },
    ],
    look,
  },
  {
    name: "denim-canvas-1990s",
    layers: [
      { kind: "gradient", colours: ["#2c3e54", "#506a84", "#223040"] },
      {
        kind: "strokes",
        colours: ["#3c5068", "#5c7488", "#2c3e50", "#6a7c84"],
        count: 420,
        length: [0.08, 0.2],
        cover: 0.16,
      },
      { kind: "glow", x: 0.08, y: 0.4, radius: 0.34, colour: "#a8c0cc", strength: 0.3, jitter: 0.05 },
      { kind: "mottle", size: 0.14, amount: 0.4 },
      { kind: "defocus", radius: 0.007 },
    ],
    look,
  },
  {
    name: "back-yard-1990s",
    layers: [
      { kind: "sky", horizon: 0.6, sun: { x: -0.5, height: 30 }, haze: 0.7, strength: 0.5 },
      {
        kind: "leaves",
        area: [-0.6, 0.1, 0.6, 0.52],
        boughs: 50,
        leaves: 80,
        bough: [0.05, 0.1],
        leaf: [0.004, 0.01],
        colours: ["#1c2618", "#3c4c2c", "#74805a"],
        from: -1,
      },
      {
        kind: "surface",
        on: [-0.6, 0.4, 0.6, 0.74],
        material: { kind: "battens", count: 34, dark: "#3a3228", light: "#8a7a62" },
      },
      { kind: "field", horizon: 0.73, dark: "#364424", light: "#7c8450", far: "#6c7448" },
      { kind: "lens", radius: 0.014 },
    ],
    light: -1,
    look,
  },
];
