import type { LikenessKind } from "../../../accounts/consent.ts";
import { foldText, readings } from "../../../prompts/refusals/plain-text.ts";
import type { ChosenType } from "../edit.ts";

/** What people wear, in the languages the safety rules know, and changing it. */
const CLOTHES =
  /\b(?:cloth(?:es|ing|ed)?|dress(?:es|ed|ing)?|undress(?:ed|ing)?|outfits?|t ?shirts?|shirts?|blouses?|jackets?|coats?|suits?|tuxedo|skirts?|trousers|pants|jeans|shorts|sweaters?|hoodies?|uniforms?|gowns?|costumes?|robes?|vests?|lingerie|underwear|bra|bikinis?|swim(?:suit|wear)s?|wear(?:s|ing)?|wore|kleid(?:er|ung)?|hemd|hose|jacke|anzug|bluse|rock|tragt|vetements?|chemise|veste|jupe|pantalon|porte|vestido|ropa|camisa|chaqueta|traje|falda|lleva|vestiti|abiti|abito|camicia|giacca|indossa|roupas?|terno|saia|vestindo)\b/;
const FACES = /\b(?:face ?swap|(?:swap|switch|exchange|replace|change|put|use|paste)\b.{0,40}\bfaces?)\b/;

/** Words that change what somebody wears, or whose face it is, whatever else they ask for; null: neither. */
export function likenessInWords(words: string): LikenessKind | null {
  const texts = readings(foldText(words));
  if (texts.some((text) => FACES.test(text))) return "FACE_SWAP";
  return texts.some((text) => CLOTHES.test(text)) ? "CLOTHING_REPLACEMENT" : null;
}

export function likenessOfType(type: ChosenType): LikenessKind | null {
  return type === "FACE_SWAP" || type === "CLOTHING_REPLACEMENT" ? type : null;
}
