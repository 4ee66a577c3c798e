import type { PictureLikeness } from "../../../accounts/consent.ts";
import { foldText, readings } from "../../../prompts/refusals/plain-text.ts";
import type { ChosenType } from "../edit.ts";

/** What people wear, in the languages the safety rules know, and changing it. */
const CLOTHES =
  /\b(?:cloth(?:es|ing|ed)?|dress(?:es|ed|ing)?|undress(?:ed|ing)?|outfits?|t ?shirts?|shirts?|blouses?|jackets?|coats?|suits?|tuxedo|skirts?|trousers|pants|jeans|shorts|sweaters?|hoodies?|uniforms?|gowns?|costumes?|robes?|vests?|lingerie|underwear|bra|bikinis?|swim(?:suit|wear)s?|wear(?:s|ing)?|wore|kleid(?:er|ung)?|hemd|hose|jacke|anzug|bluse|rock|tragt|vetements?|chemise|veste|jupe|pantalon|porte|vestido|ropa|camisa|chaqueta|traje|falda|lleva|vestiti|abiti|abito|camicia|giacca|indossa|vestito|gonna|maglia|pantaloni|cappotto|mantel|hemden|manteau|manteaux|costume|blusa|pantalon(?:es)?|abrigo|camiseta|calcas?|casaco|jurken|plaszcz|roupas?|terno|saia|vestindo|kleren|kleding|jurk|overhemd|broek|jas|pak|draagt|ubranie|ubrania|sukienk[aei]|koszul[aei]|spodnie|kurtk[aei]|garnitur|nosi)\b/;
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
