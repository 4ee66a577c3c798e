import type { ThemeWords } from "../prompt/theme-words.ts";
import type { StudioRecipe } from "../studio/recipe.ts";
import { fifties } from "./retro-vintage/1950s.ts";
import { sixties } from "./retro-vintage/1960s.ts";
import { seventies } from "./retro-vintage/1970s.ts";
import { eighties } from "./retro-vintage/1980s.ts";
import { nineties } from "./retro-vintage/1990s.ts";

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
    "canvas-1950s": { label: "1950s portrait studio", shows: ["1950s", "studio"], keywords: ["1950s"] },
    "drive-in-1950s": {
      label: "1950s drive-in cinema",
      shows: ["1950s", "cinema", "dusk", "evening"],
      keywords: ["1950s", "drive in", "car"],
    },
    "boardwalk-1950s": {
      label: "1950s seaside",
      shows: ["1950s", "beach", "sea", "day", "summer"],
      keywords: ["1950s", "seaside"],
    },
    "picket-garden-1950s": {
      label: "1950s front garden",
      shows: ["1950s", "garden", "suburb", "day"],
      keywords: ["1950s", "picket fence"],
    },
    "turquoise-curtain-1950s": {
      label: "1950s turquoise curtain",
      shows: ["1950s", "curtain"],
      keywords: ["1950s"],
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
    "white-studio-1960s": {
      label: "1960s white photo studio",
      shows: ["1960s", "studio"],
      keywords: ["1960s"],
    },
    "town-street-1960s": {
      label: "1960s shopping street",
      shows: ["1960s", "street", "day"],
      keywords: ["1960s", "london"],
    },
    "orange-curtain-1960s": {
      label: "1960s orange curtain",
      shows: ["1960s", "curtain"],
      keywords: ["1960s"],
    },
    "globe-lamps-1960s": {
      label: "1960s room with globe lamps",
      shows: ["1960s", "living room", "lamplight"],
      keywords: ["1960s", "space age"],
    },
    "striped-wall-1960s": { label: "1960s striped wall", shows: ["1960s", "stripes"], keywords: ["1960s"] },
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
    "pine-den-1970s": {
      label: "1970s pine-panelled den",
      shows: ["1970s", "cabin", "lamplight"],
      keywords: ["1970s", "den"],
    },
    "desert-road-1970s": {
      label: "1970s desert road",
      shows: ["1970s", "desert", "day", "sunset"],
      keywords: ["1970s", "road trip", "desert"],
    },
    "disco-1970s": {
      label: "1970s disco",
      shows: ["1970s", "mirror ball", "nightclub", "night"],
      keywords: ["1970s", "disco"],
    },
    "mustard-curtain-1970s": {
      label: "1970s window with mustard curtains",
      shows: ["1970s", "curtain", "window light", "day"],
      keywords: ["1970s"],
    },
    "record-shelves-1970s": {
      label: "1970s wall of records",
      shows: ["1970s", "lamplight"],
      keywords: ["1970s", "records", "vinyl"],
    },
    "slit-sun-1980s": {
      label: "1980s neon glow",
      shows: ["1980s", "synthwave", "neon"],
      keywords: ["1980s", "80s", "eighties", "neon", "synthwave", "arcade", "miami", "cassette"],
    },
    "shapes-1980s": {
      label: "1980s memphis shapes",
      shows: ["1980s", "stripes"],
      keywords: [
        "neon",
        "1980s neon",
        "1980s",
        "80s",
        "eighties",
        "memphis",
        "aerobics",
        "pop",
        "mall",
        "leg warmers",
      ],
    },
    "laser-rays-1980s": {
      label: "1980s laser backdrop",
      shows: ["1980s", "laser", "studio"],
      keywords: ["1980s", "laser"],
    },
    "blinds-1980s": {
      label: "1980s office blinds at dusk",
      shows: ["1980s", "blinds", "office", "dusk"],
      keywords: ["1980s", "blinds"],
    },
    "violet-canvas-1980s": {
      label: "1980s studio backdrop",
      shows: ["1980s", "studio"],
      keywords: ["1980s"],
    },
    "arcade-1980s": {
      label: "1980s games arcade",
      shows: ["1980s", "neon", "night"],
      keywords: ["1980s", "arcade"],
    },
    "palm-dusk-1980s": {
      label: "1980s palms at dusk",
      shows: ["1980s", "dusk", "sunset", "beach"],
      keywords: ["1980s", "miami"],
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
    "grey-paper-1990s": { label: "1990s grey studio", shows: ["1990s", "studio"], keywords: ["1990s"] },
    "record-shop-1990s": {
      label: "1990s record shop",
      shows: ["1990s"],
      keywords: ["1990s", "record shop", "cd"],
    },
    "car-park-1990s": {
      label: "1990s car park",
      shows: ["1990s", "concrete", "garage", "night"],
      keywords: ["1990s", "parking"],
    },
    "denim-canvas-1990s": {
      label: "1990s blue studio backdrop",
      shows: ["1990s", "studio"],
      keywords: ["1990s"],
    },
    "back-yard-1990s": {
      label: "1990s back yard",
      shows: ["1990s", "suburb", "garden", "day"],
      keywords: ["1990s", "back yard", "suburb"],
    },
  },
};

/** Five decades of film, each with its rooms, its light and its ageing. */
export const recipe: StudioRecipe = {
  slug: "retro-vintage",
  scenes: [...fifties, ...sixties, ...seventies, ...eighties, ...nineties],
  key: { strength: 0.72, side: 38, height: 34, fill: 0.42, colour: "#fff3de", shade: "#dfe4e6" },
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
  lens: { blur: 0.008, swirl: 0.5, fringe: 0.0022 },
  spill: 0.5,
  skin: 0.35,
  offset: 0.07,
};
