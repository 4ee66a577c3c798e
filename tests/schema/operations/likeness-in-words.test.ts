import { expect, test } from "vitest";
import { likenessInWords } from "#schema/operations/edits/by-words/likeness-in-words.ts";

test.each([
  "replace his face with the other one",
  "tausche das Gesicht",
  "das Gesicht austauschen",
  "remplace le visage",
  "cambia la cara por la otra",
  "sostituisci il volto",
  "troque o rosto",
  "vervang het gezicht",
  "zamień twarz",
])("%j asks for another face", (words) => expect(likenessInWords(words)).toBe("FACE_SWAP"));

test.each([
  "een rode jurk",
  "biała koszula",
  "un vestito rosso",
  "ein rotes Kleid",
  "long dresses",
  "black lace thong",
  "sheer stockings",
  "Dessous aus Spitze",
  "un maillot de bain",
  "majtki",
])("%j asks for other clothes", (words) => expect(likenessInWords(words)).toBe("CLOTHING_REPLACEMENT"));

test.each([
  "mehr Licht im Gesicht",
  "un visage souriant",
  "een lachend gezicht",
  "uśmiechnięta twarz",
  "change the background",
  "cambia el fondo",
  "plus de lumière en haut",
  "rocks by the sea",
  "smoother skin",
])("%j asks for neither", (words) => expect(likenessInWords(words)).toBeNull());
