import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { type Compute, TrainingRefused } from "#scripts/local/inference/compute/compute-types.ts";

export type PortraitCall = Parameters<Compute["portrait"]>[0];

/** The colour a fake portrait is filled with: told apart by seed. */
export function seedColour(seed: number): { r: number; g: number; b: number } {
  return { r: (seed * 53) % 256, g: (seed * 101) % 256, b: (seed * 197) % 256 };
}

/**
 * A stand-in for the engine: a bundle is the list of photo names, a portrait one solid colour per seed.
 * Photos whose bytes begin with "not a photo" are rejected; `delayMs` makes every call take that long; where
 * pictures are `small`, all are the same few pixels: for tests that only count them.
 * Calls wait while `pause()` holds them.
 */
export function fakeCompute(options: { delayMs?: number; small?: boolean } = {}) {
  const portraits: PortraitCall[] = [];
  let gate = Promise.resolve();
  let open = () => {};

  const compute: Compute = {
    async train({ photos }) {
      await sleep(options.delayMs ?? 0);
      await gate;
      const report = photos.map(({ name, bytes }) => {
        const accepted = !Buffer.from(bytes).toString("latin1").startsWith("not a photo");
        return accepted
          ? { name, accepted }
          : { name, accepted, code: "unreadable", message: "Not a photo." };
      });
      const kept = report.filter((photo) => photo.accepted);
      if (kept.length === 0) throw new TrainingRefused(report);
      return { bundle: Buffer.from(JSON.stringify(kept.map((photo) => photo.name))), report };
    },
    async portrait(input) {
      portraits.push(input);
      await sleep(options.delayMs ?? 0);
      await gate;
      const { seed } = input;
      const { width, height } = options.small ? { width: 64, height: 64 } : input;
      return sharp({ create: { width, height, channels: 3, background: seedColour(seed) } })
        .jpeg()
        .toBuffer();
    },
    async upscale({ picture, factor }) {
      await sleep(options.delayMs ?? 0);
      await gate;
      const { width = 0, height = 0 } = await sharp(picture).metadata();
      const size = { width: width * factor, height: height * factor };
      return { bytes: await sharp(picture).resize(size).jpeg().toBuffer(), ...size };
    },
    async cutOut({ picture }) {
      await sleep(options.delayMs ?? 0);
      await gate;
      const { data, info } = await sharp(picture)
        .ensureAlpha(0.5)
        .png()
        .toBuffer({ resolveWithObject: true });
      return { bytes: data, width: info.width, height: info.height };
    },
    async close() {},
  };
  return {
    compute,
    /** Every portrait asked for so far. */
    portraits,
    pause() {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    resume: () => open(),
  };
}
