import type { ThemeScenes } from "./theme-scenes.ts";

export const holidaySeasonal: ThemeScenes = {
  theme: "holiday-seasonal",
  shows: [],
  scenes: {
    "dressed-tree": [
      "christmas tree with lights",
      "christmas tree",
      "christmas",
      "fairy lights",
      "winter",
      "living room",
      "trees",
    ],
    fireside: [
      "fireplace in a winter cabin",
      "fire",
      "cabin",
      "winter",
      "christmas",
      "living room",
      "bricks",
    ],
    "snowy-firs": ["snowy fir forest", "snow", "firs", "winter", "forest", "trees"],
    "market-stalls": [
      "christmas market in the snow",
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
    "red-and-green-baubles": ["red and green baubles", "baubles", "christmas", "winter"],
    "autumn-lane": ["autumn lane with falling leaves", "leaves", "autumn", "trees", "park", "forest", "day"],
    "harvest-table": ["barn with a harvest table", "farm", "thanksgiving", "autumn"],
    "pumpkin-night": ["pumpkins at night", "pumpkins", "halloween", "night", "autumn", "fog"],
    "candle-crypt": ["candlelit crypt", "crypt", "gothic", "candlelight", "halloween", "night", "arches"],
    "cherry-blossom": ["cherry blossom", "blossom", "spring", "easter", "flowers", "day"],
    "tulip-field": ["field of spring tulips", "tulip field", "flowers", "spring", "easter", "meadow", "day"],
    "summer-fair": ["summer fair", "fair", "summer", "fairy lights"],
    sunflowers: ["field of sunflowers", "sunflower field", "summer", "flowers", "meadow", "day"],
  },
};

export const wedding: ThemeScenes = {
  theme: "wedding",
  shows: ["wedding"],
  scenes: {
    "flower-wall": ["wall of wedding flowers", "flowers"],
    "chapel-arches": ["chapel with flowers", "church", "arches", "flowers", "backlight"],
    veil: ["soft white veil", "curtain", "satin", "lace"],
    "garden-lights": ["wedding garden with lights", "garden", "fairy lights", "trees", "evening"],
    "long-table": ["wedding table by the windows", "ballroom", "flowers", "window light", "restaurant"],
    "petal-shower": ["petal shower", "confetti", "garden", "trees", "day"],
  },
};

export const boudoir: ThemeScenes = {
  theme: "boudoir",
  shows: ["boudoir"],
  scenes: {
    "draped-window": ["window with sheer drapes", "window light", "curtain", "morning", "day"],
    "velvet-folds": ["folds of velvet", "velvet", "curtain"],
    "bedside-lamp": ["bedroom with a bedside lamp", "bedroom", "lamplight", "evening", "night"],
    "candle-glow": ["candle glow", "candlelight", "night", "smoke"],
    "vanity-mirror": ["vanity mirror with a lamp", "mirror", "lamplight", "curtain", "bedroom"],
    fireside: ["fireside in the evening", "fire", "evening", "curtain", "lamplight", "living room"],
  },
};

export const lingerie: ThemeScenes = {
  theme: "lingerie",
  shows: ["lingerie look"],
  scenes: {
    "lace-light": ["light through lace", "lace", "curtain", "window light"],
    "champagne-satin": ["champagne satin folds", "satin"],
    "midnight-window": [
      "bedroom window over the city at night",
      "skyline",
      "night",
      "window light",
      "bedroom",
    ],
    "linen-room": ["white linen room", "bedroom", "curtain", "day", "plants"],
    "midnight-satin": ["midnight satin folds", "satin", "night"],
    "sheer-morning": ["sheer curtains in the morning", "curtain", "morning", "window light", "day"],
    "blush-silk": ["blush silk folds", "satin"],
    "bridal-tulle": ["bridal tulle", "curtain", "lace"],
  },
};

export const cosplay: ThemeScenes = {
  theme: "cosplay",
  shows: ["fantasy"],
  scenes: {
    "castle-dawn": ["castle at dawn", "castle", "dawn", "mountain", "fog", "morning", "backlight"],
    "arcane-sigil": ["glowing magic circle", "sigil", "magic", "smoke"],
    "ember-canyon": ["canyon of embers", "canyon", "sparks", "fire", "smoke"],
    "enchanted-wood": [
      "enchanted forest with fireflies",
      "enchanted forest",
      "magic",
      "forest",
      "fairy lights",
      "fog",
      "trees",
      "backlight",
    ],
    "storm-power": ["mountain lightning storm", "storm", "superhero", "mountain", "rain", "night"],
    "golden-hall": ["golden throne hall", "palace", "arches", "castle", "backlight"],
    "star-port": ["spaceport under the stars", "space", "science fiction", "stars", "moon", "night"],
  },
};

export const creativeArtist: ThemeScenes = {
  theme: "creative-artist",
  shows: ["art"],
  scenes: {
    "splashed-canvas": ["canvas with splashed paint", "paint splash", "atelier", "window light"],
    "north-light": [
      "artist's studio with a skylight",
      "atelier",
      "paint splash",
      "day",
      "backlight",
      "window light",
    ],
    "dripped-wall": ["wall of dripping paint", "graffiti", "paint splash"],
    "gel-stage": ["concert stage in coloured light", "stage", "spotlight", "smoke", "curtain"],
    "creator-desk": ["creator desk with screens", "editing desk", "led wall", "neon"],
    "paper-colours": ["coloured paper rolls", "studio"],
    "writers-room": ["writer's room by lamplight", "study", "library", "lamplight"],
  },
};

export const studio: ThemeScenes = {
  theme: "studio",
  shows: ["studio"],
  scenes: {
    "warm-grey-canvas": ["warm grey canvas", "studio"],
    "pale-paper": ["pale paper backdrop", "studio", "day"],
    "ochre-canvas": ["ochre painted canvas", "oil painting", "studio"],
    "slate-canvas": ["slate blue canvas", "studio"],
    "sage-canvas": ["sage green canvas", "studio"],
  },
};

export const places: ThemeScenes = {
  theme: "places",
  shows: [],
  scenes: {
    "harbour-dawn": [
      "harbour at dawn",
      "harbour",
      "dawn",
      "sea",
      "golden hour",
      "morning",
      "fog",
      "yacht",
      "sunset",
    ],
    "cloud-ridge": [
      "ridge above the clouds at sunrise",
      "above the clouds",
      "mountain",
      "dawn",
      "golden hour",
      "morning",
      "sunset",
    ],
    "snow-peaks": ["snowy mountains by day", "snowy mountain", "mountain", "snow", "winter", "day"],
  },
};
