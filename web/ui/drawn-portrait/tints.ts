/** A theme's light in a few flat tones, for drawings of themes without a scene of their own. Colours are hex. */
export interface Tint {
  /** The wall behind, one per drawing of the theme in turn. */
  walls: readonly [string, string];
  glow: string;
  skin: string;
  skinShade: string;
  hair: string;
  coat: string;
  coatShade: string;
  shirt: string | null;
}

const WARM = { skin: "#cda184", skinShade: "#9b6f54", hair: "#3c2c20" };
const DEEP = { skin: "#8d5f45", skinShade: "#5d3b2a", hair: "#1c1512" };
const PALE = { skin: "#d8c0ac", skinShade: "#ab8e77", hair: "#4a3a2c" };
const DARK_COAT = { coat: "#26262b", coatShade: "#17171b", shirt: "#e8e2d6" };

export const TINTS: Readonly<Record<string, Tint>> = {
  "actor-headshots": { walls: ["#5a4334", "#3e4a4b"], glow: "#c99a6a", ...WARM, ...DARK_COAT, shirt: null },
  beach: {
    walls: ["#9fcbd3", "#e8d3a6"],
    glow: "#fff3d1",
    ...DEEP,
    coat: "#f1e6d2",
    coatShade: "#d2bf9d",
    shirt: null,
  },
  boudoir: {
    walls: ["#54302c", "#6d4436"],
    glow: "#e0a267",
    ...WARM,
    coat: "#d8c2b0",
    coatShade: "#b0937c",
    shirt: null,
  },
  celebrity: { walls: ["#20222c", "#7b1f22"], glow: "#fff6e0", ...PALE, ...DARK_COAT },
  "ceo-headshots": {
    walls: ["#37445c", "#4a4654"],
    glow: "#e3a878",
    ...WARM,
    coat: "#2b3342",
    coatShade: "#1b212c",
    shirt: "#f1ede5",
  },
  cosplay: {
    walls: ["#5a4ba0", "#2f7f74"],
    glow: "#f2b4d6",
    ...PALE,
    coat: "#a33b4a",
    coatShade: "#742835",
    shirt: null,
  },
  "creative-artist": {
    walls: ["#e7e0d2", "#d9a441"],
    glow: "#d8402f",
    ...DEEP,
    coat: "#34567a",
    coatShade: "#233c57",
    shirt: null,
  },
  fitness: {
    walls: ["#2f3538", "#4f5a5c"],
    glow: "#dce4e0",
    ...DEEP,
    coat: "#c6d34a",
    coatShade: "#93a02c",
    shirt: null,
  },
  glamour: {
    walls: ["#b59a62", "#2b2226"],
    glow: "#f6e3b0",
    ...WARM,
    coat: "#141216",
    coatShade: "#08070a",
    shirt: null,
  },
  "holiday-seasonal": {
    walls: ["#2f4b3a", "#8d2b25"],
    glow: "#f4c777",
    ...PALE,
    coat: "#b5382c",
    coatShade: "#842419",
    shirt: "#efe7d8",
  },
  "keynote-speaker": { walls: ["#232a5c", "#3a2160"], glow: "#7fa6f2", ...DEEP, ...DARK_COAT },
  lingerie: {
    walls: ["#e6d6cc", "#d9c6cf"],
    glow: "#fff7f0",
    ...WARM,
    coat: "#f0e4dc",
    coatShade: "#cdb8ac",
    shirt: null,
  },
  "luxury-lifestyle": {
    walls: ["#d9cdb6", "#6f97b0"],
    glow: "#fff1d0",
    ...WARM,
    coat: "#efe7d6",
    coatShade: "#cdbf9f",
    shirt: null,
  },
  maternity: {
    walls: ["#d8c58d", "#cfd6bf"],
    glow: "#fff2cd",
    ...PALE,
    coat: "#e9d9cf",
    coatShade: "#c5ada0",
    shirt: null,
  },
  mobster: {
    walls: ["#33291d", "#23281e"],
    glow: "#c08a3e",
    ...WARM,
    coat: "#1d1b18",
    coatShade: "#0f0e0c",
    shirt: "#d8cdb4",
  },
  "model-headshots": {
    walls: ["#efece6", "#c9694a"],
    glow: "#ffffff",
    ...DEEP,
    coat: "#e9e5dd",
    coatShade: "#c4beb2",
    shirt: null,
  },
  nightlife: {
    walls: ["#3a1247", "#7a1d2c"],
    glow: "#f08a3c",
    ...WARM,
    coat: "#18121c",
    coatShade: "#0c080f",
    shirt: null,
  },
  "office-headshots": {
    walls: ["#ccd4d3", "#b9ad97"],
    glow: "#ffffff",
    ...PALE,
    coat: "#4a5a66",
    coatShade: "#33414b",
    shirt: "#f3f0ea",
  },
  "pre-wedding": {
    walls: ["#e6b07a", "#5c5f8f"],
    glow: "#ffe0ad",
    ...WARM,
    coat: "#e8dccb",
    coatShade: "#c2b199",
    shirt: null,
  },
  "realestate-agent-headshots": {
    walls: ["#dfe5df", "#a9c3d6"],
    glow: "#fff8e2",
    ...PALE,
    coat: "#2f4a58",
    coatShade: "#203540",
    shirt: "#f3efe6",
  },
  "retro-vintage": {
    walls: ["#d99a4e", "#5d8f87"],
    glow: "#f6d9a0",
    ...WARM,
    coat: "#9a4a2a",
    coatShade: "#70331b",
    shirt: "#f0e0bd",
  },
  spiritual: {
    walls: ["#b9c4b4", "#7d709c"],
    glow: "#f6edd6",
    ...DEEP,
    coat: "#e2dccb",
    coatShade: "#bdb59d",
    shirt: null,
  },
  "street-style": {
    walls: ["#9a9188", "#54606a"],
    glow: "#e9c9a0",
    ...DEEP,
    coat: "#d8702f",
    coatShade: "#a5501d",
    shirt: "#e9e4da",
  },
  tinder: {
    walls: ["#a9c29a", "#b7cadb"],
    glow: "#fdf3d4",
    ...WARM,
    coat: "#5f7690",
    coatShade: "#43566b",
    shirt: "#f0ebe0",
  },
  wedding: {
    walls: ["#f0e6de", "#dfe3da"],
    glow: "#ffffff",
    ...PALE,
    coat: "#f7f2ea",
    coatShade: "#d6cdbf",
    shirt: null,
  },
  yearbook: {
    walls: ["#6f8299", "#8a6a5a"],
    glow: "#e9e2d2",
    ...DEEP,
    coat: "#27314e",
    coatShade: "#1a2138",
    shirt: "#efe9dd",
  },
};
