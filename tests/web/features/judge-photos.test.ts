import { expect, test } from "vitest";
import { PHOTO_REASONS, wordsFor } from "#schema/trainings/photo-reasons.ts";
import { TRAINING_PHOTOS } from "#schema/trainings/training.ts";
import { faceAnalysis } from "#tests/support/face-analysis.ts";
import { judgePhotos, type SeenPhoto } from "#web/features/uploads/photo-check/judge-photos.ts";
import type { PhotoAnalysis } from "#web/features/uploads/photo-check/photo-analysis.ts";

/** A vector that points another way for each number. */
function unitVector(length: number, at: number): Float32Array {
  const vector = new Float32Array(length);
  vector[at % length] = 1;
  return vector;
}

interface Input extends Partial<Omit<SeenPhoto, "key" | "name" | "analysis">> {
  codes?: PhotoAnalysis["codes"];
  /** The same number is the same person. */
  who?: number;
  hash?: bigint;
  size?: number;
  /** The same number is a crop of one photo. */
  crop?: number;
}

/** A photo without fault, unlike every photo with another letter. */
function photo(key: string, input: Input = {}): SeenPhoto {
  const letter = key.charCodeAt(0);
  const farApart = BigInt.asUintN(64, BigInt(letter * 7919) * 0x9e3779b97f4a7c15n);
  const { codes = [], who = 0, hash = farApart, size = 300, crop = letter, ...rest } = input;
  const face = faceAnalysis({ size, identity: unitVector(8, who), luma: unitVector(64, crop) });
  return {
    key,
    name: `${key}.jpg`,
    analysis: { codes, hash, face: codes.includes("NO_FACE") ? null : face },
    digest: null,
    sent: false,
    anyway: false,
    samePerson: null,
    ...rest,
  };
}

/** What becomes of each photo, a line each: its verdict, the reasons, and beside which other photo. */
const judge = (photos: SeenPhoto[]) =>
  Array.from(judgePhotos(photos), ([key, { verdict, reasons }]) => {
    const found = reasons.map(({ code, twin }) => (twin ? `${code} (${twin.name})` : code));
    return [key, verdict, ...found].join(" ");
  });

test.each<[string, SeenPhoto[], string[]]>([
  [
    "a photo is used, held or out by the weightiest thing found, worst first",
    [
      photo("a", { codes: ["SMALL_FACE"] }),
      photo("b", { codes: ["BLURRED", "TOO_DARK"] }),
      photo("c", { codes: ["BLURRED", "SEVERAL_PEOPLE"] }),
    ],
    ["a use SMALL_FACE", "b held BLURRED TOO_DARK", "c out SEVERAL_PEOPLE BLURRED"],
  ],
  [
    "a photo is used when the person insists, unless it is out",
    [photo("a", { codes: ["SUNGLASSES"], anyway: true }), photo("b", { codes: ["NO_FACE"], anyway: true })],
    ["a use SUNGLASSES", "b out NO_FACE"],
  ],
  [
    "the larger of two copies stays, and the other says whose copy it is",
    [photo("a", { hash: 5n, size: 200 }), photo("b", { hash: 5n, size: 400 })],
    ["a out DUPLICATE (b.jpg)", "b use"],
  ],
  [
    "an uploaded copy stays, however small",
    [photo("a", { hash: 5n, size: 200, sent: true }), photo("b", { hash: 5n, size: 400 })],
    ["a use", "b out DUPLICATE (a.jpg)"],
  ],
  [
    "crops of one photo are copies, though the pictures look different",
    [photo("a", { crop: 9, size: 200 }), photo("b", { crop: 9, size: 400 })],
    ["a out DUPLICATE (b.jpg)", "b use"],
  ],
  [
    "nearly the same picture is used, with a tip",
    [photo("a", { hash: 0n }), photo("b", { hash: 0b111111n })],
    ["a use", "b use NEAR_DUPLICATE (a.jpg)"],
  ],
  [
    "the very same file is found even where there is no face",
    [photo("a", { codes: ["NO_FACE"], digest: "x" }), photo("b", { codes: ["NO_FACE"], digest: "x" })],
    ["a out NO_FACE", "b out DUPLICATE (a.jpg) NO_FACE"],
  ],
  [
    "whoever is not the person most photos show is held",
    [photo("a", { who: 1 }), photo("b"), photo("c"), photo("d")],
    ["a held OTHER_PERSON", "b use", "c use", "d use"],
  ],
  [
    "where nobody can tell who is meant, it is asked beside the other photo",
    [photo("a"), photo("b", { who: 1 })],
    ["a use", "b ask UNSURE_PERSON (a.jpg)"],
  ],
  ...[false, true].flatMap((sent): [string, SeenPhoto[], string[]][] => [
    [
      `an answered yes is obeyed, uploaded: ${sent}`,
      [photo("a"), photo("b", { who: 1, sent, samePerson: true })],
      ["a use", "b use"],
    ],
    [
      `an answered no is obeyed, uploaded: ${sent}`,
      [photo("a"), photo("b", { who: 1, sent, samePerson: false })],
      ["a use", "b held OTHER_PERSON"],
    ],
  ]),
  [
    "being the same person does not make a photo a good one",
    [photo("a"), photo("b", { who: 1, codes: ["BLURRED"], samePerson: true })],
    ["a use", "b held BLURRED"],
  ],
  [
    "the same person's bad photo is used where one insists",
    [photo("a"), photo("b", { who: 1, codes: ["BLURRED"], samePerson: true, anyway: true })],
    ["a use", "b use BLURRED"],
  ],
])("%s", (_, photos, judged) => {
  expect(judge(photos)).toEqual(judged);
});

test("beyond what a training takes, photos are out until another goes", () => {
  const photos = Array.from({ length: TRAINING_PHOTOS.max + 2 }, (_, at) =>
    photo(String.fromCharCode(65 + at), at === 3 ? { codes: ["BLURRED"] } : {}),
  );
  const out = (some: SeenPhoto[]) => judge(some).filter((line) => line.includes(" out "));
  expect(out(photos)).toEqual(["V out TOO_MANY"]);
  expect(out(photos.slice(1))).toEqual([]);
});

test("every reason is a sentence that says what, and one that says what to do", () => {
  for (const { message, advice } of Object.values(PHOTO_REASONS))
    for (const sentence of [message, advice]) expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(wordsFor("NO_FACE")).toBe(
    "We could not find a face in this photo. Use a photo that shows the face clearly.",
  );
});
