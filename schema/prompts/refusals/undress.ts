interface Undressing {
  verbs: string;
  without: string;
  /** What stands behind the garment: "das Kleid ausziehen". */
  after?: string;
  /** A verb in two parts around it: "trek haar jurk uit"; its second alone is also what a dress is made of. */
  around?: readonly [before: string, after: string];
  garments: string;
}

/** Taking off what somebody wears next to the skin, by language; words as `foldText` folds them. */
const UNDRESSING: readonly Undressing[] = [
  {
    verbs: "remove|erase|delete|take off|takes off|taking off|get rid of|strip|rip|lose",
    without: "without|no|no more",
    garments:
      "clothes|clothing|dress|outfit|t ?shirt|shirt|blouse|top|pants|trousers|jeans|shorts|skirt|bra|underwear|lingerie|bikini|swimsuit",
  },
  {
    verbs: "entferne|entfernen|entfern|losche|weg mit",
    without: "ohne",
    after: "ausziehen|auszieht|entfernen|weglassen",
    around: ["zieh|ziehe|zieht", "aus"],
    garments: "kleid|kleider|kleidung|hemd|t shirt|bluse|oberteil|hose|rock|bh|unterwasche|bikini",
  },
  {
    verbs: "enleve|enlever|enlevez|retire|retirer|retirez|ote|oter|supprime",
    without: "sans",
    garments:
      "vetements|habits|robe|chemise|chemisier|t shirt|haut|pantalon|jupe|soutien gorge|culotte|bikini|maillot",
  },
  {
    verbs: "quita|quitar|quitale|quitarle|quite|elimina",
    without: "sin",
    garments: "ropa|vestido|camisa|camiseta|blusa|pantalon|pantalones|falda|sujetador|bragas|bikini|banador",
  },
  {
    verbs: "togli|togliere|toglile|toglietele|rimuovi|rimuovere|sfila",
    without: "senza",
    garments:
      "vestiti|abiti|abito|vestito|camicia|camicetta|maglia|maglietta|pantaloni|gonna|reggiseno|mutande|bikini",
  },
  {
    verbs: "tira|tire|tirar|remove|remova|remover",
    without: "sem",
    garments: "roupa|roupas|vestido|camisa|camiseta|blusa|calca|calcas|saia|sutia|calcinha|biquini",
  },
  {
    verbs: "verwijder|verwijderen",
    without: "zonder",
    after: "uittrekken|uitdoen|verwijderen",
    around: ["trek|trekt|doe|doet", "uit"],
    garments: "kleren|kleding|jurk|shirt|t shirt|overhemd|bloes|broek|rok|beha|ondergoed|bikini|badpak",
  },
  {
    verbs: "zdejmij|zdjac|zdejmuje|zdejmujac|usun|usunac|sciagnij|sciagnac",
    without: "bez",
    garments:
      "ubranie|ubrania|ubran|sukienke|sukienki|koszule|koszuli|koszulke|koszulki|bluzke|bluzki|spodnie|spodni|spodnice|spodnicy|stanik|stanika|majtki|majtek|bielizne|bielizny|bikini",
  },
];

/** "The stain on the shirt" is no garment taken off. */
const PLACES =
  "from|on|at|vom|von|auf|an|am|de|du|des|del|sur|della|dal|dalla|sul|sulla|da|do|na|van|op|aan|z|ze|sobre|en";
/** What may stand between "without" and a garment; anything else is without, and the garment is not. */
const OWN =
  "a|any|her|his|my|their|the|ihr|ihre|sein|seine|mein|meine|son|sa|ses|mon|ma|su|sus|mi|la|il|suo|sua|o|seu|haar|zijn|mijn|jej|jego|mojej";

const PATTERNS = UNDRESSING.flatMap(({ verbs, without, after, around, garments }) => [
  new RegExp(` (?:${verbs})(?: (?!(?:${PLACES}) )\\p{L}+){0,3} (?:${garments}) `, "u"),
  new RegExp(` (?:${without})(?: (?:${OWN})){0,2} (?:${garments}) `, "u"),
  ...(after ? [new RegExp(` (?:${garments}) (?:${after}) `, "u")] : []),
  ...(around ? [new RegExp(` (?:${around[0]})(?: \\p{L}+){0,3} (?:${garments}) ${around[1]} `, "u")] : []),
]);

export const undresses = (text: string): boolean => PATTERNS.some((pattern) => pattern.test(text));
