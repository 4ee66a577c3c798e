import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { sharpCodec } from "#scripts/local/inference/compute/sharp-codec.ts";
import { engineModels, trainingPhotos } from "#tests/support/photos/engine.ts";
import {
  fixturePhoto,
  groupPhoto,
  personPhotos,
  strangerPhoto,
} from "#tests/support/photos/photo-variants.ts";
import { buildIdentity } from "#web/engine/identity/build-identity.ts";
import { decodeIdentity, encodeIdentity } from "#web/engine/identity/identity-bundle.ts";

const learn = async (photos: ReturnType<typeof trainingPhotos>) =>
  buildIdentity(await engineModels(), photos);

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
  let built: Awaited<ReturnType<typeof learn>>;

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
    built = await learn(photos);
  });

  test("says of each what became of it, in the order they came, and learns from the clear ones", () => {
    expect(built.report.map(({ name, refusal }) => [name, refusal ?? "accepted"])).toEqual([
      // the flag behind, and the grey corners of a turned photo, leave much undecided
      ["one.jpg", "NOT_NEEDED"],
      ["two.jpg", "accepted"],
      ["copy of one.jpg", "DUPLICATE"],
      ["crop of two.jpg", "DUPLICATE"],
      ["coffee.jpg", "NO_FACE"],
      ["party.jpg", "SEVERAL_PEOPLE"],
      ["friend.jpg", "OTHER_PERSON"],
      ["broken.jpg", "UNREADABLE"],
      ["three.jpg", "NOT_NEEDED"],
      ["four.jpg", "accepted"],
    ]);
    expect(built.identity.views).toHaveLength(2);
  });

  test("a bundle keeps everything a portrait needs", async () => {
    // as a Buffer, which is what files and streams give
    const bundle = Buffer.from(await encodeIdentity(built.identity, sharpCodec));
    const { views } = await decodeIdentity(bundle, sharpCodec);
    expect(views).toHaveLength(2);
    for (const [i, { mesh, identity, pose, beside, headCut, matte }] of built.identity.views.entries()) {
      const { width, height } = matte;
      expect(views[i]).toMatchObject({ mesh, identity, pose, beside, matte: { width, height } });
      expect(views[i]!.headCut).toBe(headCut);
      const shift = matte.data.map((value, k) => Math.abs(value - views[i]!.matte.data[k]!));
      expect(shift.every((by) => by < 1 / 250)).toBe(true);
    }
  });

  test("a damaged bundle is refused", async () => {
    const bundle = await encodeIdentity({ views: built.identity.views.slice(0, 1) }, sharpCodec);
    const decoding = (bytes: Uint8Array) => decodeIdentity(bytes, sharpCodec);
    await expect(decoding(bundle.subarray(0, bundle.length - 50))).rejects.toThrow("cut short");
    await expect(decoding(new Uint8Array(40))).rejects.toThrow("Not an identity bundle");
  });
});

test("learns the clear ones of the eight best photos, and needs no others", async () => {
  const photos = await personPhotos(10);
  const { identity, report } = await learn(trainingPhotos(Object.fromEntries(photos.entries())));
  const { length } = identity.views;
  expect(length).toBeGreaterThanOrEqual(3);
  expect(length).toBeLessThanOrEqual(8);
  expect(report.flatMap(({ refusal }) => refusal ?? [])).toEqual(Array(10 - length).fill("NOT_NEEDED"));
});

test("uses what the person has seen and wants, whoever it shows, wherever there is a face", async () => {
  const [one] = await personPhotos(1);
  const photos = trainingPhotos({
    "one.jpg": one!,
    "friend.jpg": await strangerPhoto("curls"),
    "blurred.jpg": await sharp(one).blur(3).jpeg().toBuffer(),
    "other friend.jpg": await strangerPhoto("dark"),
    "coffee.jpg": await fixturePhoto("coffee.jpg"),
  });
  const checked = photos.map((photo) => ({ ...photo, checked: photo.name !== "other friend.jpg" }));
  const { identity, report } = await learn(checked);
  const refused = report.filter(({ refusal }) => refusal).map(({ name, refusal }) => [name, refusal]);
  expect(refused).toEqual([
    ["other friend.jpg", "OTHER_PERSON"],
    ["coffee.jpg", "NO_FACE"],
  ]);
  expect(identity.views).toHaveLength(3);
});

test("a bystander is cut away", async () => {
  const input = await sharp(await strangerPhoto("curls"))
    .resize(200)
    .toBuffer();
  const photo = await sharp(await fixturePhoto("astronaut.jpg"))
    .resize(1024)
    .composite([{ input, left: 724, top: 180 }])
    .jpeg()
    .toBuffer();
  const { identity, report } = await learn(trainingPhotos({ "both.jpg": photo }));
  expect(report[0]?.warnings).toContain("OTHERS_REMOVED");
  const { width, data } = identity.views[0]!.matte;
  const at = (x: number, y: number) =>
    data[Math.round((y * width) / 1024) * width + Math.round((x * width) / 1024)]!;
  expect(at(450, 240)).toBeGreaterThan(0.95);
  for (let y = 190; y < 380; y += 10) {
    for (let x = 760; x < 900; x += 10) expect(at(x, y)).toBeLessThan(0.1);
  }
});
