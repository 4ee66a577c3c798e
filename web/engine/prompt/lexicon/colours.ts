import type { Concept } from "./concept.ts";

/** Colours a plain backdrop can have. */
export const COLOURS: Readonly<Record<string, { hex: string; words: Concept }>> = {
  white: {
    hex: "#f4f3f0",
    words: {
      en: "white",
      de: "weiß, weiss",
      fr: "blanc, blanche",
      es: "blanco, blanca",
      it: "bianco, bianca",
      pt: "branco, branca",
    },
  },
  black: {
    hex: "#101010",
    words: {
      en: "black",
      de: "schwarz",
      fr: "noir, noire",
      es: "negro, negra",
      it: "nero, nera",
      pt: "preto, preta, negro",
    },
  },
  grey: {
    hex: "#8a8a8a",
    words: {
      en: "grey, gray, silver",
      de: "grau, silber",
      fr: "gris, grise",
      es: "gris, plateado",
      it: "grigio, grigia",
      pt: "cinza, cinzento, prateado",
    },
  },
  beige: {
    hex: "#d8c7ac",
    words: {
      en: "beige, cream, ivory, sand coloured, off-white, off white, tan",
      de: "beige, creme, cremefarben, elfenbein",
      fr: "beige, crème, ivoire",
      es: "beige, crema, marfil",
      it: "beige, crema, avorio",
      pt: "bege, creme, marfim",
    },
  },
  brown: {
    hex: "#6b4a30",
    words: {
      en: "brown, chocolate, tobacco",
      de: "braun",
      fr: "brun, marron",
      es: "marrón, café",
      it: "marrone",
      pt: "marrom, castanho",
    },
  },
  red: {
    hex: "#b3261e",
    words: {
      en: "red, crimson, scarlet",
      de: "rot",
      fr: "rouge",
      es: "rojo, roja",
      it: "rosso, rossa",
      pt: "vermelho, vermelha",
    },
  },
  burgundy: {
    hex: "#5c1626",
    words: {
      en: "burgundy, maroon, wine red, bordeaux, oxblood",
      de: "bordeaux, weinrot",
      fr: "bordeaux",
      es: "burdeos, granate",
      it: "bordeaux, bordò",
      pt: "bordô, vinho",
    },
  },
  orange: {
    hex: "#dd7a1f",
    words: {
      en: "orange, terracotta, rust",
      de: "orange, terrakotta",
      fr: "orange, terre cuite",
      es: "naranja, terracota",
      it: "arancione, terracotta",
      pt: "laranja, terracota",
    },
  },
  yellow: {
    hex: "#e8c53a",
    words: {
      en: "yellow, mustard, lemon",
      de: "gelb, senfgelb",
      fr: "jaune, moutarde",
      es: "amarillo, amarilla, mostaza",
      it: "giallo, gialla, senape",
      pt: "amarelo, amarela, mostarda",
    },
  },
  gold: {
    hex: "#b8923e",
    words: {
      en: "gold, golden",
      de: "gold, golden",
      fr: "or, doré",
      es: "dorado, oro",
      it: "oro, dorato",
      pt: "ouro, dourado",
    },
  },
  green: {
    hex: "#3f7d4a",
    words: {
      en: "green, emerald, greenscreen",
      de: "grün, smaragdgrün",
      fr: "vert, verte",
      es: "verde",
      it: "verde",
      pt: "verde",
    },
  },
  sage: {
    hex: "#93a08f",
    words: {
      en: "sage, sage green, olive",
      de: "salbei, salbeigrün, oliv",
      fr: "vert sauge, olive",
      es: "verde salvia, oliva",
      it: "verde salvia, oliva",
      pt: "verde sálvia, oliva",
    },
  },
  teal: {
    hex: "#2f7a7c",
    words: {
      en: "teal, turquoise, cyan, aqua, petrol",
      de: "türkis, petrol",
      fr: "turquoise, cyan",
      es: "turquesa, cian",
      it: "turchese, ciano",
      pt: "turquesa, ciano",
    },
  },
  blue: {
    hex: "#2f62b0",
    words: {
      en: "blue, sky blue, royal blue",
      de: "blau, himmelblau, königsblau",
      fr: "bleu, bleue",
      es: "azul",
      it: "blu, azzurro, azzurra, celeste",
      pt: "azul",
    },
  },
  navy: {
    hex: "#1c2b45",
    words: {
      en: "navy, navy blue, midnight blue",
      de: "marineblau, nachtblau, navy",
      fr: "bleu marine, bleu nuit",
      es: "azul marino",
      it: "blu navy, blu marino, blu notte",
      pt: "azul marinho",
    },
  },
  purple: {
    hex: "#6a3f94",
    words: {
      en: "purple, violet, lilac, lavender coloured, plum",
      de: "lila, violett, flieder",
      fr: "violet, violette, lilas",
      es: "morado, morada, violeta, lila",
      it: "viola, lilla",
      pt: "roxo, roxa, violeta, lilás",
    },
  },
  pink: {
    hex: "#dd8fa8",
    words: {
      en: "pink, rose pink, blush, blush pink, magenta",
      de: "rosa, pink, magenta",
      fr: "rose, magenta",
      es: "rosa, rosado, magenta",
      it: "rosa, magenta",
      pt: "rosa, cor de rosa, magenta",
    },
  },
};

/** What stands before a colour to make it lighter or darker. */
export const SHADES: Readonly<Record<"light" | "dark", Concept>> = {
  light: {
    en: "light, pale, pastel, soft, bright",
    de: "hell, helle, blass, pastell",
    fr: "clair, pâle, pastel",
    es: "claro, pastel",
    it: "chiaro, pastello",
    pt: "claro, pastel",
  },
  dark: {
    en: "dark, deep",
    de: "dunkel, tief",
    fr: "foncé, sombre",
    es: "oscuro",
    it: "scuro",
    pt: "escuro",
  },
};

/** May stand between a colour and its backdrop. */
export const PLAIN: Concept = {
  en: "plain, solid, seamless, studio, pure, clean, simple, neutral, paper, smooth, uniform, flat, coloured, colored, colour, color, one-colour",
  de: "einfarbig, schlicht, neutral, rein, uni, einfach, glatt",
  fr: "uni, neutre, simple, pur, studio",
  es: "liso, neutro, sencillo, puro, de estudio",
  it: "uniforme, neutro, semplice, puro, tinta unita",
  pt: "liso, neutro, simples, puro",
};

export const BACKDROP: Concept = {
  en: "background, backdrop, wall, paper, screen, seamless, back drop",
  de: "hintergrund, wand, studiohintergrund, leinwand",
  fr: "fond, arrière-plan, mur",
  es: "fondo, pared",
  it: "sfondo, parete, muro",
  pt: "fundo, parede",
};
