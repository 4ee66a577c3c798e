import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { decodeOnWhite } from "#scripts/local/inference/compute/sharp-codec.ts";
import { engineModels } from "#tests/support/photos/engine.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { sample } from "#tests/support/tier.ts";
import { type ClipOptions, PLAIN_CLIP } from "#web/engine/clip/clip.ts";
import { PARTICLE_KINDS } from "#web/engine/clip/particles/particle-kinds.ts";
import { renderClip } from "#web/engine/clip/render-clip.ts";
import { splitStill } from "#web/engine/clip/split-still.ts";
import type { Image } from "#web/engine/pixels/image.ts";

const models = await engineModels();
const SIDE = 192;
const small = async (name: "astronaut.jpg" | "coffee.jpg") =>
  decodeOnWhite(
    await sharp(await fixturePhoto(name))
      .extract({ left: 30, top: 0, width: 384, height: 384 })
      .resize(SIDE)
      .png()
      .toBuffer(),
  );
const still = await small("astronaut.jpg");
const OPTIONS = { ...PLAIN_CLIP, width: SIDE, height: SIDE, fps: 4, seconds: 2, sweep: false } as const;

/** Copies, since every frame is drawn over the one before it. */
const copies = (options: Partial<ClipOptions>) => {
  const all: Image[] = [];
  for (const frame of renderClip(models, still, { ...OPTIONS, ...options })!)
    all.push({ ...frame, data: frame.data.slice() });
  return all;
};
const difference = (a: Image, b: Image) => {
  let sum = 0;
  for (let p = 0; p < a.data.length; p++) if (p % 4 < 3) sum += Math.abs(a.data[p]! - b.data[p]!);
  return sum / (a.width * a.height * 3);
};

describe("a still taken apart", () => {
  const layers = splitStill(models, still, OPTIONS)!;

  test("has its people on one layer, and nothing of them on the other", () => {
    const { face, figure, backdrop, scale } = layers;
    const at = (Math.round(face.y * scale) * figure.width + Math.round(face.x * scale)) * 4;
    expect(figure.data[at + 3]).toBe(255);
    const skin = [0, 1, 2].map((c) => Math.abs(figure.data[at + c]! - backdrop.data[at + c]!));
    expect(Math.max(...skin)).toBeGreaterThan(20);
    expect(backdrop.data.every((value, p) => p % 4 < 3 || value === 255)).toBe(true);
  });

  test("is nobody's without a face", async () => {
    expect(splitStill(models, await small("coffee.jpg"), OPTIONS)).toBeNull();
    expect(renderClip(models, await small("coffee.jpg"), OPTIONS)).toBeNull();
  });
});

describe("frames", () => {
  let without: Image[];
  beforeAll(() => {
    without = copies({});
  });

  test("are as many and as large as asked for, each a little different from the one before", () => {
    const frames = copies({ width: 160, height: 192, motion: "orbit" });
    expect(frames).toHaveLength(8);
    for (const [i, frame] of frames.entries()) {
      expect([frame.width, frame.height]).toEqual([160, 192]);
      if (i === 0) continue;
      const step = difference(frame, frames[i - 1]!);
      expect(step).toBeGreaterThan(0.1);
      expect(step).toBeLessThan(12);
    }
  });

  test("are the same each time, and other particles come of another seed", () => {
    const [a, b, c] = [1, 1, 2].map((seed) => copies({ particles: "snow", seed, seconds: 1 }).at(-1)!);
    expect(a!.data).toEqual(b!.data);
    expect(a!.data).not.toEqual(c!.data);
  });

  test.each(sample(PARTICLE_KINDS, (kind) => kind === "snow"))(
    "%s is seen, and never over a face",
    (particles) => {
      const { face } = splitStill(models, still, OPTIONS)!;
      const within = copies({ particles });
      let changed = 0;
      let onFace = 0;
      for (const [i, frame] of within.entries()) {
        changed += difference(frame, without[i]!);
        for (let y = 0; y < SIDE; y++) {
          for (let x = 0; x < SIDE; x++) {
            if (Math.hypot(x - face.x, y - face.y) > 0.35 * face.size) continue;
            const p = (y * SIDE + x) * 4;
            for (let c = 0; c < 3; c++) if (frame.data[p + c] !== without[i]!.data[p + c]) onFace++;
          }
        }
      }
      expect(onFace).toBe(0);
      expect(changed).toBeGreaterThan(0.05);
    },
  );

  test("are brightened by a light that has not come at first and is gone at last", () => {
    const lit = copies({ sweep: true });
    const gains = lit.map((frame, i) => difference(frame, without[i]!));
    expect(gains[0]).toBeLessThan(0.5);
    expect(Math.max(...gains)).toBeGreaterThan(3);
    expect(gains.at(-1)).toBeLessThan(Math.max(...gains) / 2);
  });
});
