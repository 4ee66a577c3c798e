import type { Look, RecipeScene } from "../../studio/recipe.ts";

/** A mod magazine: flat ring light, bright colour, cream whites. */
const look: Look = {
  key: { strength: 0.45, side: 14, height: 18, fill: 0.66, colour: "#fff8ea", shade: "#f0e6da" },
  grade: {
    contrast: 1.08,
    saturation: 0.94,
    shadows: "#86807a",
    highlights: "#90866f",
    fade: 0.06,
    exposure: 0.08,
  },
};

export const sixties: readonly RecipeScene[] = [
  {
    name: "rings-1960s",
    layers: [
      {
        kind: "wallpaper",
        pattern: "rings",
        colours: ["#f3e6c8", "#e2761f", "#f3e6c8", "#d2402a", "#f0b432"],
        size: 0.26,
      },
      { kind: "defocus", radius: 0.003 },
    ],
    look,
  },
  {
    name: "waves-1960s",
    layers: [
      {
        kind: "wallpaper",
        pattern: "waves",
        colours: ["#f0dcae", "#3a9a94", "#f3e8d0", "#e08a2a", "#c8452c"],
        size: 0.6,
      },
      { kind: "mottle", size: 0.3, amount: 0.1 },
      { kind: "defocus", radius: 0.003 },
    ],
    look,
  },
  {
    name: "white-studio-1960s",
    layers: [
      { kind: "gradient", colours: ["#d8d4ca", "#efece4", "#c8c2b6"] },
      { kind: "glow", x: -0.1, y: 0.36, radius: 0.5, colour: "#fffaf0", strength: 0.3, jitter: 0.05 },
      { kind: "floor", y: 0.9, colour: "#b4aea2", softness: 0.12, cover: 0.6 },
    ],
    look,
  },
  {
    name: "town-street-1960s",
    layers: [
      { kind: "gradient", colours: ["#c8d0d0", "#e4e4da"] },
      {
        kind: "street",
        x: 0.06,
        y: 0.52,
        half: 7,
        houses: [9, 14],
        walls: ["#b8a488", "#a4785c", "#d0c4ac", "#94604c"],
        glass: ["#3c4a50", "#58686c"],
        lit: { colours: ["#ffe0a0"], share: 0.06, strength: 1 },
        shops: ["#c8452c", "#3a7a94", "#e0a02a", "#2a4a3c"],
        road: "#6c6a66",
        pavement: "#a09a90",
        haze: "#dcdcd2",
        sun: -1,
      },
      { kind: "lens", radius: 0.014 },
    ],
    light: -1,
    look,
  },
  {
    name: "orange-curtain-1960s",
    layers: [
      { kind: "gradient", colours: ["#b8561c", "#d8742c", "#8c3c14"] },
      {
        kind: "curtain",
        area: [-0.6, -0.02, 0.6, 1.02],
        folds: 16,
        light: "#ec8c3a",
        shade: "#7c300c",
        cover: 1,
        from: 1,
      },
      { kind: "pool", x: 0.2, y: 0.36, reach: [0.55, 0.7], colour: "#fff4dc", strength: 0.7, ambient: 0.6 },
      { kind: "defocus", radius: 0.007 },
    ],
    light: 1,
    look,
  },
  {
    name: "globe-lamps-1960s",
    layers: [
      { kind: "gradient", colours: ["#c8c4ba", "#dedad0"] },
      {
        kind: "surface",
        on: [-0.6, -0.1, 0.6, 0.86],
        material: { kind: "plaster", dark: "#b8b4a8", light: "#e6e2d8", scale: 2 },
      },
      {
        kind: "forms",
        from: -1,
        items: [
          { at: [-0.34, 0.42], size: [0.3, 0.3], round: 0.5, colour: "#d8562c" },
          { at: [-0.34, 0.42], size: [0.2, 0.2], round: 0.5, colour: "#efe6d4" },
          { at: [-0.2, 0.86], size: [0.6, 0.26], round: 0.3, colour: "#2f7a80" },
        ],
      },
      { kind: "floor", y: 0.92, colour: "#a89478", softness: 0.02, cover: 0.9 },
      { kind: "defocus", radius: 0.009 },
      {
        kind: "lamps",
        at: [
          [0.2, 0.16],
          [0.34, 0.28],
          [0.44, 0.12],
        ],
        size: 0.1,
        style: "globe",
        colour: "#fff0cc",
        strength: 1.5,
        metal: "#c8c4bc",
      },
      { kind: "lens", radius: 0.01 },
    ],
    look,
  },
  {
    name: "striped-wall-1960s",
    layers: [
      {
        kind: "wallpaper",
        pattern: "stripes",
        colours: ["#f0e8d8", "#2c3a5c", "#f0e8d8", "#c8402c"],
        size: 0.3,
      },
      { kind: "mottle", size: 0.3, amount: 0.12 },
      { kind: "pool", x: 0, y: 0.4, reach: [0.6, 0.7], colour: "#fff8ea", strength: 0.3, ambient: 0.76 },
      { kind: "defocus", radius: 0.005 },
    ],
    look,
  },
];
