import { constraintName } from "#db/constraint-name.ts";

/** More than anyone's events ever compete at once; whoever still loses is delivered again. */
const TRIES = 8;

/** Does it again from the start while others write in between (`requireRevision`). */
export async function withOptimisticRetry(once: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once();
    } catch (error) {
      if (constraintName(error) !== "moved_on" || attempt >= TRIES) throw error;
    }
  }
}
