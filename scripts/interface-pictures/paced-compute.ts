import type { Compute } from "../local/inference/compute/compute-types.ts";

/** The picture engine, made to wait so that what passes quickly can be looked at. */
export interface PacedCompute {
  compute: Compute;
  /** Trainings begun from now on end only once this is called with false. */
  holdTrainings(hold: boolean): void;
  /** Lets so many more portraits be made; Infinity lets all. */
  allowPortraits(count: number): void;
}

export function pacedCompute(engine: Compute): PacedCompute {
  let held = Promise.withResolvers<void>();
  held.resolve();
  let allowed = Number.POSITIVE_INFINITY;
  const waiting: (() => void)[] = [];
  const letIn = () => {
    while (allowed > 0 && waiting.length > 0) {
      allowed--;
      waiting.shift()?.();
    }
  };
  return {
    compute: {
      ...engine,
      async train(input) {
        await held.promise;
        return engine.train(input);
      },
      async portrait(input) {
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
          letIn();
        });
        return engine.portrait(input);
      },
    },
    holdTrainings(hold) {
      held.resolve();
      if (hold) held = Promise.withResolvers();
    },
    allowPortraits(count) {
      allowed = count;
      letIn();
    },
  };
}
