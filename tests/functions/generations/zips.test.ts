import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import type { ActorCtx } from "#functions/services/context.ts";
import { zipGenerations } from "#functions/services/generations/zip-generations.ts";
import { MAX_ZIP_CALLS, MAX_ZIP_PICTURES, WEB_SIZE_CALLS } from "#schema/limits.ts";
import type { ApiClient } from "#scripts/api-client.ts";
import { newcomer, signedIn } from "#tests/support/accounts/people.ts";
import { addCharge, editRows, generationRow } from "#tests/support/database/rows.ts";
import { sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { readFailure } from "#tests/support/procedures/read-failure.ts";

/** A selection of pictures as one file. */
const harness = harnessForFile();

/** Someone with pictures of these bytes, a second apart, the first of a single prompt. */
async function library(contents: string[]) {
  const person = await signedIn(harness, { credits: 1 });
  const { userId } = person;
  const chargeId = await addCharge(harness.db, userId);
  const ids = contents.map(() => crypto.randomUUID());
  const from = Date.UTC(2026, 4, 31, 23, 59, 59);
  for (const [n, id] of ids.entries()) {
    const place = { createdAt: from + n * 1000, promptPackId: n === 0 ? null : undefined };
    await harness.db.write([generationRow({ id, userId, chargeId, ...place })]);
    await harness.env.MEDIA.put(`outputs/${userId}/${id}.jpg`, contents[n]!);
  }
  return { ...person, chargeId, ids };
}

function zipOf({ client }: { client: ApiClient }, ids: readonly string[]): Promise<Response> {
  const body = new URLSearchParams(ids.map((id) => ["ids", id]));
  return client.fetch("/api/zips", { method: "POST", body });
}

async function entriesOf(response: Response): Promise<Record<string, string>> {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, text(bytes)]));
}

test("holds exactly the chosen pictures, named by day, theme and number, for the browser to save, by one read", async () => {
  const person = await library(["a", "b", "c", "d"]);
  const [first, second, , fourth] = person.ids;
  const before = harness.cloud.libsql.stats.pipelines;
  const response = await zipOf(person, [fourth!, first!, second!, first!]);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": expect.stringMatching(/^attachment; filename="likeness-\d{4}-\d\d-\d\d-3\.zip"$/),
    "cache-control": "private, no-store",
  });
  expect(await entriesOf(response)).toEqual({
    "2026-05-31-portrait-001.jpg": "a",
    "2026-06-01-film-noir-002.jpg": "b",
    "2026-06-01-film-noir-003.jpg": "d",
  });
  expect(harness.cloud.libsql.stats.pipelines - before).toBe(1);
});

test("a picture saved alone is named the same way, by its frame in its pack or request", async () => {
  const person = await library(["a", "b"]);
  const [first, second] = person.ids;
  await harness.db.write([sql("UPDATE generation SET position = 6 WHERE id = ?", second!)]);
  const nameOf = async (id: string) => {
    const answer = await person.client.fetch(`/media/outputs/${person.userId}/${id}.jpg?download=1`);
    return answer.headers.get("content-disposition");
  };
  expect(await nameOf(first!)).toBe("attachment; filename*=UTF-8''2026-05-31-portrait-001.jpg");
  expect(await nameOf(second!)).toBe("attachment; filename*=UTF-8''2026-06-01-film-noir-007.jpg");
});

test("holds every picture that an edit made", async () => {
  const person = await library(["a"]);
  const { userId, chargeId, ids } = person;
  const keys = [0, 1].map((n) => `outputs/${userId}/edit/1/${n}.png`);
  await harness.db.write([
    ...editRows({ id: "edit", userId, chargeId }),
    sql(
      "UPDATE imageToImageGeneration SET imageUrls = ?, createdAt = ? WHERE id = 'edit'",
      JSON.stringify(keys),
      1,
    ),
  ]);
  for (const [n, key] of keys.entries()) await harness.env.MEDIA.put(key, `edited ${n}`);
  const entries = Object.values(await entriesOf(await zipOf(person, ["edit", ids[0]!])));
  expect(entries.toSorted()).toEqual(["a", "edited 0", "edited 1"]);
});

test("in web size holds the smaller copies, and one alone is saved so too", async () => {
  const person = await library(["a", "b"]);
  const [first = "", second = ""] = person.ids;
  for (const id of [first, second])
    await harness.env.MEDIA.put(`outputs/${person.userId}/${id}.jpg/2-1080.webp`, `small ${id}`);
  const body = new URLSearchParams([
    ["size", "web"],
    ["ids", first],
    ["ids", second],
  ]);
  const zip = await person.client.fetch("/api/zips", { method: "POST", body });
  expect(await entriesOf(zip)).toEqual({
    "2026-05-31-portrait-001.webp": `small ${first}`,
    "2026-06-01-film-noir-002.webp": `small ${second}`,
  });
  const alone = await person.client.fetch(`/media/outputs/${person.userId}/${first}.jpg?w=1080&download=1`);
  expect(alone.headers.get("content-disposition")).toBe(
    "attachment; filename*=UTF-8''2026-05-31-portrait-001.webp",
  );
  expect(await alone.text()).toBe(`small ${first}`);
  const other = new URLSearchParams([
    ["size", "huge"],
    ["ids", first],
  ]);
  expect((await person.client.fetch("/api/zips", { method: "POST", body: other })).status).toBe(400);
});

test("names inside what was lost from the bucket, and holds the rest", async () => {
  const person = await library(["a", "b", "c"]);
  await harness.env.MEDIA.delete(`outputs/${person.userId}/${person.ids[1]}.jpg`);
  const entries = await entriesOf(await zipOf(person, person.ids));
  const held = ["2026-05-31-portrait-001.jpg", "2026-06-01-film-noir-003.jpg", "not-included.txt"];
  expect(Object.keys(entries)).toEqual(held);
  expect(entries["not-included.txt"]).toContain("2026-06-01-film-noir-002.jpg");
});

test("is refused before its first byte for anyone else's, deleted, unknown or unfinished pictures, none and too many", async () => {
  const [person, stranger] = [await library(["a", "b", "c"]), await library(["x"])];
  const { userId, chargeId, ids } = person;
  const unfinished = crypto.randomUUID();
  await harness.db.write([generationRow({ id: unfinished, userId, chargeId, status: "PENDING" })]);
  await person.client.trpc.generations.delete.mutate({ ids: [ids[1]!] });
  const refusalOf = async (answer: Response) => [answer.status, readFailure(await answer.json()).code];
  for (const asked of [[ids[0]!, stranger.ids[0]!], [ids[0]!, "none"], ids, [unfinished]])
    expect(await refusalOf(await zipOf(person, asked))).toEqual([404, "NOT_FOUND"]);
  const many = Array.from({ length: MAX_ZIP_PICTURES + 1 }, (_, n) => `p${n}`);
  for (const asked of [[], many])
    expect(await refusalOf(await zipOf(person, asked))).toEqual([400, "BAD_INPUT"]);
  const nobody = await zipOf(newcomer(harness), [ids[0]!]);
  expect(await refusalOf(nobody)).toEqual([401, "NOT_SIGNED_IN"]);
  expect(Object.values(await entriesOf(await zipOf(person, [ids[0]!])))).toEqual(["a"]);
});

test("is refused before its first byte where it has more files than one request can read, fewer in web size", async () => {
  const person = await library([]);
  const { userId, chargeId } = person;
  await harness.db.write(editRows({ id: "many", userId, chargeId }));
  const deps = harness.deps();
  // what it would hold is not what this is about
  const storage = { ...deps.storage, get: async () => null };
  const ctx = { deps: { ...deps, storage }, actor: person, access: "person" } as unknown as ActorCtx;
  const zip = async (count: number, size: "full" | "web", type = "png") => {
    const keys = Array.from({ length: count }, (_, n) => `outputs/${userId}/many/1/${n}.${type}`);
    await harness.db.write([
      sql("UPDATE imageToImageGeneration SET imageUrls = ? WHERE id = 'many'", JSON.stringify(keys)),
    ]);
    return (await zipGenerations({ ctx, input: { ids: ["many"], size } })).name;
  };
  const inWebSize = MAX_ZIP_CALLS / WEB_SIZE_CALLS;
  const tooLarge = { code: "ZIP_TOO_LARGE" };
  expect(await zip(MAX_ZIP_CALLS, "full")).toContain(`-${MAX_ZIP_CALLS}.zip`);
  await expect(zip(MAX_ZIP_CALLS + 1, "full")).rejects.toMatchObject(tooLarge);
  expect(await zip(inWebSize, "web")).toContain(`-${inWebSize}.zip`);
  await expect(zip(inWebSize + 1, "web")).rejects.toMatchObject(tooLarge);
  // nothing smaller is made of a video
  expect(await zip(inWebSize + 1, "web", "mp4")).toContain(`-${inWebSize + 1}.zip`);
});

test("reads one picture after the other, each when it is asked for, and stops when nobody listens", async () => {
  const person = await library(Array.from({ length: 8 }, () => "x".repeat(400_000)));
  const deps = harness.deps();
  const opened: string[] = [];
  const get: typeof deps.storage.get = (key, range) => {
    opened.push(key);
    return deps.storage.get(key, range);
  };
  const ctx = {
    deps: { ...deps, storage: { ...deps.storage, get } },
    actor: person,
    access: "person",
  } as unknown as ActorCtx;
  const { body } = await zipGenerations({ ctx, input: { ids: person.ids, size: "full" } });
  expect(opened.length).toBeLessThan(2);
  const reader = body.getReader();
  for (let read = 0; read < 500_000; ) read += (await reader.read()).value!.length;
  expect(opened.length).toBeGreaterThanOrEqual(2);
  expect(opened.length).toBeLessThan(4);
  await reader.cancel("gone away").catch((reason) => expect(reason).toBe("gone away"));
  expect(opened.length).toBeLessThan(4);
});
