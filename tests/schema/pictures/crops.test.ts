import { expect, test } from "vitest";
import { type Box, CROP_NAMES, CROPS, cropBox } from "#schema/pictures/crops.ts";

const picture = { width: 896, height: 1120 };
/** As a picture of head and shoulders shows it. */
const face: Box = { left: 330, top: 320, width: 240, height: 320 };

test.each(CROP_NAMES)(
  "%s lies in the picture, in its own shape, with the whole head and the face in the middle",
  (name) => {
    const crop = CROPS[name];
    const box = cropBox(picture, face, crop);
    expect(Math.abs(box.width - (box.height * crop.width) / crop.height)).toBeLessThanOrEqual(1);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.left + box.width).toBeLessThanOrEqual(picture.width);
    expect(box.top + box.height).toBeLessThanOrEqual(picture.height);
    // hair rises above the brow by less than half a face
    expect(box.top).toBeLessThanOrEqual(face.top - face.height * 0.45);
    expect(box.top + box.height).toBeGreaterThan(face.top + face.height * 1.1);
    expect(Math.abs(face.left + face.width / 2 - box.left - box.width / 2)).toBeLessThanOrEqual(2);
  },
);

test("a crop for a head shows it at its size, as far as the picture has room", () => {
  const share = (box: Box) => face.height / box.height;
  expect(share(cropBox(picture, face, CROPS.avatar))).toBeCloseTo(0.46, 2);
  const close = cropBox(
    { width: 500, height: 500 },
    { left: 90, top: 150, width: 240, height: 320 },
    CROPS.avatar,
  );
  expect(close).toEqual({ left: 0, top: 0, width: 500, height: 500 });
});

test("a face at the edge stays in, though not in the middle", () => {
  const aside = cropBox(picture, { ...face, left: 20 }, CROPS.linkedin);
  expect(aside.left).toBe(0);
});
