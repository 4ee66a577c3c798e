import { foldText, spaced } from "../../../prompts/refusals/plain-text.ts";
import type { ChosenType } from "../edit.ts";
import { likenessInWords } from "./likeness-in-words.ts";

/** The first whose words are met is taken; `pictures`: only from so many on. */
const RULES: readonly { type: ChosenType; words: RegExp; pictures?: number }[] = [
  {
    type: "RESTORATION",
    words:
      /\b(?:restor(?:e|es|ed|ing|ation)|old photo|scratch(?:es|ed)?|faded|torn|creases?|damaged?|water stains?|colou?ri[sz]e|repair)\b/,
  },
  {
    type: "STYLE_TRANSFER",
    words: /\b(?:style|look|colou?rs|mood) (?:of|from|as|like) (?:the )?(?:second|other|picture 2|image 2)\b/,
    pictures: 2,
  },
  {
    type: "REMOVE",
    words: /\b(?:remove|erase|delete|get rid of|take (?:out|away|off)|without|clean up|clear away)\b/,
  },
  {
    type: "RESTYLE",
    words:
      /\b(?:in the style of|styled?|restyle|as an? (?:painting|drawing|sketch|cartoon|comic|watercolou?r|poster)|(?:oil|watercolou?r) painting|watercolou?r|anime|cartoon|comic|pixel art|pencil|charcoal|sketch|pop art|impressionist|film noir|black and white|monochrome|sepia|vintage|cinematic)\b/,
  },
  {
    type: "ENHANCE",
    words:
      /\b(?:enhance|improve|sharpen|sharper|brighten|brighter|retouch|denoise|less noise|better (?:light|lighting|quality|skin|colou?rs?)|fix the (?:light|lighting|exposure|colou?rs?|white balance)|higher quality|clearer)\b/,
  },
  {
    type: "CONCEPT_REPLACEMENT",
    words:
      /\b(?:as if|reimagine|re imagine|transform|turn (?:me|him|her|them|us|it|this|the \w+) into|make (?:me|him|her|them|us|it) (?:an?|into)|become|concept)\b/,
  },
  {
    type: "SCENE_COMPOSITION",
    words:
      /\b(?:background|backdrop|scene|together|next to|beside each other|combine|compose|in front of|standing (?:in|on|at)|at the (?:beach|sea|office|mountains?)|place (?:me|him|her|them|us))\b/,
  },
  { type: "REPLACE", words: /\b(?:replace|swap|switch|exchange|change|instead of|turn|make)\b/ },
  { type: "ADD", words: /\b(?:add|insert|put|give|place|draw|with)\b/ },
];

/** What somebody's words ask for. Reads words, not meaning: where none are known, several pictures are composed, and one is changed. */
export function chooseEditType(words: string, pictures: number): ChosenType {
  const likeness = likenessInWords(words);
  if (likeness === "FACE_SWAP" && pictures >= 2) return likeness;
  const text = spaced(foldText(words));
  const found = RULES.find((rule) => pictures >= (rule.pictures ?? 1) && rule.words.test(text));
  if (likeness === "CLOTHING_REPLACEMENT" && found?.type !== "RESTORATION" && found?.type !== "REMOVE")
    return likeness;
  if (found) return found.type;
  return pictures > 1 ? "SCENE_COMPOSITION" : "REPLACE";
}
