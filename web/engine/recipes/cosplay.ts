import type { Scene } from "../backdrop/scene.ts";
import type { StudioRecipe } from "../studio/recipe.ts";

const castleDawn: Scene = {
  name: "castle-dawn",
  layers: [
    { kind: "gradient", colours: ["#2b2f8f", "#c2489a", "#ff9a4d", "#ffd27a"], stops: [0, 0.34, 0.62, 0.8] },
    { kind: "clouds", area: [0.02, 0.6], colour: "#ff8fb0", strength: 0.8, size: 0.2, cover: 0.55 },
    { kind: "clouds", area: [0.2, 0.7], colour: "#ffd9a0", strength: 1, size: 0.14, cover: 0.4 },
    { kind: "glow", x: 0.4, y: 0.6, radius: 0.3, colour: "#ffcf70", strength: 1, jitter: 0.02 },
    { kind: "mountains", base: 0.8, height: 0.26, ridges: 2, far: "#a85a90", near: "#5a3a7a" },
    {
      kind: "castle",
      x: -0.27,
      base: 0.78,
      height: 0.62,
      light: "#e89a7c",
      shade: "#3a2860",
      roof: "#3f6fae",
      window: "#ffdf90",
      from: 1,
    },
    { kind: "mountains", base: 0.98, height: 0.2, ridges: 2, far: "#5a3a78", near: "#1f1a44" },
    { kind: "rays", x: 0.4, y: 0.58, reach: 0.8, count: 9, colour: "#ffc878", strength: 0.3 },
    { kind: "defocus", radius: 0.004 },
  ],
  light: 1,
};

const arcaneSigil: Scene = {
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

const stormPower: Scene = {
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

const emberCanyon: Scene = {
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

const enchantedWood: Scene = {
  name: "enchanted-wood",
  layers: [
    { kind: "gradient", colours: ["#0a3a3c", "#1fa08a", "#0c3a34"], stops: [0, 0.5, 1] },
    { kind: "glow", x: 0.12, y: 0.4, radius: 0.34, colour: "#a8ffd8", strength: 0.7, jitter: 0.08 },
    {
      kind: "trunks",
      rows: 4,
      count: 8,
      far: "#2f8f80",
      near: "#04161a",
      mist: "#2ba894",
      veil: 0.4,
      base: 0.95,
      clear: 0.5,
    },
    { kind: "rays", x: 0.14, y: 0.05, reach: 0.9, count: 10, colour: "#b8ffd0", strength: 0.26 },
    {
      kind: "canopy",
      area: [-0.5, 0, 0.5, 0.26],
      size: 0.14,
      dark: "#041c1a",
      light: "#0f6a54",
      glint: "#9affc8",
      strength: 0.4,
      cover: 0.6,
    },
    { kind: "lens", radius: 0.008 },
    {
      kind: "bokeh",
      count: 46,
      area: [-0.5, 0.2, 0.5, 1],
      radius: [0.003, 0.012],
      colours: ["#d8ff9a", "#7affd8", "#ffe69a"],
      strength: [0.5, 3],
      clear: 0.2,
    },
  ],
};

const starPort: Scene = {
  name: "star-port",
  layers: [
    { kind: "gradient", colours: ["#07071a", "#1a1148", "#3c1450", "#0a0a20"] },
    { kind: "smoke", y: 0.35, spread: 0.4, size: 0.5, colour: "#e03c9c", strength: 0.5 },
    { kind: "smoke", y: 0.6, spread: 0.4, size: 0.4, colour: "#2a8cff", strength: 0.5 },
    { kind: "stars", count: 420, below: 1.1, colours: ["#ffffff", "#bcd8ff", "#ffd8f0"], strength: 1.6 },
    { kind: "moon", x: 0.3, y: 0.26, radius: 0.17, colour: "#ffb888", strength: 0.9 },
    { kind: "moon", x: -0.34, y: 0.56, radius: 0.045, colour: "#9ad4ff", strength: 1 },
    { kind: "defocus", radius: 0.0025 },
    {
      kind: "posts",
      area: [-0.5, -0.1, 0.5, 1.1],
      count: 2,
      width: 0.05,
      dark: "#0a0d1a",
      steel: "#4a9cff",
      strength: 0.6,
    },
    { kind: "defocus", radius: 0.004 },
  ],
  light: 1,
};

const goldenHall: Scene = {
  name: "golden-hall",
  layers: [
    { kind: "gradient", colours: ["#ffe6a8", "#ffc45c", "#e07a3a"] },
    { kind: "clouds", area: [0, 0.7], colour: "#fff4d4", strength: 1.1, size: 0.2, cover: 0.5 },
    {
      kind: "arches",
      area: [-0.54, 0.06, 0.54, 0.86],
      count: 3,
      pier: 0.4,
      point: 1.5,
      wall: "#3b2450",
      jamb: "#d88a5c",
    },
    { kind: "lens", radius: 0.008 },
    { kind: "rays", x: 0.36, y: 0.1, reach: 1, count: 8, colour: "#ffd080", strength: 0.34 },
    { kind: "reflection", horizon: 0.88, strength: 0.6, ripple: 0.006, colour: "#1c1030" },
    {
      kind: "bokeh",
      count: 40,
      area: [-0.5, 0.1, 0.5, 1],
      radius: [0.002, 0.006],
      colours: ["#ffe6a0", "#ffc070"],
      strength: [0.3, 1.6],
    },
  ],
  light: 1,
};

/** Fantasy in full colour: castles, storms, spells and far stars. */
export const cosplay: StudioRecipe = {
  slug: "cosplay",
  words: [
    "cosplay",
    "costume",
    "fantasy",
    "wizard",
    "superhero",
    "hero",
    "castle",
    "dragon",
    "magic",
    "elf",
    "warrior",
    "knight",
    "sorceress",
    "spell",
    "galaxy",
    "anime",
  ],
  scenes: [castleDawn, arcaneSigil, emberCanyon, enchantedWood, stormPower, goldenHall, starPort],
  key: { strength: 0.72, side: 40, height: 24, fill: 0.3, colour: "#fff0d8", shade: "#98a4ea" },
  gels: [{ side: -1, strength: 0.7, colour: "#5a8cff" }],
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
  spill: 0.75,
  skin: 0.33,
  offset: 0.08,
};
