import { expect, test } from "vitest";
import { PHOTO_REASONS, wordsFor } from "#schema/trainings/photo-reasons.ts";
import { TRAINING_PHOTOS } from "#schema/trainings/training.ts";
import { faceAnalysis } from "#tests/support/web/face-analysis.ts";
import { judgePhotos, type SeenPhoto } from "#web/features/uploads/photo-check/judge-photos.ts";
import type { PhotoAnalysis } from "#web/features/uploads/photo-check/photo-analysis.ts";

/** What is not said of a photo is without fault, and unlike every other photo of the same person. */
interface Input extends Partial<Pick<SeenPhoto, "digest" | "sent" | "anyway" | "samePerson">> {
  codes?: PhotoAnalysis["codes"];
  /** The same number is the same person. */
  who?: number;
  hash?: bigint;
  size?: number;
  /** The same number is a crop of one photo. */
  crop?: number;
}

/** A vector that points another way for each number. */
function unitVector(length: number, at: number): Float32Array {
  const vector = new Float32Array(length);
  vector[at % length] = 1;
  return vector;
}

function photo(input: Input, at: number): SeenPhoto {
  const key = String.fromCharCode(97 + at);
  const farApart = BigInt.asUintN(64, BigInt((at + 1) * 7919) * 0x9e3779b97f4a7c15n);
  const { codes = [], who = 0, hash = farApart, size = 300, crop = at, ...decided } = input;
  const face = faceAnalysis({ size, identity: unitVector(8, who), luma: unitVector(64, crop) });
  const analysis = { codes, hash, face: codes.includes("NO_FACE") ? null : face };
  const undecided = { digest: null, sent: false, anyway: false, samePerson: null };
  return { key, name: `${key}.jpg`, analysis, ...undecided, ...decided };
}

/** What becomes of photos a, b, c and so on: each one's verdict, the reasons, and beside which other photo. */
const judge = (...photos: Input[]) =>
  Array.from(judgePhotos(photos.map(photo)), ([key, { verdict, reasons }]) => {
    const found = reasons.map(({ code, twin }) => (twin ? `${code} (${twin.name})` : code));
    return [key, verdict, ...found].join(" ");
  });

test("a photo is used, held or out by the weightiest thing found, worst first", () => {
  const codes = [["SMALL_FACE"], ["BLURRED", "TOO_DARK"], ["BLURRED", "SEVERAL_PEOPLE"]] as const;
  const judged = judge(...codes.map((found) => ({ codes: [...found] })));
  expect(judged).toEqual(["a use SMALL_FACE", "b held BLURRED TOO_DARK", "c out SEVERAL_PEOPLE BLURRED"]);
});

test("a photo is used when the person insists, unless it is out", () => {
  const judged = judge({ codes: ["SUNGLASSES"], anyway: true }, { codes: ["NO_FACE"], anyway: true });
  expect(judged).toEqual(["a use SUNGLASSES", "b out NO_FACE"]);
});

test("the larger of two copies stays, and the other says whose copy it is", () => {
  const judged = ["a out DUPLICATE (b.jpg)", "b use"];
  expect(judge({ hash: 5n, size: 200 }, { hash: 5n, size: 400 })).toEqual(judged);
  // crops are copies, though the pictures look different
  expect(judge({ crop: 9, size: 200 }, { crop: 9, size: 400 })).toEqual(judged);
});

test("an uploaded copy stays, however small", () => {
  const judged = judge({ hash: 5n, size: 200, sent: true }, { hash: 5n, size: 400 });
  expect(judged).toEqual(["a use", "b out DUPLICATE (a.jpg)"]);
});

test("nearly the same picture is used, with a tip", () => {
  expect(judge({ hash: 0n }, { hash: 0b111111n })).toEqual(["a use", "b use NEAR_DUPLICATE (a.jpg)"]);
});

test("the very same file is found even where there is no face", () => {
  const empty: Input = { codes: ["NO_FACE"], digest: "x" };
  expect(judge(empty, empty)).toEqual(["a out NO_FACE", "b out DUPLICATE (a.jpg) NO_FACE"]);
});

test("whoever is not the person most photos show is held", () => {
  expect(judge({ who: 1 }, {}, {}, {})).toEqual(["a held OTHER_PERSON", "b use", "c use", "d use"]);
});

test("where nobody can tell who is meant, it is asked beside the other photo", () => {
  expect(judge({}, { who: 1 })).toEqual(["a use", "b ask UNSURE_PERSON (a.jpg)"]);
});

test.each([false, true])("the answer is obeyed, for photos that are uploaded: %s", (sent) => {
  expect(judge({}, { who: 1, sent, samePerson: true })).toEqual(["a use", "b use"]);
  expect(judge({}, { who: 1, sent, samePerson: false })).toEqual(["a use", "b held OTHER_PERSON"]);
});

test("being the same person does not make a photo a good one", () => {
  const blurred: Input = { who: 1, codes: ["BLURRED"], samePerson: true };
  expect(judge({}, blurred)).toEqual(["a use", "b held BLURRED"]);
  expect(judge({}, { ...blurred, anyway: true })).toEqual(["a use", "b use BLURRED"]);
});

test("beyond what a training takes, photos are out until another goes", () => {
  const photos = Array.from({ length: TRAINING_PHOTOS.max + 2 }, (): Input => ({}));
  photos[3] = { codes: ["BLURRED"] };
  const out = (some: Input[]) => judge(...some).filter((line) => line.includes(" out "));
  expect(out(photos)).toEqual(["v out TOO_MANY"]);
  expect(out(photos.slice(0, -1))).toEqual([]);
});

test("every reason is a sentence that says what, and one that says what to do", () => {
  for (const { message, advice } of Object.values(PHOTO_REASONS))
    for (const sentence of [message, advice]) expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(wordsFor("NO_FACE")).toBe(
    "We could not find a face in this photo. Use a photo that shows the face clearly.",
  );
});
