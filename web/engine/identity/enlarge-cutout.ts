import type { Cutout } from "../matte/matte-person.ts";
import { createImage, createPlane, smoothstep } from "../pixels/image.ts";
import { upscale } from "../upscale/upscale.ts";

/** Faces smaller than this, in pixels, are enlarged: a portrait may show them at twice the size. */
const SMALL_FACE = 230;
/** Pixels that a photo may have once enlarged: more would fill memory, as a person has up to eight, and take seconds. */
const MAX_PIXELS = { 2: 4_500_000, 4: 3_000_000 };

/** How many times as wide and high a cutout is to be, so that portraits can be made of it without blowing it up. */
export function enlargementFor(faceSize: number, width: number, height: number): 1 | 2 | 4 {
  const fits = (factor: 2 | 4) => width * height * factor ** 2 <= MAX_PIXELS[factor];
  if (faceSize * 2 < SMALL_FACE && fits(4)) return 4;
  return faceSize < SMALL_FACE && fits(2) ? 2 : 1;
}

/** A cutout in more pixels, its outline as soft in the new ones as it was in the old. */
export function enlargeCutout({ colours, matte }: Cutout, factor: 2 | 4): Cutout {
  const both = createImage(colours.width, colours.height);
  both.data.set(colours.data);
  for (let i = 0; i < matte.data.length; i++) both.data[i * 4 + 3] = 255 * matte.data[i]! + 0.5;
  const large = upscale(both, factor);
  const out = createPlane(large.width, large.height);
  for (let i = 0; i < out.data.length; i++) {
    out.data[i] = smoothstep(0.04, 0.96, large.data[i * 4 + 3]! / 255);
    large.data[i * 4 + 3] = 255;
  }
  return { colours: large, matte: out };
}
