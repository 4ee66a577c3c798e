/** A colour as pages write it. */
const COLOUR = "#[0-9a-f]{6}";
export const COLOUR_PATTERN = new RegExp(`^${COLOUR}$`, "i");

const PLAIN = new RegExp(`^plain even background in the colour (${COLOUR})$`, "i");
const GRADIENT = new RegExp(`^smooth gradient background from (${COLOUR}) at the top to (${COLOUR})`, "i");

/** One colour, or two for a gradient from the top down, in words that both engines understand. */
export function plainBackground([from, to]: readonly string[]): string {
  return to === undefined
    ? `plain even background in the colour ${from}`
    : `smooth gradient background from ${from} at the top to ${to} at the bottom`;
}

/** Those words read back; none where they are others. */
export function readPlainBackground(words: string): string[] {
  const [, ...colours] = PLAIN.exec(words) ?? GRADIENT.exec(words) ?? [];
  return colours;
}
