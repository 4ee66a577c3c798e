import { discBlur } from "../../pixels/disc-blur.ts";
import type { Canvas } from "../canvas.ts";

/** Puts all that is painted so far out of focus as a lens does, so that lamps become discs; what comes later stands nearer. */
export interface LensLayer {
  kind: "lens";
  /** Of the disc, share of the picture's height. */
  radius: number;
}

export function paintLens({ map }: Canvas, layer: LensLayer): void {
  discBlur(map, layer.radius * map.height);
}
