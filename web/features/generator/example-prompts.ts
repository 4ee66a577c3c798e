/** Prompts to start from, each with a short name: shot, place, clothes, light. */
export const EXAMPLE_PROMPTS = [
  {
    name: "Harbour at dawn",
    prompt:
      "Close-up of me at a fishing harbour at dawn, thick wool jumper, low gold sun from the side, mist behind",
  },
  {
    name: "Rain and neon",
    prompt:
      "Half body of me under a clear umbrella in a neon alley at night, wet pavement, magenta and teal reflections",
  },
  {
    name: "New job",
    prompt:
      "Head and shoulders of me in a charcoal blazer, bright office with plants out of focus, window light, a calm smile",
  },
  {
    name: "Black and white",
    prompt:
      "Film noir portrait of me beside venetian blinds, hard light in stripes, deep shadow, black and white",
  },
  {
    name: "Above the clouds",
    prompt:
      "Half body of me on an alpine ridge at sunrise, windproof jacket, light through the hair, valleys full of cloud",
  },
  {
    name: "Seventies evening",
    prompt: "Medium shot of me in a 1970s living room, corduroy jacket, warm lamp light, faded colour film",
  },
  {
    name: "On stage",
    prompt:
      "Medium close-up of me speaking on a conference stage, one spotlight, a dark hall with blurred lights behind",
  },
  {
    name: "Winter market",
    prompt:
      "Close-up of me at a winter market in the evening, knitted scarf, strings of warm bulbs, snow in the air",
  },
] as const;
