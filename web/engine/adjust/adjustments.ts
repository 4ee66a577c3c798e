import type { Box } from "./geometry/box.ts";

/** Light and colour; each from -100 to 100, 0 leaves the picture as it is. */
export interface Tone {
  exposure: number;
  contrast: number;
  highlights: number;
  shadows: number;
  warmth: number;
  tint: number;
  saturation: number;
  blackAndWhite: boolean;
}

/** How a picture is turned and what of it is kept, in this order. */
export interface Framing {
  /** Quarter turns to the right, 0 to 3. */
  turns: number;
  /** Mirrored left to right, after turning. */
  flipped: boolean;
  /** Degrees to the right, within STRAIGHTEN; enlarged so that no corner is empty. */
  straighten: number;
  /** What is kept of the picture turned and straightened, in shares of its sides. */
  crop: Box;
}

export interface Adjustments extends Tone, Framing {}

export const STRAIGHTEN = { min: -45, max: 45, step: 0.5 } as const;
export const TONE_RANGE = { min: -100, max: 100 } as const;

export const WHOLE: Box = { left: 0, top: 0, width: 1, height: 1 };
export const NEUTRAL_TONE: Tone = {
  exposure: 0,
  contrast: 0,
  highlights: 0,
  shadows: 0,
  warmth: 0,
  tint: 0,
  saturation: 0,
  blackAndWhite: false,
};
export const UNCHANGED: Adjustments = {
  ...NEUTRAL_TONE,
  turns: 0,
  flipped: false,
  straighten: 0,
  crop: WHOLE,
};

export function isNeutralTone(tone: Tone): boolean {
  return (Object.keys(NEUTRAL_TONE) as (keyof Tone)[]).every((name) => tone[name] === NEUTRAL_TONE[name]);
}

export function isUnframed({ turns, flipped, straighten, crop }: Framing): boolean {
  const isWhole = crop.left === 0 && crop.top === 0 && crop.width === 1 && crop.height === 1;
  return turns === 0 && !flipped && straighten === 0 && isWhole;
}

/** Whether the picture comes out as it went in. */
export const isUnchanged = (adjustments: Adjustments) =>
  isNeutralTone(adjustments) && isUnframed(adjustments);
