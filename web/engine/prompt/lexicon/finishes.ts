import type { Finish } from "../../finish/finish.ts";
import type { Concept } from "./concept.ts";

/** What a picture is made as: painted, drawn, printed, or on which film. */
export const FINISH_WORDS: Readonly<Record<Finish, Concept>> = {
  "oil painting": {
    en: "oil painting, painting, oil portrait, oils, oil paint, oil on canvas, painted portrait, painterly, painted, old master, old master painting, rembrandt, renaissance, renaissance painting, renaissance portrait, baroque, baroque painting, impressionist, impressionism",
    de: "ölgemälde, ölmalerei, ölbild, gemälde, gemalt, alter meister, rembrandt, renaissance, barock, impressionistisch",
    fr: "peinture à l'huile, peinture, tableau, rembrandt, renaissance, baroque, impressionniste",
    es: "pintura al óleo, óleo, pintura, rembrandt, renacimiento, barroco, impresionista",
    it: "dipinto a olio, pittura a olio, dipinto, rembrandt, rinascimento, barocco, impressionista",
    pt: "pintura a óleo, pintura, quadro a óleo, rembrandt, renascimento, barroco, impressionista",
  },
  "pencil drawing": {
    en: "pencil drawing, pencil, pencil sketch, sketch, sketched, drawing, charcoal, charcoal drawing, graphite, hand drawn, hand-drawn, line drawing",
    de: "bleistiftzeichnung, bleistift, bleistiftskizze, skizze, zeichnung, gezeichnet, kohlezeichnung, handgezeichnet",
    fr: "dessin au crayon, crayon, croquis, dessin, fusain, esquisse",
    es: "dibujo a lápiz, lápiz, boceto, dibujo, carboncillo",
    it: "disegno a matita, matita, schizzo, disegno, carboncino",
    pt: "desenho a lápiz, desenho a lápis, lápis, esboço, desenho, carvão",
  },
  "comic print": {
    en: "comic, comic print, comics, comic book, comic style, comic strip, graphic novel, halftone, half-tone, pop art, pop-art, lichtenstein, roy lichtenstein, ben-day dots, ben day dots",
    de: "comic, comicstil, comicheft, pop art, pop-art, rasterdruck, lichtenstein",
    fr: "bande dessinée, bd, pop art, pop-art, trame",
    es: "cómic, historieta, arte pop, pop art",
    it: "fumetto, stile fumetto, pop art, mezzatinta",
    pt: "quadrinhos, história em quadrinhos, pop art, meio-tom",
  },
  "slide film": {
    en: "slide film, kodachrome, ektachrome, velvia, fuji velvia, fujichrome, diapositive",
    de: "diafilm, kodachrome, ektachrome, velvia",
    fr: "film diapositive, diapositive, kodachrome",
    es: "diapositiva, kodachrome",
    it: "diapositiva, kodachrome",
    pt: "diapositivo, kodachrome",
  },
  "colour negative film": {
    en: "colour negative film, color negative film, colour film, color film, analog film, analogue film, analog photo, analogue photo, analog, analogue, kodak portra, portra 400, portra 160, portra 800, kodak gold, fuji 400h, film photo, film photography, film photograph, shot on film, on film, 35mm film, 35 mm film",
    de: "farbfilm, analogfilm, analogfoto, analog, kleinbildfilm, auf film",
    fr: "pellicule, argentique, film argentique, photo argentique",
    es: "película analógica, foto analógica, analógico, carrete",
    it: "pellicola, foto analogica, analogico, rullino",
    pt: "filme analógico, foto analógica, analógico",
  },
  "instant film": {
    en: "instant film, polaroid, polaroid photo, instax, instant photo, instant camera",
    de: "sofortbild, polaroid, instax, sofortbildkamera",
    fr: "polaroid, photo instantanée, instax",
    es: "polaroid, foto instantánea, instax",
    it: "polaroid, foto istantanea, instax",
    pt: "polaroid, foto instantânea, instax",
  },
  "night film": {
    en: "night film, cinestill, cinestill 800t, 800t, tungsten film, halation",
    de: "cinestill, kunstlichtfilm",
    fr: "cinestill, film tungstène",
    es: "cinestill",
    it: "cinestill",
    pt: "cinestill",
  },
  "black and white film": {
    en: "black and white film, black-and-white film, tri-x, kodak tri-x, ilford, ilford hp5, hp5, grainy black and white, silver gelatin",
    de: "schwarz-weiß-film, schwarzweißfilm, tri-x, ilford",
    fr: "pellicule noir et blanc, film noir et blanc, tri-x, ilford",
    es: "película en blanco y negro, tri-x, ilford",
    it: "pellicola in bianco e nero, tri-x, ilford",
    pt: "filme preto e branco, tri-x, ilford",
  },
};
