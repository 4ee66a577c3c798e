import type { Scene } from "../backdrop/scene.ts";
import type { StudioRecipe } from "../studio/recipe.ts";

const paintColours = ["#1f3fd0", "#f0502e", "#f7b71c", "#0f9a8c", "#e83c80", "#15181c"] as const;

const splashedCanvas: Scene = {
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

const northLight: Scene = {
  name: "north-light",
  layers: [
    { kind: "gradient", colours: ["#6c6a68", "#7d7a76", "#474543"] },
    {
      kind: "panes",
      area: [-0.5, -0.06, 0.06, 0.7],
      columns: 5,
      rows: 5,
      bar: 0.012,
      top: "#e6f0f8",
      bottom: "#cddbe4",
      strength: 1.15,
    },
    { kind: "lens", radius: 0.012 },
    {
      kind: "blocks",
      area: [0.2, 0.4, 0.48, 0.66],
      count: 4,
      width: [0.14, 0.26],
      height: [0.2, 0.36],
      colours: ["#e8e2d4", "#d8cdb8", "#3d5a78", "#b8543c"],
    },
    {
      kind: "splash",
      area: [0.16, 0.3, 0.48, 0.6],
      colours: paintColours,
      strokes: 8,
      splashes: 4,
      size: 0.06,
      drip: 0.1,
      strength: 0.75,
    },
    { kind: "floor", y: 0.82, colour: "#3a352f", softness: 0.05, cover: 0.85 },
    { kind: "lens", radius: 0.013 },
  ],
  light: -1,
};

const drippedWall: Scene = {
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

const gelStage: Scene = {
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

const creatorDesk: Scene = {
  name: "creator-desk",
  layers: [
    { kind: "gradient", colours: ["#1b1f2a", "#2a2f3c", "#14161d"] },
    { kind: "glow", x: -0.34, y: 0.4, radius: 0.3, colour: "#28c8c0", strength: 0.4, jitter: 0.03 },
    { kind: "glow", x: 0.36, y: 0.3, radius: 0.3, colour: "#ff7a3c", strength: 0.4, jitter: 0.03 },
    {
      kind: "books",
      area: [0.16, 0.06, 0.5, 0.6],
      shelves: 3,
      wood: "#4a3a30",
      colours: ["#c8643c", "#e0a850", "#3a6a70", "#d8d0c0", "#6a4a6a"],
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

const paperColours: Scene = {
  name: "paper-colours",
  layers: [
    { kind: "gradient", colours: ["#e8a51c", "#f0b428", "#c98412"] },
    {
      kind: "blocks",
      area: [0.44, 0.4, 0.46, 0.42],
      count: 1,
      width: [0.6, 0.64],
      height: [1.3, 1.4],
      colours: ["#e2533a"],
    },
    {
      kind: "blocks",
      area: [0.36, 0.84, 0.4, 0.86],
      count: 1,
      width: [0.44, 0.5],
      height: [0.5, 0.54],
      colours: ["#17545c"],
    },
    { kind: "glow", x: -0.24, y: 0.3, radius: 0.4, colour: "#fff0c0", strength: 0.3, jitter: 0.08 },
    { kind: "mottle", size: 0.7, amount: 0.08 },
    { kind: "defocus", radius: 0.004 },
  ],
  light: -1,
};

const writersRoom: Scene = {
  name: "writers-room",
  layers: [
    { kind: "gradient", colours: ["#2e2620", "#3a3028", "#1e1814"] },
    {
      kind: "books",
      area: [-0.5, -0.04, 0.5, 0.8],
      shelves: 5,
      wood: "#5c4330",
      colours: ["#a83c2c", "#d89a3c", "#2f5a68", "#e0d6c2", "#5a6a3c", "#3c2f50", "#c86a40"],
    },
    { kind: "glow", x: 0.34, y: 0.5, radius: 0.26, colour: "#ffc078", strength: 0.5, jitter: 0.03 },
    { kind: "glow", x: 0.34, y: 0.5, radius: 0.05, colour: "#ffe2b0", strength: 3, jitter: 0.03 },
    { kind: "lens", radius: 0.012 },
  ],
  light: 1,
};

/** An artist's own rooms: wet paint, north light, a stage in coloured light, the desk at night. */
export const creativeArtist: StudioRecipe = {
  slug: "creative-artist",
  words: [
    "artist",
    "painter",
    "paint",
    "canvas",
    "easel",
    "musician",
    "performer",
    "sculptor",
    "dancer",
    "writer",
    "creator",
    "illustrator",
    "stage",
    "brush",
    "podcast",
  ],
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
  spill: 0.5,
  skin: 0.35,
  offset: 0.13,
};
