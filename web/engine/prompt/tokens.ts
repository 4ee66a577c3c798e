/** A word of a sentence, and where it stands in it. */
export interface Token {
  /** Lower case, without accents. */
  text: string;
  start: number;
  end: number;
  /** Whether a comma, full stop or the like stands before it. */
  afterBreak: boolean;
}

/** Lower case without accents, so that "Café" and "cafe" are one word. */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ø", "o");
}

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}]+|&/gu)) {
    tokens.push({
      text: foldWord(match[0]),
      start: match.index,
      end: match.index + match[0].length,
      afterBreak: /[,.;:!?()[\]"“”\n–—|+]/.test(text.slice(end, match.index)),
    });
    end = match.index + match[0].length;
  }
  return tokens;
}

export function wordSet(words: string): Set<string> {
  return new Set(
    words
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((word) => tokensOf(word).map(({ text }) => text)),
  );
}
