import type { Language } from "./lexicon/concept.ts";

/** A word without the ending that number, gender or case give it; only ever compared with other stems. */
export function stemOf(word: string, language: Language): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  switch (language) {
    case "en":
      if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
      if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
      return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
    case "de":
      return stripGerman(word);
    case "fr":
      return word.replace(/[sx]$/, "").replace(/e$/, "");
    case "es":
    case "pt":
      return word
        .replace(/oes$/, "ao")
        .replace(/(?:es|s)$/, "")
        .replace(/[aeo]$/, "");
    case "it":
      return word.replace(/[aeio]$/, "").replace(/h$/, "");
  }
}

/** Endings pile up: "goldenen" is "golden", which is "gold". */
function stripGerman(word: string): string {
  const shorter = word.replace(/(?:ern|en|er|em|es|n|(?<!e)e|(?<!s)s)$/, "");
  return shorter.length < 4 || shorter === word ? word : stripGerman(shorter);
}
