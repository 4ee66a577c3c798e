import type { ThemeWords } from "../prompt/theme-words.ts";
import type { StudioRecipe } from "../studio/recipe.ts";

export const words: ThemeWords = {
  called: {
    en: "fashion, model headshot, high fashion, editorial, lookbook, comp card, vogue, runway, catwalk, fashion shoot, fashion editorial, fashion model, fashion photography, magazine",
    de: "mode, modefoto, laufsteg, high fashion, modestrecke, modeshooting, model",
    fr: "mode, haute couture, défilé, éditorial de mode, mannequin, magazine de mode",
    es: "moda, alta costura, pasarela, editorial de moda, revista de moda",
    it: "moda, alta moda, passerella, editoriale di moda, rivista di moda",
    pt: "moda, alta costura, passarela, editorial de moda, revista de moda",
  },
  scenes: {
    "white-sweep": {
      label: "white studio sweep",
      shows: ["studio"],
      keywords: ["commercial appeal", "character range", "seamless"],
    },
    "terracotta-edge": {
      label: "terracotta studio wall",
      shows: ["studio"],
      keywords: ["high fashion", "character range", "colour block", "color block"],
    },
    "leaf-light": {
      label: "leaf shadows on a wall",
      shows: ["plants", "palm shadow", "day"],
      keywords: ["natural beauty", "lifestyle", "botanical"],
    },
    "sky-paper": {
      label: "sky blue paper",
      shows: ["studio"],
      keywords: ["commercial appeal", "lifestyle", "athletic"],
    },
    "lemon-shadow": {
      label: "lemon yellow wall with hard shadow",
      shows: ["studio"],
      keywords: ["high fashion", "character range"],
    },
    "daylight-loft": {
      label: "daylight loft",
      shows: ["loft", "day", "window light"],
      keywords: ["natural beauty", "lifestyle", "loft"],
    },
    "blush-round": {
      label: "blush pink studio circle",
      shows: ["studio"],
      keywords: ["high fashion", "beauty shot"],
    },
  },
};

/** Bright seamless paper, coloured sets and sun through leaves: light for the face and air around it. */
export const recipe: StudioRecipe = {
  slug: "model-headshots",
  scenes: [
    {
      name: "white-sweep",
      layers: [
        { kind: "gradient", colours: ["#d9dadb", "#e6e7e7", "#c8cacc"], stops: [0, 0.55, 1], strength: 1.15 },
        {
          kind: "pool",
          x: 0.14,
          y: 0.42,
          reach: [0.8, 0.75],
          colour: "#ffffff",
          strength: 0.55,
          ambient: 0.62,
        },
        { kind: "glow", x: 0, y: 0.98, radius: 0.5, colour: "#ffffff", strength: 0.12, jitter: 0.2 },
        { kind: "mottle", size: 0.8, amount: 0.03 },
      ],
      look: { lens: { blur: 0.002 } },
      light: -1,
    },
    {
      name: "terracotta-edge",
      layers: [
        { kind: "gradient", colours: ["#d9825a", "#e29570", "#c46e49"] },
        {
          kind: "surface",
          on: [0.16, -0.1, 0.8, -0.1, 0.8, 1.1, 0.02, 1.1],
          material: { kind: "plain", colours: ["#f0c9ae", "#e3b194"] },
        },
        { kind: "pool", x: -0.4, y: 0.2, reach: [0.9, 0.9], colour: "#fff2e2", strength: 0.7, ambient: 0.5 },
      ],
      look: { lens: { blur: 0.006 } },
      light: -1,
    },
    {
      name: "leaf-light",
      layers: [
        { kind: "gradient", colours: ["#e9dfd0", "#efe6d9", "#d8ccb9"] },
        { kind: "mottle", size: 0.3, amount: 0.06 },
        {
          kind: "plant",
          at: [-0.42, 0.72],
          leaf: [0.2, 0.42],
          reach: 0.6,
          slim: 0.2,
          count: 34,
          colours: ["#a3947f", "#b3a48e"],
        },
        {
          kind: "plant",
          at: [0.5, 0.5],
          leaf: [0.2, 0.36],
          reach: 0.5,
          slim: 0.16,
          count: 22,
          colours: ["#a99a85", "#b9aa95"],
        },
        { kind: "pool", x: -0.3, y: 0.2, reach: [1, 0.9], colour: "#fff3dc", strength: 0.7, ambient: 0.55 },
      ],
      look: { lens: { blur: 0.018 } },
      light: -1,
    },
    {
      name: "sky-paper",
      layers: [
        { kind: "gradient", colours: ["#86b7dc", "#a5cbe6", "#79a9cf"], stops: [0, 0.5, 1] },
        {
          kind: "pool",
          x: -0.1,
          y: 0.34,
          reach: [0.75, 0.75],
          colour: "#ffffff",
          strength: 0.7,
          ambient: 0.5,
        },
        { kind: "mottle", size: 0.7, amount: 0.03 },
      ],
      look: { lens: { blur: 0.002 } },
      light: 1,
    },
    {
      name: "lemon-shadow",
      layers: [
        { kind: "gradient", colours: ["#7a5810", "#9a6f16", "#c4952c"] },
        {
          kind: "surface",
          on: [-0.7, 0.36, 0.7, -0.06, 0.7, 0.4, -0.7, 0.9],
          material: { kind: "plain", colours: ["#fff3cf", "#ffe9b0"] },
          light: [2.3, 2, 1.7, 2],
          as: "cast",
        },
        { kind: "mottle", size: 0.5, amount: 0.04 },
      ],
      look: { spill: 0.25 },
      light: -1,
    },
    {
      name: "daylight-loft",
      layers: [
        { kind: "gradient", colours: ["#c9c8c4", "#d4d2cd"] },
        {
          kind: "surface",
          on: [-0.3, -0.1, 0.7, -0.1, 0.7, 0.84, -0.3, 0.84],
          material: { kind: "plaster", dark: "#b1afaa", light: "#dad8d3", scale: 2 },
          light: [1.3, 1, 0.9, 1.2],
        },
        {
          kind: "surface",
          on: [-1, -0.4, -0.3, -0.02, -0.3, 0.66, -1, 1],
          material: {
            kind: "panes",
            columns: 3,
            rows: 4,
            bar: 0.09,
            frame: "#7c7c7a",
            glass: ["#ffffff", "#eef5fa"],
          },
          light: [1.3, 1.3, 1.25, 1.25],
        },
        {
          kind: "surface",
          on: [-0.3, 0.84, 0.7, 0.84, 1.2, 1.2, -1, 1.2],
          material: { kind: "planks", count: 10, dark: "#8b7f72", light: "#b5a898" },
        },
        {
          kind: "surface",
          on: [0.0, -0.05, 0.44, 0.12, 0.5, 0.6, 0.06, 0.44],
          material: {
            kind: "panes",
            columns: 2,
            rows: 3,
            bar: 0.12,
            frame: "#000000",
            glass: ["#fff4e0", "#fff0d8"],
          },
          light: [0.5, 0.35, 0.3, 0.4],
          as: "cast",
        },
      ],
      light: -1,
    },
    {
      name: "blush-round",
      layers: [
        { kind: "gradient", colours: ["#e8bfc0", "#efcfcd", "#dba9ab"] },
        {
          kind: "forms",
          from: -1,
          items: [{ at: [0.2, 0.36], size: [0.62, 0.62], round: 0.5, colour: "#f3e4dc", glow: 0.92 }],
        },
        {
          kind: "pool",
          x: -0.35,
          y: 0.25,
          reach: [0.9, 0.9],
          colour: "#fffaf4",
          strength: 0.65,
          ambient: 0.52,
        },
      ],
      light: -1,
    },
  ],
  key: { strength: 0.5, side: 20, height: 34, fill: 0.62, colour: "#fffdf9", shade: "#f6eeee" },
  rims: [{ side: 0, strength: 0.2, colour: "#ffffff" }],
  grade: {
    exposure: 0.2,
    contrast: 1.12,
    saturation: 1.02,
    shadows: "#8a8488",
    highlights: "#86827e",
    tint: 0.14,
    fade: 0.02,
    vignette: 0.06,
    bloom: 0.14,
    grain: 0.01,
  },
  lens: { blur: 0.014, mist: 0.04 },
  spill: 0.5,
  skin: 0.44,
  offset: 0.1,
};
