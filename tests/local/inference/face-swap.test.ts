import { expect, test } from "vitest";
import { editByWords } from "#schema/operations/edits/by-words/edit-by-words.ts";
import { faceSwapInstruction } from "#schema/operations/edits/by-words/face-swap.ts";
import { rejection, startSetup } from "#tests/support/local/inference-setup.ts";
import { photo } from "#tests/support/photos/uploads.ts";

const PLACE = { left: 0.25, top: 0.5 };

async function asked(prompt: string, pictures: number) {
  const { engine, outside, run } = await startSetup();
  const swaps: { face: number; picture: number; pictureAt?: unknown }[] = [];
  const usual = engine.compute.swapFace;
  engine.compute.swapFace = (input) => {
    swaps.push({ face: input.face.length, picture: input.picture.length, pictureAt: input.pictureAt });
    return usual(input);
  };
  const files = [Buffer.from(await photo(1)), Buffer.from(await photo(2))].slice(0, pictures);
  const image_urls = files.map((bytes, n) => outside.file(`${n}.jpg`, bytes));
  const input = { prompt, image_urls, num_images: 1, seed: 1 };
  return { swaps, files, answer: run(editByWords.endpoint, input) };
}

test("the face is the first picture, the second receives it where the instruction says", async () => {
  const { swaps, files, answer } = await asked(faceSwapInstruction("picture", { pictureAt: PLACE }), 2);
  await answer;
  expect(swaps).toEqual([{ face: files[0]!.length, picture: files[1]!.length, pictureAt: PLACE }]);
});

test.each([
  ["hair of the other photo", faceSwapInstruction("face"), 2],
  ["words of one's own", "swap the faces", 2],
  ["a swap of one picture", faceSwapInstruction("picture"), 1],
])("%s is refused", async (_, prompt, pictures) => {
  const { swaps, answer } = await asked(prompt, pictures);
  expect((await rejection(answer)).status).toBe(422);
  expect(swaps).toEqual([]);
});
