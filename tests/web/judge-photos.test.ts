import { describe, expect, test } from "vitest";
import { PHOTO_REASONS, wordsFor } from "#schema/trainings/photo-reasons.ts";
import { TRAINING_PHOTOS } from "#schema/trainings/training.ts";
import { faceAnalysis } from "#tests/support/face-analysis.ts";
import { judgePhotos, type SeenPhoto } from "#web/features/uploads/photo-check/judge-photos.ts";
import type { PhotoAnalysis } from "#web/features/uploads/photo-check/photo-analysis.ts";

/** Someone's face as a unit vector: the same number is the same person. */
function person(who: number): Float32Array {
  const vector = new Float32Array(8);
  vector[who] = 1;
  return vector;
}

/** Perceptual hashes far apart for different numbers. */
const picture = (number: number) => BigInt.asUintN(64, BigInt(number) * 0x9e3779b97f4a7c15n);

function photo(
  key: string,
  input: Partial<SeenPhoto> & { codes?: PhotoAnalysis["codes"]; who?: number; hash?: bigint; size?: number },
) {
  const { codes = [], who = 0, hash = picture(key.charCodeAt(0) * 7919), size = 300, ...rest } = input;
  // no two are crops of one photo
  const luma = new Float32Array(64);
  luma[key.charCodeAt(0) % 64] = 1;
  const face = faceAnalysis({ size, identity: person(who), luma });
  return {
    key,
    name: `${key}.jpg`,
    analysis: { codes, hash, face: codes.includes("NO_FACE") ? null : face },
    digest: null,
    sent: false,
    anyway: false,
    samePerson: null,
    ...rest,
  } satisfies SeenPhoto;
}

const brief = (photos: SeenPhoto[]) =>
  Array.from(judgePhotos(photos), ([key, { verdict, reasons }]) => [
    key,
    verdict,
    ...reasons.map(({ code }) => code),
  ]);

describe("each photo alone", () => {
  test("is used, held or out by the weightiest thing found, worst first", () => {
    expect(
      brief([
        photo("a", { codes: ["SMALL_FACE"] }),
        photo("b", { codes: ["BLURRED", "TOO_DARK"] }),
        photo("c", { codes: ["BLURRED", "SEVERAL_PEOPLE"] }),
      ]),
    ).toEqual([
      ["a", "use", "SMALL_FACE"],
      ["b", "held", "BLURRED", "TOO_DARK"],
      ["c", "out", "SEVERAL_PEOPLE", "BLURRED"],
    ]);
  });

  test("is used when the person insists, unless it is out", () => {
    expect(
      brief([
        photo("a", { codes: ["SUNGLASSES"], anyway: true }),
        photo("b", { codes: ["NO_FACE"], anyway: true }),
      ]),
    ).toEqual([
      ["a", "use", "SUNGLASSES"],
      ["b", "out", "NO_FACE"],
    ]);
  });
});

describe("photos beside each other", () => {
  test("the larger of two copies stays, and the other says whose copy it is", () => {
    const judged = judgePhotos([photo("a", { hash: 5n, size: 200 }), photo("b", { hash: 5n, size: 400 })]);
    expect(judged.get("a")).toEqual({
      verdict: "out",
      reasons: [{ code: "DUPLICATE", twin: { key: "b", name: "b.jpg" } }],
    });
    expect(judged.get("b")?.verdict).toBe("use");
  });

  test("an uploaded copy stays, however small", () => {
    const judged = judgePhotos([
      photo("a", { hash: 5n, size: 200, sent: true }),
      photo("b", { hash: 5n, size: 400 }),
    ]);
    expect(judged.get("a")?.verdict).toBe("use");
    expect(judged.get("b")?.reasons).toEqual([{ code: "DUPLICATE", twin: { key: "a", name: "a.jpg" } }]);
  });

  test("nearly the same picture is used, with a tip", () => {
    expect(brief([photo("a", { hash: 0n }), photo("b", { hash: 0b111111n })])).toEqual([
      ["a", "use"],
      ["b", "use", "NEAR_DUPLICATE"],
    ]);
  });

  test("the very same file is found even where there is no face", () => {
    expect(
      brief([
        photo("a", { codes: ["NO_FACE"], digest: "x" }),
        photo("b", { codes: ["NO_FACE"], digest: "x" }),
      ]),
    ).toEqual([
      ["a", "out", "NO_FACE"],
      ["b", "out", "DUPLICATE", "NO_FACE"],
    ]);
  });

  test("whoever is not the person most photos show is held", () => {
    const photos = [photo("a", { who: 1 }), photo("b", {}), photo("c", {}), photo("d", {})];
    expect(brief(photos)).toEqual([
      ["a", "held", "OTHER_PERSON"],
      ["b", "use"],
      ["c", "use"],
      ["d", "use"],
    ]);
  });

  test("where nobody can tell who is meant, it is asked beside the other photo", () => {
    const photos = [photo("a", {}), photo("b", { who: 1 })];
    const judged = judgePhotos(photos);
    expect(judged.get("b")).toEqual({
      verdict: "ask",
      reasons: [{ code: "UNSURE_PERSON", twin: { key: "a", name: "a.jpg" } }],
    });
    expect(judged.get("a")?.verdict).toBe("use");
  });

  test("the answer is obeyed, also for uploaded photos", () => {
    for (const sent of [false, true]) {
      expect(brief([photo("a", {}), photo("b", { who: 1, sent, samePerson: true })])).toEqual([
        ["a", "use"],
        ["b", "use"],
      ]);
      expect(brief([photo("a", {}), photo("b", { who: 1, sent, samePerson: false })])[1]).toEqual([
        "b",
        "held",
        "OTHER_PERSON",
      ]);
    }
  });

  test("being the same person does not make a photo a good one", () => {
    const blurred = photo("b", { who: 1, codes: ["BLURRED"], samePerson: true });
    expect(brief([photo("a", {}), blurred])[1]).toEqual(["b", "held", "BLURRED"]);
    expect(brief([photo("a", {}), { ...blurred, anyway: true }])[1]).toEqual(["b", "use", "BLURRED"]);
  });

  test("crops of one photo are copies, though the pictures look different", () => {
    const luma = new Float32Array(64);
    luma[9] = 1;
    const crop = (key: string, size: number) => {
      const one = photo(key, { size });
      return { ...one, analysis: { ...one.analysis, face: { ...one.analysis.face!, luma } } };
    };
    expect(judgePhotos([crop("a", 200), crop("b", 400)]).get("a")).toEqual({
      verdict: "out",
      reasons: [{ code: "DUPLICATE", twin: { key: "b", name: "b.jpg" } }],
    });
  });

  test("taking a photo away takes its consequences away", () => {
    const photos = [photo("a", { hash: 5n }), photo("b", { hash: 5n })];
    expect(brief(photos.slice(1))).toEqual([["b", "use"]]);
  });
});

test("beyond what a training takes, photos are out until another goes", () => {
  const photos = Array.from({ length: TRAINING_PHOTOS.max + 2 }, (_, at) =>
    photo(String.fromCharCode(65 + at), at === 3 ? { codes: ["BLURRED"] } : {}),
  );
  const out = brief(photos).filter(([, verdict]) => verdict === "out");
  expect(out).toEqual([["V", "out", "TOO_MANY"]]);
  expect(brief(photos.slice(1)).filter(([, verdict]) => verdict === "out")).toEqual([]);
});

test("every reason is a sentence that says what, and one that says what to do", () => {
  for (const { message, advice } of Object.values(PHOTO_REASONS)) {
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(advice).toMatch(/^[A-Z].*\.$/);
  }
  expect(wordsFor("NO_FACE")).toBe(
    "We could not find a face in this photo. Use a photo that shows the face clearly.",
  );
});
