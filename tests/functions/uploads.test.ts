import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ImagesUnavailable } from "#functions/providers/images/images.ts";
import { ERRORS, type ErrorCode } from "#schema/errors.ts";
import { UPLOAD } from "#schema/trainings/upload.ts";
import { UploadRefused } from "#scripts/api-client.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { photo } from "#tests/support/people.ts";
import { insertInto } from "#tests/support/rows.ts";
import { refusal, signedIn } from "#tests/support/signed-in.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

type Bytes = Uint8Array<ArrayBuffer>;
const bytesOf = async (image: Sharp): Promise<Bytes> => new Uint8Array(await image.toBuffer());

/** Two halves, red on the left and blue on the right. */
function halves(width: number, height: number): Sharp {
  const half = (background: string) => ({
    create: { width: width / 2, height, channels: 3 as const, background },
  });
  return sharp({ create: { width, height, channels: 3, background: "#0000ff" } }).composite([
    { input: half("#ff0000"), left: 0, top: 0 },
  ]);
}

/** Something a camera might see: does not compress to nothing. */
function noise(width: number, height: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });
}

async function objectsOf(userId: string): Promise<string[]> {
  const { objects } = await harness.env.MEDIA.list({ prefix: `uploads/${userId}/` });
  return objects.map((object) => object.key).sort();
}

async function rowsOf(userId: string): Promise<{ key: string; name: string }[]> {
  return harness.db.orm.all(`SELECT key, name FROM uploadedImage WHERE userId = '${userId}' ORDER BY key`);
}

async function garbageOf(userId: string): Promise<unknown[]> {
  return harness.db.orm.all(`SELECT prefix FROM mediaGarbage WHERE prefix LIKE 'uploads/${userId}/%'`);
}

/** Gives a person so many uploads more, rows only. */
async function fill(userId: string, count: number): Promise<void> {
  await harness.db.write(
    Array.from({ length: count }, (_, n) =>
      insertInto("uploadedImage", {
        id: `${userId}-${n}`,
        url: `/media/x-${n}`,
        key: `x/${userId}/${n}`,
        name: "x",
        size: 1,
        width: 300,
        height: 300,
        mimeType: "image/jpeg",
        imageHash: `hash-${n}`,
        userId,
        createdAt: n,
      }),
    ),
  );
}

async function storedBytes(key: string): Promise<Bytes> {
  const object = await harness.env.MEDIA.get(key);
  return new Uint8Array(await object!.arrayBuffer());
}

describe("a photo", () => {
  test.each(["jpeg", "png", "webp"] as const)("in %s is taken and stored as JPEG", async (format) => {
    const person = await signedIn(harness);
    const view = await person.client.upload("me", await bytesOf(halves(400, 300)[format]()));
    expect(view).toMatchObject({ width: 400, height: 300, mimeType: "image/jpeg", duplicate: false });
    expect(view.url).toBe(`/media/uploads/${person.userId}/${view.id}.jpg`);
    const stored = await storedBytes(view.url.slice("/media/".length));
    expect(stored.length).toBe(view.size);
    expect((await sharp(stored).metadata()).format).toBe("jpeg");
    const listed = await person.client.trpc.uploads.list.query({});
    expect(listed.items.map(({ id }) => id)).toEqual([view.id]);
    expect(await garbageOf(person.userId)).toEqual([]);
  });

  test("held sideways is stored upright", async () => {
    const person = await signedIn(harness);
    // 6: the camera was turned, the left edge of the file is the top of the picture
    const sideways = await bytesOf(halves(400, 300).jpeg().withMetadata({ orientation: 6 }));
    const view = await person.client.upload("sideways.jpg", sideways);
    expect(view).toMatchObject({ width: 300, height: 400 });
    const stored = await storedBytes(view.url.slice("/media/".length));
    expect((await sharp(stored).metadata()).orientation).toBeUndefined();
    const { data, info } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) =>
      Array.from(data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3));
    const [red, , blue] = at(150, 50);
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
    const [lowRed, , lowBlue] = at(150, 350);
    expect(lowBlue).toBeGreaterThan(200);
    expect(lowRed).toBeLessThan(60);
  });

  test("leaves its place, its camera and its words behind", async () => {
    const person = await signedIn(harness);
    const told = await bytesOf(
      halves(400, 300)
        .jpeg()
        .withExif({
          IFD0: { Make: "SecretCamera", Artist: "Ada Secret", ImageDescription: "SecretHome" },
          IFD3: {
            GPSLatitudeRef: "N",
            GPSLatitude: "51/1 30/1 0/1",
            GPSLongitudeRef: "W",
            GPSLongitude: "0/1 7/1 0/1",
          },
        })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><SecretKeyword/></x:xmpmeta>'),
    );
    const before = Buffer.from(told).toString("latin1");
    for (const secret of ["SecretCamera", "Ada Secret", "SecretKeyword", "Exif"])
      expect(before).toContain(secret);

    const view = await person.client.upload("told.jpg", told);
    const stored = await storedBytes(view.url.slice("/media/".length));
    const after = Buffer.from(stored).toString("latin1");
    for (const secret of ["Secret", "Exif", "xmpmeta", "http://", "ICC_PROFILE", "Photoshop"]) {
      expect([secret, after.includes(secret)]).toEqual([secret, false]);
    }
    const { exif, xmp, iptc, icc } = await sharp(stored).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test.each([
    [3000, 1500, 2048, 1024],
    [1500, 3000, 1024, 2048],
    [2048, 2048, 2048, 2048],
    [300, 260, 300, 260],
  ])("of %i × %i is stored as %i × %i", async (width, height, storedWidth, storedHeight) => {
    const person = await signedIn(harness);
    const view = await person.client.upload("me.jpg", await bytesOf(halves(width, height).jpeg()));
    expect(view).toMatchObject({ width: storedWidth, height: storedHeight });
    expect(Math.max(view.width, view.height)).toBeLessThanOrEqual(UPLOAD.storedSide);
  });

  test.each([
    ["ünï çødé 🙂.jpg", "ünï çødé 🙂.jpg"],
    ["../../etc/passwd", "../../etc/passwd"],
    ["x".repeat(300), "x".repeat(200)],
    ["", "photo"],
  ])("named %j keeps that name for its owner and never for its key", async (name, kept) => {
    const person = await signedIn(harness);
    const view = await person.client.upload(name, await photo(5));
    expect(await rowsOf(person.userId)).toEqual([
      { key: `uploads/${person.userId}/${view.id}.jpg`, name: kept },
    ]);
  });
});

describe("the same photo again", () => {
  test("is the same upload, and stored once", async () => {
    const person = await signedIn(harness);
    const first = await person.client.upload("a.jpg", await photo(6));
    const again = await person.client.upload("b.jpg", await photo(6));
    expect(again).toEqual({ ...first, duplicate: true });
    expect(await objectsOf(person.userId)).toHaveLength(1);
    expect(await garbageOf(person.userId)).toEqual([]);
  });

  test("eight times at once is one upload; what was stored in vain is swept", async () => {
    const person = await signedIn(harness);
    const bytes = await photo(7);
    const views = await Promise.all(Array.from({ length: 8 }, () => person.client.upload("a.jpg", bytes)));
    expect(new Set(views.map(({ id }) => id)).size).toBe(1);
    expect(views.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
    expect(await rowsOf(person.userId)).toHaveLength(1);
    harness.advance(2 * 3_600_000);
    await harness.cron("* * * * *");
    expect(await objectsOf(person.userId)).toEqual([`uploads/${person.userId}/${views[0]!.id}.jpg`]);
    expect(await garbageOf(person.userId)).toEqual([]);
  });

  test("from someone else is their own", async () => {
    const ada = await signedIn(harness);
    const bob = await signedIn(harness);
    const first = await ada.client.upload("a.jpg", await photo(8));
    const second = await bob.client.upload("a.jpg", await photo(8));
    expect(second.id).not.toBe(first.id);
    expect(second.duplicate).toBe(false);
  });
});

describe("a file that is no good is refused, and leaves nothing behind:", () => {
  const files: [string, () => Promise<Bytes>, ErrorCode, number][] = [
    ["an empty file", async () => new Uint8Array(0), "UPLOAD_EMPTY", 400],
    ["100 bytes of anything", async () => new Uint8Array(100).fill(65), "UPLOAD_NOT_A_PHOTO", 422],
    ["the first 100 bytes of a photo", async () => (await photo(9)).slice(0, 100), "UPLOAD_EMPTY", 400],
    [
      "a text file renamed .jpg",
      async () => new TextEncoder().encode("I am not a photo. ".repeat(100)),
      "UPLOAD_NOT_A_PHOTO",
      422,
    ],
    ["a GIF", () => bytesOf(halves(400, 300).gif()), "UPLOAD_NOT_A_PHOTO", 422],
    [
      "an SVG",
      async () =>
        new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'),
      "UPLOAD_NOT_A_PHOTO",
      422,
    ],
    [
      "a JPEG that was cut",
      async () => (await bytesOf(noise(600, 600).jpeg())).slice(0, 60_000),
      "UPLOAD_EMPTY",
      400,
    ],
    [
      "a PNG that was cut",
      async () => (await bytesOf(noise(600, 600).png())).slice(0, 60_000),
      "UPLOAD_EMPTY",
      400,
    ],
    [
      "only the start of a JPEG",
      async () => new Uint8Array([0xff, 0xd8, 0xff, ...new Uint8Array(2000)]),
      "UPLOAD_EMPTY",
      400,
    ],
    ["50 megapixels", () => bytesOf(halves(8000, 6250).jpeg()), "UPLOAD_TOO_MANY_PIXELS", 422],
    [
      "a strip of 24 megapixels and a little",
      () => bytesOf(halves(16_000, 1501).png()),
      "UPLOAD_TOO_MANY_PIXELS",
      422,
    ],
    [
      "13 megapixels of 16 bits",
      () => bytesOf(halves(5000, 2600).toColourspace("rgb16").png()),
      "UPLOAD_TOO_DEEP",
      422,
    ],
    ["200 × 200", () => photo(10, 200), "UPLOAD_TOO_FEW_PIXELS", 422],
    ["255 on its short side", () => bytesOf(halves(1000, 255).jpeg()), "UPLOAD_TOO_FEW_PIXELS", 422],
    [
      "more than 20 MB",
      async () => {
        const bytes = new Uint8Array(UPLOAD.maxBytes + 1);
        bytes.set(await photo(11));
        return bytes;
      },
      "UPLOAD_TOO_LARGE",
      413,
    ],
  ];

  test.each(files)("%s", async (_, make, code, status) => {
    const person = await signedIn(harness);
    const bytes = await make();
    const refused = await person.client.upload("me.jpg", bytes).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(UploadRefused);
    expect(refused).toMatchObject({ code, message: ERRORS[code].message });
    const response = await person.client.fetch("/api/uploads", { method: "POST", body: bytes });
    expect(response.status).toBe(status);
    expect(await objectsOf(person.userId)).toEqual([]);
    expect(await rowsOf(person.userId)).toEqual([]);
    expect(await garbageOf(person.userId)).toEqual([]);
  });

  test("the largest file that is allowed is taken", async () => {
    const person = await signedIn(harness);
    const bytes = new Uint8Array(UPLOAD.maxBytes);
    bytes.set(await photo(12));
    expect(await person.client.upload("me.jpg", bytes)).toMatchObject({ width: 400, duplicate: false });
  });

  test("a body with no known length stops being read at the limit", async () => {
    const person = await signedIn(harness);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1024 * 1024;
        if (sent > 200 * 1024 * 1024) controller.close();
        else controller.enqueue(new Uint8Array(1024 * 1024).fill(255));
      },
    });
    const outcome = await person.client
      .fetch("/api/uploads", { method: "POST", body: endless, duplex: "half" } as RequestInit)
      .then((response) => response.status)
      .catch(() => "cut off");
    expect([413, "cut off"]).toContain(outcome);
    expect(sent).toBeLessThan(100 * 1024 * 1024);
    expect(await objectsOf(person.userId)).toEqual([]);
  });

  test("anything of someone signed out", async () => {
    const response = await fetch(`${harness.url}/api/uploads`, {
      method: "POST",
      headers: { origin: harness.url },
      body: await photo(13),
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { code: "NOT_SIGNED_IN" } });
  });

  test("anything of someone whose session ended, before it is stored", async () => {
    const person = await signedIn(harness);
    await harness.db.write([{ sql: "DELETE FROM session WHERE id = ?", args: [person.sessionId] }]);
    const refused = person.client.upload("me.jpg", await photo(14));
    await expect(refused).rejects.toMatchObject({ code: "NOT_SIGNED_IN" });
    expect(await objectsOf(person.userId)).toEqual([]);
  });

  test("one more than anybody may store; what is already there may come again", async () => {
    const person = await signedIn(harness);
    const known = await person.client.upload("me.jpg", await photo(15));
    await fill(person.userId, UPLOAD.maxPerUser - 1);
    await expect(person.client.upload("me.jpg", await photo(16))).rejects.toMatchObject({
      code: "UPLOAD_LIMIT",
      message: ERRORS.UPLOAD_LIMIT.message,
    });
    expect(await objectsOf(person.userId)).toHaveLength(1);
    expect(await person.client.upload("me.jpg", await photo(15))).toMatchObject({
      id: known.id,
      duplicate: true,
    });
  });
});

test("of several at once at the limit only as many are stored as there is room for", async () => {
  const person = await signedIn(harness);
  await fill(person.userId, UPLOAD.maxPerUser - 1);
  const photos = await Promise.all([51, 52, 53, 54].map((seed) => photo(seed)));
  const answers = await Promise.all(
    photos.map((bytes) =>
      person.client.upload("me.jpg", bytes).then(
        () => "stored",
        (error: UploadRefused) => error.code,
      ),
    ),
  );
  expect(answers.toSorted()).toEqual(["UPLOAD_LIMIT", "UPLOAD_LIMIT", "UPLOAD_LIMIT", "stored"]);
  expect(await rowsOf(person.userId)).toHaveLength(UPLOAD.maxPerUser);
  harness.advance(2 * 3_600_000);
  await harness.cron("* * * * *");
  expect(await objectsOf(person.userId)).toHaveLength(1);
});

describe("an upload that died halfway", () => {
  test("after storing: its object is swept within hours", async () => {
    const person = await signedIn(harness);
    harness.wrapDeps((deps) => ({
      ...deps,
      storage: {
        ...deps.storage,
        async put(...input) {
          await deps.storage.put(...input);
          throw new Error("the Worker died here");
        },
      },
    }));
    await expect(person.client.upload("me.jpg", await photo(17))).rejects.toMatchObject({ code: "INTERNAL" });
    harness.wrapDeps((deps) => deps);
    expect(await objectsOf(person.userId)).toHaveLength(1);
    expect(await rowsOf(person.userId)).toEqual([]);
    harness.advance(2 * 3_600_000);
    await harness.cron("* * * * *");
    expect(await objectsOf(person.userId)).toEqual([]);
    expect(await garbageOf(person.userId)).toEqual([]);
  });

  test("so late that the sweeper was first: it is refused rather than left without its object", async () => {
    const person = await signedIn(harness);
    harness.wrapDeps((deps) => ({
      ...deps,
      storage: {
        ...deps.storage,
        async put(...input) {
          await deps.storage.put(...input);
          harness.wrapDeps((plain) => plain);
          harness.advance(2 * 3_600_000);
          await harness.cron("* * * * *");
        },
      },
    }));
    await expect(person.client.upload("me.jpg", await photo(18))).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await rowsOf(person.userId)).toEqual([]);
    expect(await objectsOf(person.userId)).toEqual([]);
    // and trying again works
    expect(await person.client.upload("me.jpg", await photo(18))).toMatchObject({ duplicate: false });
  });
});

describe("the list of uploads", () => {
  test("comes in pages, newest first, and holds nobody else's", async () => {
    const person = await signedIn(harness);
    const other = await signedIn(harness);
    await other.client.upload("other.jpg", await photo(30));
    const ids: string[] = [];
    for (const seed of [31, 32, 33])
      ids.unshift((await person.client.upload("me.jpg", await photo(seed))).id);
    const first = await person.client.trpc.uploads.list.query({ limit: 2 });
    const rest = await person.client.trpc.uploads.list.query({ limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
    expect(rest.nextCursor).toBeNull();
  });
});

describe("what the photo check said", () => {
  const focus = { x: 0.5, y: 0.2 };

  test("comes with the photo, waits with it on every device, and can change", async () => {
    const person = await signedIn(harness);
    const { trpc } = person.client;
    const first = await person.client.upload("me.jpg", await photo(34));
    const { id } = await person.client.upload("blurred.jpg", await photo(35), {
      anyway: true,
      samePerson: null,
      focus,
    });
    expect(await trpc.uploads.waiting.query()).toMatchObject([
      { id: first.id, name: "me.jpg", anyway: null, samePerson: null, focus: null, duplicate: false },
      { id, name: "blurred.jpg", anyway: true, samePerson: null, focus },
    ]);
    for (let round = 0; round < 2; round++) {
      const answer = trpc.uploads.decide.mutate({ id, anyway: null, samePerson: false });
      expect(await answer).toEqual({ ok: true });
    }
    expect((await trpc.uploads.waiting.query())[1]).toMatchObject({ anyway: null, samePerson: false, focus });
    // added again, what was decided the second time holds
    await person.client.upload("blurred.jpg", await photo(35), {
      anyway: true,
      samePerson: true,
      focus: null,
    });
    expect((await trpc.uploads.waiting.query()).find((one) => one.id === id)).toMatchObject({
      anyway: true,
      samePerson: true,
      focus,
    });
  });

  test("is told and changed by the owner alone", async () => {
    const owner = await signedIn(harness);
    const stranger = await signedIn(harness);
    const { id } = await owner.client.upload("me.jpg", await photo(36));
    const decision = { id, anyway: true, samePerson: true };
    expect(await refusal(stranger.client.trpc.uploads.decide.mutate(decision))).toBe("NOT_FOUND");
    expect(await stranger.client.trpc.uploads.waiting.query()).toEqual([]);
    expect(await owner.client.trpc.uploads.waiting.query()).toMatchObject([
      { anyway: null, samePerson: null },
    ]);
  });

  test("is refused when it is nonsense", async () => {
    const person = await signedIn(harness);
    for (const check of [
      "no JSON",
      "[]",
      '{"anyway":1}',
      '{"anyway":null,"samePerson":null,"focus":{"x":2,"y":0}}',
    ]) {
      const response = await person.client.fetch("/api/uploads", {
        method: "POST",
        headers: { "content-type": "application/octet-stream", "x-photo-check": check },
        body: await photo(37),
      });
      expect(await response.json()).toMatchObject({ error: { code: "BAD_INPUT" } });
    }
    expect(await rowsOf(person.userId)).toEqual([]);
  });
});

describe("deleting an upload", () => {
  test("removes it, and its object with the next sweep", async () => {
    const person = await signedIn(harness);
    const { id, url } = await person.client.upload("me.jpg", await photo(40));
    expect(await person.client.trpc.uploads.delete.mutate({ id })).toEqual({ ok: true });
    expect((await person.client.fetch(url)).status).toBe(404);
    expect((await person.client.trpc.uploads.list.query({})).items).toEqual([]);
    await harness.cron("* * * * *");
    expect(await objectsOf(person.userId)).toEqual([]);
    expect(await garbageOf(person.userId)).toEqual([]);
    // the same photo may come back, as a new upload
    const again = await person.client.upload("me.jpg", await photo(40));
    expect(again).toMatchObject({ duplicate: false });
    expect((await person.client.fetch(again.url)).status).toBe(200);
  });

  test("twice, or somebody else's, is refused alike", async () => {
    const owner = await signedIn(harness);
    const stranger = await signedIn(harness);
    const { id, url } = await owner.client.upload("me.jpg", await photo(41));
    expect(await refusal(stranger.client.trpc.uploads.delete.mutate({ id }))).toBe("NOT_FOUND");
    await harness.cron("* * * * *");
    expect((await owner.client.fetch(url)).status).toBe(200);
    await owner.client.trpc.uploads.delete.mutate({ id });
    expect(await refusal(owner.client.trpc.uploads.delete.mutate({ id }))).toBe("NOT_FOUND");
    expect(await refusal(owner.client.trpc.uploads.delete.mutate({ id: "" }))).toBe("BAD_INPUT");
  });

  test("goes on after a bucket that was out of reach", async () => {
    const person = await signedIn(harness);
    const { id } = await person.client.upload("me.jpg", await photo(42));
    await person.client.trpc.uploads.delete.mutate({ id });
    harness.wrapDeps((deps) => ({
      ...deps,
      storage: { ...deps.storage, delete: () => Promise.reject(new Error("bucket out of reach")) },
    }));
    await harness.cron("* * * * *");
    harness.wrapDeps((deps) => deps);
    expect(await objectsOf(person.userId)).toHaveLength(1);
    expect(await garbageOf(person.userId)).toHaveLength(1);
    harness.advance(11 * 60_000);
    await harness.cron("* * * * *");
    expect(await objectsOf(person.userId)).toEqual([]);
    expect(await garbageOf(person.userId)).toEqual([]);
  });
});

test("a photo is not blamed for an image service that is out: the person may try again, and nothing is kept", async () => {
  const person = await signedIn(harness);
  const bytes = await photo(77);
  harness.wrapDeps((deps) => ({
    ...deps,
    images: { ...deps.images, reencode: () => Promise.reject(new ImagesUnavailable("out")) },
  }));
  const response = await person.client.fetch("/api/uploads", { method: "POST", body: bytes });
  harness.wrapDeps((deps) => deps);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    error: { code: "IMAGES_UNAVAILABLE", message: ERRORS.IMAGES_UNAVAILABLE.message },
  });
  expect((await person.client.trpc.uploads.list.query({})).items).toEqual([]);
  expect((await person.client.upload("me.jpg", bytes)).duplicate).toBe(false);
});
