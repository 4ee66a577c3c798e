import { blurredPlane } from "../pixels/blur.ts";
import { clamp, createImage, type Image, type Plane, smoothstep } from "../pixels/image.ts";
import { resizePlane, rowReader, samplePlane } from "../pixels/resample.ts";
import { type Planes, spreadColours } from "../pixels/spread-colours.ts";

/** How far from the outline colours may be mixed with the background's, in face sizes, and in pixels at least. */
const MIXED = { faces: 0.008, pixels: 1.2 };
/** Squared distance between the colours on both sides, of 255 a channel, under which a mixture cannot be told. */
const ALIKE = 40 ** 2;
/** Softened matte from which and to which a pixel is ever more surely the person's alone. */
const SURE = { from: 0.93, to: 0.995 };

/** The colours on both sides of an outline, each continued across it. */
export interface Sides {
  /** Red, green and blue of the person and of what is behind, 0 to 255, smaller than the photo. */
  own: Planes;
  behind: Planes;
  /** How surely a pixel of the photo shows the person alone, 0 to 1. */
  sure: Float32Array;
}

/** What is seen on both sides of a matte's outline, from the photo's channels at a smaller size, 0 to 255. */
export function sidesOf(shrunk: Planes, matte: Plane, faceSize: number): Sides {
  const [{ width, height }] = shrunk;
  const soft = blurredPlane(matte, Math.max(MIXED.pixels, faceSize * MIXED.faces));
  const around = resizePlane(soft, width, height);
  const inside = { ...around, data: around.data.map((value) => smoothstep(SURE.from, SURE.to, value)) };
  const outside = { ...around, data: around.data.map((value) => smoothstep(0.07, 0.005, value)) };
  for (let i = 0; i < soft.data.length; i++) soft.data[i] = smoothstep(SURE.from, SURE.to, soft.data[i]!);
  return { own: spreadColours(shrunk, inside), behind: spreadColours(shrunk, outside), sure: soft.data };
}

/** The person's and the background's colour at one pixel of the photo; the last one asked for, in place. */
export interface Both {
  own: Float64Array;
  behind: Float64Array;
}

/** Reads both sides' colours at a pixel of the photo. */
export function sideReader({ own, behind }: Sides, { width, height }: Image): (x: number, y: number) => Both {
  const both = { own: new Float64Array(3), behind: new Float64Array(3) };
  const [scaleX, scaleY] = [own[0].width / width, own[0].height / height];
  return (x, y) => {
    const [u, v] = [(x + 0.5) * scaleX - 0.5, (y + 0.5) * scaleY - 0.5];
    for (let c = 0; c < 3; c++) {
      both.own[c] = samplePlane(own[c]!, u, v);
      both.behind[c] = samplePlane(behind[c]!, u, v);
    }
    return both;
  };
}

/**
 * How much of the pixel at `p` is the person's by its colour, 0 to 1, and how far that can be told: not at all where both
 * sides look alike.
 */
export function shareOf({ data }: Image, p: number, { own, behind }: Both): { seen: number; told: number } {
  let between = 0;
  let along = 0;
  for (let c = 0; c < 3; c++) {
    const difference = own[c]! - behind[c]!;
    between += difference * difference;
    along += (data[p + c]! - behind[c]!) * difference;
  }
  return { seen: clamp(along / (between + 1), 0, 1), told: between / (between + ALIKE) };
}

/**
 * The person's own colours, also where hair and edges let the old background through or its light spills over them.
 * Around the outline each pixel is explained as a mixture of the person's colour near by and the background's; what is
 * of the background in it is taken out, what is the person's own detail stays.
 */
export function foregroundColours(photo: Image, matte: Plane, sides: Sides): Image {
  const { width, height, data } = photo;
  const out = createImage(width, height);
  const readBoth = sideReader(sides, photo);
  const rows = sides.own.map((plane) => ({
    read: rowReader(plane, width, height),
    row: new Float32Array(width),
  }));
  for (let y = 0, i = 0, p = 0; y < height; y++) {
    for (const { read, row } of rows) read(y, row);
    for (let x = 0; x < width; x++, i++, p += 4) {
      out.data[p + 3] = 255;
      const s = sides.sure[i]!;
      const most = matte.data[i]!;
      if (s === 1) for (let c = 0; c < 3; c++) out.data[p + c] = data[p + c]!;
      // nothing of it is the person's
      else if (s === 0 && most === 0) for (let c = 0; c < 3; c++) out.data[p + c] = rows[c]!.row[x]!;
      else {
        const both = readBoth(x, y);
        const { seen, told } = shareOf(photo, p, both);
        const share = most + (Math.min(seen, most) - most) * told;
        for (let c = 0; c < 3; c++) {
          const f = both.own[c]!;
          const left = data[p + c]! - share * f - (1 - share) * both.behind[c]!;
          out.data[p + c] = s * data[p + c]! + (1 - s) * (f + share * left);
        }
      }
    }
  }
  return out;
}
