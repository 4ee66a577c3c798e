import type { ThemeScenes } from "./theme-scenes.ts";

export const professionalHeadshots: ThemeScenes = {
  theme: "professional-headshots",
  shows: ["headshot"],
  scenes: {
    "grey-seamless": ["grey studio backdrop", "studio"],
    "glass-office": ["bright glass office", "office", "skyline", "day"],
    "navy-canvas": ["navy studio canvas", "studio"],
    "warm-office": ["office with plants", "office", "plants", "window light"],
    "lobby-evening": ["business lobby in the evening", "lobby", "evening", "window light"],
    "white-studio": ["bright white studio", "studio"],
    "sage-wall": ["sage green wall", "plants"],
  },
};

export const officeHeadshots: ThemeScenes = {
  theme: "office-headshots",
  shows: ["office headshot", "office", "headshot"],
  scenes: {
    "executive-suite": ["executive office", "skyline", "window light", "study"],
    "collaborative-space": ["open-plan office with colleagues", "office", "plants", "lamplight"],
    "my-desk": ["office desk", "office", "plants"],
    "window-view": ["office window over the city", "window light", "skyline", "day", "plants"],
    "meeting-ready": ["meeting room", "meeting room"],
    atrium: ["bright office atrium", "lobby", "day", "plants"],
  },
};

export const ceoHeadshots: ThemeScenes = {
  theme: "ceo-headshots",
  shows: ["ceo", "headshot"],
  scenes: {
    "dusk-glass": ["corner office at dusk", "office", "dusk", "skyline", "window light"],
    boardroom: ["boardroom with a city view", "meeting room", "skyline", "window light"],
    "founder-loft": ["startup loft", "loft", "lamplight", "office"],
    "stone-lobby": ["stone lobby", "lobby", "stone"],
    "rooftop-dusk": ["company rooftop at dusk", "rooftop", "dusk", "skyline", "plants"],
    "graphite-studio": ["graphite studio wall", "studio", "dramatic"],
  },
};

export const keynoteSpeaker: ThemeScenes = {
  theme: "keynote-speaker",
  shows: ["speaker", "conference stage", "stage"],
  scenes: {
    "main-stage": ["conference main stage", "conference stage", "spotlight", "led wall"],
    "full-house": ["stage before a full house", "audience", "spotlight"],
    "light-wall": ["stage with a wall of light", "led wall"],
    "amber-haze": ["stage in amber haze", "smoke", "fog", "spotlight"],
    "panel-stage": ["panel stage", "conference stage"],
    "after-the-talk": ["conference foyer", "lobby", "audience"],
  },
};

export const realestateAgentHeadshots: ThemeScenes = {
  theme: "realestate-agent-headshots",
  shows: ["real estate"],
  scenes: {
    "sunny-living-room": ["sunny living room", "living room", "day", "window light", "morning"],
    "modern-front": ["modern house from outside", "villa", "day", "suburb"],
    "front-door": ["front door of a house", "front door", "day", "plants"],
    "marble-kitchen": ["marble kitchen", "kitchen", "marble", "plants", "lamplight"],
    "pool-villa": ["villa with a pool", "villa", "pool", "day", "summer"],
    "garden-street": ["leafy suburban street", "suburb", "garden", "day", "trees"],
  },
};

export const actorHeadshots: ThemeScenes = {
  theme: "actor-headshots",
  shows: ["actor headshot", "headshot"],
  scenes: {
    "umber-canvas": ["umber painted canvas", "studio", "dramatic"],
    "petrol-canvas": ["petrol blue canvas", "studio", "dramatic"],
    "velvet-curtain": ["velvet theatre curtain", "theatre", "curtain", "velvet"],
    "window-on-plaster": ["window light on plaster", "window light", "stone", "day"],
    "backstage-brick": ["brick wall backstage", "bricks", "theatre"],
    "slate-daylight": ["slate canvas in daylight", "studio", "day"],
    "aubergine-canvas": ["aubergine canvas", "studio", "dramatic"],
  },
};

export const modelHeadshots: ThemeScenes = {
  theme: "model-headshots",
  shows: ["fashion"],
  scenes: {
    "white-sweep": ["white studio sweep", "studio"],
    "terracotta-edge": ["terracotta studio wall", "studio"],
    "leaf-light": ["leaf shadows on a wall", "plants", "palm shadow", "day"],
    "sky-paper": ["sky blue paper", "studio"],
    "lemon-shadow": ["lemon yellow wall with hard shadow", "studio"],
    "daylight-loft": ["daylight loft", "loft", "day", "window light"],
    "blush-round": ["blush pink studio circle", "studio"],
  },
};

export const yearbook: ThemeScenes = {
  theme: "yearbook",
  shows: ["yearbook"],
  scenes: {
    "blue-muslin": ["blue yearbook backdrop", "studio"],
    lasers: ["eighties laser backdrop", "laser", "1980s", "1990s", "retro"],
    lockers: ["school lockers", "school", "locker room"],
    bleachers: ["stadium bleachers", "stadium", "audience"],
    library: ["school library", "library"],
    quad: ["campus lawn", "campus", "day", "trees", "summer", "meadow"],
  },
};
