import { expect, test } from "vitest";
import { cutImage, putBack } from "#web/engine/pixels/cut-image.ts";
import { createImage } from "#web/engine/pixels/image.ts";

const AREA = { left: 2, top: 1, width: 3, height: 2 };

const numbered = () => {
  const image = createImage(7, 5);
  image.data.forEach((_, i) => {
    image.data[i] = i;
  });
  return image;
};

test("a part holds the pixels of its area, and put back unchanged leaves the picture as it was", () => {
  const image = numbered();
  const part = cutImage(image, AREA);
  expect([part.width, part.height]).toEqual([3, 2]);
  expect([...part.data.slice(0, 4)]).toEqual([...image.data.slice((1 * 7 + 2) * 4, (1 * 7 + 3) * 4)]);
  expect(putBack(image, part, AREA).data).toEqual(image.data);
});

test("of a changed part nothing is written beyond its area, nor into the picture it came from", () => {
  const image = numbered();
  const part = cutImage(image, AREA);
  part.data.fill(255);
  const out = putBack(image, part, AREA);
  for (let i = 0; i < 35; i++) {
    const [x, y] = [i % 7, Math.floor(i / 7)];
    const isInside = x >= 2 && x < 5 && y >= 1 && y < 3;
    expect(out.data[i * 4]).toBe(isInside ? 255 : (i * 4) % 256);
  }
  expect(image.data).toEqual(numbered().data);
});
