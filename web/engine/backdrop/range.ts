/** From the one to the other; lengths are shares of the picture's height. */
export type Range = readonly [number, number];
