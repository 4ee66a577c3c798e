/** Linear-light red, green, blue. */
export type Rgb = readonly [number, number, number];

const TO_LINEAR = Float32Array.from({ length: 256 }, (_, i) => srgbToLinear(i / 255));

/** sRGB transfer function (IEC 61966-2-1), 0 to 1 each way. */
export function srgbToLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Linear light of an 8-bit sRGB value. */
export function byteToLinear(value: number): number {
  return TO_LINEAR[value]!;
}

const FROM_LINEAR_STEPS = 16384;
const FROM_LINEAR = Float32Array.from({ length: FROM_LINEAR_STEPS + 1 }, (_, i) => {
  const v = (i / FROM_LINEAR_STEPS) ** 2;
  return v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
});

/** Linear light to sRGB, 0 to 1, clipped; from a table over the square root, exact to about 1e-5. */
export function linearToSrgb(value: number): number {
  if (value <= 0) return 0;
  if (value >= 1) return 1;
  const at = Math.sqrt(value) * FROM_LINEAR_STEPS;
  const i = at | 0;
  const low = FROM_LINEAR[i]!;
  return low + (FROM_LINEAR[i + 1]! - low) * (at - i);
}

/** `#rrggbb` to linear light. */
export function hex(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [byteToLinear((value >> 16) & 255), byteToLinear((value >> 8) & 255), byteToLinear(value & 255)];
}

/** Relative luminance of linear light (Rec. 709). */
export function luminance(r: number, g: number, b: number): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
