import { TRIGGER_WORD } from "./trigger-word.ts";

/** Verbs whose second person is not simply theirs without an s. */
const IRREGULAR: Readonly<Record<string, string>> = {
  is: "are",
  was: "were",
  has: "have",
  does: "do",
  goes: "go",
};

/** Words that end like a verb after a person and are none. */
const NO_VERB = new Set(
  "as across always this its perhaps unless towards sometimes besides afterwards upstairs".split(" "),
);

/** "turns" as it goes with "you"; null for what is no verb of the third person. */
function secondPerson(verb: string): string | null {
  if (IRREGULAR[verb]) return IRREGULAR[verb];
  if (NO_VERB.has(verb) || !/^[a-z]{2,}s$/.test(verb) || verb.endsWith("ss")) return null;
  if (verb.endsWith("ies") && verb.length > 4) return `${verb.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/.test(verb)) return verb.slice(0, -2);
  return verb.slice(0, -1);
}

/** Verbs that may stand before the person: "on the steps sits …". */
const BEFORE =
  /\b(comes|ducks|goes|leans|lies|sits|staggers|stands|steps|stretches|strolls|surfaces|waits|walks) (?=you\b)/gi;

/** A prompt as a person reads and copies it: the trigger word is "you", and the sentence follows. */
export function shownPrompt(prompt: string): string {
  if (!prompt.match(TRIGGER_WORD)) return prompt;
  return prompt
    .replace(new RegExp(`${TRIGGER_WORD.source}['’]s`, "gi"), "your")
    .replace(TRIGGER_WORD, "you")
    .replace(
      /\b(you|you, who|you,(?= has\b))( [a-z]+)( and [a-z]+\b)?/g,
      (whole, person: string, first: string, second = "") => {
        const verb = secondPerson(first.trim());
        if (!verb) return whole;
        const joined = second && secondPerson(second.slice(5));
        return `${person} ${verb}${joined ? ` and ${joined}` : second}`;
      },
    )
    .replace(BEFORE, (whole, verb: string) => whole.replace(verb, secondPerson(verb.toLowerCase()) ?? verb))
    .replace(/(^|[.!?]["”]?\s+)you(r?)\b/g, "$1You$2");
}

/**
 * A sent prompt turned back into a person's own words, as far as it matters for what they mean: the trigger word and
 * the noun that came with it are "me" again.
 */
export function ownWords(prompt: string): string {
  return prompt.replace(new RegExp(`${TRIGGER_WORD.source}(?:, an? (?:man|woman|person)\\b)?`, "gi"), "me");
}
