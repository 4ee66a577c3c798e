import type { ThemeWords } from "../prompt/theme-words.ts";
import type { StudioRecipe } from "../studio/recipe.ts";

export const words: ThemeWords = {
  called: {
    en: "actor headshot, actress headshot, actor, actress, audition, casting, self tape, thespian, dramatic portrait, actor portrait",
    de: "schauspieler, schauspielerin, casting, vorsprechen, schauspielerfoto",
    fr: "acteur, actrice, casting, comédien, comédienne, audition",
    es: "actor, actriz, casting, audición",
    it: "attore, attrice, casting, provino, audizione",
    pt: "ator, atriz, casting, audição, teste de elenco",
  },
  onlyFor: [],
  shows: ["headshot"],
  scenes: {
    "umber-canvas": {
      label: "umber painted canvas",
      shows: ["studio", "dramatic"],
      keywords: ["dramatic lead", "leading role"],
    },
    "petrol-canvas": {
      label: "petrol blue canvas",
      shows: ["studio", "dramatic"],
      keywords: ["dramatic lead", "screen ready"],
    },
    "velvet-curtain": {
      label: "velvet theatre curtain",
      shows: ["theatre", "curtain", "velvet"],
      keywords: ["comedy charm", "leading role", "curtain", "theatre", "theater"],
    },
    "window-on-plaster": {
      label: "window light on plaster",
      shows: ["window light", "stone", "day"],
      keywords: ["character actor", "screen ready", "window light"],
    },
    "backstage-brick": {
      label: "brick wall backstage",
      shows: ["bricks", "theatre"],
      keywords: ["character actor", "backstage", "brick wall"],
    },
    "slate-daylight": {
      label: "slate canvas in daylight",
      shows: ["studio", "day"],
      keywords: ["comedy charm", "screen ready", "self tape", "natural light"],
    },
    "aubergine-canvas": {
      label: "aubergine canvas",
      shows: ["studio", "dramatic"],
      keywords: ["dramatic lead", "leading role"],
    },
  },
};

/** One deep colour by hand on canvas, and light from one side only: the person carries the picture. */
export const recipe: StudioRecipe = {
  slug: "actor-headshots",
  scenes: [
    {
      name: "umber-canvas",
      layers: [
        { kind: "gradient", colours: ["#4a3221", "#5d4029", "#332216"] },
        {
          kind: "strokes",
          colours: ["#2e1f14", "#6b4729", "#85603c", "#4a3020", "#3a2a22"],
          count: 230,
          length: [0.2, 0.55],
          cover: 0.36,
        },
        {
          kind: "pool",
          x: 0.26,
          y: 0.24,
          reach: [0.5, 0.55],
          colour: "#ffe6c8",
          strength: 1.7,
          ambient: 0.22,
        },
      ],
      light: -1,
    },
    {
      name: "petrol-canvas",
      layers: [
        { kind: "gradient", colours: ["#16343b", "#21505a", "#0f2228"] },
        {
          kind: "strokes",
          colours: ["#0e2a31", "#2b6470", "#3f7f88", "#183b44", "#27474a"],
          count: 230,
          length: [0.18, 0.5],
          cover: 0.36,
        },
        { kind: "pool", x: 0.22, y: 0.3, reach: [0.5, 0.6], colour: "#e8fbff", strength: 1.6, ambient: 0.22 },
      ],
      look: { spill: 0.2 },
      light: -1,
    },
    {
      name: "velvet-curtain",
      layers: [
        { kind: "gradient", colours: ["#3a0d10", "#4a1013"] },
        {
          kind: "surface",
          on: [-0.75, -0.1, 0.75, 1.1],
          material: { kind: "folds", count: 9, dark: "#2a0507", light: "#a5232a" },
          light: [1, 1, 0.5, 0.5],
        },
        {
          kind: "pool",
          x: 0.24,
          y: 0.34,
          reach: [0.5, 0.6],
          colour: "#ffd9b8",
          strength: 1.5,
          ambient: 0.3,
        },
      ],
      light: -1,
    },
    {
      name: "window-on-plaster",
      layers: [
        { kind: "gradient", colours: ["#5c5f49", "#4a4d3b"] },
        {
          kind: "surface",
          on: [-0.6, -0.1, 0.6, 1.1],
          material: { kind: "plaster", dark: "#4c4d40", light: "#7f7e6c", scale: 2.4 },
          light: [0.75, 0.5, 0.35, 0.5],
        },
        {
          kind: "surface",
          on: [-0.44, -0.04, 0.26, 0.16, 0.22, 0.76, -0.48, 0.6],
          material: {
            kind: "panes",
            columns: 3,
            rows: 3,
            bar: 0.16,
            frame: "#000000",
            glass: ["#ffdcae", "#ffcf9a"],
          },
          light: [2.2, 1.5, 1.2, 1.8],
          as: "cast",
        },
      ],
      light: -1,
    },
    {
      name: "backstage-brick",
      layers: [
        { kind: "gradient", colours: ["#2a2523", "#1b1817"] },
        {
          kind: "surface",
          on: [-0.7, -0.15, 0.62, -0.02, 0.62, 1.0, -0.7, 1.15],
          material: {
            kind: "bricks",
            rows: 26,
            columns: 9,
            colours: ["#4a3a34", "#5d463c", "#3a302d", "#6a4f41"],
            mortar: "#2a2523",
          },
        },
        {
          kind: "pool",
          x: -0.26,
          y: 0.18,
          reach: [0.42, 0.6],
          colour: "#ffd8a8",
          strength: 2.6,
          ambient: 0.22,
        },
        {
          kind: "surface",
          on: [0.3, -0.1, 0.62, 1.1],
          material: { kind: "folds", count: 4, dark: "#08080a", light: "#2a2a30" },
        },
      ],
      light: -1,
    },
    {
      name: "slate-daylight",
      layers: [
        { kind: "gradient", colours: ["#76838f", "#8996a1", "#5a6670"] },
        {
          kind: "strokes",
          colours: ["#65737f", "#96a4af", "#a9b5bd", "#76838e"],
          count: 200,
          length: [0.25, 0.6],
          cover: 0.32,
        },
        {
          kind: "pool",
          x: 0.34,
          y: 0.3,
          reach: [0.7, 0.8],
          colour: "#ffffff",
          strength: 1.05,
          ambient: 0.35,
        },
      ],
      light: -1,
    },
    {
      name: "aubergine-canvas",
      layers: [
        { kind: "gradient", colours: ["#3a2138", "#4b2c47", "#241422"] },
        {
          kind: "strokes",
          colours: ["#2a1629", "#5f3a59", "#764a68", "#3c2239", "#4f3340"],
          count: 230,
          length: [0.2, 0.5],
          cover: 0.36,
        },
        {
          kind: "pool",
          x: -0.2,
          y: 0.3,
          reach: [0.45, 0.6],
          colour: "#ffe4e0",
          strength: 1.7,
          ambient: 0.22,
        },
      ],
      look: { spill: 0.25 },
      light: 1,
    },
  ],
  key: { strength: 0.86, side: 50, height: 30, fill: 0.24, colour: "#fff4e4", shade: "#e3e3ea" },
  rims: [{ side: -1, strength: 0.3, colour: "#ffe9d0" }],
  grade: {
    exposure: 0.1,
    contrast: 1.2,
    saturation: 0.98,
    shadows: "#74787e",
    highlights: "#8a8378",
    tint: 0.2,
    fade: 0.01,
    vignette: 0.42,
    bloom: 0.06,
    grain: 0.018,
  },
  lens: { blur: 0.014, swirl: 0.12 },
  spill: 0.42,
  skin: 0.36,
  offset: 0.08,
};
