/** Never, whoever is in the picture. A group in brackets is left out or not. */
const SEXUAL = list(`
  nude, nudes, nudity, nudist, naked, nakedness, topless, bottomless, unclothed, undressed, undressing, disrobed,
  no clothes, no clothing, without clothes, without clothing, without any clothes, wearing nothing, bare breasts,
  exposed breasts, bare chested woman, see through underwear, nsfw, xxx, porn, porno, pornstar, pornographic,
  pornography, hentai, sex, sexual, sexually, sexualized, sexualised, sexting, erotic, erotica, orgasm, orgasmic,
  masturbate, masturbating, masturbation, intercourse, blowjob, handjob, cumshot, fellatio, cunnilingus, threesome,
  gangbang, bukkake, bdsm, genital, genitals, genitalia, penis, vagina, vulva, labia, clitoris, scrotum, testicles,
  nipple, nipples, areola, boobs, tits, titties, pussy, dick pic, erection, horny, spread legs, legs spread, onlyfans,
  stripper, striptease, fetish, dominatrix, incest, rape, stark naked, butt naked, in the nude, birthday suit,
  nackt, nackte, nackter, nackten, nacktes, nacktem, splitternackt, halbnackt, nacktfoto, nacktbild, oben ohne,
  unbekleidet, unbekleidete, ohne kleidung, ohne kleider, erotisch, erotische, erotischer, erotik, sexuell, sexuelle,
  sans vetements, sans habits, denudee, denude, deshabillee, deshabille, erotique, sexuel, sexuelle, seins nus, toute nue,
  tout nu, a poil, pornographique, completement nue, completement nu, entierement nue, entierement nu,
  desnudo, desnuda, desnudos, desnudas, sin ropa, en cueros, erotico, erotica foto, sin camiseta ni sujetador,
  nuda, nudi, senza vestiti, senza abiti, spogliata, svestita, tutto nudo, completamente nudo, senza veli,
  nua, nuas, pelada, pelado, sem roupa, sem roupas, completamente nu, todo nu,
  naakt, naakte, naakten, naaktheid, naaktfoto, halfnaakt, spiernaakt, poedelnaakt, ontkleed, ontklede, zonder kleren,
  zonder kleding, blote borsten, blote vrouw, blote man, seks, seksueel, seksuele, tepel, tepels,
  nago, nagie, nagiej, nagich, nagim, nagiego, polnaga, polnagi, rozebrana, rozebrany, bez ubrania, bez ubran,
  bez odziezy, goly mezczyzna, gola kobieta, gole piersi, erotyczna, erotyczny, erotyczne, erotycznie, seks, seksualna,
  seksualny, seksualne, nagosc`);

/** Bare in French, Italian and Portuguese is also "knot", a letter and feet, and a serpent in Polish: it counts beside a person only. */
const BARE_PERSON =
  /\b(?:homme|femme|fille|garcon|modele|corps|moi|mec|uomo|donna|ragazzo|ragazza|corpo|io|homem|mulher|rapaz|menina|eu)s? (?:\p{L}+ )?(?:nue?s?|nudo|nuda|nudi|nua?s?)\b|\b(?:naga|nagi|bloot|blote) (?:\p{L}+ )?(?:kobieta|mezczyzna|dziewczyna|modelka|model|vrouw|man|meisje|lichaam)\b|\b(?:kobieta|mezczyzna|dziewczyna|modelka) (?:\p{L}+ )?(?:naga|nagi)\b/u;

/** Run together with one of these it is no other word: "nudewoman". */
const RUN_TOGETHER =
  /\b(?:(?:nude|naked|topless|porn|nsfw|erotic)(?:wom[ae]n|m[ae]n|girls?|boys?|lad(?:y|ies)|body|bodies|photos?|pics?|pictures?|selfies?|models?|portraits?|scenes?|shots?|art|beach|teens?|me)|(?:wom[ae]n|girls?|boys?|teens?|me|body|full|totally|completely|fully)(?:nude|naked|topless))\b/;

export function list(words: string): string[] {
  return words.split(",").map((word) => word.trim());
}

/** Whether a text read by `readWords` has one of these words. */
export const includesAny = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text.includes(` ${word} `));

export const isSexual = (text: string): boolean =>
  includesAny(text, SEXUAL) || BARE_PERSON.test(text) || RUN_TOGETHER.test(text);
