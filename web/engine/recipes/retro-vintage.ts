import type { ThemeWords } from "../prompt/theme-words.ts";
import type { Look, StudioRecipe } from "../studio/recipe.ts";

export const words: ThemeWords = {
  named: true,
  onlyFor: ["retro", "1950s", "1960s", "1970s", "1980s", "1990s"],
  shows: ["retro"],
  scenes: {
    "diner-1950s": {
      label: "1950s diner",
      shows: ["diner", "1950s"],
      keywords: ["1950s", "50s", "fifties", "diner", "rockabilly", "pin up", "jukebox", "milkshake", "soda"],
    },
    "atomic-wall-1950s": {
      label: "1950s atomic wallpaper",
      shows: ["1950s", "stripes", "living room", "kitchen"],
      keywords: [
        "1950s",
        "50s",
        "fifties",
        "parlour",
        "kitchen",
        "housewife",
        "atomic",
        "suburb",
        "cadillac",
      ],
    },
    "rings-1960s": {
      label: "1960s rings",
      shows: ["1960s", "stripes"],
      keywords: ["1960s", "60s", "sixties", "mod", "psychedelic", "twiggy", "go go", "circle"],
    },
    "waves-1960s": {
      label: "1960s pop art waves",
      shows: ["1960s", "stripes"],
      keywords: ["1960s", "60s", "sixties", "mod", "pop art", "london", "space age", "colour block"],
    },
    "rainbow-bands-1970s": {
      label: "1970s rainbow wall",
      shows: ["1970s", "stripes", "living room"],
      keywords: ["1970s", "70s", "seventies", "groovy", "stripe", "sunken lounge", "vinyl", "shag", "funk"],
    },
    "sunlit-field-1970s": {
      label: "1970s field in the sun",
      shows: ["1970s", "meadow", "sunset", "summer", "day"],
      keywords: [
        "groovy",
        "1970s",
        "70s",
        "seventies",
        "hippie",
        "boho",
        "field",
        "van",
        "desert",
        "woodstock",
        "disco",
      ],
    },
    "slit-sun-1980s": {
      label: "1980s synthwave sun",
      shows: ["1980s", "synthwave", "neon", "sunset"],
      keywords: ["1980s", "80s", "eighties", "neon", "synthwave", "arcade", "miami", "cassette"],
    },
    "shapes-1980s": {
      label: "1980s memphis shapes",
      shows: ["1980s", "stripes"],
      keywords: ["neon", "1980s", "80s", "eighties", "memphis", "aerobics", "pop", "mall", "leg warmers"],
    },
    "garage-1990s": {
      label: "1990s band garage",
      shows: ["1990s", "garage", "bricks"],
      keywords: ["1990s", "90s", "nineties", "grunge", "alternative", "garage", "band", "flannel", "poster"],
    },
    "chain-link-1990s": {
      label: "1990s basketball court fence",
      shows: ["basketball court", "1990s", "graffiti", "street"],
      keywords: [
        "alternative",
        "1990s",
        "90s",
        "nineties",
        "skate",
        "hip hop",
        "street",
        "disposable",
        "basketball",
      ],
    },
  },
};

/** Kodachrome: deep reds, turquoise, slide-film contrast. */
const fifties = {
  key: { strength: 0.72, side: 38, height: 34, fill: 0.42, colour: "#fff3de", shade: "#dfe4e6" },
  grade: {
    contrast: 1.14,
    saturation: 0.98,
    shadows: "#76827f",
    highlights: "#92856c",
    fade: 0.045,
    grain: 0.028,
  },
} satisfies Look;

/** A mod magazine: flat ring light, bright colour, cream whites. */
const sixties: Look = {
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

/** A print left in the sun: amber, soft, blacks gone brown. */
const seventies: Look = {
  key: { strength: 0.6, side: 42, height: 14, fill: 0.46, colour: "#ffe2b0", shade: "#e0c4a4" },
  gels: [{ side: 1, strength: 0.7, colour: "#ffb04a" }],
  grade: {
    contrast: 0.98,
    saturation: 0.82,
    shadows: "#8c7058",
    highlights: "#9a8660",
    tint: 0.62,
    fade: 0.085,
  },
  lens: { mist: 0.16, flare: { colour: "#ff9a4a", strength: 0.13 } },
};

/** Studio portrait of a pop record: pink and blue gels, a soft filter. */
const eighties: Look = {
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

/** Flash on a cheap compact: hard from the front, green shadows. */
const nineties: Look = {
  key: { strength: 0.5, side: 5, height: 6, fill: 0.3, colour: "#fbffff", shade: "#c4d0c0" },
  rims: [],
  grade: {
    contrast: 1.16,
    saturation: 0.74,
    shadows: "#6f8a78",
    highlights: "#8c8a74",
    tint: 0.56,
    fade: 0.05,
    vignette: 0.5,
    grain: 0.04,
  },
};

/** Five decades of film, each with its rooms, its light and its ageing. */
export const recipe: StudioRecipe = {
  slug: "retro-vintage",
  scenes: [
    {
      name: "diner-1950s",
      layers: [
        { kind: "gradient", colours: ["#5fb0a4", "#7cc4b6", "#4f9c92"] },
        {
          kind: "panes",
          area: [-0.5, 0.08, 0.5, 0.44],
          columns: 3,
          rows: 1,
          bar: 0.022,
          top: "#8fb8c4",
          bottom: "#f0c080",
          strength: 0.62,
        },
        {
          kind: "bokeh",
          count: 14,
          area: [-0.48, 0.12, 0.48, 0.4],
          radius: [0.014, 0.034],
          colours: ["#ff5a4a", "#ffd07a", "#4ac0b8"],
          strength: [0.2, 0.8],
        },
        {
          kind: "wallpaper",
          pattern: "stripes",
          colours: ["#c22a26", "#f3e8d2"],
          size: 0.13,
          area: [-0.5, 0.47, 0.5, 0.54],
        },
        {
          kind: "lockers",
          area: [-0.5, 0.56, 0.5, 0.82],
          width: 0.11,
          colour: "#b5231f",
          vents: false,
        },
        { kind: "chequers", horizon: 0.82, colours: ["#f0e8d8", "#2a2426"], size: 1.7, gloss: 0.14 },
        { kind: "glow", x: 0.24, y: 0.1, radius: 0.2, colour: "#ff8a7a", strength: 0.4, jitter: 0.05 },
        { kind: "defocus", radius: 0.005 },
      ],
      look: fifties,
    },
    {
      name: "atomic-wall-1950s",
      layers: [
        { kind: "gradient", colours: ["#cdb47a", "#d4bd88", "#b89a60"] },
        {
          kind: "wallpaper",
          pattern: "stars",
          colours: ["#2f8a86", "#c23a2a", "#3a3230", "#d99a2a"],
          size: 0.17,
        },
        { kind: "mottle", size: 0.3, amount: 0.12 },
        { kind: "floor", y: 0.86, colour: "#7a4a2a", softness: 0.02, cover: 0.95 },
        { kind: "defocus", radius: 0.0035 },
      ],
      look: fifties,
    },
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
      look: sixties,
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
      look: sixties,
    },
    {
      name: "rainbow-bands-1970s",
      layers: [
        { kind: "gradient", colours: ["#e8cf9c"] },
        {
          kind: "wallpaper",
          pattern: "arcs",
          colours: ["#c9ab72", "#5a2a14", "#a84818", "#cf7a1c", "#dca83c", "#e6cf98"],
          size: 0.46,
        },
        { kind: "mottle", size: 0.26, amount: 0.12 },
        { kind: "glow", x: 0.3, y: 0.2, radius: 0.5, colour: "#ffcf8a", strength: 0.24, jitter: 0.1 },
        { kind: "defocus", radius: 0.004 },
      ],
      look: seventies,
    },
    {
      name: "sunlit-field-1970s",
      layers: [
        { kind: "sky", horizon: 0.58, sun: { x: 0.3, height: 6 }, haze: 0.6, strength: 0.46 },
        {
          kind: "leaves",
          area: [-0.6, 0.44, 0.6, 0.6],
          boughs: 40,
          leaves: 80,
          bough: [0.04, 0.08],
          leaf: [0.004, 0.009],
          colours: ["#2c2210", "#5c4a20", "#98803c"],
          from: 1,
          glint: { colour: "#ffeccc", strength: 0.5, count: 90 },
        },
        {
          kind: "field",
          horizon: 0.6,
          dark: "#4c3a18",
          light: "#a88844",
          far: "#b0904c",
          heads: { colours: ["#c8a868", "#a88448"], count: 700, size: 0.012 },
          glint: { colour: "#ffeccc", strength: 0.4, count: 160 },
        },
        { kind: "lens", radius: 0.019 },
      ],
      light: 1,
      look: seventies,
    },
    {
      name: "slit-sun-1980s",
      layers: [
        { kind: "gradient", colours: ["#2c1a5a", "#8a2f86", "#ff8a6a"], stops: [0, 0.42, 0.66] },
        { kind: "slit-sun", x: 0, y: 0.42, radius: 0.3, top: "#ffd45a", bottom: "#ff4a8a", strength: 1.1 },
        { kind: "floor", y: 0.67, colour: "#241048", softness: 0.004, cover: 1 },
        { kind: "wire-floor", horizon: 0.67, colour: "#ff5ac4", size: 0.14, strength: 1.2 },
        { kind: "defocus", radius: 0.004 },
      ],
      look: eighties,
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
        { kind: "defocus", radius: 0.003 },
      ],
      look: eighties,
    },
    {
      name: "garage-1990s",
      layers: [
        { kind: "gradient", colours: ["#4a5248", "#5c6054", "#343a34"] },
        {
          kind: "bricks",
          size: 0.055,
          colours: ["#6a5a4c", "#7a6a58", "#5a4e44"],
          mortar: "#4a4a42",
          rough: 0.4,
        },
        {
          kind: "blocks",
          area: [-0.48, 0.1, 0.48, 0.6],
          count: 13,
          width: [0.1, 0.2],
          height: [0.14, 0.26],
          colours: ["#9a8a52", "#7a2a20", "#2c3a34", "#8f8a72", "#3f5a6a"],
        },
        { kind: "mottle", size: 0.1, amount: 0.3 },
        { kind: "defocus", radius: 0.003 },
      ],
      look: nineties,
    },
    {
      name: "chain-link-1990s",
      layers: [
        { kind: "gradient", colours: ["#8a948c", "#b8bca8", "#6a6a5c"], stops: [0, 0.5, 0.8] },
        {
          kind: "spray",
          count: 18,
          area: [-0.55, 0.1, 0.55, 0.9],
          width: 0.04,
          colours: ["#b0a23a", "#7a3a5a", "#3a6a6a", "#c9c2a8"],
          outline: "#24261f",
        },
        { kind: "floor", y: 0.9, colour: "#5a5a50", softness: 0.03, cover: 0.9 },
        { kind: "defocus", radius: 0.004 },
        { kind: "mottle", size: 0.06, amount: 0.3 },
        { kind: "mottle", size: 0.3, amount: 0.4 },
        { kind: "defocus", radius: 0.004 },
      ],
      look: nineties,
    },
  ],
  key: fifties.key,
  rims: [{ side: -1, strength: 0.25, colour: "#ffe6c0" }],
  grade: {
    exposure: 0.04,
    contrast: 1.08,
    saturation: 0.88,
    shadows: "#84766c",
    highlights: "#948668",
    tint: 0.46,
    fade: 0.06,
    vignette: 0.34,
    bloom: 0.1,
    grain: 0.032,
  },
  lens: { blur: 0.003, swirl: 0.5, fringe: 0.0022 },
  spill: 0.5,
  skin: 0.35,
  offset: 0.07,
};
