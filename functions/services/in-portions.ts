/** Rows a batch: short enough not to hold up other writers. */
const PORTION = 1000;
const MOST_PORTIONS = 50;

/** Goes on while something may be left, for so many portions at most; the next run takes the rest. */
export async function inPortions(take: (limit: number) => Promise<boolean>): Promise<void> {
  for (let n = 0; n < MOST_PORTIONS && (await take(PORTION)); n++);
}
