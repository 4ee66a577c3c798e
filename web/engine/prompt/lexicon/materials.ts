import type { Concept } from "./concept.ts";

/** What walls and cloths are made of. */
export const MATERIALS = {
  bricks: {
    en: "brick wall, brick, red brick, brickwork",
    de: "backsteinwand, backstein, ziegelwand, ziegelmauer",
    fr: "mur de briques, brique",
    es: "pared de ladrillo, ladrillo, muro de ladrillo",
    it: "muro di mattoni, mattone, parete di mattoni",
    pt: "parede de tijolo, tijolo, tijolinho",
  },
  velvet: {
    en: "velvet backdrop, velvet, velvet drape",
    de: "samtvorhang, samt",
    fr: "velours",
    es: "terciopelo",
    it: "velluto",
    pt: "veludo",
  },
  satin: {
    en: "satin backdrop, silk backdrop, satin sheets, silk sheets, satin, silk",
    de: "satin, seide",
    fr: "satin, soie",
    es: "satén, seda",
    it: "raso, seta",
    pt: "cetim, seda",
  },
  lace: {
    en: "lace backdrop, lace curtain, lace",
    de: "spitzenvorhang",
    fr: "dentelle",
    es: "encaje",
    it: "pizzo",
    pt: "renda",
  },
  sequins: {
    en: "sequin wall, sequin, sequins, glitter, sparkle, gold glitter, glittering, shimmering",
    de: "paillette, glitzer, glitzernd",
    fr: "paillette, scintillant",
    es: "lentejuela, brillantina, purpurina",
    it: "paillette, lustrini, brillantini",
    pt: "lantejoula, paetê, glitter",
  },
  marble: { en: "marble, marble wall", de: "marmor", fr: "marbre", es: "mármol", it: "marmo", pt: "mármore" },
  stripes: {
    en: "stripe wallpaper, striped wall, retro wallpaper, rainbow stripes, geometric wallpaper, patterned wallpaper, wallpaper",
    de: "tapete, retrotapete",
    fr: "papier peint",
    es: "papel pintado, papel tapiz",
    it: "carta da parati",
    pt: "papel de parede",
  },
  stone: {
    en: "plaster wall, stone wall, stone",
    de: "steinmauer, stein",
    fr: "mur de pierre, pierre",
    es: "muro de piedra, piedra",
    it: "muro di pietra, pietra",
    pt: "muro de pedra, pedra",
  },
} as const satisfies Record<string, Concept>;
