import { BACKDROP, COLOURS, PLAIN, SHADES } from "./lexicon/colours.ts";
import type { Language } from "./lexicon/concept.ts";
import { stemsOf } from "./phrase-index.ts";
import { stemOf } from "./stem.ts";
import { type Token, wordSet } from "./tokens.ts";

export type Shade = keyof typeof SHADES;

/** Stand between a backdrop and its colour: "a background in pale blue". */
const BETWEEN = wordSet("in is of the a de di in of ist con em en :");

/** A plain backdrop named at a word: "white background", "fondo azul oscuro"; its name is its scene's. */
export function backdropAt(
  tokens: readonly Token[],
  at: number,
  languages: readonly Language[],
): { length: number; name: string } | null {
  const words = wordsOf(languages);
  const is = (i: number, kind: keyof typeof words) =>
    i < tokens.length && (i === at || !tokens[i]!.afterBreak) && words[kind](tokens, i);
  let colour: string | null = null;
  let shade: Shade | null = null;
  let plain = false;
  let backdrop = false;
  let i = at;
  let end = at;
  while (i < tokens.length && !(i > at && tokens[i]!.afterBreak)) {
    const named = colourAt(tokens, i, languages);
    if (named && colour === null) {
      colour = named.name;
      shade = named.shade ?? shade;
      i += named.length;
    } else if (is(i, "light") && shade === null) {
      shade = "light";
      i += 1;
    } else if (is(i, "dark") && shade === null) {
      shade = "dark";
      i += 1;
    } else if (is(i, "backdrop")) {
      backdrop = true;
      i += 1;
    } else if (is(i, "plain")) {
      plain = true;
      i += 1;
    } else if (backdrop && colour === null && BETWEEN.has(tokens[i]!.text)) {
      i += 1;
      continue;
    } else break;
    end = i;
  }
  if (!backdrop || (colour === null && !plain)) return null;
  // without a colour a plain backdrop is light
  const tone = shade ?? (colour === null ? "light" : null);
  const name = colour ?? "grey";
  return { length: end - at, name: tone ? `${tone} ${name}` : name };
}

type Reader = (tokens: readonly Token[], at: number) => boolean;
type Words = Record<"light" | "dark" | "plain" | "backdrop", Reader>;
const known = new Map<string, Words>();

function wordsOf(languages: readonly Language[]): Words {
  const key = languages.join();
  const made = known.get(key);
  if (made) return made;
  const reader = (stems: ReadonlySet<string>): Reader => {
    return (tokens, at) => languages.some((language) => stems.has(stemOf(tokens[at]!.text, language)));
  };
  const words: Words = {
    light: reader(stemsOf(SHADES.light, languages)),
    dark: reader(stemsOf(SHADES.dark, languages)),
    plain: reader(stemsOf(PLAIN, languages)),
    backdrop: reader(stemsOf(BACKDROP, languages)),
  };
  known.set(key, words);
  return words;
}

const colourStems = new Map<string, readonly { name: string; stems: ReadonlySet<string> }[]>();

/** A colour at a word, two words long where there is one; German writes its shade in front: "hellblau". */
function colourAt(
  tokens: readonly Token[],
  at: number,
  languages: readonly Language[],
): { name: string; length: number; shade: Shade | null } | null {
  const key = languages.join();
  const colours =
    colourStems.get(key) ??
    Object.entries(COLOURS).map(([name, { words }]) => ({ name, stems: stemsOf(words, languages) }));
  colourStems.set(key, colours);
  for (const length of [2, 1]) {
    const part = tokens.slice(at, at + length);
    if (part.length < length || part.slice(1).some(({ afterBreak }) => afterBreak)) continue;
    for (const language of languages) {
      const stem = part.map(({ text }) => stemOf(text, language)).join(" ");
      const found = colours.find(({ stems }) => stems.has(stem));
      if (found) return { name: found.name, length, shade: null };
      const shaded = /^(hell|dunkel)(.+)$/.exec(stem);
      const base = shaded && colours.find(({ stems }) => stems.has(shaded[2]!));
      if (base) return { name: base.name, length, shade: shaded[1] === "hell" ? "light" : "dark" };
    }
  }
  return null;
}
