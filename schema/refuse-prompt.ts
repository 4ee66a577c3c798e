/**
 * A first look at a prompt, before anything is charged: plain English words for sexual content, and for young people
 * in a scene that could be taken so. It reads words, not meaning: it misses paraphrases, other languages and
 * deliberate misspelling beyond the simplest, and now and then refuses something harmless. The provider's own check
 * of the finished picture stands behind it.
 */

/** Never, whoever is in the picture. */
const SEXUAL = list(`
  nude, nudes, nudity, nudist, naked, nakedness, topless, bottomless, unclothed, undressed, undressing, disrobed,
  no clothes, no clothing, without clothes, without clothing, without any clothes, wearing nothing, bare breasts,
  exposed breasts, bare chested woman, see through underwear, nsfw, xxx, porn, porno, pornstar, pornographic,
  pornography, hentai, sex, sexual, sexually, sexualized, sexualised, sexting, erotic, erotica, orgasm, orgasmic,
  masturbate, masturbating, masturbation, intercourse, blowjob, handjob, cumshot, fellatio, cunnilingus, threesome,
  gangbang, bukkake, bdsm, genital, genitals, genitalia, penis, vagina, vulva, labia, clitoris, scrotum, testicles,
  nipple, nipples, areola, boobs, tits, titties, pussy, dick pic, erection, horny, spread legs, legs spread, onlyfans,
  stripper, striptease, fetish, dominatrix, incest, rape`);

/** Together with a word of SUGGESTIVE only. */
const YOUNG = list(`
  child, children, childlike, kid, kids, toddler, toddlers, baby, babies, infant, minor, minors, underage, under age,
  underaged, preteen, preteens, pre teen, tween, teen, teens, teenage, teenager, teenagers, adolescent, juvenile,
  schoolgirl, schoolgirls, schoolboy, schoolboys, school girl, school boy, little girl, little boy, young girl,
  young boy, loli, lolita, shota, kindergartner, barely legal, jailbait, daughter, son, niece, nephew`);

const SUGGESTIVE = list(`
  sexy, seductive, seducing, sensual, sultry, provocative, suggestive, lewd, kinky, lingerie, underwear, panties,
  thong, bra, bikini, swimsuit, swimwear, corset, stockings, boudoir, cleavage, busty, skimpy, revealing, shirtless,
  barely clothed, scantily clad, bathing, bathtub, in the shower, in bed, on a bed, making out, french kiss,
  lap dance, tied up`);

/** Words of the lists in harmless company; set aside before anything is looked for. */
const HARMLESS = new RegExp(
  `\\b(?:baby (?:blue|pink|showers?|grand)|naked (?:eye|bulbs?|lights?|flames?)|nude (?:${[
    "colou?r(?:ed|s)?|tones?|shades?|lips?|lipstick|make ?up",
    "heels|pumps|shoes|nails?|polish",
  ].join("|")}))\\b`,
  "g",
);

/** Years given as an age below eighteen: "12 year old", "aged 9", "age 15". */
const YOUNG_AGE = /\b(?:age|aged)\s(?:\d|1[0-7])\b|\b(?:\d|1[0-7])\s?(?:yo|y o|years? old|year olds?)\b/;

const LOOKALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "@": "a",
  $: "s",
};

/** Why a prompt is refused; null when nothing was found. */
export function refusePrompt(prompt: string): "sexual" | "young" | null {
  const plain = wordsOf(prompt);
  const disguised = wordsOf(
    prompt.replace(/[a-z01345@$]*[a-z][a-z01345@$]*/gi, (word) =>
      word.replace(/[01345@$]/g, (sign) => LOOKALIKES[sign] ?? sign),
    ),
  );
  const has = (list: readonly string[]) =>
    list.some((word) => plain.includes(` ${word} `) || disguised.includes(` ${word} `));
  if (has(SEXUAL)) return "sexual";
  if ((has(YOUNG) || YOUNG_AGE.test(plain)) && has(SUGGESTIVE)) return "young";
  return null;
}

function list(words: string): string[] {
  return words.split(",").map((word) => word.trim());
}

/** Lower case, without accents and signs, one space around each word. */
function wordsOf(text: string): string {
  const letters = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return ` ${letters
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(HARMLESS, " ")
    .trim()} `;
}
