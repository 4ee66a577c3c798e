import { unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { providerUrl } from "#functions/services/media/provider/provider-url.ts";
import { zipKey } from "#functions/services/media/provider/zip-photos.ts";
import { UNDO_MINUTES } from "#schema/limits.ts";
import { THUMBNAIL_WIDTHS, UNUSED_UPLOAD_DAYS } from "#schema/trainings/upload.ts";
import { makePack, train } from "#tests/support/finished-work.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { eventually, photo, signUp } from "#tests/support/people.ts";
import { refusal, signedIn, startQueue, stopQueue } from "#tests/support/signed-in.ts";

/** Who gets to see a picture, in what shape, and when it is gone for good. */
let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(async () => {
  expect(await harness.audit()).toEqual([]);
  await harness.close();
});

type Person = Awaited<ReturnType<typeof signedIn>>;

async function withPhoto(seed: number) {
  const person = await signedIn(harness);
  const upload = await person.client.upload("Me & my cat.png", await photo(seed));
  return { ...person, ...upload };
}

async function keysOf(person: Person): Promise<string[]> {
  const lists = await Promise.all(
    ["uploads", "outputs"].map((folder) => harness.env.MEDIA.list({ prefix: `${folder}/${person.userId}/` })),
  );
  return lists.flatMap(({ objects }) => objects.map((object) => object.key)).sort();
}

const sweep = () => harness.cron("* * * * *");

describe("a picture", () => {
  test("is shown to its owner, kept by nobody but their own browser, which has to ask each time", async () => {
    const { client, url, size } = await withPhoto(1);
    const response = await client.fetch(url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "private, no-cache",
      "content-length": String(size),
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
    expect((await response.arrayBuffer()).byteLength).toBe(size);
    expect(response.headers.get("content-disposition")).toBeNull();
  });

  test("is shown to nobody else, nor to who signed out, nor without a cookie", async () => {
    const owner = await withPhoto(2);
    const stranger = await signedIn(harness);
    for (const path of [owner.url, `${owner.url}?w=160`, `${owner.url}?download=1`]) {
      const refused = await stranger.client.fetch(path);
      expect(refused.status).toBe(404);
      // the same answer as for what does not exist
      expect(await refused.text()).toBe(await (await stranger.client.fetch("/media/uploads/x/y.jpg")).text());
      expect((await fetch(harness.url + path)).status).toBe(401);
    }
    await harness.db.write([{ sql: "DELETE FROM session WHERE id = ?", args: [owner.sessionId] }]);
    expect((await owner.client.fetch(owner.url)).status).toBe(401);
  });

  test("is not found by tricks with its address", async () => {
    const owner = await withPhoto(3);
    const stranger = await signedIn(harness);
    const key = owner.url.slice("/media/".length);
    for (const path of [
      `/media/${encodeURIComponent(key)}`,
      `/media//${key}`,
      `/media/./${key}`,
      `/media/uploads/${stranger.userId}/../${owner.userId}/${owner.id}.jpg`,
      `/media/uploads/${stranger.userId}/%2e%2e/${owner.userId}/${owner.id}.jpg`,
      `/media/${key}%00`,
      `/media/uploads/${owner.userId}/`,
      "/media/",
    ]) {
      expect([path, (await stranger.client.fetch(path)).status]).toEqual([path, 404]);
    }
  });

  test.each(THUMBNAIL_WIDTHS)("is shown %i wide as WebP", async (width) => {
    const person = await signedIn(harness);
    const { url } = await person.client.upload("me.jpg", await photo(4, 1000));
    const response = await person.client.fetch(`${url}?w=${width}`);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    // a photo says nothing of AI
    const { width: shown, format, xmp } = await sharp(await response.arrayBuffer()).metadata();
    expect([shown, format, xmp]).toEqual([width, "webp", undefined]);
  });

  test.each(["161", "0", "-1", "160.0", "9999", "", "160&w=5000x", "abc"])(
    "is not shown %s wide",
    async (width) => {
      const { client, url } = await withPhoto(5);
      const response = await client.fetch(`${url}?w=${width}`);
      // the first of two widths counts, and 160 is one of them
      expect(response.status).toBe(width.startsWith("160&") ? 200 : 400);
    },
  );

  test("is never blown up", async () => {
    const person = await signedIn(harness);
    const { url } = await person.client.upload("me.jpg", await photo(6, 300));
    const response = await person.client.fetch(`${url}?w=640`);
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(300);
  });

  test.each([
    ["bytes=0-99", 0, 100],
    ["bytes=100-", 100, null],
    ["bytes=-50", -50, 50],
    ["bytes=10-10", 10, 1],
    ["bytes=100-99999999", 100, null],
  ])("is sent in part for %s", async (range, from, length) => {
    const { client, url, size } = await withPhoto(7);
    const whole = new Uint8Array(await (await client.fetch(url)).arrayBuffer());
    const response = await client.fetch(url, { headers: { range } });
    const offset = from < 0 ? size + from : from;
    const expected = whole.subarray(offset, offset + (length ?? size - offset));
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe(
      `bytes ${offset}-${offset + expected.length - 1}/${size}`,
    );
    expect(response.headers.get("content-length")).toBe(String(expected.length));
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(expected))).toBe(true);
  });

  test.each(["bytes=99999999-", "bytes=5-2", "pages=1-2", "bytes=a-b", "nonsense"])(
    "for the impossible range %s is sent whole or refused, never broken",
    async (range) => {
      const { client, url, size } = await withPhoto(8);
      const response = await client.fetch(url, { headers: { range } });
      expect([200, 416]).toContain(response.status);
      if (response.status === 200) expect((await response.arrayBuffer()).byteLength).toBe(size);
    },
  );

  test("is not sent again to who has it", async () => {
    const { client, url } = await withPhoto(9);
    const etag = (await client.fetch(url)).headers.get("etag")!;
    const again = await client.fetch(url, { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("etag")).toBe(etag);
    for (const [held, status] of [
      ['"other"', 200],
      [`"other", ${etag}`, 304],
      [`W/${etag}`, 304],
    ] as const) {
      expect([held, (await client.fetch(url, { headers: { "if-none-match": held } })).status]).toEqual([
        held,
        status,
      ]);
    }
    // a stranger learns nothing from it either
    const stranger = await signedIn(harness);
    expect((await stranger.client.fetch(url, { headers: { "if-none-match": etag } })).status).toBe(404);
  });

  test("is saved under the name it was given", async () => {
    const { client, url } = await withPhoto(10);
    const response = await client.fetch(`${url}?download=1`);
    expect(response.headers.get("content-disposition")).toBe(
      "attachment; filename*=UTF-8''Me%20%26%20my%20cat.png",
    );
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("a thumbnail", () => {
  /** How often a picture was scaled from now on. */
  function countMaking() {
    const made = { count: 0 };
    harness.wrapDeps((deps) => ({
      ...deps,
      images: {
        ...deps.images,
        thumbnail: (...args) => {
          made.count++;
          return deps.images.thumbnail(...args);
        },
      },
    }));
    return made;
  }

  test("is made once and kept beside its picture", async () => {
    const made = countMaking();
    const { client, url, ...person } = await withPhoto(60);
    const first = await client.fetch(`${url}?w=160`);
    const second = await client.fetch(`${url}?w=160`);
    harness.wrapDeps((deps) => deps);
    expect(made.count).toBe(1);
    expect(second.headers.get("content-type")).toBe("image/webp");
    expect(Buffer.from(await second.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()));
    expect(await keysOf({ client, ...person })).toHaveLength(2);
    // the copy has no address of its own
    const [, copy] = await keysOf({ client, ...person });
    expect((await client.fetch(`/media/${copy}`)).status).toBe(404);
  });

  test("is not made nor sent to who has it, and each width has a tag of its own", async () => {
    const { client, url } = await withPhoto(61);
    const tags = await Promise.all(
      THUMBNAIL_WIDTHS.map(async (w) => (await client.fetch(`${url}?w=${w}`)).headers.get("etag")!),
    );
    expect(new Set(tags).size).toBe(THUMBNAIL_WIDTHS.length);
    const made = countMaking();
    const again = await client.fetch(`${url}?w=320`, { headers: { "if-none-match": tags[1]! } });
    harness.wrapDeps((deps) => deps);
    expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, tags[1], ""]);
    expect(made.count).toBe(0);
    // whoever lost the right to it is not told that it is unchanged
    const stranger = await signedIn(harness);
    const refused = await stranger.client.fetch(`${url}?w=320`, { headers: { "if-none-match": tags[1]! } });
    expect(refused.status).toBe(404);
  });

  test("is sent in part, once it is there", async () => {
    const { client, url } = await withPhoto(62);
    const whole = Buffer.from(await (await client.fetch(`${url}?w=160`)).arrayBuffer());
    const part = await client.fetch(`${url}?w=160`, { headers: { range: "bytes=10-19" } });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 10-19/${whole.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20));
  });

  test("goes with its picture, also when that is swept while it is made", async () => {
    const { client, url, id, ...person } = await withPhoto(63);
    await client.fetch(`${url}?w=160`);
    harness.wrapDeps((deps) => ({
      ...deps,
      images: {
        ...deps.images,
        async thumbnail(...args) {
          const made = await deps.images.thumbnail(...args);
          harness.wrapDeps((same) => same);
          await client.trpc.uploads.delete.mutate({ id });
          await sweep();
          return made;
        },
      },
    }));
    await client.fetch(`${url}?w=320`);
    harness.wrapDeps((deps) => deps);
    expect(await keysOf({ client, ...person })).toEqual([]);
  });

  test("that cannot be made now is the picture itself, and is made the next time", async () => {
    const { client, url, size } = await withPhoto(64);
    harness.wrapDeps((deps) => ({
      ...deps,
      images: { ...deps.images, thumbnail: () => Promise.reject(new Error("out")) },
    }));
    const meanwhile = await client.fetch(`${url}?w=160`);
    harness.wrapDeps((deps) => deps);
    expect(meanwhile.headers.get("cache-control")).toBe("private, no-store");
    expect((await meanwhile.arrayBuffer()).byteLength).toBe(size);
    const later = await client.fetch(`${url}?w=160`);
    expect(later.headers.get("content-type")).toBe("image/webp");
  });
});

test("signing out empties the browser's cache", async () => {
  const person = await signUp(harness);
  const { csrfToken } = (await (await person.client.fetch("/api/auth/csrf")).json()) as { csrfToken: string };
  const out = await person.client.fetch("/api/auth/signout", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ csrfToken }),
  });
  expect(out.headers.get("clear-site-data")).toBe('"cache"');
  expect((await person.client.fetch("/api/auth/session")).headers.get("clear-site-data")).toBeNull();
});

describe("a link for the provider", () => {
  const key = (url: string) => url.slice("/media/".length);

  test("is good without a cookie, for this object, until its time", async () => {
    const { url, size } = await withPhoto(11);
    const link = await providerUrl(harness.deps(), { key: key(url), deadline: harness.now() });
    const response = await fetch(link);
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBe(size);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });

  test("that ran out, was changed or names another object is refused", async () => {
    const mine = await withPhoto(12);
    const other = await withPhoto(13);
    const good = new URL(await providerUrl(harness.deps(), { key: key(mine.url), deadline: harness.now() }));
    const late = await providerUrl(harness.deps(), {
      key: key(mine.url),
      deadline: harness.now() - 2 * 3_600_000,
    });
    const changed = (name: string, value: string) => {
      const url = new URL(good);
      url.searchParams.set(name, value);
      return url.href;
    };
    const elsewhere = new URL(good);
    elsewhere.pathname = other.url;
    const signature = good.searchParams.get("signature")!;
    for (const bad of [
      late,
      elsewhere.href,
      changed("expires", String(Number(good.searchParams.get("expires")) + 1)),
      changed("expires", "9".repeat(20)),
      changed("expires", "1e20"),
      changed("expires", ""),
      changed("purpose", "owner"),
      changed("purpose", ""),
      changed("signature", ""),
      changed("signature", signature.slice(1)),
      changed("signature", signature.toLowerCase()),
      changed("signature", `${signature}=`),
    ]) {
      expect([bad, (await fetch(bad)).status]).toEqual([bad, 404]);
    }
    expect((await fetch(good)).status).toBe(200);
  });

  test("made with another of our keys is refused", async () => {
    const { url } = await withPhoto(14);
    const deps = harness.deps();
    const forged = { ...deps, config: { ...deps.config, MEDIA_SIGNING_KEY: deps.config.JOB_SIGNING_KEY } };
    expect((await fetch(await providerUrl(forged, { key: key(url), deadline: harness.now() }))).status).toBe(
      404,
    );
  });

  test("to a training's photos names those that the person wants whatever is found", async () => {
    const person = await signedIn(harness, { credits: 10_000 });
    const decided = { anyway: null, samePerson: null, focus: { x: 0.4, y: 0.1 } };
    const checks = [undefined, decided, { ...decided, anyway: true }, { ...decided, samePerson: true }];
    const uploadIds: string[] = [];
    for (const [index, check] of checks.entries())
      uploadIds.push((await person.client.upload(`${index}.jpg`, await photo(81 + index), check)).id);
    const { id } = await person.client.trpc.trainings.start.mutate({
      requestKey: crypto.randomUUID(),
      name: "Me",
      genderOrCategory: "WOMAN",
      uploadIds,
      checkedIds: [uploadIds[1]!],
      consent: true,
    });
    const link = await providerUrl(harness.deps(), { key: zipKey(id), deadline: harness.now() });
    const files = unzipSync(new Uint8Array(await (await fetch(link)).arrayBuffer()));
    expect(Object.keys(files)).toEqual(["01.jpg", "02-checked.jpg", "03-checked.jpg", "04-checked.jpg"]);
    const { photos } = await person.client.trpc.trainings.get.query({ id });
    expect(photos.map(({ focus }) => focus)).toEqual([null, decided.focus, decided.focus, decided.focus]);
    const { items } = await person.client.trpc.trainings.list.query({});
    expect(items[0]).toMatchObject({ coverUrl: photos[0]?.url, coverFocus: null, photoCount: 4 });
    // what a training uses waits no longer
    expect(await person.client.trpc.uploads.waiting.query()).toEqual([]);
  });

  test("to a training's photos is a zip of exactly them, in order", async () => {
    const person = await signedIn(harness, { credits: 10_000 });
    const { id, uploads } = await train(person.client, { seeds: [21, 22, 23] });
    const link = await providerUrl(harness.deps(), { key: zipKey(id), deadline: harness.now() });
    const response = await fetch(link);
    expect(response.headers.get("content-type")).toBe("application/zip");
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.length).toBe(Number(response.headers.get("content-length")));
    const files = unzipSync(bytes);
    expect(Object.keys(files)).toEqual(["01.jpg", "02.jpg", "03.jpg"]);
    for (const [index, file] of Object.values(files).entries()) {
      const stored = Buffer.from(await (await person.client.fetch(uploads[index]!.url)).arrayBuffer());
      expect(stored.equals(Buffer.from(file))).toBe(true);
    }
    // the zip is for the provider alone
    expect((await person.client.fetch(`/media/${zipKey(id)}`)).status).toBe(404);
    const none = await providerUrl(harness.deps(), { key: zipKey("none"), deadline: harness.now() });
    expect((await fetch(none)).status).toBe(404);
  });
});

describe("deleting", () => {
  test("a training takes its photos and model along, and leaves its pictures", async () => {
    const person = await signedIn(harness, { credits: 10_000 });
    const { trpc } = person.client;
    const { id, uploads } = await train(person.client, { seeds: [31, 32] });
    const pack = await makePack(person.client, id);
    const stranger = await signedIn(harness);
    expect(await refusal(stranger.client.trpc.trainings.delete.mutate({ id }))).toBe("NOT_FOUND");
    expect(await trpc.trainings.delete.mutate({ id })).toEqual({ ok: true });
    expect(await refusal(trpc.trainings.get.query({ id }))).toBe("NOT_FOUND");
    expect(await refusal(trpc.trainings.delete.mutate({ id }))).toBe("NOT_FOUND");
    expect((await trpc.uploads.list.query({})).items).toEqual([]);
    expect((await person.client.fetch(uploads[0]!.url)).status).toBe(404);
    await sweep();
    expect(await keysOf(person)).toEqual(
      pack.pictures.map(({ imageUrl }) => imageUrl.slice("/media/".length)).sort(),
    );
    expect((await person.client.fetch(pack.pictures[0]!.imageUrl)).status).toBe(200);
    expect(await trpc.packs.get.query({ id: pack.id })).toMatchObject({
      trainingId: null,
      trainingName: null,
    });
    expect((await trpc.generations.list.query({ limit: 100 })).items).toHaveLength(20);
  });

  test("a pack takes its pictures along, and leaves the training", async () => {
    const person = await signedIn(harness, { credits: 10_000 });
    const { trpc } = person.client;
    const { id } = await train(person.client, { seeds: [33] });
    const before = await keysOf(person);
    const pack = await makePack(person.client, id);
    // made by AI, and each file says so, whichever size is saved
    for (const size of ["", ...THUMBNAIL_WIDTHS.map((width) => `?w=${width}`)]) {
      const file = await person.client.fetch(`${pack.pictures[0]!.imageUrl}${size}`);
      const { xmp } = await sharp(await file.arrayBuffer()).metadata();
      expect([size, xmp?.toString()]).toEqual([size, expect.stringContaining("TrainedAlgorithmicMedia")]);
    }
    const stranger = await signedIn(harness);
    expect(await refusal(stranger.client.trpc.packs.delete.mutate({ id: pack.id }))).toBe("NOT_FOUND");
    expect((await trpc.generations.list.query({})).items).not.toEqual([]);
    await trpc.packs.delete.mutate({ id: pack.id });
    expect(await refusal(trpc.packs.get.query({ id: pack.id }))).toBe("NOT_FOUND");
    expect((await trpc.generations.list.query({})).items).toEqual([]);
    expect((await person.client.fetch(pack.pictures[0]!.imageUrl)).status).toBe(404);
    await sweep();
    expect(await keysOf(person)).toEqual(before);
    expect(await trpc.trainings.get.query({ id })).toMatchObject({ status: "COMPLETED" });
  });

  test("pictures takes exactly those, all or none", async () => {
    const person = await signedIn(harness, { credits: 10_000 });
    const { trpc } = person.client;
    const { id } = await train(person.client, { seeds: [34] });
    const { pictures } = await makePack(person.client, id);
    const [one, two] = pictures;
    const stranger = await signedIn(harness);
    expect(await refusal(stranger.client.trpc.generations.delete.mutate({ ids: [one!.id] }))).toBe(
      "NOT_FOUND",
    );
    expect(await refusal(trpc.generations.delete.mutate({ ids: [one!.id, "none"] }))).toBe("NOT_FOUND");
    expect((await trpc.generations.list.query({ limit: 100 })).items).toHaveLength(20);
    await person.client.fetch(`${one!.imageUrl}?w=160`);
    // named twice is deleted once
    await trpc.generations.delete.mutate({ ids: [one!.id, two!.id, one!.id] });
    expect((await person.client.fetch(one!.imageUrl)).status).toBe(404);
    expect((await person.client.fetch(`${one!.imageUrl}?w=160`)).status).toBe(404);
    harness.advance((UNDO_MINUTES + 1) * 60_000);
    await sweep();
    await sweep();
    expect(await refusal(trpc.generations.delete.mutate({ ids: [one!.id] }))).toBe("NOT_FOUND");
    const left = pictures.slice(2).map(({ imageUrl }) => imageUrl.slice("/media/".length));
    expect(
      (await keysOf(person)).filter((key) => /\.(jpg|webp)$/.test(key) && key.startsWith("outputs/")),
    ).toEqual(left.sort());
  });

  test("one of two trainings that share a photo leaves the photo to the other", async () => {
    const person = await signedIn(harness, { credits: 10_000 });
    const { trpc } = person.client;
    const first = await train(person.client, { seeds: [35, 36] });
    const second = await train(person.client, { seeds: [36, 37] });
    const shared = first.uploads[1]!;
    expect(second.uploads[0]!.id).toBe(shared.id);
    await trpc.trainings.delete.mutate({ id: first.id });
    await sweep();
    expect((await person.client.fetch(first.uploads[0]!.url)).status).toBe(404);
    expect((await person.client.fetch(shared.url)).status).toBe(200);
    expect((await trpc.trainings.get.query({ id: second.id })).photos).toHaveLength(2);
    await trpc.trainings.delete.mutate({ id: second.id });
    await sweep();
    expect(await keysOf(person)).toEqual([]);
  });

  test("an upload that a training uses leaves the object to the training", async () => {
    const person = await signedIn(harness, { credits: 10_000 });
    const { trpc } = person.client;
    const { id, uploads } = await train(person.client, { seeds: [38] });
    await trpc.uploads.delete.mutate({ id: uploads[0]!.id });
    await sweep();
    const { photos } = await trpc.trainings.get.query({ id });
    expect((await person.client.fetch(photos[0]!.url)).status).toBe(200);
    await trpc.trainings.delete.mutate({ id });
    await sweep();
    expect(await keysOf(person)).toEqual([]);
  });

  test("what is still being made is refused, and changes nothing", async () => {
    const person = await signedIn(harness, { credits: 10_000 });
    const { trpc } = person.client;
    const { id: trainingId } = await train(person.client, { seeds: [39] });
    stopQueue(harness);
    const { id } = await trpc.packs.generate.mutate({
      requestKey: crypto.randomUUID(),
      trainingId,
      themeSlug: "film-noir",
      packSlug: "the-private-eye",
    });
    const upload = await person.client.upload("me.jpg", await photo(40));
    const busy = await trpc.trainings.start.mutate({
      requestKey: crypto.randomUUID(),
      name: "Two",
      genderOrCategory: "MAN",
      uploadIds: [upload.id],
      consent: true,
    });
    startQueue(harness);
    expect(await refusal(trpc.packs.delete.mutate({ id }))).toBe("PACK_BUSY");
    expect(await refusal(trpc.trainings.delete.mutate({ id: trainingId }))).toBe("TRAINING_BUSY");
    expect(await refusal(trpc.trainings.delete.mutate({ id: busy.id }))).toBe("TRAINING_BUSY");
    expect(await trpc.packs.get.query({ id })).toMatchObject({ status: "PENDING" });
    expect((await trpc.trainings.get.query({ id: busy.id })).photos).toHaveLength(1);
    await trpc.packs.cancel.mutate({ id });
    await trpc.trainings.cancel.mutate({ id: busy.id });
    expect(await refusal(trpc.packs.delete.mutate({ id }))).toBeNull();
    expect(await refusal(trpc.trainings.delete.mutate({ id: trainingId }))).toBeNull();
    expect(await refusal(trpc.trainings.delete.mutate({ id: busy.id }))).toBeNull();
  });
});

describe("selfies", () => {
  test("of a finished training go after seven days, unless they were to be kept", async () => {
    const person = await signedIn(harness, { credits: 10_000 });
    const { trpc } = person.client;
    const passing = await train(person.client, { seeds: [51, 52] });
    const kept = await train(person.client, { seeds: [52, 53], keepPhotos: true });
    const status = async (url: string) => (await person.client.fetch(url)).status;

    harness.advance(7 * 86_400_000 - 60_000);
    await harness.cron("17 * * * *");
    expect((await trpc.trainings.get.query({ id: passing.id })).photos).toHaveLength(2);

    harness.advance(2 * 60_000);
    await harness.cron("17 * * * *");
    await harness.cron("17 * * * *");
    await sweep();
    expect((await trpc.trainings.get.query({ id: passing.id })).photos).toEqual([]);
    expect((await trpc.trainings.get.query({ id: kept.id })).photos).toHaveLength(2);
    expect(await status(passing.uploads[0]!.url)).toBe(404);
    // shared with the kept one
    expect(await status(kept.uploads[0]!.url)).toBe(200);
    // the trained model is still good for a pack
    expect(await trpc.trainings.get.query({ id: passing.id })).toMatchObject({ status: "COMPLETED" });
    const packed = await makePack(person.client, passing.id);
    expect(packed.pictures).toHaveLength(20);
  });

  test("of a training still at work stay", async () => {
    const person = await signedIn(harness, { credits: 10_000 });
    const upload = await person.client.upload("me.jpg", await photo(55));
    stopQueue(harness);
    const { id } = await person.client.trpc.trainings.start.mutate({
      requestKey: crypto.randomUUID(),
      name: "Me",
      genderOrCategory: "MAN",
      uploadIds: [upload.id],
      consent: true,
    });
    harness.advance(30 * 60_000);
    await harness.cron("17 * * * *");
    startQueue(harness);
    expect((await person.client.trpc.trainings.get.query({ id })).photos).toHaveLength(1);
    await person.client.trpc.trainings.cancel.mutate({ id });
  });
});

test("photos nobody trained with go after their days, counted from when they were last added", async () => {
  const person = await signedIn(harness, { credits: 10_000 });
  const { trpc } = person.client;
  const days = (count: number) => harness.advance(count * 86_400_000);
  const used = await train(person.client, { seeds: [70], keepPhotos: true });
  const loose = await person.client.upload("loose.jpg", await photo(71));
  const again = await person.client.upload("again.jpg", await photo(72));
  await person.client.fetch(`${loose.url}?w=160`);

  days(UNUSED_UPLOAD_DAYS - 1);
  expect((await person.client.upload("again.jpg", await photo(72))).duplicate).toBe(true);
  await harness.cron("17 * * * *");
  expect((await trpc.uploads.list.query({})).items).toHaveLength(3);

  days(1.1);
  await harness.cron("17 * * * *");
  await harness.cron("17 * * * *");
  await sweep();
  const left = (await trpc.uploads.list.query({})).items.map(({ id }) => id).sort();
  expect(left).toEqual([used.uploads[0]!.id, again.id].sort());
  expect((await person.client.fetch(loose.url)).status).toBe(404);
  expect((await keysOf(person)).filter((key) => key.includes(loose.id))).toEqual([]);
});

test("objects under an unfinished folder are swept, its neighbours are not", async () => {
  const person = await signedIn(harness);
  const base = `outputs/${person.userId}/job`;
  for (const key of [`${base}/1/0.jpg`, `${base}/1/1.jpg`, `${base}/10/0.jpg`, `${base}/2/0.jpg`]) {
    await harness.env.MEDIA.put(key, "x");
  }
  await harness.db.write([
    { sql: "INSERT INTO mediaGarbage (prefix, dueAt) VALUES (?, ?)", args: [`${base}/1/`, harness.now()] },
  ]);
  await sweep();
  await eventually("the sweep", async () => (await keysOf(person)).length === 2);
  expect(await keysOf(person)).toEqual([`${base}/10/0.jpg`, `${base}/2/0.jpg`]);
});
