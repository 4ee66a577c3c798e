/**
 * Prompts to start from, each with a short name: shot, place, clothes, light. `preview` says the same where clothes
 * and details stay those of the photo; `scene` is where the studio then takes it.
 */
export const EXAMPLE_PROMPTS = [
  {
    name: "Harbour at dawn",
    prompt:
      "Close-up of me at a fishing harbour at dawn, thick wool jumper, low gold sun from the side, mist behind",
    preview: "Close-up of me at a fishing harbour at dawn, low gold sun, mist behind",
    scene: "places/harbour-dawn",
  },
  {
    name: "Rain and neon",
    prompt:
      "Half body of me under a clear umbrella in a neon alley at night, wet pavement, magenta and teal reflections",
    preview: "Half body of me in a neon alley at night, in the rain",
    scene: "cyberpunk/neon-alley",
  },
  {
    name: "New job",
    prompt:
      "Head and shoulders of me in a charcoal blazer, bright office with plants out of focus, window light, a calm smile",
    preview: "Head and shoulders of me in an office with plants, window light, for a new job",
    scene: "professional-headshots/warm-office",
  },
  {
    name: "Black and white",
    prompt:
      "Film noir portrait of me beside venetian blinds, hard light in stripes, deep shadow, black and white",
    preview: "Film noir portrait of me, light through venetian blinds, deep shadow, black and white",
    scene: "film-noir/blinds",
  },
  {
    name: "Above the clouds",
    prompt:
      "Half body of me on an alpine ridge at sunrise, windproof jacket, light through the hair, valleys full of cloud",
    preview: "Half body of me on an alpine ridge at sunrise, above the clouds",
    scene: "places/cloud-ridge",
  },
  {
    name: "Seventies evening",
    prompt: "Medium shot of me in a 1970s living room, corduroy jacket, warm lamp light, faded colour film",
    preview: "Medium shot of me in a 1970s living room, faded colour film",
    scene: "retro-vintage/rainbow-bands-1970s",
  },
  {
    name: "On stage",
    prompt:
      "Medium close-up of me speaking on a conference stage, one spotlight, a dark hall with blurred lights behind",
    preview: "Medium close-up of me on a conference stage in a spotlight",
    scene: "keynote-speaker/main-stage",
  },
  {
    name: "Winter market",
    prompt:
      "Close-up of me at a winter market in the evening, knitted scarf, strings of warm bulbs, snow in the air",
    preview: "Close-up of me at a winter market in the evening, string lights, snow in the air",
    scene: "holiday-seasonal/market-stalls",
  },
] as const;

/** All their words: a press away, so nothing is lost with them. */
export const SUGGESTED_WORDS: readonly string[] = EXAMPLE_PROMPTS.flatMap(({ prompt, preview }) => [
  prompt,
  preview,
]);
