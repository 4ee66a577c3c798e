/** The colour tokens of both schemes, by name without `--color-`, as a style sheet declares them. */
export interface Tokens {
  light: Record<string, string>;
  dark: Record<string, string>;
}

const COLOR = /--color-([a-z-]+):\s*(#[0-9a-f]{6})/gi;
const DARK = /@media \(prefers-color-scheme: ?dark\)\s*\{\s*:root\s*\{[^}]*\}/gi;

/** Reads the colour tokens from the text of our styles, built or not. */
export function readTokens(css: string): Tokens {
  const light = colors(css.replaceAll(DARK, ""));
  return { light, dark: { ...light, ...colors(css.match(DARK)?.join("\n") ?? "") } };
}

function colors(css: string): Record<string, string> {
  return Object.fromEntries([...css.matchAll(COLOR)].map(([, name = "", value = ""]) => [name, value]));
}
