import { GARMENTS } from "./garments.ts";

interface Undressing {
  verbs: string;
  without: string;
  /** What stands behind the garment: "das Kleid ausziehen". */
  after?: string;
  /** The same, and said of what is on a garment too: "den Fleck vom Hemd entfernen". */
  cleared?: string;
  /** Right before a garment: what is taken is something on it, or who wears it: "toglie le pieghe alla camicia". */
  about?: string;
  /** A verb in two parts around it: "trek haar jurk uit"; its second alone is also what a dress is made of. */
  around?: readonly [before: string, after: string];
  /** What says so without naming a garment. */
  alone: string;
  garments: string;
  /** Garments behind such a verb, and something else everywhere else. */
  unclear?: string;
}

/** Taking off what somebody wears next to the skin, by language; words as `foldText` folds them. */
const UNDRESSING: readonly Undressing[] = [
  {
    verbs:
      "removes?|removing|erase|delete|takes? off|taking off|gets? rid of|strip(?:s|ping)?|rips?|loses?|slip(?:s|ping)? (?:off|out of)|pull(?:s|ing)? off|peel(?:s|ing)? off|unbutton(?:s|ing)?|unzip(?:s|ping)?",
    without: "without|no|no more",
    after:
      "falls? off|comes? off|slides? (?:off|down)|slips? (?:off|down)|(?:drops?|falls?) to the (?:floor|ground)",
    around: ["takes?|taking|pull(?:s|ing)?|slip(?:s|ping)?|peel(?:s|ing)?|rips?", "off"],
    alone:
      "undress|undresses|disrobes?|disrobing|strip (?:her|him|them|me|(?:the|this|that) (?:man|woman|person|guy|lady|girl|boy|model))|strip(?:s|ping)? (?:off|down) (?:to|for|in front)|(?:takes?|taking) (?:everything|it all) off|(?:takes?|taking|pulls?|pulling) (?:her|his|my|their) (?:\\p{L}+ )?top off",
    about:
      "(?:man|men|woman|women|person|people|guys?|lady|ladies|girls?|boys?|strangers?|tourists?|someone|somebody) (?:in|wearing)",
    garments: GARMENTS.en,
    unclear:
      "(?<=(?:her|his|my|their) (?:\\p{L}+ )?)top(?! (?:hat|of|left|right|row))|top(?= (?:$|and (?!bottom|sides)|then ))",
  },
  {
    verbs: "entferne|entfernen|entfernt|losche|weg mit",
    without: "ohne",
    after: "ausziehen|auszieht|weglassen",
    cleared: "entfernen",
    around: ["zieh|ziehe|zieht", "aus"],
    alone:
      "(?:sie|ihn|mich|sich)(?: \\p{L}+)? aus(?:ziehen|zieht)|zieh(?:e|t)? (?:sie|ihn|mich|sich)(?: \\p{L}+)? aus(?! (?:de[mnr]|eine[mr]) )|entkleide|entkleiden|entkleidet",
    garments: GARMENTS.de,
  },
  {
    verbs: "enleve|enlever|enlevez|enlevant|retire|retirer|retirez|retirant|ote|oter|supprime",
    without: "sans",
    alone: "deshabiller|deshabillant|devetir|devetant",
    about: "au|aux|a la",
    garments: GARMENTS.fr,
    unclear: "haut|habits",
  },
  {
    verbs: "quita|quitar|quitale|quitarle|quitandose|quite|elimina",
    without: "sin",
    alone:
      "desnudala|desnudalo|desnudar(?:se|la|lo)?|desnudandose|desviste|desvistela|desvistelo|desvestir(?:se|la|lo)?",
    about: "al|a la",
    garments: GARMENTS.es,
  },
  {
    verbs: "togli|toglie|togliendo|togliere|toglile|toglietele|rimuovi|rimuove|rimuovere|sfila",
    without: "senza",
    alone: "si spoglia|spogliala|spoglialo|spogliarsi|spogliarla|spogliarlo|spogliandosi",
    about: "al|all|alla|allo|ai|agli|alle",
    garments: GARMENTS.it,
  },
  {
    verbs: "tira|tire|tirar|tirando|remove|remova|remover",
    without: "sem",
    alone: "despe|despir|despindo",
    garments: GARMENTS.pt,
  },
  {
    verbs: "verwijder|verwijdert|verwijderen",
    without: "zonder",
    after: "uittrekken|uitdoen",
    cleared: "verwijderen",
    around: ["trek|trekt|doe|doet", "uit"],
    alone: "kleedt? (?:haar|hem|mij|me|zich)(?: \\p{L}+)? uit|uitkleden|uitgekleed",
    garments: GARMENTS.nl,
  },
  {
    verbs: "zdejmij|zdjac|zdejmuje|zdejmujac|usun|usunac|sciagnij|sciagnac",
    without: "bez",
    alone: "rozbierz (?:ja|go|mnie)|rozbiera(?:jac)? sie|rozebrac (?:ja|go|sie)",
    garments: GARMENTS.pl,
  },
];

/** "The stain on the shirt" is no garment taken off. */
const PLACES =
  "from|on|at|vom|von|auf|an|am|de|du|des|del|sur|della|dal|dalla|sul|sulla|da|do|na|van|op|aan|z|ze|sobre|en";
/** "Den Fleck vom weissen Hemd entfernen" leaves the shirt on. */
const OUT_OF =
  "(?<! (?:vom|am|aus|von|auf|an|van|op|uit|aan)(?: (?:dem|der|den|de|het|\\p{L}+(?:em|er|en)))?(?: \\p{L}+(?:e|en|em|er))?)";
/** What may stand between "without" and a garment; anything else is without, and the garment is not. */
const OWN =
  "a|any|her|his|my|their|the|ihr|ihre|sein|seine|mein|meine|son|sa|ses|mon|ma|su|sus|mi|la|il|suo|sua|o|seu|haar|zijn|mijn|jej|jego|mojej";

const PATTERNS = UNDRESSING.flatMap((language) => {
  const { verbs, without, after, cleared, about, around, alone, garments, unclear } = language;
  const any = unclear ? `${garments}|${unclear}` : garments;
  const notAbout = about ? `(?<! (?:${about}))` : "";
  return [
    new RegExp(` (?:${verbs})(?: (?!(?:${PLACES}) )\\p{L}+){0,3}${notAbout} (?:${any}) `, "u"),
    new RegExp(` (?:${without})(?: (?:${OWN})){0,2} (?:${any}) `, "u"),
    new RegExp(` (?:${alone}) `, "u"),
    ...(after ? [new RegExp(` (?:${garments}) (?:${after}) `, "u")] : []),
    ...(cleared ? [new RegExp(`${OUT_OF} (?:${garments}) (?:${cleared}) `, "u")] : []),
    ...(around ? [new RegExp(` (?:${around[0]})(?: \\p{L}+){0,3} (?:${garments}) ${around[1]} `, "u")] : []),
  ];
});

export const undresses = (text: string): boolean => PATTERNS.some((pattern) => pattern.test(text));
