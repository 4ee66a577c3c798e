import type { Shot } from "../../studio/frame/shot.ts";
import type { Concept } from "./concept.ts";

/** How much of the person to show. A passport photo is a framing too. */
export const SHOT_WORDS: Readonly<Record<Shot, Concept>> = {
  "close-up": {
    en: "close-up, close up, closeup, face only, macro, tight crop, tight shot, tight portrait, extreme close-up, very close",
    de: "nahaufnahme, großaufnahme, close-up",
    fr: "gros plan, très gros plan, plan serré",
    es: "primer plano, primerísimo primer plano",
    it: "primo piano, primissimo piano",
    pt: "close, close-up, primeiro plano, plano fechado",
  },
  "medium close-up": {
    en: "medium close-up, medium close up, head and shoulders, head and shoulder",
    de: "kopf und schultern, brustbild, schulterporträt",
    fr: "plan poitrine, tête et épaules",
    es: "plano medio corto, cabeza y hombros",
    it: "mezzo primo piano, testa e spalle",
    pt: "cabeça e ombros, plano médio fechado",
  },
  "medium shot": {
    en: "medium shot, mid shot, mid-shot, chest up, bust shot, bust portrait",
    de: "halbnahaufnahme, halbnah",
    fr: "plan moyen",
    es: "plano medio",
    it: "piano medio",
    pt: "plano médio",
  },
  "half body": {
    en: "half body, half-body, half length, half-length, waist up, waist-up, from the waist, from the waist up, to the waist, upper body, three-quarter length, three quarter length, cowboy shot",
    de: "halbkörper, halbfigur, oberkörper, hüftbild, bis zur hüfte",
    fr: "mi-corps, à mi-corps, plan taille, buste, plan américain",
    es: "medio cuerpo, plano americano, de cintura para arriba",
    it: "mezzo busto, mezza figura, piano americano",
    pt: "meio corpo, plano americano, da cintura para cima",
  },
};

/** Asks for more than any picture here shows: the widest is taken. */
export const WIDER_THAN_ALL: Concept = {
  en: "full body, full-body, full length, full-length, head to toe, whole body, wide shot, long shot, wide angle shot, entire body",
  de: "ganzkörper, ganzkörperfoto, ganzer körper, totale",
  fr: "corps entier, plan large, en pied, plein pied",
  es: "cuerpo entero, cuerpo completo, plano general",
  it: "figura intera, corpo intero, campo lungo",
  pt: "corpo inteiro, plano geral",
};

export const MONOCHROME: Concept = {
  en: "black and white, black-and-white, monochrome, greyscale, grayscale, b&w, b w, bw, black & white",
  de: "schwarz-weiß, schwarzweiß, schwarz weiß, monochrom, schwarzweiss, schwarz-weiss",
  fr: "noir et blanc, monochrome",
  es: "blanco y negro, monocromo, monocromático",
  it: "bianco e nero, monocromo, in bianco e nero",
  pt: "preto e branco, preto-e-branco, monocromático, p&b",
};
