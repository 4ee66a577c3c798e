/** Rows a batch: short enough not to hold up other writers. */
const BATCH_SIZE = 1000;
const MAX_BATCHES = 50;

/** Goes on while something may be left, for so many batches at most; the next run takes the rest. */
export async function inBatches(take: (limit: number) => Promise<boolean>): Promise<void> {
  for (let n = 0; n < MAX_BATCHES && (await take(BATCH_SIZE)); n++);
}
