import type { ThemeScenes } from "./theme-scenes.ts";

export const beach: ThemeScenes = {
  theme: "beach",
  shows: ["summer"],
  scenes: {
    "breaking-waves": ["beach with breaking waves", "beach", "sea", "day"],
    "palm-cove": ["palm cove", "tropical island", "beach", "sea", "day", "travel"],
    "sun-on-water": ["sun on the sea", "sea", "day", "backlight"],
    "dune-grass": ["dunes by the sea", "beach", "sea", "day"],
    "white-wall": [
      "white terrace above the sea",
      "white village",
      "terrace",
      "sea",
      "flowers",
      "day",
      "travel",
    ],
    "rose-evening": ["beach at sunset", "beach", "sea", "sunset", "dawn", "golden hour"],
    "beach-hut": ["beach hut", "beach hut", "beach", "day", "palm shadow"],
  },
};

export const travel: ThemeScenes = {
  theme: "travel",
  shows: ["travel"],
  scenes: {
    "sea-sunset": ["sea at sunset", "sea", "sunset", "dawn", "golden hour"],
    "old-town": ["old town street in the sun", "old town", "street", "day", "sunset"],
    "mountain-lake": ["mountain lake at sunset", "lake", "mountain", "sunset", "dawn", "golden hour"],
    "evening-skyline": ["city skyline in the evening", "skyline", "dusk", "sunset", "fairy lights"],
    "night-market": ["night market", "market", "night", "fairy lights"],
    "palm-beach": ["palm beach", "tropical island", "beach", "sea", "day", "summer"],
    "dune-dusk": ["desert dunes at dusk", "desert", "dusk", "sunset", "golden hour"],
  },
};

export const tinder: ThemeScenes = {
  theme: "tinder",
  shows: ["dating"],
  scenes: {
    "park-morning": ["park path in the morning", "park", "morning", "day", "trees", "meadow"],
    "corner-cafe": ["corner café", "cafe", "plants", "lamplight", "day"],
    "rooftop-evening": ["rooftop in the evening", "rooftop", "skyline", "evening", "dusk", "fairy lights"],
    "river-run": ["riverside path in the city", "river", "day", "skyline", "trees"],
    "second-hand-books": ["second-hand bookshop", "bookshop", "library", "lamplight"],
    "ridge-trail": ["mountain trail in the mist", "mountain", "fog", "day", "meadow"],
    "wine-bar": ["wine bar in the evening", "wine bar", "bar", "restaurant", "evening", "lamplight"],
  },
};

export const streetStyle: ThemeScenes = {
  theme: "street-style",
  shows: ["street style"],
  scenes: {
    "cast-iron-street": ["city street by day", "street", "skyline", "day"],
    "sprayed-wall": ["graffiti wall", "graffiti", "bricks", "street", "day"],
    "red-brick": ["red brick wall", "bricks", "street", "day"],
    "coffee-front": ["coffee shop front", "cafe", "street", "day"],
    "concrete-sun": ["concrete wall in the sun", "concrete", "day", "street"],
    "night-crossing": ["city crossing at night", "street", "night", "skyline", "evening"],
  },
};

export const preWedding: ThemeScenes = {
  theme: "pre-wedding",
  shows: ["engagement"],
  scenes: {
    "wheat-sunset": ["wheat field at sunset", "wheat field", "meadow", "sunset", "golden hour", "summer"],
    "lavender-rows": ["lavender field", "lavender field", "day", "meadow", "summer"],
    "river-bridge": ["river bridge in the evening", "bridge", "river", "skyline", "dusk", "sunset"],
    "lantern-garden": ["garden with lanterns", "fairy lights", "garden", "evening", "dusk"],
    "blue-hour-street": ["city street in the blue hour", "street", "dusk", "rain", "skyline", "evening"],
    "old-town-corner": ["old town corner", "old town", "alley", "day", "street", "stone"],
    "confetti-sky": ["meadow with confetti", "confetti", "meadow", "day"],
  },
};

export const maternity: ThemeScenes = {
  theme: "maternity",
  shows: ["maternity"],
  scenes: {
    "meadow-haze": ["hazy meadow at sunrise", "meadow", "morning", "backlight", "fog", "golden hour", "dawn"],
    "draped-silhouette": ["pale draped curtain", "curtain", "studio"],
    "terrace-dusk": ["terrace at dusk", "terrace", "rooftop", "dusk", "skyline"],
    "round-glow": ["soft glowing backdrop", "studio", "curtain"],
    "nursery-window": ["nursery by the window", "nursery", "bedroom", "window light", "day", "living room"],
    blossom: ["orchard in blossom", "blossom", "orchard", "meadow", "spring", "day"],
    "olive-grove": ["olive grove in the sun", "orchard", "trees", "day", "backlight"],
  },
};

export const spiritual: ThemeScenes = {
  theme: "spiritual",
  shows: ["spiritual"],
  scenes: {
    "sunrise-water": ["misty lake at sunrise", "lake", "dawn", "fog", "morning", "mountain"],
    "temple-arches": ["temple arches", "temple", "arches", "mountain", "backlight"],
    "misty-forest": ["misty forest", "forest", "fog", "trees", "backlight", "morning"],
    "incense-altar": ["candles and incense", "incense", "candlelight", "mystical", "smoke"],
    "violet-moon": ["violet night with a moon", "moon", "night", "stars", "mystical", "mountain"],
    "bamboo-garden": ["bamboo garden", "bamboo", "forest", "day", "garden", "backlight"],
    "sunlit-kitchen": ["sunlit kitchen", "kitchen", "day", "plants", "morning", "healthy living"],
  },
};

export const fitness: ThemeScenes = {
  theme: "fitness",
  shows: ["fitness"],
  scenes: {
    "weight-room": ["weight room", "gym", "dramatic"],
    "steel-rack": ["gym with steel racks", "gym"],
    "concrete-spot": ["concrete gym wall in a spotlight", "concrete", "spotlight", "gym", "dramatic"],
    "locker-steam": ["steamy locker room", "locker room", "smoke"],
    "track-sunrise": ["running track at sunrise", "stadium", "dawn", "running", "morning", "sunset"],
    "forest-run": ["forest running path", "running", "forest", "backlight", "trees", "day"],
    "yoga-loft": ["yoga loft", "yoga studio", "plants", "loft", "day", "window light"],
  },
};
