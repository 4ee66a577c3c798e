import type { ThemeWords } from "../prompt/theme-words.ts";
import type { StudioRecipe } from "../studio/recipe.ts";

export const words: ThemeWords = {
  called: {
    en: "glamour, glamorous, glam, hollywood, old hollywood, diva, starlet, beauty shot, hollywood glamour, glitz",
    de: "glamour, glamourös, hollywood, diva",
    fr: "glamour, hollywood, diva, star hollywoodienne",
    es: "glamour, glamuroso, glamurosa, hollywood, diva",
    it: "glamour, hollywood, diva, affascinante glamour",
    pt: "glamour, glamouroso, glamourosa, hollywood, diva",
  },
  scenes: {
    "gold-sequins": {
      label: "gold sequin wall",
      shows: ["sequins"],
      keywords: ["gold", "golden", "sequin", "sequins", "glitter", "bold", "party", "shimmer"],
    },
    "wine-velvet": {
      label: "wine red velvet",
      shows: ["velvet", "curtain", "theatre"],
      keywords: [
        "velvet",
        "red",
        "curtain",
        "theatre",
        "starlet",
        "hollywood",
        "classic",
        "burgundy",
        "wine",
      ],
    },
    "champagne-satin": {
      label: "champagne satin backdrop",
      shows: ["satin"],
      keywords: ["satin", "silk", "ethereal", "glow", "champagne", "nude", "soft", "dewy"],
    },
    flashbulbs: {
      label: "flashbulbs on the red carpet",
      shows: ["flash", "red carpet", "audience", "night"],
      keywords: ["carpet", "red carpet", "paparazzi", "premiere", "flash", "celebrity", "gala", "award"],
    },
    "vanity-lamps": {
      label: "mirror with light bulbs",
      shows: ["mirror", "theatre"],
      keywords: ["vanity", "mirror", "backstage", "make-up", "makeup", "dressing", "beauty", "lips"],
    },
    "black-and-gold-deco": {
      label: "black and gold art deco",
      shows: ["1920s", "stripes"],
      keywords: ["deco", "gatsby", "black", "dramatic", "editorial", "couture", "chic"],
    },
  },
};

/** Beauty light from above, champagne gold against black and wine-red cloth. */
export const recipe: StudioRecipe = {
  slug: "glamour",
  scenes: [
    {
      name: "gold-sequins",
      layers: [
        { kind: "gradient", colours: ["#1a1006"] },
        {
          kind: "sequins",
          size: 0.026,
          colours: ["#c98f35", "#e6b65a", "#a8701f", "#f5d48e"],
          strength: 0.62,
          sparkle: 0.05,
        },
        { kind: "defocus", radius: 0.003 },
        { kind: "glow", x: 0, y: 0.4, radius: 0.4, colour: "#ffcf7a", strength: 0.22, jitter: 0.05 },
      ],
    },
    {
      name: "wine-velvet",
      layers: [
        {
          kind: "drape",
          colour: "#33040c",
          sheen: "#8a3a34",
          fold: 0.2,
          depth: 0.6,
          gloss: 0.24,
          lean: 0.05,
        },
        { kind: "glow", x: 0.06, y: 0.36, radius: 0.44, colour: "#ff8a70", strength: 0.14, jitter: 0.06 },
        { kind: "glow", x: 0.05, y: 0.44, radius: 0.36, colour: "#e0a85a", strength: 0.14, jitter: 0.06 },
        {
          kind: "bokeh",
          count: 20,
          area: [-0.5, 0, 0.5, 1],
          radius: [0.014, 0.04],
          colours: ["#e0a040", "#ffd58c"],
          strength: [0.05, 0.4],
          clear: 0.36,
        },
        { kind: "defocus", radius: 0.005 },
      ],
    },
    {
      name: "champagne-satin",
      layers: [
        {
          kind: "drape",
          colour: "#8d6a45",
          sheen: "#ffe2b4",
          fold: 0.22,
          depth: 0.75,
          gloss: 0.55,
          lean: 0.32,
        },
        { kind: "glow", x: -0.2, y: 0.3, radius: 0.5, colour: "#ffdca6", strength: 0.16, jitter: 0.1 },
        { kind: "defocus", radius: 0.006 },
      ],
    },
    {
      name: "flashbulbs",
      layers: [
        { kind: "gradient", colours: ["#0d0a0c", "#1c1114", "#3d0a10"], stops: [0, 0.62, 0.9] },
        {
          kind: "crowd",
          y: 0.56,
          rows: 3,
          size: 0.1,
          colours: ["#231a1c", "#171113", "#0d090a"],
          rim: "#8a6a4c",
        },
        { kind: "defocus", radius: 0.01 },
        {
          kind: "bokeh",
          count: 26,
          area: [-0.52, 0.24, 0.52, 0.66],
          radius: [0.014, 0.05],
          colours: ["#fff6e4", "#ffe0ae", "#ffffff"],
          strength: [0.4, 3.4],
          clear: 0.22,
        },
        { kind: "glow", x: -0.3, y: 0.4, radius: 0.2, colour: "#fff1d8", strength: 0.6, jitter: 0.2 },
      ],
    },
    {
      name: "vanity-lamps",
      layers: [
        { kind: "gradient", colours: ["#20130d", "#3a2416", "#160d09"] },
        {
          kind: "bokeh",
          count: 8,
          area: [-0.44, 0, -0.4, 1],
          radius: [0.034, 0.036],
          colours: ["#ffe6b0"],
          strength: [1.3, 1.5],
          arrange: "ladder",
        },
        {
          kind: "bokeh",
          count: 8,
          area: [0.4, 0, 0.44, 1],
          radius: [0.034, 0.036],
          colours: ["#ffe6b0"],
          strength: [1.3, 1.5],
          arrange: "ladder",
        },
        { kind: "glow", x: -0.41, y: 0.5, radius: 0.3, colour: "#ffc67a", strength: 0.6 },
        { kind: "glow", x: 0.41, y: 0.5, radius: 0.3, colour: "#ffc67a", strength: 0.6 },
        { kind: "defocus", radius: 0.006 },
      ],
    },
    {
      name: "black-and-gold-deco",
      layers: [
        {
          kind: "wallpaper",
          pattern: "rays",
          colours: ["#120d08", "#2b1e0e"],
          size: 0.5,
        },
        { kind: "glow", x: 0, y: 0.42, radius: 0.34, colour: "#e8b35c", strength: 0.4 },
        {
          kind: "bokeh",
          count: 34,
          area: [-0.5, 0, 0.5, 1],
          radius: [0.016, 0.05],
          colours: ["#e0a040", "#ffd58c"],
          strength: [0.06, 0.5],
          clear: 0.4,
        },
        { kind: "defocus", radius: 0.004 },
      ],
    },
  ],
  key: { strength: 0.72, side: 14, height: 44, fill: 0.4, colour: "#fff1dc", shade: "#d9c3b4" },
  rims: [{ side: 0, strength: 0.95, colour: "#ffdca0" }],
  grade: {
    exposure: 0.06,
    contrast: 1.2,
    saturation: 1.04,
    shadows: "#7c6a5e",
    highlights: "#948770",
    tint: 0.34,
    fade: 0.004,
    vignette: 0.4,
    bloom: 0.24,
    grain: 0.004,
  },
  lens: { blur: 0.006, mist: 0.22 },
  spill: 0.45,
  skin: 0.42,
  offset: 0.06,
};
