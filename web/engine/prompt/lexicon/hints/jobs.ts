import type { Hint } from "./hint.ts";

/** Whose work belongs to a place. */
export const JOBS: readonly Hint[] = [
  [
    "harbour",
    {
      en: "fisherman, fisherwoman, sailor, captain, fishing boat, lighthouse keeper, lighthouse",
      de: "fischer, matrose, kapitän, leuchtturm, leuchtturmwärter",
      fr: "pêcheur, capitaine, phare, gardien de phare",
      es: "pescador, marinero, capitán, faro",
      it: "pescatore, capitano, faro",
      pt: "pescador, marinheiro, capitão, farol",
    },
  ],
  [
    "mountain",
    {
      en: "hiker, climber, mountaineer, hiking boots, backpacker",
      de: "bergsteiger, kletterer",
      fr: "randonneur, randonneuse, alpiniste, grimpeur",
      es: "senderista, alpinista, escalador",
      it: "escursionista, alpinista, scalatore",
      pt: "alpinista, montanhista, trilheiro",
    },
  ],
  [
    "snowy mountain",
    {
      en: "skier, snowboarder, snowboard",
      de: "skifahrer, skifahrerin, snowboarder",
      fr: "skieur, skieuse",
      es: "esquiador, esquiadora",
      it: "sciatore, sciatrice",
      pt: "esquiador, esquiadora",
    },
  ],
  [
    "kitchen",
    {
      en: "chef, cook, baker, apron",
      de: "koch, köchin, kochschürze, bäcker, bäckerin",
      fr: "chef cuisinier, cuisinier, cuisinière, boulanger",
      es: "cocinero, cocinera, panadero",
      it: "cuoco, cuoca, fornaio",
      pt: "cozinheiro, cozinheira, padeiro",
    },
  ],
  [
    "stage",
    {
      en: "singer, musician, guitarist, guitar, drummer, pianist, piano, violin, violinist, dancer, ballerina, microphone, band, saxophone, comedian, rapper, performer",
      de: "sänger, sängerin, musiker, musikerin, gitarre, klavier, tänzer, tänzerin, geige, mikrofon",
      fr: "chanteur, chanteuse, musicien, musicienne, guitare, danseur, danseuse, piano, micro",
      es: "cantante, músico, guitarra, bailarín, bailarina, piano, micrófono",
      it: "cantante, musicista, chitarra, ballerino, ballerina, pianoforte, microfono",
      pt: "cantor, cantora, músico, violão, guitarra, dançarino, bailarina, piano, microfone",
    },
  ],
  ["nightclub", { en: "dj, disc jockey, clubber", de: "dj", fr: "dj", es: "dj", it: "dj", pt: "dj" }],
  [
    "atelier",
    {
      en: "painter, sculptor, potter, pottery, paintbrush, palette, artist's smock",
      de: "maler, malerin, bildhauer, pinsel, töpfer",
      fr: "peintre, sculpteur, pinceau, potier",
      es: "pintor, pintora, escultor, pincel",
      it: "pittore, pittrice, scultore, pennello",
      pt: "pintor, pintora, escultor, pincel",
    },
  ],
  [
    "study",
    {
      en: "writer, author, poet, novelist, journalist, professor, cigar, pipe, whisky glass",
      de: "schriftsteller, schriftstellerin, autor, autorin, dichter, professor, zigarre",
      fr: "écrivain, écrivaine, auteur, poète, cigare, professeur",
      es: "escritor, escritora, poeta, puro, profesor",
      it: "scrittore, scrittrice, poeta, sigaro, professore",
      pt: "escritor, escritora, poeta, charuto, professor",
    },
  ],
  [
    "library",
    {
      en: "librarian, scholar, student, teacher, reading",
      de: "bibliothekar, bibliothekarin, student, studentin, lehrer, lehrerin, lesend",
      fr: "bibliothécaire, étudiant, étudiante, enseignant",
      es: "bibliotecario, bibliotecaria, estudiante, maestro, maestra",
      it: "bibliotecario, bibliotecaria, studente, studentessa, insegnante",
      pt: "bibliotecário, bibliotecária, estudante",
    },
  ],
  [
    "desert",
    {
      en: "cowboy, cowgirl, camel, western, sheriff, wild west",
      de: "cowboy, cowgirl, kamel, wilder westen",
      fr: "cowboy, chameau, far west",
      es: "vaquero, vaquera, camello, lejano oeste",
      it: "cowboy, cammello, far west",
      pt: "caubói, camelo, faroeste",
    },
  ],
  [
    "farm",
    {
      en: "farmer, tractor, horse, cow, sheep",
      de: "bauer, bäuerin, traktor, pferd, kuh",
      fr: "fermier, fermière, tracteur, cheval, vache",
      es: "granjero, granjera, tractor, caballo, vaca",
      it: "contadino, contadina, cavallo, mucca",
      pt: "fazendeiro, fazendeira, trator, cavalo, vaca",
    },
  ],
  [
    "gym",
    {
      en: "boxer, dumbbell, barbell, kettlebell, boxing gloves, weightlifter, personal trainer, gym clothes, sportswear",
      de: "boxer, boxerin, hantel, boxhandschuhe, sportkleidung",
      fr: "boxeur, boxeuse, haltère, gants de boxe",
      es: "boxeador, boxeadora, mancuerna, guantes de boxeo",
      it: "pugile, manubrio, guantoni",
      pt: "boxeador, boxeadora, halter, luvas de boxe",
    },
  ],
  [
    "stadium",
    {
      en: "footballer, football player, soccer player, runner, sprinter, cheerleader",
      de: "fußballer, fußballerin",
      fr: "footballeur, footballeuse, coureur, coureuse",
      es: "futbolista, corredor, corredora",
      it: "calciatore, calciatrice, corridore",
      pt: "jogador de futebol, jogadora, corredor",
    },
  ],
  [
    "basketball court",
    {
      en: "basketball player, skater, skateboard, skateboarder",
      de: "skater, skaterin, skateboard, basketballspieler",
      fr: "skateur, skateuse, skateboard, joueur de basket",
      es: "patinador, monopatín, jugador de baloncesto",
      it: "skater, giocatore di basket",
      pt: "skatista, jogador de basquete",
    },
  ],
];
