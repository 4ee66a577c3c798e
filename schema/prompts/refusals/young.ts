import { list } from "./sexual.ts";

/** Together with something suggestive only. */
export const YOUNG = list(`
  child, children, childlike, kid, kids, toddler, toddlers, baby, babies, infant, minor, minors, underage, under age,
  underaged, preteen, preteens, pre teen, tween, tweens, teen, teens, teenage, teenager, teenagers, adolescent,
  adolescents, juvenile, schoolgirl, schoolgirls, schoolboy, schoolboys, school girl, school boy, little girl,
  little boy, young girl, young boy, loli, lolita, shota, kindergartner, kindergartener, barely legal, jailbait,
  daughter, son, niece, nephew, middle schooler, middle schoolers, high schooler, high schoolers, grade schooler,
  grade school, elementary school, elementary schooler, primary school, preschool, preschooler, kindergarten, junior high,
  middle school, sixth former, girl scout, boy scout, pupil, high school girl, high school boy, not yet eighteen,
  under eighteen, under 18, younger than 18,
  ein kind, mein kind, das kind, kinder, kindes, kleines madchen, kleiner junge, schulmadchen, schuljunge, schulerin,
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

export const SUGGESTIVE = list(`
  sexy, seductive, seducing, sensual, sultry, provocative, suggestive, lewd, kinky, lingerie, underwear, panties,
  thong, bra, bikini, swimsuit, swimwear, bathing suit, corset, stockings, boudoir, cleavage, busty, skimpy, revealing,
  shirtless, barely clothed, scantily clad, bathing, bathtub, in the shower, in bed, on a bed, making out, french kiss,
  lap dance, tied up, negligee, g string, upskirt, wet t shirt, wet shirt, twerking, pole dance,
  unterwasche, dessous, reizwasche, badeanzug, verfuhrerisch, verfuhrerische, sinnlich, sinnliche, im bett, hoschen,
  tanga, bh, lasziv, strapse,
  sous vetements, maillot de bain, sensuelle, sensuel, culotte, soutien gorge, au lit, seduisante, nuisette, bas resille,
  lenceria, ropa interior, traje de bano, banador, provocativa, provocativo, en la cama, bragas, sujetador, seductora,
  biancheria intima, costume da bagno, sensuale, provocante, a letto, mutandine, reggiseno, seducente,
  calcinha, sutia, roupa intima, biquini, na cama, sedutora, maio,
  ondergoed, badpak, zwempak, beha, slipje, op bed, in bad, onder de douche, verleidelijk, verleidelijke,
  sensueel, sensuele, zwoel, zwoele, jarretels, doorkijkblouse,
  bielizna, bieliznie, bielizne, stroj kapielowy, stroju kapielowym, stanik, staniku, majtki, majtkach, stringi, stringach,
  w lozku, na lozku, w wannie, pod prysznicem, zmyslowa, zmyslowy, zmyslowo, zmyslowe, uwodzicielska, uwodzicielski,
  uwodzicielsko, ponczochy, ponczochach, seksowna, seksowny, seksownie, seksownej`);

const NUMBERS = [
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen",
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
const GRADE = `(?:[1-9]|1[0-2]|${ORDINALS.join("|")}|[1-9](?:st|nd|rd|th)|1[0-2]th)`;

/** What is old without being a person. */
const THINGS =
  "whiske?y|scotch|rum|wine|cheese|house|car|tree|oak|building|company|dog|cat|horse|church|bike|tradition";

/** Years of something other than a life: "10 ans d'expérience". */
const SPENT =
  "d (?:experience|existence|anciennete|avance) |de (?:experience|experiencia|carriere|carrera|carreira|metier|oficio)|di (?:esperienza|carriera)|fa |atras |depois |dopo |despues |apres ";

/** Polish says an age in one word: "dwunastoletnia". */
const POLISH_AGES =
  "cztero|piecio|szescio|siedmio|osmio|dziewiecio|dziesiecio|jedenasto|dwunasto|trzynasto|czternasto|pietnasto|szesnasto|siedemnasto";
const POLISH_AGED = "letni|letnia|letniej|letnie|letniego|latka|latke|latki|latek";

/** Years given as an age below eighteen, in figures or words, or as a year at school. */
const YOUNG_AGES = [
  new RegExp(` (?:age|aged|ages|turning|turns|alter von|agee? de|de edad|leeftijd van) (?:of )?${AGE} `),
  new RegExp(
    ` ${AGE} ?(?:yo|y o|yr old|yrs old|yrs? olds?|years? olds?|years? of age|jahre alt|jahrige[rnsm]?|jahrig|jaar oude?|jarige?n?|${POLISH_AGED}|ans|anos|anni) (?!(?:${THINGS}) |${SPENT})`,
  ),
  new RegExp(` (?:${NUMBERS.join("|")})(?:jahrige[rnsm]?|jahrig|jarige?n?|yearold) `),
  new RegExp(` (?:ma|mam|majac[aey]?|wieku) ${AGE} lat `),
  new RegExp(` (?:${POLISH_AGES})(?:${POLISH_AGED}) `),
  new RegExp(` ${GRADE} ?(?:graders?|grade|former|klassler(?:in)?|klasse) `),
  / grade (?:[1-9]|1[0-2]) /,
];

export function namesYoungAge(text: string): boolean {
  return YOUNG_AGES.some((age) => age.test(text));
}
