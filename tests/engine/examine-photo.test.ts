import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { decodePhoto } from "#scripts/local/inference/compute/sharp-codec.ts";
import { engineModels } from "#tests/support/engine.ts";
import { fixturePhoto, groupPhoto, personPhotos, strangerPhoto } from "#tests/support/photo-variants.ts";
import { EVERYTHING, sample } from "#tests/support/tier.ts";
import { examinePhoto } from "#web/engine/examine-photo.ts";
import { traceFaces } from "#web/engine/face/trace-faces.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";

async function codesOf(bytes: Uint8Array): Promise<{ ok: boolean; codes: string[] }> {
  const { ok, refusals, warnings } = examinePhoto(await engineModels(), await decodePhoto(bytes));
  return { ok, codes: [...refusals, ...warnings] };
}

async function changed(change: (photo: Sharp) => Sharp): Promise<Buffer> {
  return change(sharp(await fixturePhoto("astronaut.jpg")))
    .png()
    .toBuffer();
}

describe("faces", () => {
  const GROUPS: [number: number, people: number][] = [
    [1, 3],
    [2, 3],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 4],
  ];
  test.each(sample(GROUPS, ([number]) => number % 3 === 0))(
    "finds everyone in group photo %i",
    async (number, people) => {
      const photo = buildPyramid(await decodePhoto(await groupPhoto(number)));
      expect(traceFaces(await engineModels(), photo)).toHaveLength(people);
    },
  );

  test("measures how far a head leans", async () => {
    const photo = await decodePhoto(await changed((one) => one.rotate(15, { background: "#888888" })));
    const { face } = examinePhoto(await engineModels(), photo);
    expect(face?.pose.roll).toBeGreaterThan(10);
    expect(face?.pose.roll).toBeLessThan(20);
  });
});

describe("verdicts", () => {
  test.each(["coffee.jpg", "cat.jpg"] as const)("%s has no face", async (name) => {
    expect(await codesOf(await fixturePhoto(name))).toEqual({ ok: false, codes: ["NO_FACE"] });
  });

  test("a group is refused", async () => {
    expect((await codesOf(await groupPhoto(6))).codes).toContain("SEVERAL_PEOPLE");
  });

  test("every usual photo of a person is taken, whatever the size, light and lean", async () => {
    for (const photo of await personPhotos(EVERYTHING ? 10 : 3))
      expect(await codesOf(photo)).toMatchObject({ ok: true });
  });

  test.each(["curls", "dark", "brown"] as const)("skin and hair make no difference: %s", async (who) => {
    expect(await codesOf(await strangerPhoto(who))).toMatchObject({ ok: true });
  });

  test("a small face is a warning first", async () => {
    expect(await codesOf(await fixturePhoto("astronaut.jpg"))).toEqual({ ok: true, codes: ["SMALL_FACE"] });
  });

  test.each<[string, (photo: Sharp) => Sharp]>([
    ["FACE_TOO_SMALL", (photo) => photo.resize(320)],
    ["BLURRED", (photo) => photo.blur(3)],
    ["TOO_DARK", (photo) => photo.linear(0.1, 0)],
    ["TOO_BRIGHT", (photo) => photo.linear(2.6, 0)],
    ["FACE_CUT_OFF", (photo) => photo.extract({ left: 0, top: 0, width: 222, height: 512 })],
  ])("%s", async (code, change) => {
    const { ok, codes } = await codesOf(await changed(change));
    expect(ok).toBe(false);
    expect(codes).toContain(code);
  });

  test.each<[string, (photo: Sharp) => Sharp]>([
    ["slight blur", (photo) => photo.blur(0.9)],
    ["a dim room", (photo) => photo.linear(0.45, 0)],
    ["strong compression", (photo) => photo.jpeg({ quality: 30 })],
    ["half size, enlarged", (photo) => photo.resize(440)],
  ])("forgives %s", async (_what, change) => {
    expect(await codesOf(await changed(change))).toMatchObject({ ok: true });
  });
});
