import type { ThemeWords } from "../prompt/theme-words.ts";
import type { StudioRecipe } from "../studio/recipe.ts";
import { autumn } from "./holiday-seasonal/autumn.ts";
import { halloween } from "./holiday-seasonal/halloween.ts";
import { spring } from "./holiday-seasonal/spring.ts";
import { summer } from "./holiday-seasonal/summer.ts";
import { winter } from "./holiday-seasonal/winter.ts";

export const words: ThemeWords = {
  named: true,
  scenes: {
    "dressed-tree": {
      label: "christmas tree with lights",
      shows: ["christmas tree", "christmas", "fairy lights", "winter", "living room", "trees"],
      keywords: [
        "winter",
        "cosy",
        "christmas",
        "xmas",
        "tree",
        "ornament",
        "gift",
        "present",
        "santa",
        "holiday",
        "cozy",
      ],
    },
    fireside: {
      label: "fireplace in a winter cabin",
      shows: ["fire", "cabin", "winter", "christmas", "living room", "bricks"],
      keywords: [
        "winter",
        "cozy",
        "cosy",
        "fireplace",
        "fire",
        "hearth",
        "cabin",
        "sweater",
        "cocoa",
        "blanket",
        "indoors",
        "candle",
      ],
    },
    "snowy-firs": {
      label: "snowy fir forest",
      shows: ["snow", "firs", "winter", "forest", "trees"],
      keywords: [
        "winter",
        "cozy",
        "cosy",
        "snow",
        "snowy",
        "snowfall",
        "forest",
        "outdoor",
        "scarf",
        "wool hat",
        "frost",
        "ski",
        "sled",
        "mittens",
      ],
    },
    "market-stalls": {
      label: "christmas market in the snow",
      shows: [
        "christmas market",
        "market",
        "snow",
        "winter",
        "fairy lights",
        "evening",
        "night",
        "christmas",
        "new year",
      ],
      keywords: [
        "winter",
        "cozy",
        "cosy",
        "market",
        "street",
        "night",
        "lights",
        "new year",
        "sparkler",
        "evening",
        "town",
        "fireworks",
      ],
    },
    "red-and-green-baubles": {
      label: "red and green baubles",
      shows: ["baubles", "christmas", "winter"],
      keywords: ["winter", "cozy", "cosy", "bauble", "red", "elegant", "party", "toast", "dinner", "studio"],
    },
    "frosted-window": {
      label: "window with candles and snow outside",
      shows: ["winter", "candlelight", "snow", "christmas", "evening"],
      keywords: ["winter", "cozy", "cosy", "window"],
    },
    "snow-field": {
      label: "snowy hills by day",
      shows: ["snow", "winter", "day", "mountain"],
      keywords: ["winter", "cozy", "cosy", "snow", "outdoor"],
    },
    "autumn-lane": {
      label: "autumn lane with falling leaves",
      shows: ["leaves", "autumn", "trees", "park", "forest", "day"],
      keywords: ["autumn", "fall", "harvest", "leaves", "thanksgiving", "maple", "orchard", "october"],
    },
    "harvest-table": {
      label: "barn with a harvest table",
      shows: ["farm", "thanksgiving", "autumn"],
      keywords: ["autumn", "harvest", "thanksgiving", "barn", "cider", "squash", "wheat", "corn"],
    },
    "cider-orchard": {
      label: "apple orchard",
      shows: ["autumn", "trees", "garden", "day"],
      keywords: ["autumn", "orchard", "apple"],
    },
    "barn-door": { label: "red barn", shows: ["farm", "autumn", "day"], keywords: ["autumn", "barn"] },
    vineyard: {
      label: "vineyard in autumn",
      shows: ["autumn", "sunset", "day"],
      keywords: ["autumn", "vineyard", "wine"],
    },
    "misty-park": {
      label: "misty park in autumn",
      shows: ["autumn", "fog", "park", "trees", "morning"],
      keywords: ["autumn", "park", "mist"],
    },
    "wheat-stubble": {
      label: "hay field at harvest",
      shows: ["farm", "meadow", "autumn", "day", "golden hour"],
      keywords: ["autumn", "harvest", "hay", "field"],
    },
    "pumpkin-night": {
      label: "pumpkins at night",
      shows: ["pumpkins", "halloween", "night", "autumn", "fog"],
      keywords: ["halloween", "spooky", "pumpkin", "witch", "costume", "haunted", "october night", "ghost"],
    },
    "candle-crypt": {
      label: "candlelit crypt",
      shows: ["crypt", "gothic", "candlelight", "halloween", "night", "arches"],
      keywords: ["halloween", "spooky", "vampire", "gothic", "crypt", "castle", "candle", "haunted"],
    },
    "moonlit-woods": {
      label: "woods under the moon",
      shows: ["halloween", "forest", "moon", "night", "fog", "trees"],
      keywords: ["halloween", "woods", "moon"],
    },
    "haunted-house": {
      label: "castle on halloween night",
      shows: ["halloween", "castle", "night", "fog"],
      keywords: ["halloween", "haunted"],
    },
    "old-library": {
      label: "old library by candlelight",
      shows: ["halloween", "library", "candlelight", "night"],
      keywords: ["halloween", "witch", "library"],
    },
    "lantern-porch": {
      label: "porch with pumpkin lanterns",
      shows: ["halloween", "pumpkins", "front door", "evening", "autumn"],
      keywords: ["halloween", "porch", "trick or treat"],
    },
    "violet-drapes": {
      label: "dark violet drapes",
      shows: ["halloween", "curtain", "gothic", "candlelight"],
      keywords: ["halloween", "vampire"],
    },
    "cherry-blossom": {
      label: "cherry blossom",
      shows: ["blossom", "spring", "easter", "flowers", "day"],
      keywords: ["spring", "blossom", "cherry", "renewal", "easter", "april", "bloom"],
    },
    "tulip-field": {
      label: "field of spring tulips",
      shows: ["tulip field", "flowers", "spring", "easter", "meadow", "day"],
      keywords: [
        "spring",
        "spring renewal",
        "tulip",
        "meadow",
        "field",
        "flower",
        "renewal",
        "garden",
        "easter",
      ],
    },
    daffodils: {
      label: "field of daffodils",
      shows: ["spring", "flowers", "meadow", "easter", "day"],
      keywords: ["spring", "daffodil", "easter"],
    },
    "green-wood": {
      label: "wood in fresh green",
      shows: ["spring", "forest", "trees", "day"],
      keywords: ["spring", "forest", "wood"],
    },
    "rain-window": {
      label: "window on a rainy spring day",
      shows: ["rain", "window light", "spring", "plants", "day"],
      keywords: ["spring", "rain", "window"],
    },
    "flower-stall": {
      label: "flower stall",
      shows: ["flowers", "market", "spring", "street", "day"],
      keywords: ["spring", "flower market", "bouquet"],
    },
    "lilac-hedge": {
      label: "lilac in bloom",
      shows: ["blossom", "spring", "garden", "flowers", "day"],
      keywords: ["spring", "lilac", "bloom"],
    },
    "summer-fair": {
      label: "summer fair",
      shows: ["fair", "summer", "fairy lights"],
      keywords: [
        "summer",
        "fair",
        "carnival",
        "picnic",
        "ice cream",
        "fourth of july",
        "festival",
        "sunshine",
      ],
    },
    "picnic-meadow": {
      label: "summer meadow",
      shows: ["meadow", "summer", "trees", "day"],
      keywords: ["summer", "picnic", "meadow"],
    },
    seaside: {
      label: "beach in summer",
      shows: ["beach", "sea", "summer", "day"],
      keywords: ["summer", "beach", "sea"],
    },
    "lake-jetty": {
      label: "jetty by a lake",
      shows: ["lake", "summer", "mountain", "evening", "sunset"],
      keywords: ["summer", "lake", "swim"],
    },
    "white-wall": {
      label: "white wall with olive shade",
      shows: ["summer", "garden", "plants", "day"],
      keywords: ["summer", "holiday", "terrace"],
    },
    "striped-awning": {
      label: "ice cream bar with a striped awning",
      shows: ["summer", "cafe", "street", "day"],
      keywords: ["summer", "ice cream", "cafe"],
    },
    sunflowers: {
      label: "field of sunflowers",
      shows: ["sunflower field", "summer", "flowers", "meadow", "day"],
      keywords: ["summer", "sunflower", "field", "sunshine", "straw hat", "july"],
    },
  },
};

/** Lamps, frost and fir green: the year's feasts, winter first. */
export const recipe: StudioRecipe = {
  slug: "holiday-seasonal",
  scenes: [...winter, ...autumn, ...halloween, ...spring, ...summer],
  key: { strength: 0.64, side: 38, height: 18, fill: 0.44, colour: "#ffecd2", shade: "#dccfc8" },
  gels: [{ side: 1, strength: 0.8, colour: "#ffb05a" }],
  rims: [
    { side: 1, strength: 0.55, colour: "#ffcf8a" },
    { side: -1, strength: 0.3, colour: "#ffb0a0" },
  ],
  grade: {
    exposure: 0.08,
    contrast: 1.1,
    saturation: 1.08,
    shadows: "#84706a",
    highlights: "#94846c",
    tint: 0.34,
    fade: 0.02,
    vignette: 0.28,
    bloom: 0.26,
    grain: 0.009,
  },
  lens: { blur: 0.009, mist: 0.1 },
  spill: 0.65,
  skin: 0.34,
  offset: 0.1,
};
