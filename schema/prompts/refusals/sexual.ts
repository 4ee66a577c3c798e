/** Never, whoever is in the picture. A group in brackets is left out or not. */
export const SEXUAL = list(`
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
export const BARE_PERSON =
  /\b(?:homme|femme|fille|garcon|modele|corps|moi|mec|uomo|donna|ragazzo|ragazza|corpo|io|homem|mulher|rapaz|menina|eu)s? (?:\p{L}+ )?(?:nue?s?|nudo|nuda|nudi|nua?s?)\b|\b(?:naga|nagi|bloot|blote) (?:\p{L}+ )?(?:kobieta|mezczyzna|dziewczyna|modelka|model|vrouw|man|meisje|lichaam)\b|\b(?:kobieta|mezczyzna|dziewczyna|modelka) (?:\p{L}+ )?(?:naga|nagi)\b/u;

/** Run together with one of these it is no other word: "nudewoman". */
export const RUN_TOGETHER =
  /\b(?:(?:nude|naked|topless|porn|nsfw|erotic)(?:wom[ae]n|m[ae]n|girls?|boys?|lad(?:y|ies)|body|bodies|photos?|pics?|pictures?|selfies?|models?|portraits?|scenes?|shots?|art|beach|teens?|me)|(?:wom[ae]n|girls?|boys?|teens?|me|body|full|totally|completely|fully)(?:nude|naked|topless))\b/;

/** Words of the lists in harmless company; set aside before anything is looked for. */
export const HARMLESS = new RegExp(
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

export function list(words: string): string[] {
  return words.split(",").map((word) => word.trim());
}
