/** An 8-bit RGBA picture, row by row from the top left, colours in sRGB, alpha not premultiplied. */
export interface Image {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** One channel of numbers, row by row from the top left. */
export interface Plane {
  width: number;
  height: number;
  data: Float32Array;
}

/** Three interleaved channels (r, g, b) of linear light; values above 1 are brighter than white. */
export interface LightMap {
  width: number;
  height: number;
  data: Float32Array;
}

export function createImage(width: number, height: number): Image {
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}

export function createPlane(width: number, height: number, value = 0): Plane {
  const data = new Float32Array(width * height);
  if (value !== 0) data.fill(value);
  return { width, height, data };
}

export function createLightMap(width: number, height: number): LightMap {
  return { width, height, data: new Float32Array(width * height * 3) };
}

/** Luma of each pixel, 0 to 1, in sRGB (not linear) values; Rec. 709 weights. */
export function lumaPlane(image: Image): Plane {
  const plane = createPlane(image.width, image.height);
  const { data } = image;
  for (let i = 0, p = 0; i < plane.data.length; i++, p += 4) {
    plane.data[i] = (0.2126 * data[p]! + 0.7152 * data[p + 1]! + 0.0722 * data[p + 2]!) / 255;
  }
  return plane;
}

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

/** Smooth step from 0 at `from` to 1 at `to` (Hermite, as in GLSL); `from` may be above `to`. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}
