import { luminance, type Rgb } from "../../pixels/colour.ts";
import { smoothstep } from "../../pixels/image.ts";

/** Where the sun stands: `x` from -0.5 to 0.5 of the width (beyond is outside the picture), degrees above the horizon. */
export interface Sun {
  x: number;
  height: number;
}

/** Degrees that a picture's height takes in. */
export const VIEW = 40;

/** Optical depth of the clear air overhead for red, green and blue: scattering by molecules, absorption by ozone. */
const AIR: Rgb = [0.046, 0.108, 0.265];
const OZONE: Rgb = [0.01, 0.028, 0.001];
/** How strongly haze scatters forwards (Henyey and Greenstein). */
const FORWARD = 0.6;

/** Air that light crosses at a height above the horizon, 1 overhead (Kasten and Young, 1989). */
function airMass(degrees: number): number {
  const height = Math.max(-2, degrees);
  return 1 / (Math.sin((Math.max(0, height) * Math.PI) / 180) + 0.50572 * (height + 6.07995) ** -1.6364);
}

export interface Daylight {
  /** The sky's light in a direction: degrees above the horizon and to the side of the sun. */
  sky(up: number, aside: number): Rgb;
  /** Colour of the sunlight that reaches the ground, its brightest channel 1. */
  sun: Rgb;
}

/**
 * A clear sky by single scattering: blue where little air is crossed, pale along the horizon, yellow to red around a
 * low sun. `haze` is 0 for clear air to 1 for mist; `strength` is the brightness low in the sky away from the sun.
 */
export function daylightOf(height: number, haze: number, strength: number): Daylight {
  const dust = 0.012 + 0.25 * haze;
  const own = airMass(height);
  const reach = (share: number) =>
    AIR.map((air, c) => Math.exp(-(0.75 * air + 0.5 * dust + OZONE[c]!) * own * share)) as unknown as Rgb;
  const [low, high] = [reach(0.95), reach(0.16)];
  const raw = (up: number, aside: number): Rgb => {
    const elevation = Math.max(0.3, up);
    const turn = Math.PI / 180;
    const cos =
      Math.sin(elevation * turn) * Math.sin(height * turn) +
      Math.cos(elevation * turn) * Math.cos(height * turn) * Math.cos(aside * turn);
    const molecules = 0.75 * (1 + cos * cos);
    const bend = 1 + FORWARD * FORWARD - 2 * FORWARD * cos;
    const droplets = (1 - FORWARD * FORWARD) / (bend * Math.sqrt(bend));
    const crossed = airMass(elevation);
    // higher up the sunlight has come through less air
    const aloft = smoothstep(2, 24, elevation);
    // a low sun leaves the haze near the ground in shade
    const hazy = dust * (1 - 0.75 * aloft * smoothstep(14, 2, height));
    return [0, 1, 2].map((c) => {
      const depth = AIR[c]! + hazy;
      const lit = low[c]! + (high[c]! - low[c]!) * aloft;
      const scattered = (AIR[c]! * molecules + hazy * droplets) / depth;
      return lit * (1 - Math.exp(-depth * crossed)) * (scattered + 0.35);
    }) as unknown as Rgb;
  };
  const level = luminance(...raw(7, 70));
  const exposed = (colour: Rgb): Rgb => {
    // film's shoulder: what is brighter than the chosen level is held back and keeps its colour
    const bright = luminance(...colour) / Math.max(1e-4, level);
    const gain = (strength / Math.max(1e-4, level)) * (bright > 1 ? (1 + Math.log(bright)) / bright : 1);
    return colour.map((value) => value * gain) as unknown as Rgb;
  };
  const brightest = Math.max(...low);
  return {
    sky: (up, aside) => exposed(raw(up, aside)),
    sun: low.map((value) => value / brightest) as unknown as Rgb,
  };
}
