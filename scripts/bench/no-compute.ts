import type { Compute } from "../local/inference/compute/compute-types.ts";

/** A picture engine that refuses every call and names `who` called: pages that start it would not be measured alone. */
export function noCompute(who: string): Compute {
  const asked = () => Promise.reject(new Error(`${who} asked for the picture engine`));
  return {
    train: asked,
    portrait: asked,
    upscale: asked,
    cutOut: asked,
    erase: asked,
    replaceBackground: asked,
    restore: asked,
    finish: asked,
    swapFace: asked,
    clip: asked,
    join: asked,
    close: async () => {},
  };
}
