import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Compute,
  PictureRefused,
  TrainingRefused,
} from "#scripts/local/inference/compute/compute-types.ts";
import { startCompute } from "#scripts/local/inference/compute/start-compute.ts";
import { fixturePhoto, personPhotos } from "#tests/support/photo-variants.ts";

let compute: Compute;
let bundle: Uint8Array;
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
  bundle = trained.bundle;
  expect(trained.report.map(({ accepted }) => accepted)).toEqual([true, true, false]);
});
afterAll(() => compute.close());

const order = {
  theme: "travel",
  promptNumber: 2,
  shot: "half body",
  seed: 5,
  before: [],
  width: 320,
  height: 400,
} as const;

describe("portraits", () => {
  test("are JPEGs of the size asked for, marked as made with AI", async () => {
    const jpeg = await compute.portrait({ bundle, bundleKey: "me", ...order });
    const facts = await sharp(jpeg).metadata();
    expect([facts.format, facts.width, facts.height]).toEqual(["jpeg", 320, 400]);
    expect(facts.xmp?.toString()).toContain("digitalsourcetype/compositeWithTrainedAlgorithmicMedia");
  });

  test("come out the same on every worker", async () => {
    const same = await Promise.all(
      Array.from({ length: 4 }, () => compute.portrait({ bundle, bundleKey: "me", ...order })),
    );
    for (const jpeg of same) expect(Buffer.compare(jpeg, same[0]!)).toBe(0);
  });

  test("of two people do not mix while both are worked on", async () => {
    const { bundle: other } = await compute.train({
      photos: [{ name: "c.jpg", bytes: (await personPhotos(9))[8]! }],
    });
    const turns = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        compute.portrait({ bundle: i % 2 ? other : bundle, bundleKey: i % 2 ? "other" : "me", ...order }),
      ),
    );
    expect(Buffer.compare(turns[0]!, turns[2]!)).toBe(0);
    expect(Buffer.compare(turns[1]!, turns[3]!)).toBe(0);
    expect(Buffer.compare(turns[0]!, turns[1]!)).not.toBe(0);
  });

  test("fail alone when the theme or the bundle is wrong", async () => {
    await expect(compute.portrait({ bundle, bundleKey: "me", ...order, theme: "nowhere" })).rejects.toThrow(
      "nowhere",
    );
    await expect(compute.portrait({ bundle: new Uint8Array(8), bundleKey: "bad", ...order })).rejects.toThrow(
      "Not an identity bundle",
    );
    await expect(compute.portrait({ bundle, bundleKey: "me", ...order })).resolves.toBeInstanceOf(Uint8Array);
  });
});

describe("changed pictures", () => {
  test("are JPEGs twice or four times as wide, marked as made with AI, on white where they were transparent", async () => {
    const red = { r: 200, g: 0, b: 0, alpha: 0 };
    const picture = await sharp({ create: { width: 30, height: 20, channels: 4, background: red } })
      .png()
      .toBuffer();
    const made = await compute.upscale({ picture, factor: 4 });
    const facts = await sharp(made.bytes).metadata();
    expect([made.width, made.height, facts.format, facts.width]).toEqual([120, 80, "jpeg", 120]);
    expect(facts.xmp?.toString()).toContain("compositeWithTrainedAlgorithmicMedia");
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
    const reason = (made: Promise<unknown>) =>
      made.then(
        () => null,
        (error: unknown) => (error instanceof PictureRefused ? error.type : error),
      );
    expect(await reason(compute.cutOut({ picture: await fixturePhoto("cat.jpg") }))).toBe("no_person");
    expect(await reason(compute.cutOut({ picture: new Uint8Array([1, 2]) }))).toBe("image_load_error");
    const large = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: "#333" } })
      .png()
      .toBuffer();
    expect(await reason(compute.upscale({ picture: large, factor: 4 }))).toBe("image_too_large");
  });
});

test("a training without a usable photo is refused with the report", async () => {
  const refused = await compute
    .train({ photos: [{ name: "coffee.jpg", bytes: await fixturePhoto("coffee.jpg") }] })
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(TrainingRefused);
  expect((refused as TrainingRefused).report).toEqual([
    {
      name: "coffee.jpg",
      accepted: false,
      code: "NO_FACE",
      message: "We could not find a face in this photo. Use a photo that shows the face clearly.",
    },
  ]);
});

test("work under way and work still waiting when the studio closes are told so", async () => {
  const small = await startCompute({ workers: 1 });
  const [photo] = await personPhotos(1);
  const told = (work: Promise<unknown>) =>
    work.then(
      () => "made",
      (error: Error) => error.message,
    );
  // takes longer than any stall, so it is still under way when the studio closes
  const photos = Array.from({ length: 500 }, () => ({ name: "a.jpg", bytes: photo! }));
  const underWay = told(small.train({ photos }));
  const waiting = [1, 2, 3].map((seed) => told(small.portrait({ bundle, bundleKey: "me", ...order, seed })));
  await small.close();
  const answers = await Promise.all([underWay, ...waiting]);
  expect(answers).toEqual(answers.map(() => "The studio is closed"));
  await expect(small.portrait({ bundle, bundleKey: "me", ...order })).rejects.toThrow("closed");
});
