import type { ToolText } from "#web/content/tool-text.ts";

/** Words that promise instead of describing. */
export const LOUD =
  /\b(unleash|stunning|seamless|effortless|elevat|revolutioni|cutting-edge|game-?chang|world-class|next-level|supercharge|breathtaking|amazing|incredible|awesome|jaw-dropping|state-of-the-art|one-stop|mind-blowing|leverag|empower|dive into|look no further|hassle-free|in seconds|magical)/i;

/** HTML's text, one block a line. */
export function readableWords(html: string): string {
  return html
    .replace(/<\/(?:p|h\d|li|t[dh]|figcaption)>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .trim();
}

/** All that a tool's page says. */
export function toolStrings({ seo, heading, lead, does, forWhom, steps, faq }: ToolText): string[] {
  return [
    ...[seo.title, seo.description, heading, lead],
    ...does,
    ...[...forWhom, ...steps, ...faq].flatMap((entry) => Object.values(entry)),
  ];
}

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

interface Text {
  path: string;
  words: string;
}

/** The largest share of five-word runs that two texts may have in common. */
const MAX_OVERLAP = 0.01;
/** From this share of common words on, two sentences are one with a word exchanged. */
const SAME_SENTENCE = 0.6;
/** Shorter sentences ("No.", "Not yet.") are anybody's. */
const SENTENCE_WORDS = 8;

/** Pairs of texts of which one is made from the other. */
export function nearCopies(texts: readonly Text[]): string[] {
  const runs = texts.map(({ path, words }) => ({ path, runs: wordRuns(words, 5) }));
  return pairs(runs)
    .filter(([a, b]) => overlap(a.runs, b.runs) > MAX_OVERLAP)
    .map(([a, b]) => `${a.path} and ${b.path}`);
}

/** Sentences that stand in two of the texts, be it with another noun. */
export function sharedSentences(texts: readonly Text[]): string[] {
  const all = texts.map(({ path, words }) => ({ path, sentences: sentencesOf(words) }));
  return pairs(all).flatMap(([a, b]) =>
    a.sentences.flatMap((one) =>
      b.sentences
        .filter((other) => overlap(one.words, other.words) >= SAME_SENTENCE)
        .map((other) => `${a.path}: ${one.sentence} | ${b.path}: ${other.sentence}`),
    ),
  );
}

function sentencesOf(text: string): { sentence: string; words: Set<string> }[] {
  return text
    .split(/(?<=[.?:;])\s+|\n/)
    .map((sentence) => ({ sentence, words: new Set(wordsOf(sentence)) }))
    .filter(({ words }) => words.size >= SENTENCE_WORDS);
}

function pairs<T>(entries: readonly T[]): [T, T][] {
  return entries.flatMap((a, i) => entries.slice(i + 1).map((b): [T, T] => [a, b]));
}
