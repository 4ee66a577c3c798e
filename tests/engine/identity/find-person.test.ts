import { describe, expect, test } from "vitest";
import { findPerson } from "#web/engine/identity/find-person.ts";

/** Unit vectors in a plane: their distance follows from the angle between them, 0.4 at 23 degrees, 0.46 at 26.6. */
const at = (degrees: number, samePerson?: boolean | null) => ({
  identity: Float32Array.from([Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]),
  ...(samePerson !== undefined && { samePerson }),
});
const who = (...photos: Parameters<typeof findPerson>[0]) => findPerson(photos).map((one) => one.who);

describe("who is the person of a set", () => {
  test("is the one most photos show, wherever they stand", () => {
    expect(who(at(90), at(0), at(5), at(10))).toEqual(["other", "person", "person", "person"]);
    expect(who(at(0), at(5), at(90))).toEqual(["person", "person", "other"]);
  });

  test("is not widened by a lookalike of one photo alone", () => {
    // 20 degrees from the nearest photo, 35 from the others
    expect(who(at(0), at(5), at(15), at(40), at(10))[3]).toBe("other");
  });

  test("is in doubt in between, beside the photo that is nearest", () => {
    const judged = findPerson([at(0), at(2), at(26)]);
    expect(judged).toEqual([{ who: "person" }, { who: "person" }, { who: "unsure", nearest: 1 }]);
  });

  test("nobody knows where two people have as many photos", () => {
    expect(who(at(0), at(90))).toEqual(["person", "unsure"]);
    expect(who(at(0), at(90), at(3), at(95))).toEqual(["person", "unsure", "person", "unsure"]);
    expect(who(at(0), at(90), at(3), at(95), at(180))[4]).toBe("other");
  });
});

describe("what a human said", () => {
  test("holds whatever is measured", () => {
    expect(who(at(0), at(3), at(90, true))).toEqual(["person", "person", "person"]);
    expect(who(at(0), at(3), at(5, false))).toEqual(["person", "person", "other"]);
  });

  test("brings in the photos that show the same face", () => {
    expect(who(at(0), at(3), at(90, true), at(93))).toEqual(["person", "person", "person", "person"]);
    expect(who(at(0, true), at(90, true), at(93))).toEqual(["person", "person", "person"]);
  });

  test("leaves nothing to ask once all is answered", () => {
    expect(who(at(0), at(90, false))).toEqual(["person", "other"]);
    expect(who()).toEqual([]);
  });
});
