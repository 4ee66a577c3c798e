import type { Framing } from "#web/engine/adjust/adjustments.ts";
import type { Size } from "#web/engine/adjust/geometry/box.ts";
import { compose, framedSize, frameMap } from "#web/engine/adjust/geometry/frame.ts";
import type { Affine } from "#web/engine/pixels/affine.ts";

/** From widths of the unframed picture, which strokes are in, to pixels of a mask of the framed one. */
export function maskMap(picture: Size, framing: Framing, mask: Size): Affine {
  const framed = framedSize(picture, framing);
  const toFramed = compose(frameMap(picture, framing), [picture.width, 0, 0, 0, picture.width, 0]);
  return compose([mask.width / framed.width, 0, 0, 0, mask.height / framed.height, 0], toFramed);
}
