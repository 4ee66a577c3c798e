import type { Rgb } from "../pixels/colour.ts";
import type { Plane } from "../pixels/image.ts";

/** A line of lettering as it was read from a photo; lengths in its pixels. */
export interface Lettering {
  /** Top left corner of the letters' box, and how far the line is turned, in radians, clockwise. */
  x: number;
  y: number;
  angle: number;
  /** How much of each pixel is ink, straightened: as large as the box. */
  strip: Plane;
  /** The ink's colour at the line's left and right end: light falls off along a wall. */
  ink: readonly [Rgb, Rgb];
}

/** Letters drawn by some typeface: ink 0 to 1, cropped to it. */
export interface Glyphs {
  plane: Plane;
  /** From the crop's left edge to where the pen began, and from its top to the line that letters stand on. */
  left: number;
  baseline: number;
}
