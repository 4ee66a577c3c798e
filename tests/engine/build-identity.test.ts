import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { sharpCodec } from "#scripts/local/inference/compute/sharp-codec.ts";
import { engineModels, trainingPhotos } from "#tests/support/engine.ts";
import { fixturePhoto, groupPhoto, personPhotos, strangerPhoto } from "#tests/support/photo-variants.ts";
import { testInFull } from "#tests/support/tier.ts";
import { buildIdentity, NoUsablePhoto } from "#web/engine/identity/build-identity.ts";
import { decodeIdentity, encodeIdentity } from "#web/engine/identity/identity-bundle.ts";

type Built = Awaited<ReturnType<typeof buildIdentity>>;

/** The same photo with a tighter frame, brighter, smaller and saved again, as a messenger or a filter leaves it. */
function cropOf(photo: Buffer): Promise<Buffer> {
  return sharp(photo)
    .extract({ left: 40, top: 60, width: 780, height: 800 })
    .resize(600)
    .modulate({ brightness: 1.1 })
    .jpeg({ quality: 70 })
    .toBuffer();
}

describe("a mixed bag of photos", () => {
  let built: Built;

  beforeAll(async () => {
    const [one, two, three, four] = await personPhotos(4);
    const photos = trainingPhotos({
      "one.jpg": one!,
      "two.jpg": two!,
      "copy of one.jpg": await sharp(one).jpeg({ quality: 60 }).toBuffer(),
      "crop of two.jpg": await cropOf(two!),
      "coffee.jpg": await fixturePhoto("coffee.jpg"),
      "party.jpg": await groupPhoto(3),
      "friend.jpg": await strangerPhoto("curls"),
      "broken.jpg": new Uint8Array([0xff, 0xd8, 1, 2, 3]),
      "three.jpg": three!,
      "four.jpg": four!,
    });
    built = await buildIdentity(await engineModels(), photos);
  });

  test("says of each what became of it, in the order they came", () => {
    expect(built.report.map(({ name, refusal }) => [name, refusal ?? "accepted"])).toEqual([
      ["one.jpg", "accepted"],
      ["two.jpg", "accepted"],
      ["copy of one.jpg", "DUPLICATE"],
      ["crop of two.jpg", "DUPLICATE"],
      ["coffee.jpg", "NO_FACE"],
      ["party.jpg", "SEVERAL_PEOPLE"],
      ["friend.jpg", "OTHER_PERSON"],
      ["broken.jpg", "UNREADABLE"],
      ["three.jpg", "accepted"],
      ["four.jpg", "accepted"],
    ]);
  });

  test("learns from all that is usable", () => {
    expect(built.identity.views).toHaveLength(4);
  });

  test("a bundle keeps everything a portrait needs", async () => {
    const { identity } = built;
    // as a Buffer, which is what files and streams give
    const bundle = Buffer.from(await encodeIdentity(identity, sharpCodec));
    const back = await decodeIdentity(bundle, sharpCodec);
    expect(back.views).toHaveLength(identity.views.length);
    for (const [i, view] of back.views.entries()) {
      const before = identity.views[i]!;
      expect(view.mesh).toEqual(before.mesh);
      expect(view.identity).toEqual(before.identity);
      expect(view.pose).toEqual(before.pose);
      expect([view.matte.width, view.matte.height]).toEqual([before.matte.width, before.matte.height]);
      const worst = view.matte.data.reduce(
        (most, value, k) => Math.max(most, Math.abs(value - before.matte.data[k]!)),
        0,
      );
      expect(worst).toBeLessThan(1 / 250);
    }
  });

  test("a damaged bundle is refused", async () => {
    const bundle = await encodeIdentity({ views: built.identity.views.slice(0, 1) }, sharpCodec);
    await expect(decodeIdentity(bundle.subarray(0, bundle.length - 50), sharpCodec)).rejects.toThrow(
      "cut short",
    );
    await expect(decodeIdentity(new Uint8Array(40), sharpCodec)).rejects.toThrow("Not an identity bundle");
  });
});

testInFull("learns at most eight views, however many photos come", async () => {
  const photos = await personPhotos(10);
  const { identity, report } = await buildIdentity(
    await engineModels(),
    trainingPhotos(Object.fromEntries(photos.map((photo, i) => [`${i}.jpg`, photo]))),
  );
  expect(report.filter(({ refusal }) => !refusal)).toHaveLength(10);
  expect(identity.views).toHaveLength(8);
});

test("uses what the person has seen and wants, whoever it shows, wherever there is a face", async () => {
  const [one, two] = await personPhotos(2);
  const photos = trainingPhotos({
    "one.jpg": one!,
    "two.jpg": two!,
    "friend.jpg": await strangerPhoto("curls"),
    "blurred.jpg": await sharp(one).blur(3).jpeg().toBuffer(),
    "other friend.jpg": await strangerPhoto("dark"),
    "coffee.jpg": await fixturePhoto("coffee.jpg"),
  }).map((photo) => ({ ...photo, checked: photo.name !== "other friend.jpg" }));
  const { identity, report } = await buildIdentity(await engineModels(), photos);
  expect(report.map(({ refusal }) => refusal)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    "OTHER_PERSON",
    "NO_FACE",
  ]);
  expect(identity.views).toHaveLength(4);
});

test("nothing usable is a clear error with the report", async () => {
  const photos = trainingPhotos({
    "coffee.jpg": await fixturePhoto("coffee.jpg"),
    "broken.png": new Uint8Array([1, 2, 3]),
  });
  const refused = await buildIdentity(await engineModels(), photos).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(NoUsablePhoto);
  expect((refused as NoUsablePhoto).report.map(({ refusal }) => refusal)).toEqual(["NO_FACE", "UNREADABLE"]);
});

test("a bystander is cut away", async () => {
  const friend = await sharp(await strangerPhoto("curls"))
    .resize(150)
    .toBuffer();
  const friendAt = { left: 362, top: 180 };
  const photo = await sharp(await fixturePhoto("astronaut.jpg"))
    .resize(1024)
    .composite([
      { input: await sharp(friend).resize(200).toBuffer(), left: friendAt.left * 2, top: friendAt.top },
    ])
    .jpeg()
    .toBuffer();
  const { identity, report } = await buildIdentity(
    await engineModels(),
    trainingPhotos({ "both.jpg": photo }),
  );
  expect(report[0]?.warnings).toContain("OTHERS_REMOVED");
  const { matte } = identity.views[0]!;
  const at = (x: number, y: number) => matte.data[Math.round(y) * matte.width + Math.round(x)]!;
  const scale = matte.width / 1024;
  expect(at(450 * scale, 240 * scale)).toBeGreaterThan(0.95);
  let most = 0;
  for (let y = 190; y < 380; y += 10) {
    for (let x = 760; x < 900; x += 10) most = Math.max(most, at(x * scale, y * scale));
  }
  expect(most).toBeLessThan(0.1);
});
