import { MAX_SEED } from "#schema/pictures/pictures.ts";

/**
 * A seed nobody chose, the first of a run of `run`: a multiple of it, since the embedded engine makes pictures unlike
 * each other by such runs.
 */
export function randomSeed(run: number): number {
  const drawn = crypto.getRandomValues(new Uint32Array(1))[0]! % (MAX_SEED - run);
  return drawn - (drawn % run);
}
