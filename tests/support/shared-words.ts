/** How near texts are to one another, measured in words. */

export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9'-]+/)
    .filter(Boolean);
}

/** Every run of `length` words that follow one another. */
export function wordRuns(text: string, length: number): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(" ")));
}

/** Jaccard index, 0 (nothing shared) to 1 (the same). */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const entry of a) if (b.has(entry)) shared++;
  return shared / (a.size + b.size - shared);
}
