import { byteToLinear, linearToSrgb } from "./colour.ts";

/** Lightness, 0 to 1, green to red, blue to yellow: distances are about as large as they look (Ottosson 2020). */
export type Oklab = readonly [number, number, number];

export function toOklab(red: number, green: number, blue: number): Oklab {
  const [r, g, b] = [byteToLinear(red), byteToLinear(green), byteToLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** `#rrggbb` to Oklab. */
export function hexToOklab(colour: string): Oklab {
  const value = Number.parseInt(colour.slice(1), 16);
  return toOklab((value >> 16) & 255, (value >> 8) & 255, value & 255);
}

/** Writes a colour's bytes at `at`; what no screen shows is clipped. */
export function writeOklab(
  out: Uint8ClampedArray,
  at: number,
  lightness: number,
  a: number,
  b: number,
): void {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  out[at] = 255 * linearToSrgb(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  out[at + 1] = 255 * linearToSrgb(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  out[at + 2] = 255 * linearToSrgb(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
}
