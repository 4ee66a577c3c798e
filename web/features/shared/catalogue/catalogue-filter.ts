import { SYNONYMS } from "#schema/catalogue/synonyms.ts";

/** What is asked of a list of themes or packs. Lives in the address, so that it can be sent to others and gone back to. */
export interface CatalogueFilter {
  /** As typed. */
  q: string;
  use: string | null;
  who: string | null;
  theme: string | null;
}

export const NO_FILTER: CatalogueFilter = { q: "", use: null, who: null, theme: null };

/** Something that can be found. */
export interface Findable {
  /** What it can be found by. */
  words: string;
  uses: readonly string[];
  who: readonly string[];
  theme: string;
}

/** Values that may stand in an address. What is not among them is as good as nothing. */
export interface Known {
  uses: readonly string[];
  who: readonly string[];
  themes: readonly string[];
}

const MAX_QUERY = 80;

export function readFilter(address: URLSearchParams, known: Known): CatalogueFilter {
  const among = (name: string, values: readonly string[]) => {
    const value = address.get(name);
    return value !== null && values.includes(value) ? value : null;
  };
  return {
    q: (address.get("q") ?? "").slice(0, MAX_QUERY).trim(),
    use: among("use", known.uses),
    who: among("for", known.who),
    theme: among("theme", known.themes),
  };
}

/** The address of a filter; whatever else stood there stays. */
export function writeFilter(filter: CatalogueFilter, before = new URLSearchParams()): URLSearchParams {
  const after = new URLSearchParams(before);
  const values = { q: filter.q.trim(), use: filter.use, for: filter.who, theme: filter.theme };
  for (const [name, value] of Object.entries(values)) {
    // in one order, so that one filter has one address
    after.delete(name);
    if (value) after.append(name, value);
  }
  return after;
}

/** Letters and digits alone, without case or accents: "Café-Noir" is found by "cafe noir". */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** A synonym is recognised by its first letters, but not by one or two of them. */
const SYNONYM_LETTERS = 3;

/** Those that fit, in their own order. Every typed word must begin a word of what is found, or a synonym of it. */
export function applyFilter<T extends Findable>(items: readonly T[], filter: CatalogueFilter): T[] {
  const asked = fold(filter.q).split(" ").filter(Boolean);
  return items.filter((item) => {
    if (filter.theme && item.theme !== filter.theme) return false;
    if (filter.use && !item.uses.includes(filter.use)) return false;
    if (filter.who && !item.who.includes(filter.who)) return false;
    if (asked.length === 0) return true;
    const words = ` ${fold(item.words)}`;
    return asked.every((word) => words.includes(` ${word}`) || meansIt(word, words, item.theme));
  });
}

function meansIt(typed: string, words: string, theme: string): boolean {
  return Object.entries(SYNONYMS).some(
    ([synonym, meant]) =>
      (synonym === typed || (typed.length >= SYNONYM_LETTERS && synonym.startsWith(typed))) &&
      meant.some((one) => (typeof one === "string" ? one === theme : words.includes(` ${one.word}`))),
  );
}

export function isFiltered(filter: CatalogueFilter): boolean {
  return Boolean(filter.q.trim() || filter.use || filter.who || filter.theme);
}
