import { setTimeout as sleep } from "node:timers/promises";
import sharp, { type Sharp } from "sharp";
import {
  type Compute,
  type MadePicture,
  TrainingRefused,
} from "#scripts/local/inference/compute/compute-types.ts";

/** The colour a fake portrait is filled with: told apart by seed. */
function seedColour(seed: number): { r: number; g: number; b: number } {
  return { r: (seed * 53) % 256, g: (seed * 101) % 256, b: (seed * 197) % 256 };
}

/**
 * A stand-in for the engine: a bundle is the list of photo names, a portrait one solid colour per seed.
 * Photos whose bytes begin with "not a photo" are rejected; where pictures
 * are `small`, all are the same few pixels: for tests that only count them. Calls wait while `pause()` holds them.
 */
export function fakeCompute(options: { small?: boolean } = {}) {
  const portraits: Parameters<Compute["portrait"]>[0][] = [];
  let gate = Promise.resolve();
  let open = () => {};
  const work = async () => {
    // no work ends in the turn it was begun in
    await sleep(0);
    await gate;
  };

  const compute: Compute = {
    async train({ photos }) {
      await work();
      const report = photos.map(({ name, bytes }) => {
        const accepted = !Buffer.from(bytes).toString("latin1").startsWith("not a photo");
        return accepted
          ? { name, accepted }
          : { name, accepted, code: "unreadable", message: "Not a photo." };
      });
      const kept = report.filter((photo) => photo.accepted).map((photo) => photo.name);
      if (kept.length === 0) throw new TrainingRefused(report);
      return { bundle: Buffer.from(JSON.stringify(kept)), report };
    },
    async portrait(input) {
      portraits.push(input);
      await work();
      const { width, height } = options.small ? { width: 64, height: 64 } : input;
      const background = seedColour(input.seed);
      return sharp({ create: { width, height, channels: 3, background } })
        .jpeg()
        .toBuffer();
    },
    async upscale({ picture, factor, format }) {
      await work();
      const { width = 0 } = await sharp(picture).metadata();
      return made(
        sharp(picture)
          .resize(width * factor)
          .toFormat(format === "png" ? "png" : "jpeg"),
      );
    },
    async cutOut({ picture }) {
      await work();
      return made(sharp(picture).ensureAlpha(0.5).png());
    },
    async erase({ picture }) {
      await work();
      return made(sharp(picture).png());
    },
    async replaceBackground({ picture }) {
      await work();
      return made(sharp(picture).jpeg());
    },
    async restore({ picture }) {
      await work();
      return made(sharp(picture).jpeg());
    },
    async swapFace({ picture }) {
      await work();
      return made(sharp(picture).jpeg());
    },
    async finish({ picture }) {
      await work();
      return made(sharp(picture).jpeg());
    },
    async clip({ options: { width, height, seconds } }) {
      await work();
      return { bytes: emptyMp4(), width, height, seconds };
    },
    async join({ clips }) {
      await work();
      return Buffer.concat([emptyMp4(), ...clips]);
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

/** What begins as an MP4 does, and holds nothing. */
export function emptyMp4(): Buffer {
  return Buffer.from("0000001c6674797069736f6d0000020069736f6d617663316d703431" + "000000086d646174", "hex");
}

async function made(picture: Sharp): Promise<MadePicture> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const extension = info.format === "png" ? "png" : "jpg";
  return { bytes: data, extension, width: info.width, height: info.height };
}
