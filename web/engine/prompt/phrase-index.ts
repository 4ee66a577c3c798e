import type { Finish } from "../finish/finish.ts";
import { THEME_WORDS } from "../recipes/index.ts";
import type { Shot } from "../studio/frame/shot.ts";
import type { Concept, Language } from "./lexicon/concept.ts";
import { FINISH_WORDS } from "./lexicon/finishes.ts";
import { HINTS } from "./lexicon/hints.ts";
import { LIGHT } from "./lexicon/light.ts";
import { NEAREST } from "./lexicon/nearest.ts";
import { PLACES } from "./lexicon/places.ts";
import { MONOCHROME, SHOT_WORDS, WIDER_THAN_ALL } from "./lexicon/shots.ts";
import { NEGATIONS } from "./lexicon/stop-words.ts";
import { STYLES } from "./lexicon/styles.ts";
import { THINGS } from "./lexicon/things.ts";
import { SCENES } from "./scenes.ts";
import { stemOf } from "./stem.ts";
import { tokensOf } from "./tokens.ts";

/** What a word or phrase of the lexicon stands for. */
export type Meaning =
  | { kind: "concept"; id: string }
  /** Cannot be shown, but is at home where `toward` is. */
  | { kind: "hint"; toward: string }
  /** A place that does not exist here; `toward` comes closest. */
  | { kind: "nearest"; toward: string }
  | { kind: "scene"; id: string }
  | { kind: "shot"; shot: Shot; exact: boolean }
  | { kind: "monochrome" }
  | { kind: "finish"; finish: Finish }
  | { kind: "negation" };

interface Phrase {
  stems: readonly string[];
  meaning: Meaning;
}

/** The themes' own names. */
const THEMES: Readonly<Record<string, Concept>> = Object.fromEntries(
  Object.entries(THEME_WORDS).flatMap(([theme, { called }]) => (called ? [[theme, called]] : [])),
);
/** Weight of a named concept when a scene is chosen, by its kind. */
const WEIGHTS = [
  [PLACES, 4],
  [THEMES, 3],
  [STYLES, 3],
  [THINGS, 2.5],
  [LIGHT, 2],
] as const;
/** Says so little that anything else counts more. */
const VAGUE: Readonly<Record<string, number>> = { studio: 1.5, dramatic: 1 };

export const CONCEPTS: ReadonlyMap<string, { concept: Concept; weight: number }> = new Map(
  WEIGHTS.flatMap(([concepts, weight]) =>
    Object.entries(concepts).map(([id, concept]: [string, Concept]) => [
      id,
      { concept, weight: VAGUE[id] ?? weight },
    ]),
  ),
);
export const isPlace = (id: string): boolean => Object.hasOwn(PLACES, id);
export const isLight = (id: string): boolean => Object.hasOwn(LIGHT, id);

/** By language and first stem, longer phrases first. */
export type PhraseIndex = ReadonlyMap<string, readonly Phrase[]>;

function entriesOf(language: Language): [words: string | undefined, meaning: Meaning][] {
  return [
    ...(language === "en"
      ? SCENES.map(({ id, label }): [string, Meaning] => [label, { kind: "scene", id }])
      : []),
    ...Array.from(CONCEPTS, ([id, { concept }]): [string | undefined, Meaning] => [
      concept[language],
      { kind: "concept", id },
    ]),
    ...HINTS.map(([toward, words]): [string | undefined, Meaning] => [
      words[language],
      { kind: "hint", toward },
    ]),
    ...NEAREST.map(([toward, words]): [string | undefined, Meaning] => [
      words[language],
      { kind: "nearest", toward },
    ]),
    ...Object.entries(SHOT_WORDS).map(([shot, words]): [string | undefined, Meaning] => [
      words[language],
      { kind: "shot", shot: shot as Shot, exact: true },
    ]),
    [WIDER_THAN_ALL[language], { kind: "shot", shot: "half body", exact: false }],
    ...Object.entries(FINISH_WORDS).map(([finish, words]): [string | undefined, Meaning] => [
      words[language],
      { kind: "finish", finish: finish as Finish },
    ]),
    [MONOCHROME[language], { kind: "monochrome" }],
    [NEGATIONS[language], { kind: "negation" }],
  ];
}

/** The phrases of a word list; a mark of exclamation says: only in a text of this language. */
export function phrasesOf(words: string | undefined): { text: string; ownLanguageOnly: boolean }[] {
  return (words ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean)
    .flatMap((word) => {
      const ownLanguageOnly = word.endsWith("!");
      const text = ownLanguageOnly ? word.slice(0, -1) : word;
      const spelled = text.replace(/[äöü]/g, (letter) => ({ ä: "ae", ö: "oe", ü: "ue" })[letter]!);
      return [...new Set([text, spelled])].map((one) => ({ text: one, ownLanguageOnly }));
    });
}

function indexOf(language: Language): PhraseIndex {
  const index = new Map<string, Phrase[]>();
  for (const [words, meaning] of entriesOf(language)) {
    for (const { text } of phrasesOf(words)) {
      const stems = tokensOf(text).map((token) => stemOf(token.text, language));
      if (stems.length === 0) continue;
      const list = index.get(stems[0]!) ?? [];
      list.push({ stems, meaning });
      index.set(stems[0]!, list);
    }
  }
  for (const list of index.values()) list.sort((a, b) => b.stems.length - a.stems.length);
  return index;
}

const indices = new Map<Language, PhraseIndex>();

export function phraseIndex(language: Language): PhraseIndex {
  let index = indices.get(language);
  if (!index) {
    index = indexOf(language);
    indices.set(language, index);
  }
  return index;
}

/** Words for colours, shades and the like, by stem, in the given languages. */
export function stemsOf(concept: Concept, languages: readonly Language[]): Set<string> {
  return new Set(
    languages.flatMap((language) =>
      phrasesOf(concept[language]).map(({ text }) =>
        tokensOf(text)
          .map((token) => stemOf(token.text, language))
          .join(" "),
      ),
    ),
  );
}
