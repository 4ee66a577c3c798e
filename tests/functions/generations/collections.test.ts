import { expect, test } from "vitest";
import { MAX_COLLECTIONS } from "#schema/limits.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { allPages, idsOf } from "#tests/support/all-pages.ts";
import { addCharge, generationRow, insertInto } from "#tests/support/database/rows.ts";
import { sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal, refusals } from "#tests/support/procedures/refusals.ts";

const harness = harnessForFile();

/** Someone with three pictures. */
async function owner() {
  const person = await signedIn(harness, { credits: 10 });
  const { userId } = person;
  const chargeId = await addCharge(harness.db, userId);
  const ids = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()] as [string, string, string];
  await harness.db.write(ids.map((id, n) => generationRow({ id, userId, chargeId, createdAt: n + 1 })));
  const { collections, generations, trash } = person.client.trpc;
  return {
    ...person,
    ids,
    collections,
    generations,
    trash,
    async create(name: string, pictures: string[] = []) {
      const { id } = await collections.create.mutate({ id: crypto.randomUUID(), name, ids: pictures });
      return id;
    },
    in: async (id: string) => idsOf((await collections.get.query({ id })).items),
    count: async () => (await collections.list.query({})).items.map(({ pictures }) => pictures),
  };
}

test("a collection keeps its pictures in the order they came in, each once, and pages through them", async () => {
  const { collections, create, ids, in: inside, count, userId } = await owner();
  const [first, second, third] = ids;
  const id = await create(" Best of May ", [third, first]);
  await collections.add.mutate({ id, ids: [first, second] });
  expect(await inside(id)).toEqual([third, first, second]);
  const pages = await allPages((cursor) => collections.get.query({ id, limit: 2, cursor }));
  expect(pages.map(idsOf)).toEqual([[third, first], [second]]);
  const coverUrl = `/media/outputs/${userId}/${third}.jpg`;
  expect((await collections.list.query({})).items).toEqual([
    { id, name: "Best of May", pictures: 3, coverUrl, createdAt: expect.any(Date) },
  ]);
  await collections.remove.mutate({ id, ids: [first, "none"] });
  expect([await inside(id), await count()]).toEqual([[third, second], [2]]);
});

test("pictures of a collection change places among themselves", async () => {
  const { collections, create, ids, in: inside } = await owner();
  const [first, second, third] = ids;
  const id = await create("Mine", ids);
  await collections.arrange.mutate({ id, ids: [third, first] });
  expect(await inside(id)).toEqual([third, second, first]);
  await collections.arrange.mutate({ id, ids: [first, second, third] });
  expect(await inside(id)).toEqual([first, second, third]);
  expect(await refusal(collections.arrange.mutate({ id, ids: [first, "none"] }))).toBe("NOT_FOUND");
});

test("what lies in the trash is not in a collection until it is back, and never when it is gone", async () => {
  const { generations, trash, create, ids, in: inside, count } = await owner();
  const [first, second, third] = ids;
  const id = await create("Mine", ids);
  await generations.delete.mutate({ ids: [first, second] });
  expect([await inside(id), await count()]).toEqual([[third], [1]]);
  await trash.restore.mutate({ ids: [first] });
  expect([await inside(id), await count()]).toEqual([[first, third], [2]]);
  await trash.deleteNow.mutate({ ids: [second] });
  await harness.db.write([sql("DELETE FROM generation WHERE id = ?", third)]);
  expect([await inside(id), await count()]).toEqual([[first], [1]]);
});

test("a collection is renamed and deleted, made once however often it is asked for, and its pictures stay", async () => {
  const { collections, generations, ids } = await owner();
  const id = crypto.randomUUID();
  for (let round = 0; round < 2; round++) await collections.create.mutate({ id, name: "Mine", ids });
  await collections.rename.mutate({ id, name: "Ours" });
  expect(await collections.get.query({ id })).toMatchObject({ collection: { name: "Ours", pictures: 3 } });
  for (let round = 0; round < 2; round++) await collections.delete.mutate({ id });
  expect(await refusal(collections.get.query({ id }))).toBe("NOT_FOUND");
  expect((await generations.list.query({})).items).toHaveLength(3);
});

test("nobody sees or changes a collection of somebody else, or puts somebody else's pictures into one", async () => {
  const [mine, stranger] = [await owner(), await owner()];
  const id = await mine.create("Mine", mine.ids);
  const own = await stranger.create("Theirs");
  const ids = [mine.ids[0]];
  const { collections } = stranger;
  expect(
    await refusals([
      collections.get.query({ id }),
      collections.rename.mutate({ id, name: "X" }),
      collections.add.mutate({ id, ids: [stranger.ids[0]] }),
      collections.remove.mutate({ id, ids }),
      collections.arrange.mutate({ id, ids }),
      collections.add.mutate({ id: own, ids }),
      collections.create.mutate({ id, name: "X" }),
      collections.create.mutate({ id: crypto.randomUUID(), name: "X", ids }),
    ]),
  ).toEqual(Array.from({ length: 8 }, () => "NOT_FOUND"));
  await collections.delete.mutate({ id });
  expect([await mine.in(id), await stranger.in(own)]).toEqual([mine.ids, []]);
});

test("a collection needs a name, and nobody has more than so many", async () => {
  const { collections, create, userId } = await owner();
  const id = crypto.randomUUID();
  for (const input of [
    { id, name: " " },
    { id, name: "x".repeat(81) },
    { id: "1", name: "x" },
  ])
    expect(await refusal(collections.create.mutate(input))).toBe("BAD_INPUT");
  const row = (n: number) =>
    insertInto("collection", { id: `${userId}${n}`, userId, name: "x", createdAt: n });
  await harness.db.write(Array.from({ length: MAX_COLLECTIONS }, (_, n) => row(n)));
  expect(await refusal(create("One more"))).toBe("LIBRARY_LIMIT");
});
