import { describe, expect, test } from "vitest";
import { PHOTO_FINISHES } from "#schema/operations/edits/by-words/finish.ts";
import { applyFinish, gradeFor } from "#web/engine/finish/finish.ts";
import { restylePhoto } from "#web/engine/finish/restyle-photo.ts";
import { createImage, type Image, lumaPlane } from "#web/engine/pixels/image.ts";
import { readSentence } from "#web/engine/prompt/read-sentence.ts";
import { recipe } from "#web/engine/recipes/studio.ts";

const DRAWN = ["oil painting", "pencil drawing", "comic print"] as const;

/** Dark on the left, bright on the right, every pixel a little off. */
function noisyEdge(width = 120, height = 150): Image {
  const image = createImage(width, height);
  for (let i = 0; i < width * height; i++) {
    const value = (i % width < width / 2 ? 60 : 190) + ((i * 7919) % 31) - 15;
    image.data.set([value, value * 0.9, value * 0.8, 255], i * 4);
  }
  return image;
}

/** Mean and spread of luma over a block of columns, 0 to 1. */
function block(image: Image, from: number, to: number) {
  const values = [...lumaPlane(image).data].filter((_, i) => i % image.width >= from && i % image.width < to);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    mean,
    spread: Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length),
  };
}

test.each(DRAWN)("a picture made as %s keeps its light and shade, and is the same each time", (finish) => {
  const image = noisyEdge();
  const made = applyFinish(image, finish, 5);
  expect(made.data).not.toEqual(image.data);
  expect(block(made, 70, 115).mean).toBeGreaterThan(block(made, 5, 50).mean + 0.15);
  expect(applyFinish(image, finish, 5).data).toEqual(made.data);
});

test("oil lays flat strokes on either side of an edge that stays", () => {
  const image = noisyEdge();
  const made = applyFinish(image, "oil painting", 5);
  expect(block(made, 5, 50).spread).toBeLessThan(block(image, 5, 50).spread);
  expect(block(made, 62, 68).mean - block(made, 52, 58).mean).toBeGreaterThan(0.35);
});

test("a film changes how the picture is developed, and what is drawn has no grain", () => {
  const { grade } = recipe;
  expect(gradeFor(undefined, grade)).toBe(grade);
  expect(gradeFor("black and white film", grade).saturation).toBe(0);
  expect(gradeFor("instant film", grade).fade).toBeGreaterThan(grade.fade);
  expect(gradeFor("pencil drawing", grade).grain).toBe(0);
  const image = noisyEdge(20, 20);
  expect(applyFinish(image, "slide film", 1)).toBe(image);
});

test("a whole photo can be made as each finish, and what is transparent stays so", () => {
  const photo = noisyEdge(60, 80);
  photo.data[3] = 0;
  for (const finish of PHOTO_FINISHES) {
    const made = restylePhoto(photo, finish);
    expect(made.data).not.toEqual(photo.data);
    expect([made.width, made.height, made.data[3], made.data[7]]).toEqual([60, 80, 0, 255]);
  }
  // white stays white on film
  const white = createImage(8, 8);
  white.data.fill(255);
  expect(block(restylePhoto(white, "slide film"), 3, 5).mean).toBeGreaterThan(0.93);
});

describe("the words for a finish", () => {
  test.each([
    ["an oil painting of me in a garden", "oil painting"],
    ["me as a pencil sketch", "pencil drawing"],
    ["pop art portrait", "comic print"],
    ["polaroid of me at the beach", "instant film"],
    ["shot on Kodachrome", "slide film"],
    ["Kodak Portra 400, window light", "colour negative film"],
    ["black and white film, tri-x", "black and white film"],
    ["Porträt als Bleistiftzeichnung", "pencil drawing"],
    ["peinture à l'huile de moi", "oil painting"],
  ])("%s", (prompt, finish) => {
    const reading = readSentence(prompt);
    expect(reading.finish).toBe(finish);
    expect(reading.leftOut).toEqual([]);
  });

  test.each(["me on a beach", "a portrait, not a painting", "portrait, no pencil drawing"])(
    "%s",
    (prompt) => {
      expect(readSentence(prompt).finish).toBeUndefined();
    },
  );

  test("a second finish is named as left out", () => {
    expect(readSentence("oil painting, polaroid").leftOut).toEqual(["polaroid"]);
  });
});
