import type { Look, RecipeScene } from "../../studio/recipe.ts";

/** Studio portrait of a pop record: pink and blue gels, a soft filter. */
const look: Look = {
  key: { strength: 0.6, side: 30, height: 24, fill: 0.42, colour: "#ffe6ee", shade: "#c4b4e6" },
  gels: [
    { side: 1, strength: 1.1, colour: "#ff5aa0" },
    { side: -1, strength: 1, colour: "#4a8aff" },
  ],
  grade: {
    contrast: 1.06,
    saturation: 0.98,
    shadows: "#7f6a94",
    highlights: "#94808a",
    tint: 0.5,
    fade: 0.065,
  },
  lens: { mist: 0.4 },
};

export const eighties: readonly RecipeScene[] = [
  {
    name: "slit-sun-1980s",
    layers: [
      {
        kind: "surface",
        on: [-0.6, -0.1, 0.6, 0.84],
        material: { kind: "plaster", dark: "#2c2444", light: "#3c3054", scale: 2 },
      },
      { kind: "glow", x: 0, y: 0.34, radius: 0.44, colour: "#c83a90", strength: 0.5 },
      { kind: "glow", x: 0, y: 0.36, radius: 0.27, colour: "#ff6a5a", strength: 0.7 },
      { kind: "glow", x: 0, y: 0.32, radius: 0.17, colour: "#ffb45a", strength: 0.6 },
      {
        kind: "tubes",
        count: 4,
        area: [-0.46, 0.2, 0.46, 0.62],
        length: [0.5, 0.8],
        thickness: 0.008,
        colours: ["#ff5ac4", "#5ac8ff"],
        strength: [1.6, 2.4],
        direction: "level",
      },
      { kind: "reflection", horizon: 0.8, strength: 0.5, ripple: 0.015, colour: "#1c1430" },
      { kind: "lens", radius: 0.02 },
    ],
    look,
  },
  {
    name: "shapes-1980s",
    layers: [
      { kind: "gradient", colours: ["#7fb0d8", "#a894d4", "#e69ab8"] },
      {
        kind: "wallpaper",
        pattern: "shapes",
        colours: ["#ffe05a", "#f0f0e8", "#e83a7a", "#2fa89a", "#3a2f6a"],
        size: 0.15,
      },
      { kind: "pool", x: 0.2, y: 0.2, reach: [0.55, 0.7], colour: "#fff4e0", strength: 0.6, ambient: 0.56 },
      { kind: "lens", radius: 0.016 },
    ],
    look,
  },
  {
    name: "laser-rays-1980s",
    layers: [
      { kind: "gradient", colours: ["#14103c", "#2c2a80", "#160e34"] },
      { kind: "mottle", size: 0.3, amount: 0.4 },
      {
        kind: "lasers",
        x: 0.62,
        y: 0.2,
        count: 40,
        colours: ["#5ac8ff", "#c86aff", "#ff6ac0"],
        width: 0.006,
        strength: [0.4, 1.4],
      },
      { kind: "glow", x: 0, y: 0.42, radius: 0.34, colour: "#8a8aff", strength: 0.36 },
      { kind: "lens", radius: 0.009 },
    ],
    look,
  },
  {
    name: "blinds-1980s",
    layers: [
      { kind: "gradient", colours: ["#3c2a6c", "#a85a94", "#f0a07a"] },
      {
        kind: "skyline",
        base: 1,
        height: [0.2, 0.5],
        width: [0.08, 0.16],
        rows: 2,
        far: "#6a4a84",
        near: "#2c2048",
        windows: { colours: ["#ffd48a", "#ffe6bd"], share: 0.2, strength: 1.4 },
      },
      { kind: "lens", radius: 0.012 },
      {
        kind: "surface",
        on: [-0.6, -0.02, 0.6, 1.02],
        material: { kind: "panes", columns: 1, rows: 26, bar: 0.4, frame: "#4a3a5c" },
      },
      {
        kind: "surface",
        on: [-0.6, -0.02, 0.6, 1.02],
        material: { kind: "panes", columns: 2, rows: 1, bar: 0.08, frame: "#241c34" },
      },
      { kind: "defocus", radius: 0.006 },
    ],
    look,
  },
  {
    name: "violet-canvas-1980s",
    layers: [
      { kind: "gradient", colours: ["#4a3a7c", "#8a7ac0", "#3a2c60"] },
      { kind: "glow", x: -0.1, y: 0.4, radius: 0.36, colour: "#e0b8e8", strength: 0.5, jitter: 0.06 },
      { kind: "mottle", size: 0.24, amount: 0.5 },
      { kind: "mottle", size: 0.08, amount: 0.3 },
      { kind: "defocus", radius: 0.006 },
    ],
    look,
  },
  {
    name: "arcade-1980s",
    layers: [
      { kind: "gradient", colours: ["#0c0a1c", "#1a1434", "#0a0814"] },
      {
        kind: "forms",
        items: [
          { at: [-0.42, 0.56], size: [0.24, 0.8], round: 0.04, colour: "#1c1840" },
          { at: [-0.42, 0.42], size: [0.18, 0.17], round: 0.06, colour: "#5ae0ff", glow: 1.2 },
          { at: [-0.42, 0.24], size: [0.2, 0.07], round: 0.1, colour: "#ff5aa8", glow: 1.8 },
          { at: [-0.17, 0.56], size: [0.2, 0.66], round: 0.04, colour: "#241848" },
          { at: [-0.17, 0.46], size: [0.15, 0.14], round: 0.06, colour: "#ffd05a", glow: 1 },
          { at: [-0.17, 0.31], size: [0.17, 0.055], round: 0.1, colour: "#6a8aff", glow: 1.8 },
          { at: [0.14, 0.57], size: [0.2, 0.66], round: 0.04, colour: "#1c1840" },
          { at: [0.14, 0.46], size: [0.15, 0.14], round: 0.06, colour: "#ff6ab8", glow: 1 },
          { at: [0.14, 0.31], size: [0.17, 0.055], round: 0.1, colour: "#5affd0", glow: 1.6 },
          { at: [0.41, 0.57], size: [0.26, 0.84], round: 0.04, colour: "#241848" },
          { at: [0.41, 0.43], size: [0.19, 0.18], round: 0.06, colour: "#8a6aff", glow: 1.3 },
          { at: [0.41, 0.24], size: [0.21, 0.07], round: 0.1, colour: "#ffb04a", glow: 1.8 },
        ],
      },
      {
        kind: "bokeh",
        count: 60,
        area: [-0.52, 0.16, 0.52, 0.84],
        radius: [0.006, 0.014],
        colours: ["#ff6ab8", "#5ae0ff", "#ffd05a", "#8a6aff"],
        strength: [0.6, 3],
      },
      { kind: "reflection", horizon: 0.88, strength: 0.4, ripple: 0.02, colour: "#08060f" },
      { kind: "smoke", y: 0.5, spread: 0.4, size: 0.4, colour: "#8a4ac0", strength: 0.14 },
      { kind: "lens", radius: 0.032 },
    ],
    look,
  },
  {
    name: "palm-dusk-1980s",
    layers: [
      { kind: "gradient", colours: ["#3c3a7c", "#b06a9c", "#ff9a84", "#ffc890"], stops: [0, 0.4, 0.66, 0.8] },
      { kind: "water", horizon: 0.74, deep: "#5c4a7c", shallow: "#8a5c80", rough: 0.3 },
      { kind: "lens", radius: 0.01 },
      {
        kind: "palms",
        places: [
          [-0.4, 0.92],
          [-0.22, 0.9],
          [0.36, 0.94],
        ],
        height: [0.5, 0.72],
        colour: "#1c1430",
        lit: "#7a4a70",
      },
      { kind: "floor", y: 0.92, colour: "#2c2040", softness: 0.03, cover: 0.95 },
      { kind: "lens", radius: 0.02 },
    ],
    look,
  },
];
