import type { ThemeWords } from "../prompt/theme-words.ts";
import type { RecipeScene, StudioRecipe } from "../studio/recipe.ts";

export const words: ThemeWords = {
  called: {
    en: "fantasy, cosplay, medieval, fairy tale, fairytale, middle ages, anime, game of thrones, lord of the rings, fantasy world, epic fantasy",
    de: "fantasy, cosplay, mittelalter, mittelalterlich, märchen, anime",
    fr: "fantasy, cosplay, médiéval, moyen âge, conte de fées, anime",
    es: "fantasía, cosplay, medieval, edad media, cuento de hadas, anime",
    it: "fantasy, cosplay, medievale, medioevo, fiaba, anime",
    pt: "fantasia medieval, cosplay, medieval, idade média, conto de fadas, anime",
  },
  scenes: {
    "castle-dawn": {
      label: "castle at dawn",
      shows: ["castle", "dawn", "mountain", "fog", "morning", "backlight"],
      keywords: ["castle", "kingdom", "princess", "knight", "medieval", "fairy tale"],
    },
    "arcane-sigil": {
      label: "glowing magic circle",
      shows: ["sigil", "magic", "smoke"],
      keywords: ["magic", "wizard", "witch", "sorcerer", "spell", "rune", "mage", "anime"],
    },
    "ember-canyon": {
      label: "canyon of embers",
      shows: ["canyon", "sparks", "fire", "smoke"],
      keywords: ["dragon", "ember", "demon", "battle", "warrior", "wasteland"],
    },
    "enchanted-wood": {
      label: "enchanted forest with fireflies",
      shows: ["enchanted forest", "magic", "forest", "fairy lights", "fog", "trees", "backlight"],
      keywords: ["enchanted", "elf", "elves", "fairy", "druid", "ranger"],
    },
    "storm-power": {
      label: "mountain lightning storm",
      shows: ["storm", "superhero", "mountain", "rain", "night"],
      keywords: ["superhero", "hero", "lightning", "thunder", "superpower"],
    },
    "golden-hall": {
      label: "golden throne hall",
      shows: ["palace", "arches", "castle", "backlight"],
      keywords: ["palace", "throne", "great hall", "queen", "king", "royal", "steampunk"],
    },
    "star-port": {
      label: "spaceport under the stars",
      shows: ["space", "science fiction", "stars", "moon", "night"],
      keywords: ["space", "galaxy", "starship", "planet", "alien", "sci-fi"],
    },
  },
};

const castleDawn: RecipeScene = {
  name: "castle-dawn",
  layers: [
    { kind: "gradient", colours: ["#27307f", "#a8489a", "#f08a5c", "#ffd08a"], stops: [0, 0.32, 0.58, 0.76] },
    { kind: "clouds", area: [0, 0.42], colour: "#d86aa8", strength: 0.8, size: 0.26, cover: 0.5 },
    { kind: "clouds", area: [0.22, 0.66], colour: "#ffc89c", strength: 1, size: 0.16, cover: 0.44 },
    { kind: "glow", x: 0.42, y: 0.6, radius: 0.34, colour: "#ffc070", strength: 0.8, jitter: 0.02 },
    { kind: "mountains", base: 0.78, height: 0.2, ridges: 2, far: "#c87a9a", near: "#9a5e94" },
    {
      kind: "castle",
      x: -0.28,
      base: 0.82,
      height: 0.58,
      light: "#d88c8c",
      shade: "#5c4284",
      roof: "#54649e",
      window: "#ffdf90",
      haze: "#d88a94",
      from: 1,
    },
    { kind: "defocus", radius: 0.0025 },
    { kind: "mountains", base: 1.02, height: 0.2, ridges: 2, far: "#6a3f80", near: "#241c4c" },
    { kind: "smoke", y: 0.78, spread: 0.12, size: 0.4, colour: "#ffb090", strength: 0.5 },
    { kind: "rays", x: 0.46, y: 0.5, reach: 1, count: 6, colour: "#ffc890", strength: 0.2 },
    { kind: "defocus", radius: 0.003 },
  ],
  light: 1,
};

const arcaneSigil: RecipeScene = {
  name: "arcane-sigil",
  layers: [
    { kind: "gradient", colours: ["#0a0824", "#1c1450", "#0a1030"] },
    { kind: "glow", x: 0, y: 0.4, radius: 0.42, colour: "#5a4cff", strength: 0.4 },
    { kind: "smoke", y: 0.55, spread: 0.5, size: 0.36, colour: "#3a7cff", strength: 0.35 },
    { kind: "smoke", y: 0.8, spread: 0.3, size: 0.3, colour: "#c23cff", strength: 0.3 },
    { kind: "sigil", x: 0, y: 0.4, radius: 0.36, colour: "#48d0ff", strength: 1.3, spokes: 7 },
    { kind: "defocus", radius: 0.0035 },
    {
      kind: "bokeh",
      count: 60,
      area: [-0.5, 0, 0.5, 1],
      radius: [0.002, 0.007],
      colours: ["#8fe4ff", "#d6a4ff", "#ffffff"],
      strength: [0.4, 3],
    },
  ],
};

const stormPower: RecipeScene = {
  look: {
    rims: [
      { side: 1, strength: 1, colour: "#a8c8ff" },
      { side: -1, strength: 1, colour: "#8cb4ff" },
    ],
  },
  name: "storm-power",
  layers: [
    { kind: "gradient", colours: ["#0c1226", "#27406a", "#101a30"], stops: [0, 0.55, 1] },
    { kind: "smoke", y: 0.15, spread: 0.4, size: 0.5, colour: "#6f8fd8", strength: 0.6 },
    { kind: "smoke", y: 0.5, spread: 0.5, size: 0.24, colour: "#3a58a0", strength: 0.35 },
    { kind: "mountains", base: 0.95, height: 0.3, ridges: 2, far: "#1c2a50", near: "#0a0f20" },
    { kind: "arcs", count: 4, clear: 0.2, colours: ["#7fb8ff", "#a58cff"], strength: 2.2, thickness: 0.004 },
    { kind: "defocus", radius: 0.003 },
    { kind: "rain", count: 90, length: 0.05, lean: 0.2, strength: 0.05 },
  ],
};

const emberCanyon: RecipeScene = {
  look: {
    key: { colour: "#ffdcb0", shade: "#d8b8b8" },
    gels: [{ side: -1, strength: 0.6, colour: "#ff6a30" }],
    rims: [
      { side: 1, strength: 0.9, colour: "#ffb45c" },
      { side: -1, strength: 0.7, colour: "#ff6a3c" },
    ],
  },
  name: "ember-canyon",
  layers: [
    { kind: "gradient", colours: ["#3a0a16", "#c23414", "#ffae3c"], stops: [0, 0.5, 0.85] },
    { kind: "clouds", area: [0, 0.55], colour: "#50101c", strength: 0.8, size: 0.22, cover: 0.6 },
    { kind: "glow", x: 0.1, y: 0.82, radius: 0.46, colour: "#ff7a1e", strength: 0.9, jitter: 0.1 },
    { kind: "mountains", base: 0.72, height: 0.5, ridges: 3, far: "#a83a1c", near: "#1c070c" },
    { kind: "smoke", y: 0.75, spread: 0.3, size: 0.3, colour: "#ff6a24", strength: 0.45 },
    { kind: "defocus", radius: 0.006 },
    {
      kind: "bokeh",
      count: 120,
      area: [-0.5, 0.05, 0.5, 1],
      radius: [0.0015, 0.007],
      colours: ["#ffb04a", "#ff7a2a", "#ffe0a0"],
      strength: [0.6, 4],
    },
    {
      kind: "bokeh",
      count: 8,
      area: [-0.5, 0.3, 0.5, 1],
      radius: [0.014, 0.03],
      colours: ["#ff8a2e"],
      strength: [0.3, 0.9],
      clear: 0.42,
    },
  ],
};

const enchantedWood: RecipeScene = {
  name: "enchanted-wood",
  layers: [
    { kind: "gradient", colours: ["#0c4a48", "#2cae94", "#0e4a40"], stops: [0, 0.46, 1] },
    { kind: "glow", x: 0.22, y: 0.36, radius: 0.34, colour: "#b8ffd0", strength: 0.7, jitter: 0.06 },
    {
      kind: "woods",
      rows: 2,
      count: 9,
      far: "#3a9c88",
      near: "#1c6460",
      mist: "#3cb8a0",
      veil: 0.4,
      base: 0.8,
      clear: 0.3,
    },
    {
      kind: "canopy",
      area: [-0.5, 0, 0.5, 0.6],
      size: 0.2,
      dark: "#146058",
      light: "#3ca888",
      glint: "#b8ffd8",
      strength: 0.3,
      cover: 0.34,
    },
    { kind: "lens", radius: 0.01 },
    { kind: "rays", x: 0.24, y: -0.1, reach: 1.1, count: 6, colour: "#c0ffd0", strength: 0.4 },
    {
      kind: "woods",
      rows: 1,
      count: 5,
      far: "#06201f",
      near: "#051a1c",
      mist: "#0c4440",
      veil: 0.1,
      base: 1.05,
      clear: 0.62,
    },
    {
      kind: "canopy",
      area: [-0.5, 0, 0.5, 0.3],
      size: 0.12,
      dark: "#04201e",
      light: "#0f5a48",
      glint: "#9affc8",
      strength: 0.4,
      cover: 0.56,
    },
    { kind: "lens", radius: 0.007 },
    { kind: "smoke", y: 0.86, spread: 0.22, size: 0.34, colour: "#54d8b0", strength: 0.3 },
    {
      kind: "bokeh",
      count: 34,
      area: [-0.5, 0.1, 0.5, 1],
      radius: [0.003, 0.01],
      colours: ["#d8ff9a", "#7affd8", "#ffe69a"],
      strength: [0.4, 2.4],
      clear: 0.24,
    },
  ],
  light: 1,
  look: {
    gels: [{ side: -1, strength: 0.4, colour: "#3cc8a0" }],
    rims: [
      { side: 1, strength: 0.8, colour: "#c8ffd0" },
      { side: -1, strength: 0.6, colour: "#4ce0c0" },
    ],
  },
};

const starPort: RecipeScene = {
  name: "star-port",
  layers: [
    { kind: "gradient", colours: ["#07071a", "#1a1148", "#34124a", "#0a0a20"] },
    { kind: "smoke", y: 0.3, spread: 0.4, size: 0.5, colour: "#e03c9c", strength: 0.5 },
    { kind: "smoke", y: 0.62, spread: 0.4, size: 0.36, colour: "#2a8cff", strength: 0.5 },
    { kind: "stars", count: 420, below: 1.1, colours: ["#ffffff", "#bcd8ff", "#ffd8f0"], strength: 1.6 },
    { kind: "moon", x: 0.3, y: 0.26, radius: 0.18, colour: "#ffb888", strength: 0.9 },
    { kind: "moon", x: -0.36, y: 0.5, radius: 0.045, colour: "#9ad4ff", strength: 1 },
    { kind: "defocus", radius: 0.002 },
    {
      kind: "surface",
      on: [-1, -0.5, -0.3, -0.06, -0.3, 0.86, -1, 1.3],
      material: { kind: "panes", columns: 2, rows: 2, bar: 0.12, frame: "#141a30" },
      light: [0.6, 1.2, 1, 0.5],
    },
    {
      kind: "surface",
      on: [0.3, -0.06, 1, -0.5, 1, 1.3, 0.3, 0.86],
      material: { kind: "panes", columns: 2, rows: 2, bar: 0.12, frame: "#141a30" },
      light: [1.2, 0.6, 0.5, 1],
    },
    {
      kind: "tubes",
      count: 2,
      area: [-0.3, 0.86, 0.3, 0.87],
      length: [1.4, 1.8],
      thickness: 0.006,
      colours: ["#4cc8ff"],
      strength: [1.4, 1.8],
      direction: "level",
    },
    { kind: "defocus", radius: 0.004 },
  ],
  light: 1,
  look: { gels: [{ side: -1, strength: 0.5, colour: "#c84cff" }] },
};

const goldenHall: RecipeScene = {
  name: "golden-hall",
  layers: [
    { kind: "gradient", colours: ["#fff0c0", "#ffce70", "#f09a4c"], strength: 1.3 },
    {
      kind: "cloister",
      area: [-0.3, 0.12, 0.3, 0.66],
      count: 3,
      pier: 0.34,
      point: 1.6,
      wall: "#54366a",
      jamb: "#e8a070",
    },
    {
      kind: "surface",
      on: [-1.1, -0.5, -0.3, 0, -0.3, 0.76, -1.1, 1.2],
      material: { kind: "panels", columns: 4, rows: 1, dark: "#2a1a40", light: "#7c5484" },
      light: [0.6, 0.9, 0.8, 0.4],
    },
    {
      kind: "surface",
      on: [0.3, 0, 1.1, -0.5, 1.1, 1.2, 0.3, 0.76],
      material: { kind: "panels", columns: 4, rows: 1, dark: "#2a1a40", light: "#7c5484" },
      light: [1.1, 0.7, 0.5, 1],
    },
    {
      kind: "surface",
      on: [-0.3, 0.74, 0.3, 0.74, 1.1, 1.2, -1.1, 1.2],
      material: { kind: "marble", ground: "#3a2650", vein: "#8a5c84", scale: 3 },
      light: [1.4, 1.4, 0.6, 0.6],
    },
    { kind: "lens", radius: 0.009 },
    { kind: "beam", x: -0.1, y: -0.1, lean: -0.5, width: 0.24, colour: "#ffcf80", strength: 0.4 },
    { kind: "beam", x: 0.2, y: -0.1, lean: -0.5, width: 0.2, colour: "#ffcf80", strength: 0.36 },
    {
      kind: "lamps",
      at: [
        [-0.44, 0.2],
        [0.44, 0.2],
      ],
      size: 0.05,
      style: "globe",
      colour: "#ffcf80",
      strength: 5,
      metal: "#2a1a30",
    },
    { kind: "lens", radius: 0.007 },
  ],
  light: 1,
  look: { key: { colour: "#ffe0a8" }, gels: [{ side: 1, strength: 0.5, colour: "#ffb45c" }] },
};

/** Fantasy in full colour: castles, storms, spells and far stars. */
export const recipe: StudioRecipe = {
  slug: "cosplay",
  scenes: [castleDawn, arcaneSigil, emberCanyon, enchantedWood, stormPower, goldenHall, starPort],
  key: { strength: 0.72, side: 40, height: 24, fill: 0.3, colour: "#fff0d8", shade: "#c0c2e6" },
  gels: [{ side: -1, strength: 0.4, colour: "#5a8cff" }],
  rims: [
    { side: 1, strength: 0.8, colour: "#ffcf80" },
    { side: -1, strength: 0.8, colour: "#5ec8ff" },
  ],
  grade: {
    exposure: 0.06,
    contrast: 1.18,
    saturation: 1.18,
    shadows: "#70709c",
    highlights: "#8c8478",
    tint: 0.24,
    fade: 0.008,
    vignette: 0.4,
    bloom: 0.2,
    grain: 0.006,
  },
  lens: { blur: 0.008, fringe: 0.0012, mist: 0.08 },
  spill: 0.75,
  skin: 0.36,
  offset: 0.08,
};
