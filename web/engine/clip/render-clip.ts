import type { Models } from "../models.ts";
import { createImage, type Image } from "../pixels/image.ts";
import { cameraAt } from "./camera-at.ts";
import { type ClipOptions, framesOf } from "./clip.ts";
import { drawLayers } from "./draw-layers.ts";
import { sweepLight } from "./light-sweep.ts";
import { drawParticles } from "./particles/draw-particles.ts";
import { scatter } from "./particles/scatter.ts";
import { type Layers, splitStill } from "./split-still.ts";

/**
 * The frames of a clip made from one still, in order; each is drawn when it is asked for, over the one before it.
 * Null where nobody's face is seen: there is then nothing to move against the background.
 */
export function renderClip(models: Models, still: Image, options: ClipOptions): Iterable<Image> | null {
  const layers = splitStill(models, still, options);
  return layers && clipFrames(layers, options);
}

/** The same from a still that is taken apart already; they can be gone through more than once. */
export const clipFrames = (layers: Layers, options: ClipOptions): Iterable<Image> => ({
  [Symbol.iterator]: () => drawFrames(layers, options),
});

function* drawFrames(layers: Layers, options: ClipOptions): Generator<Image, void> {
  const { width, height, fps, motion, sweep, particles: kind, seed } = options;
  const frame = createImage(width, height);
  const particles = kind ? scatter(kind, seed) : [];
  const count = framesOf(options);
  for (let i = 0; i < count; i++) {
    const share = i / count;
    drawLayers(frame, layers, cameraAt(motion, share));
    if (sweep) sweepLight(frame, share);
    if (kind) drawParticles(frame, particles, kind, { seconds: i / fps, face: layers.face });
    yield frame;
  }
}
