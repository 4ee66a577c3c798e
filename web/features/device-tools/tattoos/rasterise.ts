import type { Image } from "#web/engine/pixels/image.ts";
import { DESIGN_SIDE, DESIGNS, type DesignName } from "./designs.ts";

/** Pixels of a design's side: more than any photo shows of it. */
const SIDE = 1000;
/** Our lines are drawn up to their edge; a tattoo on skin needs room around them. */
const MARGIN = 0.03;

/** One of our own designs as a picture: black where ink is, transparent elsewhere. */
export function rasterise(name: DesignName): Image {
  const canvas = new OffscreenCanvas(SIDE, SIDE);
  const target = canvas.getContext("2d", { willReadFrequently: true });
  if (!target) throw new Error("No canvas to draw on");
  const scale = (SIDE * (1 - 2 * MARGIN)) / DESIGN_SIDE;
  target.setTransform(scale, 0, 0, scale, SIDE * MARGIN, SIDE * MARGIN);
  target.lineJoin = "round";
  target.lineCap = "round";
  for (const { path, width } of DESIGNS[name].draw()) {
    const shape = new Path2D(path);
    if (width === undefined) target.fill(shape);
    else {
      target.lineWidth = width;
      target.stroke(shape);
    }
  }
  const { data } = target.getImageData(0, 0, SIDE, SIDE);
  return { width: SIDE, height: SIDE, data };
}
