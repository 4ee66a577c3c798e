import type { ThemeWords } from "../prompt/theme-words.ts";
import type { StudioRecipe } from "../studio/recipe.ts";

export const words: ThemeWords = {
  called: {
    en: "yearbook, year book, senior portrait, class photo, picture day, school photo, school picture, graduation, graduate, prom, homecoming, graduation photo",
    de: "jahrbuch, abschlussfoto, schulfoto, abitur, abschluss, abschlussfeier, klassenfoto",
    fr: "album de promo, photo de classe, diplôme, remise des diplômes, photo d'école, bal de promo",
    es: "anuario, foto escolar, graduación, foto de clase",
    it: "annuario, foto di classe, laurea, diploma, foto scolastica",
    pt: "anuário, foto escolar, formatura, foto de turma",
  },
  onlyFor: [],
  scenes: {
    "blue-muslin": {
      label: "blue yearbook backdrop",
      shows: ["studio"],
      keywords: ["classic", "portrait", "grad", "graduation", "gown", "cap", "diploma", "formal", "leader"],
    },
    lasers: {
      label: "eighties laser backdrop",
      shows: ["laser", "1980s", "1990s", "retro"],
      keywords: ["laser", "1980s", "80s", "1990s", "90s", "retro", "fun", "best smile", "smile"],
    },
    lockers: {
      label: "school lockers",
      shows: ["school", "locker room"],
      keywords: ["locker", "hallway", "corridor", "candid", "backpack", "books", "class"],
    },
    bleachers: {
      label: "stadium bleachers",
      shows: ["stadium", "audience"],
      keywords: [
        "activity",
        "sport",
        "team",
        "field",
        "bleacher",
        "football",
        "varsity",
        "cheer",
        "band",
        "star",
        "gym",
      ],
    },
    library: {
      label: "school library",
      shows: ["library"],
      keywords: [
        "library",
        "book",
        "study",
        "future leader",
        "leader",
        "desk",
        "debate",
        "scholar",
        "science",
      ],
    },
    quad: {
      label: "campus lawn",
      shows: ["campus", "day", "trees", "summer", "meadow"],
      keywords: ["campus", "quad", "outdoor", "lawn", "tree", "summer"],
    },
  },
};

/** Picture day: blue muslin or lasers behind, even light in front, the print of a school photographer. */
export const recipe: StudioRecipe = {
  slug: "yearbook",
  scenes: [
    {
      name: "blue-muslin",
      layers: [
        { kind: "gradient", colours: ["#24508f", "#4f86c9", "#1d4179"] },
        { kind: "glow", x: 0, y: 0.42, radius: 0.34, colour: "#b5d4f5", strength: 0.42, jitter: 0.04 },
        { kind: "mottle", size: 0.26, amount: 0.5 },
        { kind: "mottle", size: 0.07, amount: 0.24 },
        { kind: "defocus", radius: 0.004 },
      ],
    },
    {
      name: "lasers",
      layers: [
        { kind: "gradient", colours: ["#0a1a48", "#1a3f9a", "#0c1f57"] },
        { kind: "mottle", size: 0.3, amount: 0.3 },
        {
          kind: "lasers",
          x: -0.62,
          y: 0.36,
          count: 46,
          colours: ["#3fb4ff", "#7f6bff", "#37e0e0", "#ff5fc0"],
          width: 0.006,
          strength: [0.5, 1.5],
        },
        {
          kind: "lasers",
          x: 0.66,
          y: 0.7,
          count: 34,
          colours: ["#ff5fc0", "#3fb4ff", "#8ff0ff"],
          width: 0.006,
          strength: [0.4, 1.3],
        },
        { kind: "glow", x: 0, y: 0.42, radius: 0.3, colour: "#6fa8ff", strength: 0.35 },
        { kind: "defocus", radius: 0.003 },
      ],
    },
    {
      name: "lockers",
      layers: [
        { kind: "gradient", colours: ["#dfe6ea", "#c7d3db", "#9fb0bc"] },
        { kind: "lockers", area: [-0.5, 0.1, 0.5, 0.92], width: 0.15, colour: "#2f6cb5", vents: true },
        { kind: "floor", y: 0.92, colour: "#b9b6a8", softness: 0.02, cover: 0.95 },
        { kind: "glow", x: 0.1, y: 0, radius: 0.5, colour: "#f4fbff", strength: 0.2, jitter: 0.1 },
        { kind: "defocus", radius: 0.007 },
      ],
    },
    {
      name: "bleachers",
      layers: [
        { kind: "gradient", colours: ["#5aa0dc", "#a9d0ec", "#d9e8ee"], stops: [0, 0.26, 0.4] },
        {
          kind: "tiers",
          area: [-0.6, 0.36, 0.6, 0.78],
          rows: 7,
          colours: ["#3f7fc4", "#2f5f9f", "#5f8fc0", "#d8b23a"],
          people: 0,
        },
        { kind: "floor", y: 0.8, colour: "#4f9155", softness: 0.015, cover: 1 },
        { kind: "defocus", radius: 0.012 },
      ],
    },
    {
      name: "library",
      layers: [
        { kind: "gradient", colours: ["#1f4a86", "#2f62a8", "#183a6a"] },
        {
          kind: "shelves",
          area: [-0.55, -0.02, 0.55, 0.9],
          rows: 5,
          colours: ["#2f5f9f", "#4f86c9", "#2a4a8a", "#d8b23a", "#6fa0dc", "#dfe3e6", "#24406a"],
          wood: "#2f5fa0",
        },
        { kind: "glow", x: -0.2, y: 0.3, radius: 0.5, colour: "#cfe2f5", strength: 0.2, jitter: 0.1 },
        { kind: "defocus", radius: 0.008 },
      ],
    },
    {
      name: "quad",
      layers: [
        { kind: "gradient", colours: ["#4f97d8", "#9cc8ea", "#cfe3ee"], stops: [0, 0.34, 0.6] },
        {
          kind: "cumulus",
          area: [0.02, 0.4],
          size: 0.2,
          cover: 0.44,
          colour: "#ffffff",
          shade: "#a9bfd4",
          light: 1,
        },
        {
          kind: "blocks",
          area: [-0.4, 0.5, 0.4, 0.5],
          count: 3,
          width: [0.3, 0.6],
          height: [0.3, 0.4],
          colours: ["#9a5a4a", "#a8685a"],
        },
        {
          kind: "foliage",
          area: [-0.6, 0.3, 0.6, 0.66],
          colours: ["#2f5a3a", "#4a7a44", "#6a9452", "#8aac62"],
          count: 420,
          size: [0.012, 0.032],
        },
        { kind: "floor", y: 0.7, colour: "#5f9a58", softness: 0.02, cover: 0.98 },
        { kind: "defocus", radius: 0.012 },
      ],
      light: 1,
    },
  ],
  key: { strength: 0.45, side: 24, height: 22, fill: 0.7, colour: "#fff8ee", shade: "#f0f3f8" },
  rims: [{ side: 0, strength: 0.34, colour: "#e4efff" }],
  grade: {
    exposure: 0.1,
    contrast: 1.06,
    saturation: 1.02,
    shadows: "#77809a",
    highlights: "#86837e",
    tint: 0.3,
    fade: 0.04,
    vignette: 0.16,
    bloom: 0.05,
    grain: 0.014,
  },
  lens: { blur: 0.004, mist: 0.1 },
  spill: 0.4,
  skin: 0.37,
  offset: 0.03,
};
