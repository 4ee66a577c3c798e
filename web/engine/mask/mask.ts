/** What of a picture is to change: 255 all of it, 0 nothing. */
export interface Mask {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

export function createMask(width: number, height: number): Mask {
  return { width, height, data: new Uint8ClampedArray(width * height) };
}

export const isEmptyMask = ({ data }: Mask) => data.every((value) => value === 0);
