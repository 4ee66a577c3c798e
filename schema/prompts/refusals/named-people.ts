import { KNOWN_PEOPLE } from "./known-people.ts";
import { list } from "./sexual.ts";

/** What is not done with somebody else's name, beside what is refused anyway. */
const INTIMATE = list(`
  kiss, kisses, kissing, kissed, make out, making out, cuddling, in bed, in my bed, making love, romantic with, deepfake,
  deep fake, kussen, kusst, embrassant, embrasse, besando, besa, bacia, baciando,
  beijando, beija, zoenend, zoent, zoenen met, caluje, calujaca, calujacy, w lozku z, au lit avec, im bett mit, a letto con,
  en la cama con, na cama com, in bed met, undressing, shower with, honeymoon with`);

export const namesKnownPerson = (text: string): boolean =>
  KNOWN_PEOPLE.some((name) => text.includes(` ${name} `));
export const isIntimate = (text: string): boolean => INTIMATE.some((word) => text.includes(` ${word} `));

const NAME = "\\p{Lu}\\p{Ll}+(?:[ -]\\p{Lu}\\p{Ll}+){1,2}";
const WORN =
  "lingerie|underwear|panties|a bikini|bikini|a thong|bed|negligee|a corset|dessous|unterwäsche|lencería|ropa interior|sous-vêtements|biancheria|roupa íntima|ondergoed|bieliźnie|Unterwäsche|Dessous";
const NAMED = [
  new RegExp(
    `(${NAME})(?: is| was)?(?: wearing| posing| dressed| sitting| lying)? (?:in|only in|wearing|en|im|in einem|em|w) (?:\\p{Ll}+ ){0,2}(?:${WORN})\\b`,
    "u",
  ),
  new RegExp(
    `(?:kissing|kisses|kiss|making out with|in bed with|cuddling(?: with)?|deepfake of|küsst|küssend|embrasse|embrassant|besa|besando|bacia|baciando|beija|beijando|zoent|zoenend|całuje|całując) (${NAME})`,
    "u",
  ),
  new RegExp(`(${NAME})(?: is)? (?:kissing|kisses|making out with|naked|nude|topless)\\b`, "u"),
];
/** Words written large that are no name. */
const NO_NAME = new Set(
  list(`portrait, photo, picture, image, close, medium, half, full, black, white, red, blue, green, golden, gold, new, york, los,
    angeles, las, vegas, san, francisco, film, noir, art, deco, studio, hotel, beach, boudoir, vintage, old, hollywood,
    paris, london, christmas, eve, valentine, day, glamour, soft, french, italian, woman, man, girl, me, my, a, the, in, on,
    at, victorian, victoria, secret, silk, satin, lace, room, bedroom, window, light, shot, body, rio, miami, palm, springs,
    hawaii, bali, malibu, monte, carlo, great, gatsby, pin, up, playboy, studio, retro, fashion, week, sports, illustrated`),
);

/** Somebody named in an intimate way, where the text is not all written large. */
export function namesSomebody(prompt: string): boolean {
  const words = prompt.match(/\p{L}+/gu) ?? [];
  if (words.filter((word) => /^\p{Lu}/u.test(word)).length > 0.6 * words.length && words.length > 6)
    return false;
  return NAMED.some((pattern) => {
    const name = pattern.exec(prompt)?.[1];
    return name !== undefined && !name.split(/[ -]/).some((word) => NO_NAME.has(word.toLowerCase()));
  });
}

/** Whether a name given to somebody is a known person's whole name; one word alone is many people's. */
export const isKnownName = (text: string): boolean =>
  KNOWN_PEOPLE.some((name) => name.includes(" ") && text.includes(` ${name} `));
