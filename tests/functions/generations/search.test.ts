import { expect, test } from "vitest";
import { signedIn } from "#tests/support/accounts/people.ts";
import { allPages, idsOf } from "#tests/support/all-pages.ts";
import { addCharge, editRows, generationRow } from "#tests/support/database/rows.ts";
import { sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

/** Words, days and kinds of the library, and what follows them. */
const harness = harnessForFile();

async function owner() {
  const person = await signedIn(harness, { credits: 10 });
  const { userId } = person;
  const own = { userId, chargeId: await addCharge(harness.db, userId), promptPackId: null };
  const { generations } = person.client.trpc;
  let made = 0;
  return {
    ...person,
    own,
    generations,
    /** A picture of a prompt, one a second; its id. */
    async add(prompt: string, columns: Partial<Parameters<typeof generationRow>[0]> = {}) {
      const id = crypto.randomUUID();
      const createdAt = 1000 * ++made;
      await harness.db.write([generationRow({ ...own, id, prompt, createdAt, ...columns })]);
      return id;
    },
    find: async (words: string, filter: object = {}) =>
      idsOf((await generations.search.query({ words, ...filter })).items),
  };
}

test("pictures are found by whole words of their prompt, in any order and form, and by theme and pack", async () => {
  const { add, find } = await owner();
  const coat = await add("Me in a red coat,under crème-coloured street-lights (at night).");
  const beach = await add("walking on beaches at night");
  const pack = await add("a portrait", { promptPackId: "film-noir/the-private-eye" });
  for (const [words, found] of [
    ["red", [coat]],
    ["RED coats", [coat]],
    ["coat red", [coat]],
    ["night", [beach, coat]],
    ["beach night", [beach]],
    ["walk", [beach]],
    ["creme lights", [coat]],
    ["under", [coat]],
    ["film noir", [pack]],
    ["private eye portrait", [pack]],
    ["re", []],
    ["red beach", []],
    ['"red" OR beach*', []],
    ["!?", [pack, beach, coat]],
  ] as const)
    expect([words, await find(words)]).toEqual([words, found]);
});

test("what words find is narrowed down by kind, days and favourites, and comes in pages both ways", async () => {
  const { add, find, generations, own } = await owner();
  const ids = [await add("a hat"), await add("a hat", { favorite: true }), await add("a hat")];
  const edit = crypto.randomUUID();
  await harness.db.write(
    editRows({ ...own, promptPackId: undefined, id: edit, prompt: "a hat instead", createdAt: 9000 }),
  );
  const [first, second, third] = ids as [string, string, string];
  expect(await find("hat")).toEqual([edit, third, second, first]);
  expect(await find("hat", { kind: "prompt" })).toEqual([third, second, first]);
  expect(await find("hat", { kind: "edit" })).toEqual([edit]);
  expect(await find("hat", { favorite: true })).toEqual([second]);
  expect(await find("hat", { since: 2000, until: 3000 })).toEqual([second]);
  expect(await find("hat", { trainingId: "none" })).toEqual([]);
  const page = (cursor: string | null) =>
    generations.search.query({ words: "hat", limit: 3, sort: "oldest", cursor });
  expect((await allPages(page)).map(idsOf)).toEqual([[first, second, third], [edit]]);
  const days = async (filter: object) => idsOf((await generations.list.query(filter)).items);
  expect(await days({ since: 2000 })).toEqual([edit, third, second]);
  expect(await days({ until: 2001, kind: "prompt", sort: "oldest" })).toEqual([first, second]);
});

test("words follow a picture into the trash and back, and nobody finds what is somebody else's", async () => {
  const [{ add, find, generations }, stranger] = [await owner(), await owner()];
  const [one, other] = [await add("a violin"), await add("a violin")];
  await stranger.add("a violin");
  expect(await stranger.find("violin")).toHaveLength(1);
  await generations.delete.mutate({ ids: [one] });
  await generations.delete.mutate({ ids: [one] });
  expect(await find("violin")).toEqual([other]);
  for (let round = 0; round < 2; round++) await generations.undoDelete.mutate({ ids: [one] });
  expect(await find("violin")).toEqual([other, one]);
  await harness.db.write([sql("DELETE FROM generation WHERE id = ?", other)]);
  expect(await find("violin")).toEqual([one]);
});

test("what only meets in few pictures is looked for page by page", async () => {
  const { own, userId, find, generations } = await owner();
  await harness.db.write([
    sql(
      `INSERT INTO generation (id, prompt, imageUrl, width, height, userId, trainingId, modelId, favorite, status, chargeId,
         createdAt)
       WITH RECURSIVE c(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM c WHERE n < 2500)
       SELECT ? || n, 'a kite', ? || n, 1, 1, ?, NULL, 'x', n = 0, 'COMPLETED', ?, n FROM c`,
      userId,
      userId,
      userId,
      own.chargeId,
    ),
  ]);
  const first = await generations.search.query({ words: "kite", favorite: true });
  expect(first).toEqual({ items: [], nextCursor: expect.any(String) });
  const { nextCursor: cursor } = first;
  expect(await find("kite", { favorite: true, cursor })).toEqual([`${userId}0`]);
});

test("a search needs words, and its cursor is a place", async () => {
  const { generations } = await owner();
  for (const input of [{ words: " " }, { words: "x".repeat(201) }, { words: "hat", cursor: "9".repeat(20) }])
    expect(await refusal(generations.search.query(input))).toBe("BAD_INPUT");
});
