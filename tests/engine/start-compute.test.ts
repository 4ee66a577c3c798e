import sharp, { type Create } from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Compute,
  PictureRefused,
  TrainingRefused,
} from "#scripts/local/inference/compute/compute-types.ts";
import { startCompute } from "#scripts/local/inference/compute/start-compute.ts";
import { fixturePhoto, personPhotos } from "#tests/support/photos/photo-variants.ts";

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

  test("fail alone when the theme or the bundle is wrong", async () => {
    expect(await outcome(compute.portrait({ ...order, theme: "nowhere" }))).toContain("nowhere");
    const bad = { bundle: new Uint8Array(8), bundleKey: "bad" };
    expect(await outcome(compute.portrait({ ...order, ...bad }))).toContain("Not an identity bundle");
    expect(await outcome(compute.portrait(order))).toBe("made");
  });
});

describe("changed pictures", () => {
  test("are JPEGs twice or four times as wide, marked as made with AI, white where transparent", async () => {
    const picture = await empty({ width: 30, height: 20 }, { r: 200, g: 0, b: 0, alpha: 0 });
    const made = await compute.upscale({ picture, factor: 4 });
    const { format, width, xmp } = await sharp(made.bytes).metadata();
    expect([made.width, made.height, format, width]).toEqual([120, 80, "jpeg", 120]);
    expect(xmp?.toString()).toContain("compositeWithTrainedAlgorithmicMedia");
    const { channels } = await sharp(made.bytes).stats();
    expect(channels.map(({ min }) => min > 250)).toEqual([true, true, true]);
  });

  test("are PNGs with transparency where a person was cut out", async () => {
    const [picture] = await personPhotos(1);
    const made = await compute.cutOut({ picture: picture! });
    const { format, hasAlpha, width } = await sharp(made.bytes).metadata();
    expect([format, hasAlpha, width]).toEqual(["png", true, made.width]);
  });

  test("are refused with the reason where nobody is seen, nothing can be read, or it would be too large", async () => {
    const cat = await fixturePhoto("cat.jpg");
    expect(await outcome(compute.cutOut({ picture: cat }))).toBe("no_person");
    expect(await outcome(compute.cutOut({ picture: new Uint8Array([1, 2]) }))).toBe("image_load_error");
    const large = await empty({ width: 1200, height: 1200 }, "#333");
    expect(await outcome(compute.upscale({ picture: large, factor: 4 }))).toBe("image_too_large");
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
