import sharp, { type Create } from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Compute,
  PictureRefused,
  TrainingRefused,
} from "#scripts/local/inference/compute/compute-types.ts";
import { startCompute } from "#scripts/local/inference/compute/start-compute.ts";
import { fixturePhoto, personPhotos } from "#tests/support/photos/photo-variants.ts";
import { boxNames } from "#tests/support/videos/boxes.ts";
import { PLAIN_CLIP } from "#web/engine/clip/clip.ts";

type PortraitOrder = Parameters<Compute["portrait"]>[0];

let compute: Compute;
let order: PortraitOrder;
beforeAll(async () => {
  compute = await startCompute({ workers: 2 });
  const photos = await personPhotos(2);
  const trained = await compute.train({
    photos: [
      { name: "a.jpg", bytes: photos[0]! },
      { name: "b.jpg", bytes: photos[1]! },
      { name: "broken.jpg", bytes: new Uint8Array([9, 9, 9]) },
    ],
  });
  expect(trained.report.map(({ accepted }) => accepted)).toEqual([true, true, false]);
  const picture = { theme: "travel", promptNumber: 2, shot: "half body", seed: 5, before: [] } as const;
  order = { bundle: trained.bundle, bundleKey: "me", ...picture, width: 320, height: 400 };
});
afterAll(() => compute.close());

const empty = (size: { width: number; height: number }, background: Create["background"]) =>
  sharp({ create: { ...size, channels: 4, background } })
    .png()
    .toBuffer();

/** "made", or why a piece of work was not. */
const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "made",
    (error: Error) => (error instanceof PictureRefused ? error.type : error.message),
  );

describe("portraits", () => {
  test("are JPEGs of the size asked for, marked as made with AI", async () => {
    const { format, width, height, xmp } = await sharp(await compute.portrait(order)).metadata();
    expect([format, width, height]).toEqual(["jpeg", 320, 400]);
    expect(xmp?.toString()).toContain("digitalsourcetype/compositeWithTrainedAlgorithmicMedia");
  });

  test("come out the same on every worker, and of two people do not mix while both are worked on", async () => {
    const [, , photo] = await personPhotos(3);
    const { bundle } = await compute.train({ photos: [{ name: "c.jpg", bytes: photo! }] });
    const other = { ...order, bundle, bundleKey: "other" };
    const turns = [order, order, other, order, other, order];
    const made = await Promise.all(turns.map((turn) => compute.portrait(turn)));
    const [mine, theirs] = [made[0]!, made[2]!];
    expect(Buffer.compare(mine, theirs)).not.toBe(0);
    for (const [i, turn] of turns.entries())
      expect(Buffer.compare(made[i]!, turn === other ? theirs : mine), `turn ${i}`).toBe(0);
  });

  test("of one series come out as if one worker had made them all", async () => {
    const pictures = [5, 6, 7, 8].map((seed) => ({ promptNumber: 2, shot: "half body", seed }) as const);
    const series = pictures.map((picture, i) => ({ ...order, ...picture, before: pictures.slice(0, i) }));
    const shared = await Promise.all(series.map((one) => compute.portrait(one)));
    // nobody has planned anything of a bundle by another name
    for (const [i, one] of series.entries()) {
      const alone = await compute.portrait({ ...one, bundleKey: `alone ${i}` });
      expect(Buffer.compare(alone, shared[i]!), `picture ${i}`).toBe(0);
    }
  });

  test("fail alone when the theme or the bundle is wrong", async () => {
    expect(await outcome(compute.portrait({ ...order, theme: "nowhere" }))).toContain("nowhere");
    const bad = { bundle: new Uint8Array(8), bundleKey: "bad" };
    expect(await outcome(compute.portrait({ ...order, ...bad }))).toContain("Not an identity bundle");
    expect(await outcome(compute.portrait(order))).toBe("made");
  });
});

describe("changed pictures", () => {
  test.each([
    [1, "jpeg", "jpg", 3],
    [1, "png", "png", 3],
    [0.5, "jpeg", "jpg", 3],
    [0.5, "png", "png", 4],
  ] as const)(
    "of opacity %f are, asked as %s, of that kind, four times as wide and marked as made with AI",
    async (alpha, format, extension, channels) => {
      const picture = await empty({ width: 30, height: 20 }, { r: 200, g: 0, b: 0, alpha });
      const made = await compute.upscale({ picture, factor: 4, format: extension });
      expect(made).toMatchObject({ width: 120, height: 80, extension });
      const { xmp, ...metadata } = await sharp(made.bytes).metadata();
      expect(metadata).toMatchObject({ format, channels, width: 120 });
      expect(xmp?.toString()).toContain("compositeWithTrainedAlgorithmicMedia");
    },
  );

  test("are PNGs with transparency where a person was cut out", async () => {
    const [picture] = await personPhotos(1);
    const made = await compute.cutOut({ picture: picture! });
    const { format, hasAlpha, width } = await sharp(made.bytes).metadata();
    expect([format, hasAlpha, width]).toEqual(["png", true, made.width]);
  });

  test("are PNGs in which nothing outside the mask changed, transparency kept, where something was erased", async () => {
    const side = 60;
    const raw = { width: side, height: side, channels: 4 } as const;
    const values = Buffer.from(Array.from({ length: side * side * 4 }, (_, i) => (i * 7919) % 256));
    const drawn = Buffer.from(Array.from({ length: side * side }, (_, i) => (i % side < 12 ? 255 : 0)));
    const picture = await sharp(values, { raw }).png().toBuffer();
    const mask = await sharp(drawn, { raw: { width: side, height: side, channels: 1 } })
      .png()
      .toBuffer();
    const made = await compute.erase({ picture, mask });
    const { format, xmp } = await sharp(made.bytes).metadata();
    expect([format, made.width, made.height]).toEqual(["png", side, side]);
    expect(xmp?.toString()).toContain("compositeWithTrainedAlgorithmicMedia");
    const after = await sharp(made.bytes).raw().toBuffer();
    const changed = after.map((value, i) => (value === values[i] ? 0 : 1));
    for (let i = 0; i < changed.length; i++) {
      if (changed[i]) expect(drawn[i >> 2], `value ${i}`).toBe(255);
    }
    expect(changed).toContain(1);
    const blank = await empty({ width: side, height: side }, "#000");
    expect(await outcome(compute.erase({ picture, mask: blank }))).toBe("mask_empty");
    const smaller = await empty({ width: 9, height: 9 }, "#fff");
    expect(await outcome(compute.erase({ picture, mask: smaller }))).toBe("mask_mismatch");
  });

  test("are refused with the reason where nobody is seen, nothing can be read, or it would be too large", async () => {
    const cat = await fixturePhoto("cat.jpg");
    expect(await outcome(compute.cutOut({ picture: cat }))).toBe("no_person");
    expect(await outcome(compute.cutOut({ picture: new Uint8Array([1, 2]) }))).toBe("image_load_error");
    const large = await empty({ width: 1200, height: 1200 }, "#333");
    expect(await outcome(compute.upscale({ picture: large, factor: 4, format: "jpg" }))).toBe(
      "image_too_large",
    );
  });
});

describe("clips", () => {
  const options = { ...PLAIN_CLIP, width: 128, height: 96, fps: 4, seconds: 1 } as const;

  test("are MP4s of the size and length asked for that begin with their index", async () => {
    const [picture] = await personPhotos(1);
    const made = await compute.clip({ picture: picture!, options });
    expect([made.width, made.height, made.seconds]).toEqual([128, 96, 1]);
    const names = boxNames(made.bytes);
    expect(names.indexOf("moov")).toBeLessThan(names.indexOf("mdat"));
  });

  test("are refused where nobody is seen or nothing can be read, and the worker goes on", async () => {
    const cat = await fixturePhoto("cat.jpg");
    expect(await outcome(compute.clip({ picture: cat, options }))).toBe("no_person");
    expect(await outcome(compute.clip({ picture: new Uint8Array([1, 2]), options }))).toBe(
      "image_load_error",
    );
    expect(await outcome(compute.clip({ picture: (await personPhotos(1))[0]!, options }))).toBe("made");
  });
});

test("a training without a usable photo is refused with the report", async () => {
  const photos = [{ name: "coffee.jpg", bytes: await fixturePhoto("coffee.jpg") }];
  const refused = await compute.train({ photos }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(TrainingRefused);
  const message = "We could not find a face in this photo. Use a photo that shows the face clearly.";
  expect((refused as TrainingRefused).report).toEqual([
    { name: "coffee.jpg", accepted: false, code: "NO_FACE", message },
  ]);
});

test("work under way and work still waiting when the studio closes are told so", async () => {
  const small = await startCompute({ workers: 1 });
  const [photo] = await personPhotos(1);
  // takes longer than any stall, so it is still under way when the studio closes
  const photos = Array.from({ length: 500 }, () => ({ name: "a.jpg", bytes: photo! }));
  const underWay = outcome(small.train({ photos }));
  const waiting = [1, 2, 3].map((seed) => outcome(small.portrait({ ...order, seed })));
  await small.close();
  const late = outcome(small.portrait(order));
  expect(new Set(await Promise.all([underWay, ...waiting, late]))).toEqual(new Set(["The studio is closed"]));
});
