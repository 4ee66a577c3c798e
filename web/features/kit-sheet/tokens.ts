/** The colour tokens of both schemes, by name without `--color-`, as our style sheet declares them. */
export interface Tokens {
  light: Record<string, string>;
  dark: Record<string, string>;
}

const COLOR = /--color-([a-z-]+):\s*(?:light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)|(#[0-9a-f]{6}))/gi;

/** Reads the colour tokens from the text of our styles, before they are built. */
export function readTokens(css: string): Tokens {
  const tokens: Tokens = { light: {}, dark: {} };
  for (const [, name = "", light, dark, both = ""] of css.matchAll(COLOR)) {
    tokens.light[name] = light ?? both;
    tokens.dark[name] = dark ?? both;
  }
  return tokens;
}
