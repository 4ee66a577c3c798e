import type { StandIn, Typeface } from "./typefaces.ts";

interface Measures {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xWidthAvg: number;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

/**
 * A local font that takes the room of `typeface`: as wide on average, its lines as high. So nothing moves when
 * the typeface itself arrives. Overrides are shares of the font size after `size-adjust` (CSS Fonts 5).
 */
export function standInFace(typeface: Typeface, measures: Measures, standIn: StandIn): string {
  const width = measures.xWidthAvg / measures.unitsPerEm / (standIn.xWidthAvg / standIn.unitsPerEm);
  const share = (value: number) => percent(value / measures.unitsPerEm / width);
  return `@font-face {
  font-family: "${standInFamily(typeface, standIn)}";
  src: ${standIn.local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(width)};
  ascent-override: ${share(measures.ascent)};
  descent-override: ${share(-measures.descent)};
  line-gap-override: ${share(measures.lineGap)};
}
`;
}

/** Each local font needs its own measures, so each is a family of its own. */
export function standInFamily(typeface: Typeface, standIn: StandIn): string {
  return `${typeface.family} as ${standIn.local[0]}`;
}
