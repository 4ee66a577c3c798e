import { type Tensor, tensor } from "@tensorflow/tfjs-core";
import { beforeAll, expect, test } from "vitest";
import { engineModels } from "#tests/support/photos/engine.ts";
import type { Face } from "#web/engine/face/trace-faces.ts";
import { coarseMatte } from "#web/engine/matte/coarse-matte.ts";
import type { Models } from "#web/engine/models.ts";
import { createImage } from "#web/engine/pixels/image.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";

// tensors need the backend that comes with the models
beforeAll(async () => void (await engineModels()));

const SIDE = 256;
const face = { bounds: { left: 98, right: 158, top: 98, bottom: 158 }, size: 60 } as Face;
const isMiddle = (x: number, y: number) => Math.hypot(x - 128, y - 128) < 20;
const isLetter = (x: number, y: number) => x > 203 && x < 217 && y > 110 && y < 130;
const isStrand = (x: number, y: number) => x > 172 && x < 178 && y > 120 && y < 136;
/** Further from the face than head and shoulders reach. */
const isBystander = (x: number, y: number) => x < 30 && y > 20;
const isPerson = (x: number, y: number) => Math.hypot(x - 128, y - 128) < 45 || (y > 150 && y < 230);

interface Tones {
  person: number;
  behind: number;
  /** In the middle of the person; as they are elsewhere when left out. */
  middle?: number;
  /** Of a letter on the wall, and of a strand beside the person; as what is behind when left out. */
  doubtful?: number;
  /** Of somebody at the photo's side; nobody is there when left out. */
  bystander?: number;
}

/** A network for which what is bright is a person, what is dark or glaring is none, and what is between it cannot tell. */
function lookedAt({ person, behind, middle = person, doubtful = behind, bystander }: Tones) {
  const image = createImage(SIDE, SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const beside = isLetter(x, y) || isStrand(x, y) ? doubtful : behind;
      const own = isMiddle(x, y) ? middle : isPerson(x, y) ? person : beside;
      const tone = bystander !== undefined && isBystander(x, y) ? bystander : own;
      image.data.set([255 * tone, 255 * tone, 255 * tone, 255], (y * SIDE + x) * 4);
    }
  let looks = 0;
  const execute = (input: Tensor) => {
    looks++;
    const pixels = input.dataSync();
    const said = Float32Array.from({ length: pixels.length / 3 }, (_, i) => {
      const tone = pixels[i * 3]!;
      return tone > 0.65 || tone < 0.1 ? 0 : tone > 0.35 ? 1 : 0.5;
    });
    return tensor(said, [1, 256, 256, 1]);
  };
  const models = { matte: { execute } } as unknown as Models;
  const { matte, undecided } = coarseMatte(models, buildPyramid(image), face);
  const at = (x: number, y: number) => matte.data[y * SIDE + x]!;
  const [letter, strand] = [at(210, 120), at(173, 128)];
  return { person: at(128, 200), middle: at(128, 128), behind: at(20, 20), letter, strand, undecided, looks };
}

const DARK = { person: 0.2, behind: 0.004 };

test("a person in the dark is told apart once the shadows are lifted", () => {
  const dark = lookedAt(DARK);
  expect([dark.person, dark.behind]).toEqual([1, 0]);
  expect(dark.undecided).toBeLessThan(0.2);
});

test("a photo that is clear is looked at once, one that is not twice", () => {
  const clear = lookedAt({ person: 0.5, behind: 0.004 });
  expect([clear.person, clear.behind]).toEqual([1, 0]);
  expect(lookedAt(DARK).looks).toBe(2 * clear.looks);
});

test("a photo stays as it was where lifted shadows leave more undecided", () => {
  const grey = lookedAt({ person: 0.2, behind: 0.05 });
  expect(grey.behind).toBe(0);
  expect(grey.person).toBeCloseTo(0.5, 1);
});

test("and where they turn over what was sure", () => {
  const glaring = lookedAt({ ...DARK, middle: 0.5 });
  expect(glaring.middle).toBe(1);
  expect(glaring.person).toBeLessThan(1);
});

test("what the looks doubt is the person's beside what surely is, and not further away", () => {
  const { letter, strand } = lookedAt({ person: 0.5, behind: 0.004, doubtful: 0.2 });
  expect(strand).toBeGreaterThan(0.3);
  expect(letter).toBe(0);
  // of somebody in the dark nothing is sure, and nothing is apart, whoever stands in the light further away
  expect(lookedAt({ person: 0.2, behind: 0.05, doubtful: 0.2 }).letter).toBeCloseTo(0.5, 1);
  expect(lookedAt({ ...DARK, doubtful: 0.2, bystander: 0.5 }).letter).toBeCloseTo(0.5, 1);
});
