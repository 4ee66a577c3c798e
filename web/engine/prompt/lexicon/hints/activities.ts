import type { Hint } from "./hint.ts";

/** What somebody does. */
export const ACTIVITIES: readonly Hint[] = [
  [
    "library",
    {
      en: "book, reading a book, newspaper",
      de: "buch, bücher",
      fr: "livre",
      es: "libro",
      it: "libro",
      pt: "livro",
    },
  ],
  [
    "mountain",
    {
      en: "hiking, hike, climbing, trekking",
      de: "wandern, wanderung, klettern",
      fr: "randonnée, escalade",
      es: "senderismo, escalada",
      it: "escursione, arrampicata",
      pt: "caminhada, escalada",
    },
  ],
  [
    "snowy mountain",
    {
      en: "ski, skiing, snowboarding",
      de: "ski, skier, snowboarden",
      fr: "ski",
      es: "esquí, esquiando",
      it: "sci, sciare",
      pt: "esqui, esquiando",
    },
  ],
  ["yacht", { en: "sailing", de: "segeln", fr: "voile", es: "navegar", it: "navigare", pt: "navegar" }],
  [
    "kitchen",
    {
      en: "cooking, baking",
      de: "kochen, backen",
      fr: "cuisiner",
      es: "cocinar, cocinando",
      it: "cucinare, cucinando",
      pt: "cozinhar, cozinhando",
    },
  ],
  [
    "yoga studio",
    {
      en: "yoga, pilates, yoga mat",
      de: "yoga, pilates",
      fr: "yoga, pilates",
      es: "yoga, pilates",
      it: "yoga, pilates",
      pt: "yoga, ioga, pilates",
    },
  ],
  [
    "gym",
    {
      en: "workout, weights, lifting weights, working out",
      de: "workout, gewichte",
      fr: "musculation",
      es: "pesas, entrenar",
      it: "pesi, allenamento",
      pt: "musculação, treino",
    },
  ],
  [
    "basketball court",
    {
      en: "skateboarding, basketball",
      de: "skaten",
      fr: "basketball",
      es: "baloncesto",
      it: "pallacanestro",
      pt: "basquete",
    },
  ],
  [
    "running",
    {
      en: "running, jogging, jog",
      de: "joggen, laufen, rennen",
      fr: "jogging, courir",
      es: "correr, corriendo",
      it: "correre, jogging",
      pt: "correr, correndo, corrida",
    },
  ],
  [
    "spiritual",
    {
      en: "meditating",
      de: "meditieren, meditierend",
      fr: "méditer",
      es: "meditar, meditando",
      it: "meditare",
      pt: "meditar, meditando",
    },
  ],
  ["conference stage", { en: "speaking on stage, giving a speech, giving a talk, speaking" }],
];
