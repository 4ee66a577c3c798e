import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { UPLOAD } from "#schema/trainings/upload.ts";
import { idsOf } from "#tests/support/all-pages.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { photo } from "#tests/support/people.ts";
import { replaceDeps, restoreDeps } from "#tests/support/replace-deps.ts";
import { refusal, signedIn } from "#tests/support/signed-in.ts";
import { bytesOf, halves, uploadsOf } from "#tests/support/uploads.ts";

/** Photos on their way in: what is kept of them, the list, the photo check's word, and deleting. */
const harness = harnessForFile();
const sweep = () => harness.cron("* * * * *");

/** Someone who uploads, and what there is of theirs. */
async function uploader() {
  const person = await signedIn(harness);
  return { ...person, ...uploadsOf(harness, person), trpc: person.client.trpc };
}

async function storedBytes(url: string) {
  const object = await harness.env.MEDIA.get(url.slice("/media/".length));
  return new Uint8Array(await object!.arrayBuffer());
}

describe("a photo", () => {
  test.each(["jpeg", "png", "webp"] as const)("in %s is taken and stored as JPEG", async (format) => {
    const { client, trpc, userId, garbage } = await uploader();
    const view = await client.upload("me", await bytesOf(halves(400, 300)[format]()));
    expect(view).toMatchObject({ width: 400, height: 300, mimeType: "image/jpeg", duplicate: false });
    expect(view.url).toBe(`/media/uploads/${userId}/${view.id}.jpg`);
    const stored = await storedBytes(view.url);
    expect(stored).toHaveLength(view.size);
    expect((await sharp(stored).metadata()).format).toBe("jpeg");
    expect(idsOf((await trpc.uploads.list.query({})).items)).toEqual([view.id]);
    expect(await garbage()).toEqual([]);
  });

  test("held sideways is stored upright", async () => {
    const { client } = await uploader();
    // 6: the camera was turned, the left edge of the file is the top of the picture
    const sideways = await bytesOf(halves(400, 300).jpeg().withMetadata({ orientation: 6 }));
    const view = await client.upload("sideways.jpg", sideways);
    expect(view).toMatchObject({ width: 300, height: 400 });
    const stored = await storedBytes(view.url);
    expect((await sharp(stored).metadata()).orientation).toBeUndefined();
    const { data, info } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
    const isRed = (x: number, y: number) => data[(y * info.width + x) * 3]! > 200;
    const isBlue = (x: number, y: number) => data[(y * info.width + x) * 3 + 2]! > 200;
    expect([isRed(150, 50), isBlue(150, 50), isRed(150, 350), isBlue(150, 350)]).toEqual([
      ...[true, false, false, true],
    ]);
  });

  test("leaves its place, its camera and its words behind", async () => {
    const { client } = await uploader();
    const told = await bytesOf(
      halves(400, 300)
        .jpeg()
        .withExif({
          IFD0: { Make: "SecretCamera", Artist: "Ada Secret", ImageDescription: "SecretHome" },
          IFD3: {
            ...{ GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
            ...{ GPSLongitudeRef: "W", GPSLongitude: "0/1 7/1 0/1" },
          },
        })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><SecretKeyword/></x:xmpmeta>'),
    );
    const before = Buffer.from(told).toString("latin1");
    for (const secret of ["SecretCamera", "Ada Secret", "SecretKeyword", "Exif"])
      expect(before).toContain(secret);
    const stored = await storedBytes((await client.upload("told.jpg", told)).url);
    const after = Buffer.from(stored).toString("latin1");
    for (const secret of ["Secret", "Exif", "xmpmeta", "http://", "ICC_PROFILE", "Photoshop"])
      expect([secret, after.includes(secret)]).toEqual([secret, false]);
    const { exif, xmp, iptc, icc } = await sharp(stored).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test.each([
    [3000, 1500, 2048, 1024],
    [1500, 3000, 1024, 2048],
    [2048, 2048, 2048, 2048],
    [300, 260, 300, 260],
  ])("of %i × %i is stored as %i × %i", async (...[width, height, storedWidth, storedHeight]) => {
    const { client } = await uploader();
    const view = await client.upload("me.jpg", await bytesOf(halves(width, height).jpeg()));
    expect(view).toMatchObject({ width: storedWidth, height: storedHeight });
    expect(Math.max(view.width, view.height)).toBeLessThanOrEqual(UPLOAD.storedSide);
  });

  test.each([
    ["ünï çødé 🙂.jpg", "ünï çødé 🙂.jpg"],
    ["../../etc/passwd", "../../etc/passwd"],
    ["x".repeat(300), "x".repeat(200)],
    ["", "photo"],
  ])("named %j keeps that name for its owner and never for its key", async (given, name) => {
    const { client, userId, rows } = await uploader();
    const { id } = await client.upload(given, await photo(5));
    expect(await rows()).toEqual([{ key: `uploads/${userId}/${id}.jpg`, name }]);
  });
});

describe("the same photo again", () => {
  test("is the same upload, and stored once", async () => {
    const { client, objects, garbage } = await uploader();
    const first = await client.upload("a.jpg", await photo(6));
    expect(await client.upload("b.jpg", await photo(6))).toEqual({ ...first, duplicate: true });
    expect(await objects()).toHaveLength(1);
    expect(await garbage()).toEqual([]);
  });

  test("eight times at once is one upload; what was stored in vain is swept", async () => {
    const { client, userId, rows, objects, garbage } = await uploader();
    const bytes = await photo(7);
    const views = await Promise.all(Array.from({ length: 8 }, () => client.upload("a.jpg", bytes)));
    expect(new Set(idsOf(views)).size).toBe(1);
    expect(views.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
    harness.advance(2 * 3_600_000);
    await sweep();
    expect(await objects()).toEqual([`uploads/${userId}/${views[0]!.id}.jpg`]);
    expect(await garbage()).toEqual([]);
  });

  test("from someone else is their own", async () => {
    const [ada, bob] = [await uploader(), await uploader()];
    const first = await ada.client.upload("a.jpg", await photo(8));
    const second = await bob.client.upload("a.jpg", await photo(8));
    expect([second.duplicate, second.id === first.id]).toEqual([false, false]);
  });
});

describe("an upload that died halfway", () => {
  test("after storing: its object is swept within hours", async () => {
    const { client, rows, objects, garbage } = await uploader();
    replaceDeps(harness, ({ storage }) => ({
      storage: {
        async put(...input) {
          await storage.put(...input);
          throw new Error("the Worker died here");
        },
      },
    }));
    await expect(client.upload("me.jpg", await photo(17))).rejects.toMatchObject({ code: "INTERNAL" });
    restoreDeps(harness);
    expect([(await objects()).length, await rows()]).toEqual([1, []]);
    harness.advance(2 * 3_600_000);
    await sweep();
    expect([await objects(), await garbage()]).toEqual([[], []]);
  });

  test("so late that the sweeper was first: it is refused rather than left without its object", async () => {
    const { client, rows, objects } = await uploader();
    replaceDeps(harness, ({ storage }) => ({
      storage: {
        async put(...input) {
          await storage.put(...input);
          restoreDeps(harness);
          harness.advance(2 * 3_600_000);
          await sweep();
        },
      },
    }));
    await expect(client.upload("me.jpg", await photo(18))).rejects.toMatchObject({ code: "CONFLICT" });
    expect([await rows(), await objects()]).toEqual([[], []]);
    // and trying again works
    expect(await client.upload("me.jpg", await photo(18))).toMatchObject({ duplicate: false });
  });
});

describe("what the photo check said", () => {
  const focus = { x: 0.5, y: 0.2 };

  test("comes with the photo, waits with it on every device, and can change", async () => {
    const { client, trpc } = await uploader();
    const first = await client.upload("me.jpg", await photo(34));
    const blurred = (check: { samePerson: boolean | null; focus: typeof focus | null }) =>
      photo(35).then((bytes) => client.upload("blurred.jpg", bytes, { anyway: true, ...check }));
    const { id } = await blurred({ samePerson: null, focus });
    const waiting = () => trpc.uploads.waiting.query();
    expect(await waiting()).toMatchObject([
      { id: first.id, name: "me.jpg", anyway: null, samePerson: null, focus: null, duplicate: false },
      { id, name: "blurred.jpg", anyway: true, samePerson: null, focus },
    ]);
    for (let round = 0; round < 2; round++) {
      const answer = trpc.uploads.decide.mutate({ id, anyway: null, samePerson: false });
      expect(await answer).toEqual({ ok: true });
    }
    expect((await waiting())[1]).toMatchObject({ anyway: null, samePerson: false, focus });
    // added again, what was decided the second time holds
    await blurred({ samePerson: true, focus: null });
    const again = (await waiting()).find((one) => one.id === id);
    expect(again).toMatchObject({ anyway: true, samePerson: true, focus });
  });

  test("is told and changed by the owner alone", async () => {
    const [owner, stranger] = [await uploader(), await uploader()];
    const { id } = await owner.client.upload("me.jpg", await photo(36));
    const decide = stranger.trpc.uploads.decide.mutate({ id, anyway: true, samePerson: true });
    expect(await refusal(decide)).toBe("NOT_FOUND");
    expect(await stranger.trpc.uploads.waiting.query()).toEqual([]);
    const undecided = { anyway: null, samePerson: null };
    expect(await owner.trpc.uploads.waiting.query()).toMatchObject([undecided]);
  });

  test("is refused when it is nonsense", async () => {
    const { client, rows } = await uploader();
    const place = '{"anyway":null,"samePerson":null,"focus":{"x":2,"y":0}}';
    for (const check of ["no JSON", "[]", '{"anyway":1}', place]) {
      const headers = { "content-type": "application/octet-stream", "x-photo-check": check };
      const request = { method: "POST", headers, body: await photo(37) };
      const response = await client.fetch("/api/uploads", request);
      expect(await response.json()).toMatchObject({ error: { code: "BAD_INPUT" } });
    }
    expect(await rows()).toEqual([]);
  });
});

describe("deleting an upload", () => {
  test("removes it, and its object with the next sweep; it may come back, as a new upload", async () => {
    const { client, trpc, objects, garbage } = await uploader();
    const { id, url } = await client.upload("me.jpg", await photo(40));
    expect(await trpc.uploads.delete.mutate({ id })).toEqual({ ok: true });
    expect((await client.fetch(url)).status).toBe(404);
    expect((await trpc.uploads.list.query({})).items).toEqual([]);
    await sweep();
    expect([await objects(), await garbage()]).toEqual([[], []]);
    const again = await client.upload("me.jpg", await photo(40));
    expect([again.duplicate, (await client.fetch(again.url)).status]).toEqual([false, 200]);
  });

  test("twice, or somebody else's, is refused alike", async () => {
    const [owner, stranger] = [await uploader(), await uploader()];
    const { id, url } = await owner.client.upload("me.jpg", await photo(41));
    expect(await refusal(stranger.trpc.uploads.delete.mutate({ id }))).toBe("NOT_FOUND");
    await sweep();
    expect((await owner.client.fetch(url)).status).toBe(200);
    await owner.trpc.uploads.delete.mutate({ id });
    expect(await refusal(owner.trpc.uploads.delete.mutate({ id }))).toBe("NOT_FOUND");
    expect(await refusal(owner.trpc.uploads.delete.mutate({ id: "" }))).toBe("BAD_INPUT");
  });

  test("goes on after a bucket that was out of reach", async () => {
    const { client, trpc, objects, garbage } = await uploader();
    const { id } = await client.upload("me.jpg", await photo(42));
    await trpc.uploads.delete.mutate({ id });
    const outOfReach = () => Promise.reject(new Error("bucket out of reach"));
    replaceDeps(harness, () => ({ storage: { delete: outOfReach } }));
    await sweep();
    restoreDeps(harness);
    expect([(await objects()).length, (await garbage()).length]).toEqual([1, 1]);
    harness.advance(11 * 60_000);
    await sweep();
    expect([await objects(), await garbage()]).toEqual([[], []]);
  });
});
