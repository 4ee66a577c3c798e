import type { Hint } from "./hint.ts";

/** What somebody wears or holds. */
export const CLOTHES_AND_DRINKS: readonly Hint[] = [
  [
    "headshot",
    {
      en: "suit, blazer, business suit, tie, lawyer, accountant, consultant, banker, manager, politician, attorney, doctor, nurse, engineer, ceo outfit",
      de: "anzug, blazer, krawatte, anwalt, anwältin, berater, beraterin, arzt, ärztin, hosenanzug",
      fr: "costume, cravate, avocat, avocate, blazer, tailleur, médecin",
      es: "traje, corbata, abogado, abogada, americana, médico, médica",
      it: "completo, cravatta, avvocato, giacca e cravatta, medico, dottoressa",
      pt: "terno, gravata, advogado, advogada, médico, médica, blazer",
    },
  ],
  [
    "wedding",
    {
      en: "wedding dress, tuxedo, bride, groom, bouquet, bridal veil, wedding gown, bridal gown, veil",
      de: "brautkleid, hochzeitskleid, braut, bräutigam, brautstrauß, smoking, schleier",
      fr: "robe de mariée, mariée, marié, smoking, bouquet de mariée, voile de mariée",
      es: "vestido de novia, novia, novio, esmoquin, ramo de novia",
      it: "abito da sposa, sposa, sposo, smoking, velo da sposa",
      pt: "vestido de noiva, noiva, noivo, smoking, buquê de noiva",
    },
  ],
  [
    "beach",
    {
      en: "bikini, swimsuit, surfboard, surfer, snorkel, swim trunks, flip flops, beach towel, lifeguard, mermaid, swimming",
      de: "bikini, badeanzug, surfbrett, surfer, surferin, badehose",
      fr: "bikini, maillot de bain, planche de surf, surfeur, surfeuse",
      es: "bikini, bañador, tabla de surf, surfista, traje de baño",
      it: "bikini, costume da bagno, tavola da surf, surfista",
      pt: "biquíni, maiô, prancha de surfe, surfista, prancha",
    },
  ],
  [
    "cafe",
    {
      en: "barista, coffee, latte, cappuccino, coffee cup, cup of coffee, espresso, cup of tea",
      de: "barista, kaffee, kaffeetasse, tasse kaffee",
      fr: "barista, tasse de café",
      es: "barista, taza de café",
      it: "barista, cappuccino, tazza di caffè",
      pt: "barista, xícara de café",
    },
  ],
  [
    "bar",
    {
      en: "bartender, cocktail, martini, whisky, whiskey, beer, mojito, gin",
      de: "barkeeper, cocktail, bier",
      fr: "barman, cocktail, bière",
      es: "camarero, cóctel, cerveza",
      it: "barista del bar, cocktail, birra",
      pt: "garçom, coquetel, cerveja",
    },
  ],
  [
    "wine bar",
    {
      en: "glass of wine, red wine, white wine, wine glass, wine",
      de: "weinglas, glas wein, rotwein, wein",
      fr: "verre de vin, vin rouge, vin",
      es: "copa de vino, vino tinto, vino",
      it: "bicchiere di vino, vino rosso, vino",
      pt: "taça de vinho, vinho tinto, vinho",
    },
  ],
  [
    "nightclub",
    {
      en: "champagne, sparkler, prosecco",
      de: "champagner, sekt, wunderkerze",
      fr: "champagne",
      es: "champán, cava",
      it: "champagne, spumante, prosecco",
      pt: "champanhe, espumante",
    },
  ],
  [
    "christmas",
    {
      en: "santa, santa claus, santa hat, christmas sweater, christmas jumper, reindeer, elf hat",
      de: "weihnachtsmann, nikolaus, weihnachtspullover, rentier",
      fr: "père noël, pull de noël, renne",
      es: "papá noel, jersey navideño, reno",
      it: "babbo natale, maglione natalizio, renna",
      pt: "papai noel, suéter natalino, rena",
    },
  ],
  [
    "yearbook",
    {
      en: "cap and gown, mortarboard, diploma, varsity jacket, letterman jacket, school uniform",
      de: "doktorhut, diplom, talar, schuluniform",
      fr: "toge, mortier, uniforme scolaire",
      es: "birrete, toga, uniforme escolar",
      it: "tocco, toga, divisa scolastica",
      pt: "uniforme escolar",
    },
  ],
  [
    "glamour",
    {
      en: "evening gown, ball gown, sequin dress, pearls, diamonds, evening dress, fur coat",
      de: "abendkleid, ballkleid, perlenkette, diamanten, pelzmantel",
      fr: "robe de soirée, perles, diamants, manteau de fourrure",
      es: "vestido de noche, perlas, diamantes, abrigo de piel",
      it: "abito da sera, perle, diamanti, pelliccia",
      pt: "vestido de noite, vestido de gala, pérolas, diamantes",
    },
  ],
  [
    "model-headshots",
    {
      en: "supermodel, designer dress, model on a catwalk",
      de: "supermodel",
      fr: "top model",
      es: "supermodelo, modelo",
      it: "modella, modello, top model",
      pt: "supermodelo, modelo",
    },
  ],
  [
    "lingerie",
    {
      en: "lingerie, negligee, silk robe, corset",
      de: "dessous, negligé, korsett",
      fr: "nuisette, corset, déshabillé",
      es: "lencería, corsé",
      it: "corsetto, vestaglia di seta",
      pt: "espartilho, robe de seda",
    },
  ],
  [
    "1970s",
    {
      en: "bell bottoms, flared trousers, afro",
      de: "schlaghose",
      fr: "pattes d'éléphant",
      es: "pantalones de campana",
      it: "pantaloni a zampa",
      pt: "calça boca de sino",
    },
  ],
];
