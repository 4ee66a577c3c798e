import { SUGGESTIVE_GARMENTS } from "./garments.ts";
import { includesAny, list } from "./sexual.ts";

/** Together with something suggestive only. A son has English company, because "son" is French for his and her. */
const YOUNG = list(`
  child, children, childlike, kid, kids, toddler, toddlers, baby, babies, infant, minor, minors, underage, under age,
  underaged, preteen, preteens, pre teen, tween, tweens, teen, teens, teenage, teenager, teenagers, adolescent,
  adolescents, juvenile, schoolgirl, schoolgirls, schoolboy, schoolboys, school girl, school boy, little girl,
  little boy, young girl, young boy, loli, lolita, shota, kindergartner, kindergartener, barely legal, jailbait,
  daughter, my son, his son, her son, our son, their son, your son, a son, the son, young son, and son, son and, son s,
  son in, son wearing, stepson, step son, grandson, niece, nephew, middle schooler, middle schoolers, high schooler,
  high schoolers, grade schooler, grade school, elementary school, elementary schooler, primary school, preschool, preschooler, kindergarten, junior high,
  middle school, sixth former, girl scout, boy scout, pupil, high school girl, high school boy, not yet eighteen,
  under eighteen, under 18, younger than 18,
  ein kind, einem kind, mein kind, das kind, kinder, kindes, kleines madchen, kleiner junge, schulmadchen, schuljunge, schulerin,
  minderjahrig, minderjahrige, minderjahrigen, jugendliche, jugendlicher, teenagerin, tochter, grundschulerin,
  enfant, enfants, fillette, petite fille, petit garcon, mineur, mineure, adolescente, lyceenne, lyceen, collegienne,
  collegien, ecoliere, ecolier, gamine, gamin,
  nina, nino, ninas, ninos, menor de edad, colegiala, colegial, hija, quinceanera,
  bambina, bambino, bambine, bambini, minorenne, ragazzina, ragazzino, scolara, liceale, figlia,
  crianca, criancas, menininha, garotinha, garotinho, menor de idade, filha, adolescentes,
  een kind, het kind, mijn kind, kinderen, kleuter, kleuters, peuter, peuters, tiener, tieners, tienermeisje, tienerjongen,
  minderjarig, minderjarige, minderjarigen, schoolmeisje, schooljongen, klein meisje, kleine jongen, jong meisje, dochter,
  dochtertje, zoontje, scholiere, scholier, kindje,
  dziecko, dzieci, dziecka, dziewczynka, dziewczynki, dziewczynke, chlopczyk, chlopiec, chlopca, maly chlopiec,
  nastolatka, nastolatek, nastolatki, nastolatke, nieletnia, nieletni, nieletnie, niepelnoletnia, niepelnoletni, uczennica,
  uczennice, licealistka, licealistke, corka, corke, coreczka, niemowle, przedszkolak, wnuczka, synek`);

export const SUGGESTIVE = [
  ...SUGGESTIVE_GARMENTS.split("|"),
  ...list(`
  sexy, seductive, seducing, sensual, sultry, provocative, suggestive, lewd, kinky, boudoir, cleavage, busty, skimpy,
  revealing, shirtless, bare skin, bare body, bare torso, bare chest, bare chested, exposed skin, barely clothed,
  scantily clad, bathing, bathtub, in the shower, in bed, on a bed, making out, french kiss, lap dance, tied up, upskirt,
  wet t shirt, wet shirt, twerking, pole dance,
  verfuhrerisch, verfuhrerische, sinnlich, sinnliche, im bett, lasziv,
  sensuelle, sensuel, au lit, seduisante, peau nue,
  provocativa, provocativo, en la cama, seductora,
  sensuale, provocante, a letto, seducente,
  na cama, sedutora, maio,
  op bed, in bad, onder de douche, verleidelijk, verleidelijke, sensueel, sensuele, zwoel, zwoele, blote huid,
  w lozku, na lozku, w wannie, pod prysznicem, zmyslowa, zmyslowy, zmyslowo, zmyslowe, uwodzicielska, uwodzicielski,
  uwodzicielsko, seksowna, seksowny, seksownie, seksownej, naga skora`),
];

const ENGLISH_NUMBERS =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen";
const NUMBERS = [
  ENGLISH_NUMBERS,
  "eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn",
  "deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize",
  "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete",
  "due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette",
  "twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien",
  "dois duas quatro sete oito dez doze treze quatorze catorze quinze dezesseis dezasseis dezessete dezassete",
].flatMap((words) => words.split(" "));
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(
  " ",
);

const AGE = `(?:\\d|1[0-7]|${NUMBERS.join("|")})`;
/** Behind an English word alone, because "once" is Spanish for eleven. */
const ENGLISH_AGE = `(?:\\d|1[0-7]|${ENGLISH_NUMBERS.replaceAll(" ", "|")})`;
const GRADE = `(?:[1-9]|1[0-2]|${ORDINALS.join("|")}|[1-9](?:st|nd|rd|th)|1[0-2]th)`;

/** What is old without being a person. */
const THINGS =
  "whiske?y|scotch|rum|wine|cheese|house|car|tree|oak|building|company|dog|cat|horse|church|bike|tradition";

/** Years of something other than a life: "10 ans d'expérience". */
const SPENT =
  "d (?:experience|existence|anciennete|avance) |de (?:experience|experiencia|carriere|carrera|carreira|metier|oficio)|di (?:esperienza|carriera)|fa |atras |depois |dopo |despues |apres ";

/** What is turned so often: "the camera turns one full circle". */
const TURNED =
  "(?:full|complete|whole|half|slow|quick|graceful|last|more|final) (?:circles?|turns?|rotations?|times?|rounds?|spins?)|times?|pages?|corners?|circles?|rounds?|turns?|rotations?|revolutions?|degrees?|quarters?|eighths?|thirds?|hundred|steps?|shoulders?|hands?|eyes?|ears?|cheeks?|sides?|ways?|cards?|knobs?|keys?|heads?";

/** Polish says an age in one word: "dwunastoletnia". */
const POLISH_AGES =
  "cztero|piecio|szescio|siedmio|osmio|dziewiecio|dziesiecio|jedenasto|dwunasto|trzynasto|czternasto|pietnasto|szesnasto|siedemnasto";
const POLISH_AGED = "letni|letnia|letniej|letnie|letniego|latka|latke|latki|latek";

/** Years given as an age below eighteen, in figures or words, or as a year at school. */
const YOUNG_AGES = [
  new RegExp(` (?:age|aged|ages|alter von|agee? de|de edad|leeftijd van) (?:of )?${AGE} `),
  new RegExp(` (?:turning|turns) ${ENGLISH_AGE} (?!(?:${TURNED}) )`),
  new RegExp(
    ` ${AGE} ?(?:yo|y o|yr old|yrs old|yrs? olds?|years? olds?|years? of age|jahre alt|jahrige[rnsm]?|jahrig|jaar oude?|jarige?n?|${POLISH_AGED}|ans|anos|anni) (?!(?:${THINGS}) |${SPENT})`,
  ),
  new RegExp(` (?:${NUMBERS.join("|")})(?:jahrige[rnsm]?|jahrig|jarige?n?|yearold) `),
  new RegExp(` (?:ma|mam|majac[aey]?|wieku) ${AGE} lat `),
  new RegExp(` (?:${POLISH_AGES})(?:${POLISH_AGED}) `),
  new RegExp(` ${GRADE} ?(?:graders?|grade|former|klassler(?:in)?|klasse) `),
  / grade (?:[1-9]|1[0-2]) /,
];

function namesYoungAge(text: string): boolean {
  return YOUNG_AGES.some((age) => age.test(text));
}

export const isYoung = (text: string): boolean => includesAny(text, YOUNG) || namesYoungAge(text);

/** What puts somebody into a picture who was not there: what follows is what comes of it. */
const ADDS =
  "adds?|adding|insert|into|becomes?|like an?|as an?|(?:replace|swap|exchange)(?: \\p{L}+){1,5} (?:with|by|for)|fuge|ajoute[rz]?|anade|agrega|aggiungi|adicion[ae]|acrescent[ae]|voeg|dodaj";
/** What changes somebody; with an article right behind it, it is they who are there already. */
const MAKES =
  "makes?|making|turns?|transforms?|changes?|mache?|machen|verwandle|verwandeln|rends|rendre|transform[aei]r?|haz|hazl[ao]|convierte(?:l[ao])?|trasforma(?:l[ao])?|rendi(?:l[ao])?|torn[ae]|faca|maak|verander|zmien|zrob";
const THE = "the|this|that|these|those|die|das|les|los|las|el|il|i|os|as|de|het";
const NEXT = "(?=((?: [\\p{L}\\p{N}]+){1,5}))";
const MADE = [
  new RegExp(` (?:${ADDS})${NEXT}`, "gu"),
  new RegExp(` (?:${MAKES})(?: (?:${THE}) \\p{L}+)?${NEXT}`, "gu"),
];

/** Whether words make somebody young or add somebody who is, rather than name who is there. */
export const makesYoung = (text: string): boolean =>
  MADE.some((pattern) => [...text.matchAll(pattern)].some((found) => isYoung(`${found[1]} `)));
