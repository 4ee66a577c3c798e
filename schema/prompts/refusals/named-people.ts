import { list } from "./sexual.ts";

/**
 * Some of the people most often misused. No list is ever whole: the pattern below catches names it does not know where
 * they are written as names, and the rest is left to the provider's check and to reports.
 */
const KNOWN = list(`
  taylor swift, emma watson, scarlett johansson, ariana grande, selena gomez, billie eilish, beyonce, rihanna, zendaya,
  kim kardashian, kylie jenner, kendall jenner, khloe kardashian, jennifer lawrence, jennifer lopez, jennifer aniston,
  angelina jolie, margot robbie, gal gadot, natalie portman, emma stone, anne hathaway, megan fox, sydney sweeney,
  jenna ortega, millie bobby brown, dua lipa, lady gaga, miley cyrus, britney spears, katy perry, shakira, adele, madonna,
  olivia rodrigo, sabrina carpenter, doja cat, nicki minaj, cardi b, ana de armas, salma hayek, penelope cruz, eva green,
  florence pugh, elizabeth olsen, emilia clarke, keira knightley, kate winslet, meryl streep, julia roberts, priyanka chopra,
  deepika padukone, alia bhatt, gigi hadid, bella hadid, hailey bieber, paris hilton, cara delevingne, heidi klum,
  pokimane, addison rae, charli d amelio, greta thunberg, malala yousafzai, kamala harris, hillary clinton, michelle obama,
  melania trump, ivanka trump, alexandria ocasio cortez, angela merkel, giorgia meloni, ursula von der leyen, kate middleton,
  meghan markle, princess diana, queen elizabeth, annalena baerbock, jacinda ardern, sanna marin,
  donald trump, joe biden, barack obama, elon musk, mark zuckerberg, jeff bezos, bill gates, vladimir putin, xi jinping,
  volodymyr zelensky, emmanuel macron, king charles, prince harry, prince william, pope francis, pope leo, boris johnson,
  keir starmer, olaf scholz, friedrich merz, justin trudeau, narendra modi, brad pitt, leonardo dicaprio, tom cruise,
  johnny depp, ryan gosling, ryan reynolds, chris hemsworth, chris evans, robert downey jr, keanu reeves, tom holland,
  timothee chalamet, jacob elordi, pedro pascal, henry cavill, harry styles, justin bieber, ed sheeran, drake, kanye west,
  bad bunny, the weeknd, shawn mendes, zayn malik, jungkook, cristiano ronaldo, lionel messi, kylian mbappe, neymar,
  lebron james, david beckham, serena williams, simone biles, megan rapinoe, travis kelce, shah rukh khan, dwayne johnson,
  will smith, george clooney, benedict cumberbatch, idris elba, jason momoa, zac efron, michael b jordan, andrew tate,
  mrbeast, logan paul, oprah winfrey, ellen degeneres, greta gerwig`);

/** What is not done with somebody else's name, beside what is refused anyway. */
const INTIMATE = list(`
  kiss, kisses, kissing, kissed, make out, making out, cuddling, in bed, in my bed, making love, romantic with, deepfake,
  deep fake, kussen, kusst, embrassant, embrasse, besando, bacia, beijando, undressing, shower with, honeymoon with`);

export const namesKnownPerson = (text: string): boolean => KNOWN.some((name) => text.includes(` ${name} `));
export const isIntimate = (text: string): boolean => INTIMATE.some((word) => text.includes(` ${word} `));

const NAME = "\\p{Lu}\\p{Ll}+(?:[ -]\\p{Lu}\\p{Ll}+){1,2}";
const WORN =
  "lingerie|underwear|panties|a bikini|bikini|a thong|bed|negligee|a corset|dessous|unterwäsche|lencería";
const NAMED = [
  new RegExp(
    `(${NAME})(?: is| was)?(?: wearing| posing| dressed| sitting| lying)? (?:in|only in|wearing|en|im|in einem) (?:\\p{Ll}+ ){0,2}(?:${WORN})\\b`,
    "u",
  ),
  new RegExp(
    `(?:kissing|kisses|kiss|making out with|in bed with|cuddling(?: with)?|deepfake of) (${NAME})`,
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
