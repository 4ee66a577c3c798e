import type { Hint } from "./hint.ts";

/** Whom somebody plays. */
export const CHARACTERS: readonly Hint[] = [
  ["yacht", { en: "pirate", de: "pirat, piratin", fr: "pirate", es: "pirata", it: "pirata", pt: "pirata" }],
  [
    "film-noir",
    {
      en: "detective, fedora, trench coat, trenchcoat, femme fatale, sherlock holmes",
      de: "detektiv, detektivin, trenchcoat, fedora",
      fr: "détective, trench, fedora",
      es: "detective, gabardina, sombrero fedora",
      it: "investigatore, impermeabile, fedora",
      pt: "detetive, sobretudo, fedora",
    },
  ],
  [
    "mobster",
    {
      en: "pinstripe suit, pinstripe",
      de: "nadelstreifenanzug, nadelstreifen",
      fr: "costume rayé",
      es: "traje a rayas",
      it: "abito gessato, gessato",
      pt: "terno risca de giz",
    },
  ],
  [
    "castle",
    {
      en: "knight, princess, prince, armour, armor, sword, viking, dragon, dragons, elf ears",
      de: "ritter, prinzessin, prinz, rüstung, schwert, drache, wikinger",
      fr: "chevalier, princesse, prince, armure, épée, dragon, viking",
      es: "caballero medieval, princesa, príncipe, armadura, espada, dragón, vikingo",
      it: "cavaliere, principessa, principe, armatura, spada, drago, vichingo",
      pt: "cavaleiro, princesa, príncipe, armadura, espada, dragão, viking",
    },
  ],
  [
    "palace",
    {
      en: "queen, king, crown, emperor, empress, royal, royalty",
      de: "königin, könig, krone",
      fr: "reine, roi, couronne, empereur",
      es: "reina, rey, corona, emperador",
      it: "regina, re, corona, imperatore",
      pt: "rainha, rei, coroa, imperador",
    },
  ],
  [
    "sigil",
    {
      en: "wizard, sorcerer, sorceress, mage, magician, warlock",
      de: "hexenmeister",
      fr: "magicien, mage",
      es: "mago, hechicero, hechicera",
      it: "stregone",
      pt: "mago, feiticeiro, feiticeira",
    },
  ],
  [
    "enchanted forest",
    {
      en: "elf, elves, fairy, druid, unicorn, nymph",
      de: "elf, elfe, fee, druide, einhorn",
      fr: "elfe, fée, druide, licorne",
      es: "elfo, elfa, hada, druida, unicornio",
      it: "elfo, elfa, fata, druido, unicorno",
      pt: "elfo, elfa, fada, druida, unicórnio",
    },
  ],
  [
    "superhero",
    {
      en: "batman, superman, spiderman, spider-man, wonder woman, cape",
      de: "umhang",
      fr: "cape",
      es: "capa",
      it: "mantello",
      pt: "capa de herói",
    },
  ],
  [
    "space",
    {
      en: "astronaut, space suit, spacesuit, alien, cosmonaut",
      de: "astronaut, astronautin, raumanzug, außerirdischer",
      fr: "astronaute, combinaison spatiale, extraterrestre",
      es: "astronauta, traje espacial, extraterrestre",
      it: "astronauta, tuta spaziale, alieno",
      pt: "astronauta, traje espacial, alienígena",
    },
  ],
  [
    "cyberpunk",
    {
      en: "cyborg, android, robot, hacker, samurai, ninja, netrunner",
      de: "cyborg, roboter, hacker, samurai",
      fr: "cyborg, robot, samouraï, hacker",
      es: "cíborg, robot, samurái, hacker",
      it: "cyborg, robot, samurai, hacker",
      pt: "ciborgue, robô, samurai, hacker",
    },
  ],
  [
    "crypt",
    {
      en: "vampire, zombie, ghost, skeleton",
      de: "vampir, vampirin, zombie, geist, skelett",
      fr: "vampire, zombie, fantôme, squelette",
      es: "vampiro, vampira, zombi, fantasma, esqueleto",
      it: "vampiro, vampira, zombie, fantasma, scheletro",
      pt: "vampiro, vampira, zumbi, fantasma, esqueleto",
    },
  ],
  ["halloween", { en: "witch", de: "hexe", fr: "sorcière", es: "bruja", it: "strega", pt: "bruxa" }],
];
