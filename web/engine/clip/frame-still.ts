import type { Face } from "../face/trace-faces.ts";
import { createImage, type Image } from "../pixels/image.ts";
import { type Pyramid, samplePatch } from "../pixels/resample.ts";

/** Where the middle of the face stands in a frame cut from a taller still, from the top. */
const FACE_AT = 0.42;
/** Texels for each pixel of a frame, where the still has them: with more the picture does not shimmer as it moves. */
const OVERSAMPLED = 1.5;

/** A still as it fills a frame, and how large it is drawn. */
export interface FramedStill {
  image: Image;
  /** Texels of `image` for each pixel of a frame. */
  scale: number;
}

/** Cuts the largest part with a frame's proportions from a still, the face inside it. */
export function frameStill(
  pyramid: Pyramid,
  { bounds }: Pick<Face, "bounds">,
  frame: { width: number; height: number },
): FramedStill {
  const [still] = pyramid as [Image];
  const shrink = Math.min(still.width / frame.width, still.height / frame.height);
  const left = within(
    (bounds.left + bounds.right) / 2 - 0.5 * frame.width * shrink,
    still.width - frame.width * shrink,
  );
  const top = within(
    (bounds.top + bounds.bottom) / 2 - FACE_AT * frame.height * shrink,
    still.height - frame.height * shrink,
  );
  const scale = Math.min(OVERSAMPLED, Math.max(1, shrink));
  const width = Math.round(frame.width * scale);
  const height = Math.round(frame.height * scale);
  const step = shrink / scale;
  const patch = samplePatch(
    pyramid,
    [step, 0, left + step / 2 - 0.5, 0, step, top + step / 2 - 0.5],
    width,
    height,
    1,
    0,
  );
  const image = createImage(width, height);
  for (let i = 0, p = 0; i < image.data.length; i += 4, p += 3) {
    for (let c = 0; c < 3; c++) image.data[i + c] = patch[p + c]!;
    image.data[i + 3] = 255;
  }
  return { image, scale };
}

const within = (value: number, most: number) => Math.min(Math.max(0, value), most);
