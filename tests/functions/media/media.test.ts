import { unzipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Deps } from "#functions/deps.ts";
import { providerUrl } from "#functions/services/media/provider/provider-url.ts";
import { zipKey } from "#functions/services/media/provider/zip-photos.ts";
import { THUMBNAIL_WIDTHS } from "#schema/trainings/upload.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { stored } from "#tests/support/jobs/bookkeeping.ts";
import { SOME_TRAINING } from "#tests/support/jobs/people/model-owner.ts";
import { photo } from "#tests/support/photos/uploads.ts";
import { replaceDeps, restoreDeps } from "#tests/support/replace-deps.ts";

/** Who gets to see a picture, and in what shape. */
const harness = harnessForFile();

async function withPhoto(seed: number, size?: number) {
  const person = await signedIn(harness);
  const upload = await person.client.upload("Me & my cat.png", await photo(seed, size));
  return {
    ...person,
    ...upload,
    get: (query = "", headers = {}) => person.client.fetch(upload.url + query, { headers }),
  };
}
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const keyOf = (url: string) => url.slice("/media/".length);
const linkTo = (key: string, deadline = harness.now(), deps = harness.deps()) =>
  providerUrl(deps, { key, deadline });

const replaceThumbnail = (thumbnail: (real: Deps["images"]) => Deps["images"]["thumbnail"]) =>
  replaceDeps(harness, ({ images }) => ({ images: { thumbnail: thumbnail(images) } }));
/** How often a picture was scaled from now on. */
function countMaking() {
  const made = { count: 0 };
  replaceThumbnail((images) => (...args) => {
    made.count++;
    return images.thumbnail(...args);
  });
  return made;
}

test("a picture is shown to its owner, kept by nobody but their own browser, which has to ask each time", async () => {
  const { get, size } = await withPhoto(1);
  const response = await get();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "x-content-type-options": "nosniff",
    "content-length": String(size),
    "cache-control": "private, no-cache",
    etag: expect.stringMatching(/^"[^"]+"$/),
  });
  expect(await bytesOf(response)).toHaveLength(size);
  expect(response.headers.get("content-disposition")).toBeNull();
  // and saved under the name it was given
  const saved = (await get("?download=1")).headers;
  expect(saved.get("content-disposition")).toBe("attachment; filename*=UTF-8''Me%20%26%20my%20cat.png");
  expect(saved.get("cache-control")).toBe("private, no-store");
});

test("a picture is shown to nobody else, nor to who signed out, nor without a cookie", async () => {
  const [owner, stranger] = [await withPhoto(2), await signedIn(harness)];
  for (const path of [owner.url, `${owner.url}?w=160`, `${owner.url}?download=1`]) {
    const refused = await stranger.client.fetch(path);
    expect(refused.status).toBe(404);
    // the same answer as for what does not exist
    expect(await refused.text()).toBe(await (await stranger.client.fetch("/media/uploads/x/y.jpg")).text());
    expect((await fetch(harness.url + path)).status).toBe(401);
  }
  await harness.db.write([sql("DELETE FROM session WHERE id = ?", owner.sessionId)]);
  expect((await owner.get()).status).toBe(401);
});

test("a picture is not found by tricks with its address", async () => {
  const [owner, stranger] = [await withPhoto(3), await signedIn(harness)];
  const key = keyOf(owner.url);
  const [own, others] = [`/media/uploads/${stranger.userId}`, `${owner.userId}/${owner.id}.jpg`];
  for (const path of [
    `/media/${encodeURIComponent(key)}`,
    `/media//${key}`,
    `/media/./${key}`,
    `/media/${key}%00`,
    `${own}/../${others}`,
    `${own}/%2e%2e/${others}`,
    `/media/uploads/${owner.userId}/`,
    "/media/",
  ])
    expect([path, (await stranger.client.fetch(path)).status]).toEqual([path, 404]);
});

test("a picture is shown in the widths there are, as WebP, and in no other", async () => {
  const { get } = await withPhoto(4, 1200);
  for (const wanted of THUMBNAIL_WIDTHS) {
    const response = await get(`?w=${wanted}`);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toBe("private, no-cache");
    // a photo says nothing of AI
    const { width, format, xmp } = await sharp(await bytesOf(response)).metadata();
    expect([width, format, xmp]).toEqual([wanted, "webp", undefined]);
  }
  for (const width of ["161", "0", "-1", "160.0", "9999", "", "abc"])
    expect([width, (await get(`?w=${width}`)).status]).toEqual([width, 400]);
  // the first of two widths counts
  expect((await get("?w=160&w=5000x")).status).toBe(200);
  // and none is blown up
  const small = await withPhoto(6, 300);
  expect((await sharp(await bytesOf(await small.get("?w=640"))).metadata()).width).toBe(300);
});

test.each(["", "?w=160"])("a picture%s is sent in part, and never broken", async (query) => {
  const { get } = await withPhoto(7);
  const whole = await bytesOf(await get(query));
  const size = whole.length;
  for (const [range, from, until] of [
    ["bytes=0-19", 0, 20],
    ["bytes=20-", 20, size],
    ["bytes=-10", size - 10, size],
    ["bytes=10-10", 10, 11],
    ["bytes=20-99999999", 20, size],
    ["bytes=0-", 0, size],
    ["bytes=-99999999", 0, size],
  ] as const) {
    const part = await get(query, { range });
    const sent = `bytes ${from}-${until - 1}/${size}`;
    expect([range, part.status, part.headers.get("content-range")]).toEqual([range, 206, sent]);
    expect(part.headers.get("content-length")).toBe(String(until - from));
    expect(await bytesOf(part)).toEqual(whole.subarray(from, until));
  }
  // what cannot be read as one range is passed over
  for (const range of ["bytes=5-2", "bytes=0-1,4-5", "pages=1-2", "bytes=a-b", "bytes=-", "nonsense"]) {
    const response = await get(query, { range });
    expect([range, response.status, response.headers.get("accept-ranges")]).toEqual([range, 200, "bytes"]);
    expect([range, (await bytesOf(response)).equals(whole)]).toEqual([range, true]);
  }
  for (const range of ["bytes=99999999-", `bytes=${size}-`, "bytes=99999998-99999999", "bytes=-0"]) {
    const response = await get(query, { range });
    expect([range, response.status, await response.text()]).toEqual([range, 416, ""]);
    expect(response.headers.get("content-range")).toBe(`bytes */${size}`);
  }
});

test("no size of a picture is made or sent again for who has it; a stranger learns nothing from that", async () => {
  const [{ get, url }, { client }] = [await withPhoto(9), await signedIn(harness)];
  const sizes = ["", ...THUMBNAIL_WIDTHS.map((width) => `?w=${width}`)];
  const tags = await Promise.all(sizes.map(async (size) => (await get(size)).headers.get("etag")!));
  expect(new Set(tags).size).toBe(sizes.length);
  const made = countMaking();
  for (const [index, size] of sizes.entries()) {
    const headers = { "if-none-match": tags[index]! };
    const again = await get(size, headers);
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", tags[index]]);
    expect((await client.fetch(url + size, { headers })).status).toBe(404);
  }
  restoreDeps(harness);
  expect(made.count).toBe(0);
  for (const [held, status] of [
    ['"other"', 200],
    [`"other", ${tags[0]}`, 304],
    [`W/${tags[0]}`, 304],
  ] as const)
    expect([held, (await get("", { "if-none-match": held })).status]).toEqual([held, status]);
});

test("a thumbnail is made once and kept beside its picture", async () => {
  const made = countMaking();
  const { client, get, userId, url } = await withPhoto(60);
  const [first, second] = [await get("?w=160"), await get("?w=160")];
  restoreDeps(harness);
  expect(made.count).toBe(1);
  expect(second.headers.get("content-type")).toBe("image/webp");
  expect(await bytesOf(second)).toEqual(await bytesOf(first));
  const [copy, ...others] = [...(await stored(harness, userId))].filter((key) => key !== keyOf(url));
  expect(others).toEqual([]);
  // the copy has no address of its own
  expect((await client.fetch(`/media/${copy}`)).status).toBe(404);
});

test("a thumbnail goes with its picture, also when that is swept while it is made", async () => {
  const { client, get, id, userId } = await withPhoto(63);
  await get("?w=160");
  replaceThumbnail((images) => async (...args) => {
    const made = await images.thumbnail(...args);
    restoreDeps(harness);
    await client.trpc.uploads.delete.mutate({ id });
    await harness.cron("* * * * *");
    return made;
  });
  await get("?w=320");
  expect(await stored(harness, userId)).toEqual(new Set());
});

test("a thumbnail that cannot be made now is the picture itself, and is made the next time", async () => {
  const { get, size } = await withPhoto(64);
  replaceThumbnail(() => () => Promise.reject(new Error("out")));
  const meanwhile = await get("?w=160");
  restoreDeps(harness);
  expect(meanwhile.headers.get("cache-control")).toBe("private, no-store");
  expect(await bytesOf(meanwhile)).toHaveLength(size);
  expect((await get("?w=160")).headers.get("content-type")).toBe("image/webp");
});

test("a link for the provider needs no cookie; one that ran out, was changed or is of another object or key is refused", async () => {
  const [mine, other] = [await withPhoto(12), await withPhoto(13)];
  const key = keyOf(mine.url);
  const good = new URL(await linkTo(key));
  const { expires, signature } = Object.fromEntries(good.searchParams) as Record<string, string>;
  const changed = (name: string, values: string[]) =>
    values.map((value) => {
      const url = new URL(good);
      url.searchParams.set(name, value);
      return url.href;
    });
  const deps = harness.deps();
  const forger = { ...deps, config: { ...deps.config, MEDIA_SIGNING_KEY: deps.config.JOB_SIGNING_KEY } };
  for (const bad of [
    await linkTo(key, harness.now() - 2 * 3_600_000),
    await linkTo(key, harness.now(), forger),
    new URL(other.url + good.search, good).href,
    ...changed("expires", [String(Number(expires) + 1), "9".repeat(20), "1e20", ""]),
    ...changed("purpose", ["owner", ""]),
    ...changed("signature", ["", signature!.slice(1), signature!.toLowerCase(), `${signature}=`]),
  ])
    expect([bad, (await fetch(bad)).status]).toEqual([bad, 404]);
  const response = await fetch(good);
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
});

test("a link for the provider to a training's photos is a zip of exactly them, in order, named by what the person wants whatever is found", async () => {
  const { client, userId } = await signedIn(harness, { credits: 10_000 });
  const { trainings, uploads } = client.trpc;
  const decided = { anyway: null, samePerson: null, focus: { x: 0.4, y: 0.1 }, bareSkin: null };
  const checks = [
    undefined,
    decided,
    { ...decided, anyway: true, bareSkin: 0.6 },
    { ...decided, samePerson: true, bareSkin: 0.2 },
  ];
  const sent: { id: string; url: string }[] = [];
  for (const [index, check] of checks.entries())
    sent.push(await client.upload(`${index}.jpg`, await photo(81 + index), check));
  const { id } = await trainings.start.mutate({
    requestKey: crypto.randomUUID(),
    ...SOME_TRAINING,
    uploadIds: sent.map((one) => one.id),
    checkedIds: [sent[1]!.id],
  });
  const response = await fetch(await linkTo(zipKey(id)));
  expect(response.headers.get("content-type")).toBe("application/zip");
  const bytes = await bytesOf(response);
  expect(bytes).toHaveLength(Number(response.headers.get("content-length")));
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(["01.jpg", "02-checked.jpg", "03-checked.jpg", "04-checked.jpg"]);
  for (const [index, file] of Object.values(files).entries())
    expect((await bytesOf(await client.fetch(sent[index]!.url))).equals(file)).toBe(true);
  // the zip is for the provider alone
  expect((await client.fetch(`/media/${zipKey(id)}`)).status).toBe(404);
  expect((await fetch(await linkTo(zipKey("none")))).status).toBe(404);

  const { photos } = await trainings.get.query({ id });
  expect(photos.map(({ focus }) => focus)).toEqual([null, ...Array(3).fill(decided.focus)]);
  const [listed] = (await trainings.list.query({})).items;
  expect(listed).toMatchObject({ coverUrl: photos[0]?.url, coverFocus: null, photoCount: 4 });
  const staff = await signedIn(harness, { role: "STAFF" });
  const { models } = await staff.client.trpc.staff.person.query({ id: userId });
  expect(models).toMatchObject([{ id, bareSkin: 0.6 }]);
  // what a training uses waits no longer
  expect(await uploads.waiting.query()).toEqual([]);
});
