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
        colours: ["#e4d8c0", "#c47c3c", "#e4d8c0", "#a8523c", "#cca04c"],
        size: 0.26,
      },
      { kind: "pool", x: -0.3, y: 0.2, reach: [0.55, 0.7], colour: "#fff4e0", strength: 0.6, ambient: 0.56 },
      { kind: "lens", radius: 0.013 },
    ],
    look,
  },
  {
    name: "waves-1960s",
    layers: [
      {
        kind: "wallpaper",
        pattern: "waves",
        colours: ["#dccca8", "#4c8480", "#e4dac8", "#c0843c", "#a45440"],
        size: 0.6,
      },
      { kind: "mottle", size: 0.3, amount: 0.1 },
      { kind: "pool", x: 0.3, y: 0.2, reach: [0.55, 0.7], colour: "#fff4e0", strength: 0.6, ambient: 0.56 },
      { kind: "lens", radius: 0.015 },
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
        items: [{ at: [-0.2, 0.86], size: [0.6, 0.26], round: 0.3, colour: "#5c7478" }],
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
      { kind: "lens", radius: 0.017 },
    ],
    look,
  },
  {
    name: "striped-wall-1960s",
    layers: [
      {
        kind: "wallpaper",
        pattern: "stripes",
        colours: ["#d8d0c0", "#4c566c", "#d8d0c0", "#9c5848"],
        size: 0.3,
      },
      { kind: "mottle", size: 0.3, amount: 0.12 },
      { kind: "pool", x: 0, y: 0.4, reach: [0.6, 0.7], colour: "#fff8ea", strength: 0.6, ambient: 0.5 },
      { kind: "lens", radius: 0.015 },
    ],
    look,
  },
];
