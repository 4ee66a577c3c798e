import { expect, test } from "vitest";
import { decodePhoto } from "#scripts/local/inference/compute/sharp-codec.ts";
import { engineModels } from "#tests/support/photos/engine.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { examinePhoto, type PhotoFace } from "#web/engine/examine-photo.ts";
import { type Candidate, chooseViews } from "#web/engine/identity/choose-views.ts";

const models = await engineModels();
const { face } = examinePhoto(models, await decodePhoto(await fixturePhoto("astronaut.jpg")));

/** A photo like the fixture, but for what is said; each is as unlike the others as any. */
function candidate(number: number, change: (face: PhotoFace) => Partial<PhotoFace> = () => ({})): Candidate {
  const large = { ...face!, quality: { ...face!.quality, facePixels: 500 } };
  return {
    face: { ...large, ...change(large) },
    hash: 0x1111111111111111n * BigInt(number),
    hairCutOff: false,
  };
}

/** With the lower lip this far down, in pixels. */
const speaking = ({ mesh }: PhotoFace, by = 40) => ({
  mesh: mesh.map((value, i) => (i === 14 * 3 + 1 ? value + by : value)),
});
const weak = ({ quality }: PhotoFace) => ({ quality: { ...quality, facePixels: 90, sharpness: 0.15 } });

test("a photo caught in mid-speech comes after one that is not", () => {
  expect(chooseViews([candidate(1, speaking), candidate(2)], 2)).toEqual([1, 0]);
});

test("beside two ready faces one caught in mid-speech is left out, unless it is insisted on", () => {
  const ready = [candidate(1), candidate(2)];
  expect(chooseViews([...ready, candidate(3, speaking)], 8).toSorted()).toEqual([0, 1]);
  expect(chooseViews([ready[0]!, candidate(3, speaking)], 8)).toEqual([0, 1]);
  const insisted = { ...candidate(3, speaking), insisted: true };
  expect(chooseViews([...ready, insisted], 8).toSorted()).toEqual([0, 1, 2]);
});

test("no more are chosen than asked for, and none twice", () => {
  const ten = Array.from({ length: 10 }, (_, number) => candidate(number));
  const chosen = chooseViews(ten, 8);
  expect(chosen).toHaveLength(8);
  expect(new Set(chosen).size).toBe(8);
});

test("a much weaker photo is used only where there are hardly others", () => {
  const good = [1, 2, 3].map((number) => candidate(number));
  expect(chooseViews([...good, candidate(4, weak)], 8).toSorted()).toEqual([0, 1, 2]);
  expect(chooseViews([good[0]!, candidate(4, weak)], 8)).toEqual([0, 1]);
});

test("beside two faces seen from the front one that turns far away is left out, unless it is insisted on", () => {
  const turned = candidate(3, ({ pose }) => ({ pose: { ...pose, yaw: 50 } }));
  expect(chooseViews([turned, candidate(1), candidate(2)], 8).toSorted()).toEqual([1, 2]);
  expect(chooseViews([turned, candidate(1)], 8).toSorted()).toEqual([0, 1]);
  expect(chooseViews([{ ...turned, insisted: true }, candidate(1), candidate(2)], 8)).toHaveLength(3);
});
