import type { ThemeScenes } from "./theme-scenes.ts";

export const nightlife: ThemeScenes = {
  theme: "nightlife",
  shows: ["nightlife", "night"],
  scenes: {
    "backlit-bar": ["cocktail bar", "bar", "bottles", "backlight"],
    "dance-floor": ["nightclub dance floor", "nightclub", "audience", "spotlight", "laser", "smoke"],
    "mirror-ball": ["disco with a mirror ball", "mirror ball", "nightclub", "sequins"],
    "red-booth": ["red velvet booth", "booth", "velvet", "bar"],
    "street-after-midnight": ["wet city street at midnight", "street", "rain", "alley"],
    "neon-script": ["neon sign on bricks", "neon", "bricks"],
  },
};

export const cyberpunk: ThemeScenes = {
  theme: "cyberpunk",
  shows: ["cyberpunk", "neon", "night"],
  scenes: {
    "neon-alley": ["neon alley in the rain", "alley", "rain", "street", "fog"],
    "sign-frames": ["frames of neon light", "neon", "smoke"],
    "tower-skyline": ["neon skyline at night", "skyline", "smoke"],
    "rain-glass": ["neon city behind rainy glass", "rain", "window light"],
    "server-hall": ["server hall", "server hall"],
    "market-lanterns": ["neon market in the rain", "market", "rain", "fairy lights", "alley"],
  },
};

export const filmNoir: ThemeScenes = {
  theme: "film-noir",
  shows: ["film noir", "dramatic"],
  scenes: {
    blinds: ["light through venetian blinds", "blinds", "detective", "smoke", "window light"],
    "banker-lamp": ["desk under a banker's lamp", "detective", "lamplight", "smoke", "night"],
    "frosted-door": ["frosted glass door", "detective"],
    "wet-street": ["wet street at night in black and white", "rain", "street", "night", "fog"],
    "smoke-spot": ["spotlight in the smoke", "smoke", "spotlight"],
    "rain-window": ["rainy window at night", "rain", "window light", "night"],
    "bare-wall": ["bare wall with hard shadows", "studio"],
  },
};

export const mobster: ThemeScenes = {
  theme: "mobster",
  shows: ["mobster", "1920s"],
  scenes: {
    "dons-study": ["wood-panelled study", "study", "library", "lamplight", "smoke"],
    "card-table": ["card table in the back room", "card room", "smoke", "lamplight"],
    "back-bar": ["smoky whisky bar", "bar", "smoke", "lamplight", "bottles"],
    "leather-booth": ["dark leather booth", "booth", "restaurant", "lamplight"],
    "alley-headlights": ["alley with headlights at night", "alley", "night", "rain", "smoke"],
    "night-penthouse": ["penthouse at night", "penthouse", "skyline", "night", "lamplight"],
  },
};

export const celebrity: ThemeScenes = {
  theme: "celebrity",
  shows: ["celebrity"],
  scenes: {
    "press-wall": ["press wall on the red carpet", "red carpet"],
    "flash-night": ["photographers' flashes at night", "flash", "audience", "night"],
    "premiere-marquee": ["film premiere at a cinema", "cinema", "red carpet", "night", "evening"],
    "hedge-and-carpet": ["garden red carpet", "red carpet", "garden"],
    "car-arrival": ["arrival by car at night", "limousine", "night", "skyline", "rain"],
    "gold-on-black": ["black and gold award stage", "red carpet", "sequins"],
  },
};

export const glamour: ThemeScenes = {
  theme: "glamour",
  shows: ["glamour"],
  scenes: {
    "gold-sequins": ["gold sequin wall", "sequins"],
    "wine-velvet": ["wine red velvet", "velvet", "curtain", "theatre"],
    "champagne-satin": ["champagne satin backdrop", "satin"],
    flashbulbs: ["flashbulbs on the red carpet", "flash", "red carpet", "audience", "night"],
    "vanity-lamps": ["mirror with light bulbs", "mirror", "theatre"],
    "black-and-gold-deco": ["black and gold art deco", "1920s", "stripes"],
  },
};

export const luxuryLifestyle: ThemeScenes = {
  theme: "luxury-lifestyle",
  shows: ["luxury"],
  scenes: {
    "jet-cabin": ["private jet cabin", "private jet"],
    "yacht-deck": ["yacht deck at sea", "yacht", "sea", "day", "summer", "mountain"],
    "gilded-boutique": ["gilded boutique", "boutique", "marble"],
    "fine-dining": ["fine dining restaurant", "restaurant", "candlelight", "evening", "lamplight"],
    "chandelier-hall": ["hall with chandeliers", "ballroom", "palace", "night", "audience"],
    "riviera-terrace": [
      "riviera terrace in the evening",
      "terrace",
      "sea",
      "evening",
      "dusk",
      "fairy lights",
      "restaurant",
      "sunset",
    ],
  },
};

export const retroVintage: ThemeScenes = {
  theme: "retro-vintage",
  shows: ["retro"],
  scenes: {
    "diner-1950s": ["1950s diner", "diner", "1950s"],
    "atomic-wall-1950s": ["1950s atomic wallpaper", "1950s", "stripes", "living room", "kitchen"],
    "rings-1960s": ["1960s rings", "1960s", "stripes"],
    "waves-1960s": ["1960s pop art waves", "1960s", "stripes"],
    "rainbow-bands-1970s": ["1970s rainbow wall", "1970s", "stripes", "living room"],
    "sunlit-field-1970s": ["1970s field in the sun", "1970s", "meadow", "sunset", "summer", "day"],
    "slit-sun-1980s": ["1980s synthwave sun", "1980s", "synthwave", "neon", "sunset"],
    "shapes-1980s": ["1980s memphis shapes", "1980s", "stripes"],
    "garage-1990s": ["1990s band garage", "1990s", "garage", "bricks"],
    "chain-link-1990s": ["1990s basketball court fence", "basketball court", "1990s", "graffiti", "street"],
  },
};
