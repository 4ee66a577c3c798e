import type { PictureLikeness } from "../../../accounts/consent.ts";
import { GARMENTS, SUGGESTIVE_GARMENTS } from "../../../prompts/refusals/garments.ts";
import { foldText, readings } from "../../../prompts/refusals/plain-text.ts";
import type { ChosenType } from "../edit.ts";

/** What is worn over everything else, and wearing it. */
const OVER =
  "cloth(?:ed)?|dress(?:ed|ing)|undress(?:ed|ing)?|jackets?|coats?|suits?|tuxedo|sweaters?|hoodies?|uniforms?|gowns?|costumes?|robes?|vests?|wear(?:s|ing)?|wore|jacke|anzug|mantel|hemden|tragt|vetement|veste|manteaux?|porte|chaqueta|traje|abrigo|lleva|giacca|cappotto|indossa|casaco|terno|vestindo|jurken|jas|pak|draagt|sukienka|koszula|kurtk[aei]|plaszcz|garnitur|nosi";
const { en, ...others } = GARMENTS;
/** What people wear, in the languages the safety rules know, and changing it: from their lists, so that neither falls behind. */
const CLOTHES = new RegExp(
  `\\b(?:(?:${en})(?:e?s)?|${[...Object.values(others), SUGGESTIVE_GARMENTS, OVER].join("|")})\\b`,
);
const FACES = new RegExp(
  ` (?:face ?swap|gesichtstausch|${[
    "(?:swap|switch|exchange|replace|change|put|use|paste) .{0,40}faces?",
    "(?:tausche?n?|ersetzen?|setze?|nimm) .{0,40}gesicht(?:er)?",
    "(?:gesicht(?:er)?) .{0,20}(?:tauschen|ersetzen|austauschen)",
    "(?:echange[rz]?|remplace[rz]?|mets|mettre) .{0,40}visages?",
    "(?:cambia|cambiar|intercambia|reemplaza|pon|poner|sustituye) .{0,40}(?:cara|caras|rostro)",
    "(?:scambia|sostituisci|cambia|metti) .{0,40}(?:volto|volti|faccia|viso)",
    "(?:troca|troque|trocar|substitui|substitua|coloca|coloque) .{0,40}(?:rosto|rostos|cara)",
    "(?:verwissel|vervang|ruil|zet|plak) .{0,40}gezicht(?:en)?",
    "(?:zamien|zamienic|podmien|wstaw|wklej) .{0,40}twarz(?:e)?",
  ].join("|")}) `,
);

/** Words that change what somebody wears, or whose face it is, whatever else they ask for; null: neither. */
export function likenessInWords(words: string): PictureLikeness | null {
  const texts = readings(foldText(words));
  if (texts.some((text) => FACES.test(text))) return "FACE_SWAP";
  return texts.some((text) => CLOTHES.test(text)) ? "CLOTHING_REPLACEMENT" : null;
}

export function likenessOfType(type: ChosenType): PictureLikeness | null {
  return type === "FACE_SWAP" || type === "CLOTHING_REPLACEMENT" ? type : null;
}
