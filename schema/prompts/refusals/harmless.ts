import { GARMENTS } from "./garments.ts";
import { foldText, readings } from "./plain-text.ts";

/** Words of the lists in harmless company; set aside before anything is looked for. */
const HARMLESS = new RegExp(
  ` (?:${[
    "baby (?:blue|pink|showers?|grand|doll dress|breath)",
    "naked (?:eye|bulbs?|lights?|flames?|cake|oats?|trees?|branches|truth)",
    "(?:blue|great|coal|willow|marsh|long tailed) tits?",
    "pussy (?:willows?|cats?|foot)",
    "oilseed rape|rape (?:fields?|seeds?|blossoms?|flowers?)",
    "sex and the city|the opposite sex|same sex|sex pistols|sex education",
    "bare (?:feet|foot|shoulders?|arms|branches|trees)",
    "minor (?:scratch(?:es)?|damage|cracks?|creases?|flaws?|blemish(?:es)?|changes?|adjustments?|corrections?|retouching|noise|details?|key|chord)",
    "in bad (?:light|lighting|weather|shape|condition|quality|focus)",
    "revealing (?:an?|the) (?:city|skyline|sea|ocean|valley|mountains?|landscape|view|sky|sunset|sunrise|horizon|garden|room|street|forest|stage|crowd|lake|river)",
    "bathing in (?:the )?(?:(?:golden|soft|warm|evening|morning) )?(?:light|sunlight|moonlight|glow)",
    "(?:hair|boats?|ships?|horses?|curtains?) tied up|christmas stockings?|thong sandals?",
    "on a bed of (?:flowers|leaves|moss|straw|rice|lettuce|grass|snow)|(?:em|mes de) maio",
    "(?:pieds?|epaules?|bras|tete|oeil|mains?|jambes|arbres?) nue?s?|nu pieds",
    "(?:pies|hombros|brazos|piernas|arboles|espalda) desnud[oa]s?",
    "(?:piedi|spalle|braccia|gambe|occhio|rami|alberi) nud[oiea]",
    "(?:pes|ombros|bracos|olho|pernas) nu[as]?s?",
    "naakte (?:bomen|takken|waarheid|muur|muren|rotsen|beton)",
    "nag(?:a|i|ie|ich|im) (?:prawda|skaly|skala|drzewa|drzewo|galezie|sciany|sciana|okiem|beton|fakty)",
    "nackten? (?:fussen?|fusse|schultern?|arme|wand|beton|baume?)",
    `nude (?:${[
      "colou?r(?:ed|s)?|tones?|shades?|lips?|lipsticks?|gloss|make ?up|palettes?|eyeshadow|blush|manicure|matte",
      "heels?|pumps?|shoes?|sandals?|nails?|polish|dress|gown|coat|blouse|sweater|suit|tights|stockings|bag|top",
    ].join("|")})`,
  ].join("|")}) `,
  "g",
);

/** What is minor without being anybody. */
const MINOR_THINGS =
  "imperfections?|wrinkles?|corrections?|fix(?:es)?|tweaks?|edits?|improvements?|repairs?|defects?|faults?|issues?|spots?|lines?|marks?|stains?|dents?|tears?|retouch(?:es|ing)?|touch ups?|clean ?ups?|blur|dust|glare|reflections?|shadows?|smudges?|enhancements?|distortions?|artifacts?|redness|bruises?|acne|pimples?|scars?|folds?|fading|alterations?|variations?|irregularities|discolou?rations?|scratch(?:es)?|damage|cracks?|creases?|flaws?|blemish(?:es)?|changes?|adjustments?|noise|details?|sharpening|flyaways?|stray hairs?";

/** What "revealing" is said of in a suggestive way. */
const BARED =
  "skin|flesh|bod(?:y|ies)|breasts?|chest|bust|cleavage|bosom|legs?|thighs?|hips?|waist|belly|stomach|midriff|navel|abs|torso|shoulders?|curves|figure|physique|silhouette|butt|buttocks|bottom|backside|ass|crotch|groin|bare|neckline|outfit|dress|clothes|clothing|costume|top|shirt|blouse|skirt|shorts|pants|undergarments?|under \\w+|(?<=(?:her|his|my|their|bare) )back";

/** What somebody is at in French, where "a son" without its accent looks English. */
const FRENCH_POSES =
  "assise?s?|debout|face|accoudee?|appuyee?|adossee?|attablee?|installee?|penchee?|accrochee?|grace|quant";
const FRENCH_THINGS =
  "bureau|poste|travail|ordinateur|bras|cou|doigt|poignet|oreille|visage|image|tour|cote|age|aise|balcon|piano|chevalet|volant|comptoir|etabli|atelier|micro|pupitre|table|fauteuil|mari|epoux|chien|chat|cheval|manteau|costume|chapeau|sourire|regard|air|expression|teint|nez|front|menton";

/** Harmless only as one phrase: read before commas are gone, because "tied up, hair loose" is another matter. */
const PHRASES = [
  `minor (?:(?:colou?r|skin|light|lighting|exposure|contrast|facial|surface|tonal|cosmetic) )?(?:${MINOR_THINGS})`,
  "(?:retouches?|corrections?|modifications?|imperfections?|rides?|changements?|ajustements?|defauts?|rayures?|taches?) mineure?s?",
  "kid (?:gloves?|leather)|gamine (?:haircut|crop|cut|hair)|baby hairs?|baby(?:['’]| )?s breath",
  "(?:left|right|dilated) pupils?|pupil (?:of (?:the|her|his|my|each|one) (?:left |right )?eye|dilation)|(?:in|at) (?:the|her|his|my|each) pupil",
  "(?:an? (?:little |bit )?|(?:looks?|looking|appears?|seems?|much|even|bit|little) )kinder|kinder (?:smile|eyes?|face|expression|look|light|lighting|gaze|mood|tone|features|than)",
  `(?:${FRENCH_POSES}) a son|a son (?:${FRENCH_THINGS})`,
  "(?:light|lights|sunlight|moonlight|sunshine|daylight|candlelight|firelight|sun|moon|sunset|sunrise|glow|rays?|beams?|golden hour|neon)(?: (?:softly|gently|slowly|warmly))? bathing(?= (?:the|an?|her|his|my|their|its|your|everything|every) )|bathing platforms?",
  "revealing (?:mountains|hills|city lights|stars|blue sky|clouds)",
  `revealing(?= (?:the|an?|her|his|my|their|its|your|our|another|two|several|what|where|how|who|more of the) (?!(?:\\w+ ){0,2}(?:${BARED})(?!\\p{L})))`,
  "hair(?: (?:is|was|all|half|worn|neatly|loosely|partly|messily|elegantly)){0,3} tied up|tied up (?:(?:her|his|my|the|long|short|dark|blonde?|brown|black|red|grey|gray|curly|wavy|messy) ){0,2}(?:hair|ponytail|bun|braids?)",
  "(?<!(?:in|wearing|her|his|my) (?:\\w+ )?)stockings (?:(?:are |is )?(?:hung|hang|hanging) )?(?:above|over|along|on|from) (?:the|an?|our) (?:\\w+ )?(?:fire|fireplace|mantel|mantelpiece|mantle|hearth|chimney)",
  "(?:flor(?:es)?|manhas?|tardes?|noites?|ceu|luz|jardim|primeiro|inicio|fim|final|meados|\\d{1,2}) de maio|maio de \\d{4}",
  "(?:led|rgb|neon|light|film|comic|paper|leather|metal|velcro) strips?|strip (?:lights?|lighting)|strips? of (?:light|leds?|paper|film|land|sand|grass)",
  `(?<=(?:${GARMENTS.en}) )off (?:the|an?|its|her|his|my|their) (?:\\w+ )?(?:racks?|rails?|lines?|clotheslines?|hangers?|hooks?|pegs?|shel(?:f|ves)|tables?|chairs?|counters?|walls?|doors?|piles?|mannequins?|stands?|floor)`,
  "dress (?:shoes?|boots?|socks?|gloves?|watch|codes?)",
  `(?:${GARMENTS.en}) (?:stains?|wrinkles?|creases?|logos?|tags?|labels?|lint|dust|spots?|threads?)`,
  "(?:weit|meilenweit|metern?|kilometern?|km|meilen?|schritte?|stunden?|minuten?) entfernt",
  "tir(?:a|e|ar|ando) (?:(?:uma?s?|as?|sua|minha|mais|varias|muitas) ){0,2}(?:selfies?|fotos?|fotografias?|retratos?)",
];
const HARMLESS_PHRASES = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${PHRASES.join("|").replaceAll(" ", "[ -]")})(?![\\p{L}\\p{N}])`,
  "gu",
);

/** The ways words may be meant, without what is harmless in them. */
export function readWords(words: string): string[] {
  // a figure in its place, so that the words on both sides are not read as neighbours
  const folded = foldText(words).replace(/\s+/g, " ").replace(HARMLESS_PHRASES, " 00 ");
  // twice, because what is set aside takes the space its neighbour needs
  return readings(folded).map((text) => text.replace(HARMLESS, "  ").replace(HARMLESS, "  "));
}
