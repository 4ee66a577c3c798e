import type { ThemeWords } from "../prompt/theme-words.ts";
import type { RecipeScene, StudioRecipe } from "../studio/recipe.ts";

export const words: ThemeWords = {
  called: {
    en: "artistic, artist, creative artist, creative, arty",
    de: "künstlerisch, künstler, künstlerin, kreativ",
    fr: "artistique, artiste, créatif, créative",
    es: "artístico, artista, creativo, creativa",
    it: "artistico, artista, creativo, creativa",
    pt: "artístico, artista, criativo, criativa",
  },
  scenes: {
    "splashed-canvas": {
      label: "canvas with splashed paint",
      shows: ["paint splash", "atelier", "window light"],
      keywords: ["painter", "canvas", "paint", "splash"],
    },
    "north-light": {
      label: "artist's studio with a skylight",
      shows: ["atelier", "paint splash", "day", "backlight", "window light"],
      keywords: ["studio", "easel", "sculptor", "clay", "atelier", "skylight"],
    },
    "dripped-wall": {
      label: "wall of dripping paint",
      shows: ["graffiti", "paint splash"],
      keywords: ["mural", "graffiti", "spray can", "street artist"],
    },
    "gel-stage": {
      label: "concert stage in coloured light",
      shows: ["stage", "spotlight", "smoke", "curtain"],
      keywords: ["performer", "stage", "musician", "singer", "dancer", "spotlight", "microphone", "guitar"],
    },
    "creator-desk": {
      label: "creator desk with screens",
      shows: ["editing desk", "led wall", "neon"],
      keywords: ["digital creator", "screen", "monitor", "podcast", "ring light", "editing"],
    },
    "paper-colours": {
      label: "coloured paper rolls",
      shows: ["studio"],
      keywords: ["designer", "photographer", "fashion designer", "seamless paper"],
    },
    "writers-room": {
      label: "writer's room by lamplight",
      shows: ["study", "library", "lamplight"],
      keywords: ["writer", "author", "poet", "typewriter", "manuscript"],
    },
  },
};

const paintColours = ["#1f3fd0", "#f0502e", "#f7b71c", "#0f9a8c", "#e83c80", "#15181c"] as const;

const splashedCanvas: RecipeScene = {
  name: "splashed-canvas",
  layers: [
    { kind: "gradient", colours: ["#b9b7b2", "#c9c7c1", "#8a8781"] },
    { kind: "mottle", size: 0.3, amount: 0.1 },
    {
      kind: "panes",
      area: [-0.46, 0.02, 0.46, 0.86],
      columns: 1,
      rows: 1,
      bar: 0.004,
      top: "#f4f1ea",
      bottom: "#e3dfd6",
      strength: 0.95,
    },
    {
      kind: "splash",
      area: [-0.42, 0.08, 0.42, 0.76],
      colours: paintColours,
      strokes: 11,
      splashes: 12,
      size: 0.11,
      drip: 0.22,
      strength: 0.92,
    },
    { kind: "beam", x: -0.4, y: -0.2, lean: 0.6, width: 0.7, colour: "#fff8ec", strength: 0.16 },
    { kind: "floor", y: 0.9, colour: "#54504a", softness: 0.02, cover: 0.9 },
    { kind: "defocus", radius: 0.005 },
  ],
  light: -1,
};

const northLight: RecipeScene = {
  name: "north-light",
  layers: [
    {
      kind: "surface",
      on: [-0.3, 0.02, 0.5, 0.74],
      material: {
        kind: "bricks",
        rows: 16,
        columns: 14,
        colours: ["#b8b0a6", "#a8a096", "#c8c0b6"],
        mortar: "#8a8278",
      },
      light: [1.1, 0.7, 0.6, 0.9],
    },
    {
      kind: "surface",
      on: [-1, -0.5, -0.24, 0.02, -0.24, 0.64, -1, 1],
      material: {
        kind: "panes",
        columns: 5,
        rows: 5,
        bar: 0.1,
        frame: "#2c2f32",
        glass: ["#f0f7fc", "#d0dee8"],
      },
      light: [1.1, 1.25, 1.1, 1],
    },
    {
      kind: "surface",
      on: [-0.24, 0.72, 0.6, 0.72, 1.2, 1.2, -1, 1.2],
      material: { kind: "planks", count: 12, dark: "#4a3c30", light: "#7c6854" },
      light: [1.1, 0.7, 0.6, 1],
    },
    {
      kind: "forms",
      from: -1,
      items: [
        { at: [0.28, 0.42], size: [0.34, 0.44], round: 0.01, colour: "#f0eadc" },
        { at: [0.44, 0.62], size: [0.24, 0.3], round: 0.01, colour: "#3a5878" },
        { at: [-0.16, 0.74], size: [0.1, 0.16], round: 0.2, colour: "#b8643c" },
      ],
    },
    {
      kind: "splash",
      area: [0.14, 0.26, 0.4, 0.56],
      colours: ["#1f3fd0", "#f0502e", "#f7b71c", "#0f9a8c", "#e83c80", "#15181c"],
      strokes: 9,
      splashes: 3,
      size: 0.06,
      drip: 0.08,
      strength: 0.75,
    },
    { kind: "beam", x: -0.5, y: -0.2, lean: 0.7, width: 0.5, colour: "#e8f2fa", strength: 0.2 },
    { kind: "lens", radius: 0.013 },
  ],
  light: -1,
};

const drippedWall: RecipeScene = {
  name: "dripped-wall",
  layers: [
    { kind: "gradient", colours: ["#1c3f9c", "#2450b4", "#142c6c"] },
    { kind: "mottle", size: 0.16, amount: 0.3 },
    {
      kind: "splash",
      area: [-0.5, 0, 0.5, 0.7],
      colours: ["#2f62d0", "#1a3788", "#3a74e0"],
      strokes: 9,
      splashes: 0,
      size: 0.2,
      drip: 0,
    },
    {
      kind: "splash",
      area: [-0.5, 0, 0.5, 0.45],
      colours: ["#ff7a4a", "#ffc23c", "#fff1dc", "#ff9aae"],
      strokes: 5,
      splashes: 9,
      size: 0.12,
      drip: 0.5,
      strength: 0.95,
    },
    { kind: "defocus", radius: 0.006 },
  ],
};

const gelStage: RecipeScene = {
  name: "gel-stage",
  layers: [
    { kind: "gradient", colours: ["#0c0612", "#180a22", "#0a0610"] },
    {
      kind: "curtain",
      area: [-0.56, -0.02, 0.56, 1],
      folds: 12,
      light: "#3a1440",
      shade: "#0a0410",
      cover: 1,
      from: 1,
    },
    { kind: "beam", x: -0.36, y: -0.1, lean: 0.36, width: 0.26, colour: "#ff3c8c", strength: 0.9 },
    { kind: "beam", x: 0.36, y: -0.1, lean: -0.34, width: 0.26, colour: "#ffa030", strength: 0.8 },
    { kind: "beam", x: 0.02, y: -0.1, lean: 0.05, width: 0.24, colour: "#6a5cff", strength: 0.5 },
    { kind: "smoke", y: 0.5, spread: 0.5, size: 0.34, colour: "#c060c0", strength: 0.16 },
    {
      kind: "bokeh",
      count: 9,
      area: [-0.46, 0.03, 0.46, 0.06],
      radius: [0.018, 0.024],
      colours: ["#ffd0e4", "#ffe4bc", "#d8d0ff"],
      strength: [2, 4],
      arrange: "string",
    },
    { kind: "lens", radius: 0.008 },
  ],
};

const creatorDesk: RecipeScene = {
  name: "creator-desk",
  layers: [
    { kind: "gradient", colours: ["#1b1f2a", "#2a2f3c", "#14161d"] },
    { kind: "glow", x: -0.34, y: 0.4, radius: 0.3, colour: "#28c8c0", strength: 0.4, jitter: 0.03 },
    { kind: "glow", x: 0.36, y: 0.3, radius: 0.3, colour: "#ff7a3c", strength: 0.4, jitter: 0.03 },
    {
      kind: "surface",
      on: [0.16, 0.06, 0.5, 0.6],
      material: {
        kind: "shelves",
        hold: "books",
        columns: 1,
        rows: 3,
        frame: "#4a3a30",
        back: "#1c1614",
        things: ["#c8643c", "#e0a850", "#3a6a70", "#d8d0c0", "#6a4a6a"],
        full: 0.8,
      },
    },
    {
      kind: "panes",
      area: [-0.47, 0.3, -0.14, 0.6],
      columns: 2,
      rows: 1,
      bar: 0.016,
      top: "#54d8d8",
      bottom: "#3a6cff",
      strength: 1,
    },
    {
      kind: "tubes",
      count: 3,
      area: [-0.1, 0.08, 0.4, 0.14],
      length: [0.5, 0.8],
      thickness: 0.01,
      colours: ["#ffb070", "#ff8a4a"],
      strength: [1.4, 2.4],
      direction: "level",
    },
    { kind: "floor", y: 0.68, colour: "#2a211b", softness: 0.02, cover: 0.9 },
    {
      kind: "bokeh",
      count: 14,
      area: [-0.5, 0.56, 0.5, 0.68],
      radius: [0.006, 0.012],
      colours: ["#54e0d8", "#ffb070", "#ffffff"],
      strength: [0.4, 1.8],
    },
    { kind: "lens", radius: 0.016 },
  ],
};

const paperColours: RecipeScene = {
  name: "paper-colours",
  layers: [
    {
      kind: "surface",
      on: [-0.5, 0, 0.5, 1],
      material: { kind: "plain", colours: ["#e8a51c", "#d08c12"] },
      light: [1.2, 0.9, 0.7, 1],
    },
    {
      kind: "forms",
      from: -1,
      items: [
        { at: [0.46, 0.5], size: [0.58, 1.3], round: 0.01, colour: "#e2533a" },
        { at: [0.36, 0.86], size: [0.44, 0.5], round: 0.02, colour: "#17545c" },
        { at: [-0.42, 0.34], size: [0.34, 0.34], round: 0.5, colour: "#f6dfc0" },
        { at: [-0.36, 0.88], size: [0.3, 0.44], round: 0.02, colour: "#e88ca4" },
      ],
    },
    {
      kind: "surface",
      on: [-0.5, -0.2, 0.1, 0, 0.4, 1, -0.2, 1.2],
      material: {
        kind: "panes",
        columns: 2,
        rows: 3,
        bar: 0.14,
        frame: "#000000",
        glass: ["#fff0d0", "#ffe8c0"],
      },
      as: "cast",
      light: [0.45, 0.4, 0.3, 0.35],
    },
    { kind: "mottle", size: 0.05, amount: 0.04 },
    { kind: "defocus", radius: 0.005 },
  ],
  light: -1,
};

const writersRoom: RecipeScene = {
  name: "writers-room",
  layers: [
    {
      kind: "surface",
      on: [-0.5, -0.04, 0.5, 0.84],
      material: {
        kind: "shelves",
        hold: "books",
        columns: 3,
        rows: 5,
        frame: "#5c4330",
        back: "#241a14",
        things: ["#a83c2c", "#d89a3c", "#2f5a68", "#e0d6c2", "#5a6a3c", "#3c2f50", "#c86a40"],
        full: 0.92,
      },
    },
    {
      kind: "forms",
      from: 1,
      items: [
        { at: [0, 0.9], size: [2, 0.24], round: 0.02, colour: "#6a4428" },
        { at: [-0.34, 0.75], size: [0.2, 0.08], round: 0.1, colour: "#e8dcc4" },
      ],
    },
    { kind: "pool", x: 0.34, y: 0.48, reach: [0.8, 0.7], colour: "#ffc880", strength: 1.1, ambient: 0.4 },
    {
      kind: "lamps",
      at: [[0.36, 0.58]],
      size: 0.13,
      style: "table",
      colour: "#ffcf90",
      strength: 2.4,
      metal: "#8a6a34",
    },
    { kind: "lens", radius: 0.013 },
  ],
  light: 1,
};

/** An artist's own rooms: wet paint, north light, a stage in coloured light, the desk at night. */
export const recipe: StudioRecipe = {
  slug: "creative-artist",
  scenes: [splashedCanvas, northLight, drippedWall, gelStage, creatorDesk, paperColours, writersRoom],
  key: { strength: 0.7, side: 46, height: 24, fill: 0.34, colour: "#fff6ea", shade: "#c8d2ea" },
  gels: [{ side: -1, strength: 0.45, colour: "#ff6a4a" }],
  rims: [{ side: -1, strength: 0.4, colour: "#9fc4ff" }],
  grade: {
    exposure: 0.06,
    contrast: 1.16,
    saturation: 1.06,
    shadows: "#74808c",
    highlights: "#88827a",
    tint: 0.2,
    fade: 0.015,
    vignette: 0.24,
    bloom: 0.1,
    grain: 0.016,
  },
  lens: { blur: 0.01, fringe: 0.0008 },
  spill: 0.5,
  skin: 0.35,
  offset: 0.13,
};
