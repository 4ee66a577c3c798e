import { readdirSync, statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { SOURCE_TYPES_URL } from "#schema/pictures/ai-marking.ts";
import { SAMPLE_PHOTO_WIDTHS, SAMPLE_PORTRAIT_WIDTHS, samplePicturePath } from "#schema/site/sample-photo.ts";
import { build } from "#scripts/build/build.ts";
import { makeSamplePictures } from "#scripts/build/sample-pictures.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";
import { SAMPLE_PORTRAITS } from "#web/content/catalogue/sample-portraits.server.ts";

const SITE = ".build/web/client";
const ASTRONAUT = "scripts/local/demo-photos/astronaut.jpg";
const CAT = "tests/fixtures/photos/cat.jpg";

async function read(name: string, width: number) {
  const { format, width: wide, height, xmp } = await sharp(SITE + samplePicturePath(name, width)).metadata();
  return { format, size: [wide, height], mark: xmp?.toString() ?? null };
}

test("a build has the sample photo, small, and every portrait of it, which says that it was made with AI", async () => {
  build();
  expect(SAMPLE_PORTRAITS.size).toBe(15);
  for (const subject of SAMPLE_PORTRAITS.keys())
    for (const width of SAMPLE_PORTRAIT_WIDTHS)
      expect(await read(subject, width), subject).toEqual({
        format: "heif",
        size: [width, (width * 5) / 4],
        mark: expect.stringContaining(`${SOURCE_TYPES_URL}compositeWithTrainedAlgorithmicMedia`),
      });
  for (const width of SAMPLE_PHOTO_WIDTHS)
    expect(await read("photo", width)).toEqual({
      format: "heif",
      size: [width, (width * 5) / 4],
      mark: null,
    });
}, 180_000);

test("what is made is kept for the next build", async () => {
  build();
  const kept = ".build/sample";
  const [name, ...others] = readdirSync(kept);
  expect(others).toEqual([]);
  const { mtimeMs } = statSync(`${kept}/${name}`);
  expect(await makeSamplePictures(ASTRONAUT, kept)).toBe(`${kept}/${name}`);
  expect(statSync(`${kept}/${name}`).mtimeMs).toBe(mtimeMs);
});

test("a photo without a face ends the build with the reason", async () => {
  const making = makeSamplePictures(CAT, scratchFolder("no-sample"), new Map());
  await expect(making).rejects.toThrow(
    "SAMPLE_PHOTO cannot be used. We could not find a face in this photo.",
  );
});
