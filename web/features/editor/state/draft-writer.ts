import type { Work } from "./work.ts";

/** Milliseconds of quiet before work is written down. */
const QUIET = 300;

/** Has work written down once it has been left alone for a moment. `kept` is what is written already. */
export function createDraftWriter(kept: Work, write: (work: Work) => void) {
  let written = kept;
  let waiting: Work | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Drops what is not written yet. */
  function discard(): void {
    clearTimeout(timer);
    waiting = null;
  }

  /** Writes at once what is not written yet. */
  function flush(): void {
    const work = waiting;
    discard();
    if (!work) return;
    written = work;
    write(work);
  }

  return {
    change(now: Work): void {
      discard();
      if (now === written) return;
      waiting = now;
      timer = setTimeout(flush, QUIET);
    },
    flush,
    discard,
  };
}
