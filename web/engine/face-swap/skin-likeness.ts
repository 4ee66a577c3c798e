import { CROP_SIDE, type FaceCrop } from "../face/face-crop.ts";
import { luminance, srgbToLinear } from "../pixels/colour.ts";
import { clamp, smoothstep } from "../pixels/image.ts";

/** Linear red, green and blue. */
export type Colour = readonly [number, number, number];

/**
 * How much a colour may be this face's skin, 0 to 1: neither much darker nor of another hue.
 * @param expected how bright skin is there, in stops; left out: as bright as elsewhere
 */
export type SkinLikeness = (colour: Colour, expected?: number) => number;

/** Stops that skin may be darker than expected, and from how many on it is something else. */
const DARKER = { still: 1.2, not: 2 };

/** Learns a face's skin from colours most of which are skin. */
export function skinLikeness(colours: readonly Colour[]): SkinLikeness {
  const middle = (value: (colour: Colour) => number) =>
    colours.map(value).sort((a, b) => a - b)[colours.length >> 1] ?? 0;
  const level = middle((colour) => levelOf(colour));
  const red = middle((colour) => hueOf(colour)[0]);
  const blue = middle((colour) => hueOf(colour)[1]);
  return (colour, expected = level) => {
    const [r, b] = hueOf(colour);
    const brighter = levelOf(colour) - expected;
    // where skin shines it has the colour of the light, most of all on dark skin
    const off = Math.hypot(r - red, (b - blue) * 0.6) * (1 - 0.7 * smoothstep(0.3, 1.3, brighter));
    return smoothstep(DARKER.not, DARKER.still, -brighter) * smoothstep(1.1, 0.7, off);
  };
}

/** The colour of a crop at a place, in its pixels. */
export function colourAt({ rgb }: FaceCrop, x: number, y: number): Colour {
  const at = (value: number) => clamp(Math.round(value), 0, CROP_SIDE - 1);
  const i = at(y) * CROP_SIDE + at(x);
  return [0, 1, 2].map((c) => srgbToLinear(clamp(rgb[i * 3 + c]!, 0, 1))) as unknown as Colour;
}

/** Brightness in stops. */
export const levelOf = ([r, g, b]: Colour) => Math.log2(luminance(r, g, b) + 0.002);

function hueOf([r, g, b]: Colour): [number, number] {
  return [Math.log2((r + 0.004) / (g + 0.004)), Math.log2((b + 0.004) / (g + 0.004))];
}
