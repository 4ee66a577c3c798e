import { expect, test } from "vitest";
import { signedIn } from "#tests/support/accounts/people.ts";
import { allPages, idsOf } from "#tests/support/all-pages.ts";
import { addCharge, generationRow, packRows, trainingRow } from "#tests/support/database/rows.ts";
import { sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal, refusals, told } from "#tests/support/procedures/refusals.ts";
import { replaceDeps, restoreDeps } from "#tests/support/replace-deps.ts";

const harness = harnessForFile();

/** Someone with a pack of `count` pictures, one a second, newest last; the first `favorites` are favourites. */
async function library(count: number, favorites = 0) {
  const person = await signedIn(harness, { credits: 1 });
  const { userId } = person;
  const chargeId = await addCharge(harness.db, userId);
  const [trainingId, packId] = [crypto.randomUUID(), crypto.randomUUID()];
  const own = { userId, chargeId, trainingId };
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  const pictures = ids.map((id, n) => ({ id, favorite: n < favorites, createdAt: 1000 * (n + 1) }));
  await harness.db.write([
    trainingRow({ id: trainingId, userId, chargeId }),
    ...packRows({ ...own, id: packId }),
    ...pictures.map((picture) => generationRow({ ...own, ...picture, packId })),
  ]);
  const { trpc } = person.client;
  const { MEDIA } = harness.env;
  const prefix = `outputs/${userId}/`;
  type Filter = Parameters<typeof trpc.generations.list.query>[0];
  return {
    ...person,
    ...own,
    trpc,
    ids,
    packId,
    verbs: trpc.generations,
    shown: async (filter: Filter = {}) => idsOf((await trpc.generations.list.query(filter)).items),
    /** Sees, marks and deletes a picture. */
    touch: (id: string) => [
      trpc.generations.get.query({ id }),
      trpc.generations.favorite.mutate({ id, favorite: true }),
      trpc.generations.delete.mutate({ ids: [id] }),
    ],
    /** Puts each picture and a smaller copy of it into the bucket. */
    async putObjects() {
      for (const name of ids.flatMap((id) => [`${id}.jpg`, `${id}.jpg/2-160.webp`]))
        await MEDIA.put(prefix + name, "x");
    },
    /** The pictures of which anything is left there. */
    async objects() {
      const { objects } = await MEDIA.list({ prefix });
      return [...new Set(objects.map(({ key }) => key.slice(prefix.length).split(".")[0]!))];
    },
  };
}

test("the library says of a picture where it is, how large, where it came from and how it was made", async () => {
  const { verbs, ids, packId, trainingId, userId } = await library(1);
  const [id = ""] = ids;
  const origin = { trainingId, packId, themeSlug: "film-noir", packSlug: "the-private-eye" };
  const size = { width: 1024, height: 1024, createdAt: new Date(1000) };
  const imageUrl = `/media/outputs/${userId}/${id}.jpg`;
  const noVideo = { posterUrl: null, duration: null };
  const shown = {
    id,
    kind: "pack",
    imageUrl,
    ...noVideo,
    seed: 7,
    favorite: false,
    isVirtual: false,
    number: null,
    ...size,
    ...origin,
  };
  expect((await verbs.list.query({})).items).toEqual([shown]);
  const made = { prompt: "a portrait", trainingName: "Me", packName: "The Private Eye" };
  expect(await verbs.get.query({ id })).toMatchObject({ ...shown, ...made });
});

test("the library comes in pages oldest first too, and a full last page has nothing after it", async () => {
  const { verbs, ids } = await library(4);
  const list = (cursor: string | null) => verbs.list.query({ limit: 2, sort: "oldest", cursor });
  expect((await allPages(list)).map(idsOf)).toEqual([ids.slice(0, 2), ids.slice(2)]);
});

test("the library is narrowed down by favourite, training, theme, pack and origin, and by all of them at once", async () => {
  const { verbs, shown, userId, chargeId, ids, trainingId } = await library(1, 1);
  const [other, noir, deco, single] = [`${userId}-1`, `${userId}-2`, `${userId}-3`, `${userId}-4`];
  const own = { userId, chargeId, trainingId };
  await harness.db.write([
    trainingRow({ id: other, userId, chargeId }),
    generationRow({ ...own, id: noir, trainingId: other, createdAt: 2000 }),
    generationRow({ ...own, id: deco, promptPackId: "cyberpunk/neon-noir", createdAt: 3000 }),
    generationRow({ ...own, id: single, promptPackId: null, createdAt: 4000 }),
  ]);
  const packed = ids[0]!;
  const all = { favorite: true, trainingId, kind: "pack" } as const;
  for (const [filter, found] of [
    [{}, [single, deco, noir, packed]],
    [{ sort: "oldest" }, [packed, noir, deco, single]],
    [{ trainingId: other }, [noir]],
    [{ themeSlug: "film-noir" }, [noir, packed]],
    [{ themeSlug: "film" }, []],
    [{ themeSlug: "cyberpunk", packSlug: "neon-noir" }, [deco]],
    [{ themeSlug: "cyberpunk", packSlug: "neon" }, []],
    [{ kind: "pack" }, [packed]],
    [{ kind: "prompt" }, [single, deco, noir]],
    [{ ...all, themeSlug: "film-noir", packSlug: "the-private-eye" }, [packed]],
  ] as const)
    expect([filter, await shown(filter)]).toEqual([filter, found]);
  expect(await refusal(verbs.list.query({ packSlug: "neon-noir" }))).toBe("BAD_INPUT");
});

test("the library shows nothing that is still being made", async () => {
  const { verbs, shown, touch, userId, chargeId } = await library(1);
  const id = crypto.randomUUID();
  await harness.db.write([generationRow({ id, userId, chargeId, status: "PROCESSING" })]);
  expect(await shown()).toHaveLength(1);
  expect((await verbs.counts.query()).pictures.map(({ count }) => count)).toEqual([1]);
  const calls = [...touch(id), verbs.undoDelete.mutate({ ids: [id] })];
  expect(await refusals(calls)).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND", "UNDO_TOO_LATE"]);
});

test("the library says how much of what it holds, without what was deleted", async () => {
  const { verbs, ids, trainingId } = await library(5, 2);
  await verbs.delete.mutate({ ids: [ids[4]!] });
  const alike = { trainingId, themeSlug: "film-noir", kind: "pack" };
  const counts = await verbs.counts.query({ themeSlug: "film-noir" });
  const numbers = [
    { ...alike, favorite: false, count: 2 },
    { ...alike, favorite: true, count: 2 },
  ];
  const byMark = (a: { favorite: boolean }, b: { favorite: boolean }) =>
    Number(a.favorite) - Number(b.favorite);
  expect(counts.pictures.sort(byMark)).toEqual(numbers.map((row) => ({ ...row, trainingName: "Me" })));
  expect(counts.packs.sort(byMark)).toEqual(numbers.map((row) => ({ ...row, packSlug: "the-private-eye" })));
  expect(counts.trashed).toBe(1);
});

test("nobody sees, marks, deletes or brings back the pictures of someone else, or learns of them by trying", async () => {
  const [owner, stranger] = [await library(2), await library(1)];
  const [id] = owner.ids as [string];
  const { verbs } = stranger;
  expect(await stranger.shown({ packId: owner.packId })).toEqual([]);
  const calls = [...stranger.touch(id), verbs.delete.mutate({ ids: [stranger.ids[0]!, id] })];
  expect(await refusals(calls)).toEqual(calls.map(() => "NOT_FOUND"));
  const { items } = await owner.verbs.list.query({});
  expect(items.map(({ favorite }) => favorite)).toEqual([false, false]);
  expect(await stranger.shown()).toHaveLength(1);
  await owner.verbs.delete.mutate({ ids: owner.ids });
  const missing = await told(verbs.undoDelete.mutate({ ids: ["none"] }));
  expect(missing?.code).toBe("UNDO_TOO_LATE");
  expect(await told(verbs.undoDelete.mutate({ ids: owner.ids }))).toEqual(missing);
  expect(await owner.shown()).toEqual([]);
});

test("favourites are marked and unmarked, one or many, all or none, and marking twice is harmless", async () => {
  const [{ verbs, shown, ids }, stranger] = [await library(3, 1), await library(1)];
  const mark = (id: string, favorite: boolean) => verbs.favorite.mutate({ id, favorite });
  const markAll = (ids: string[], favorite: boolean) => verbs.favoriteMany.mutate({ ids, favorite });
  const favorites = () => shown({ favorite: true });
  expect(await favorites()).toEqual([ids[0]]);
  for (let round = 0; round < 2; round++) await mark(ids[2]!, true);
  expect(await favorites()).toEqual([ids[2], ids[0]]);
  await mark(ids[0]!, false);
  expect(await refusal(markAll([...ids, stranger.ids[0]!], true))).toBe("NOT_FOUND");
  expect(await favorites()).toEqual([ids[2]]);
  await markAll(ids, true);
  await markAll(ids.slice(1), false);
  expect(await favorites()).toEqual([ids[0]]);
});

/** Days go by for what was deleted. */
const pass = (days: number) =>
  harness.db.write([sql("UPDATE generation SET deletedAt = deletedAt - ?", days * 86_400_000)]);
const sweep = () => harness.cron("* * * * *");

test("deleting hides a picture everywhere at once, and undoing brings it back as it was", async () => {
  const { client, trpc, verbs, shown, userId, ids, packId, putObjects } = await library(3, 3);
  await putObjects();
  const gone = [ids[0]!, ids[2]!];
  await verbs.delete.mutate({ ids: gone });
  for (const filter of [{}, { packId }, { favorite: true }] as const)
    expect(await shown(filter)).toEqual([ids[1]]);
  for (const id of gone) {
    const calls = [verbs.get.query({ id }), verbs.favorite.mutate({ id, favorite: false })];
    expect(await refusals(calls)).toEqual(["NOT_FOUND", "NOT_FOUND"]);
    const status = async (size: string) =>
      (await client.fetch(`/media/outputs/${userId}/${id}.jpg${size}`)).status;
    // its owner sees it in the trash, small
    expect([await status(""), await status("?download=1"), await status("?w=160")]).toEqual([404, 404, 200]);
  }
  expect(await verbs.undoDelete.mutate({ ids: gone })).toEqual({ restored: 2 });
  expect(await shown({ favorite: true })).toEqual([...ids].reverse());
  expect(await trpc.packs.get.query({ id: packId })).toMatchObject({ totalImages: 20 });
});

test("deleting and undoing, said twice, is done once", async () => {
  const { verbs, shown, ids } = await library(2);
  const one = { ids: [ids[0]!, ids[0]!] };
  const deleteTwice = async () => {
    await verbs.delete.mutate(one);
    await pass(16);
    await verbs.delete.mutate(one);
  };
  await deleteTwice();
  for (let round = 0; round < 2; round++) expect(await verbs.undoDelete.mutate(one)).toEqual({ restored: 1 });
  expect(await shown()).toHaveLength(2);
  // the second call did not start the time anew
  await deleteTwice();
  await pass(15);
  await sweep();
  expect(await refusal(verbs.undoDelete.mutate(one))).toBe("UNDO_TOO_LATE");
});

test("deleting is for good after thirty days and not before, for each by itself, however often it is swept", async () => {
  const { verbs, shown, objects, putObjects, ids } = await library(3);
  const [first = "", second = "", third = ""] = ids;
  await putObjects();
  await verbs.delete.mutate({ ids: [first] });
  await pass(29);
  await sweep();
  expect(await objects()).toHaveLength(3);
  await verbs.delete.mutate({ ids: [second] });
  await pass(2);
  await sweep();
  await sweep();
  expect(await objects()).toEqual([second, third].toSorted());
  expect(await refusal(verbs.delete.mutate({ ids: [first] }))).toBe("NOT_FOUND");
  // of both, what is still there comes back
  expect(await verbs.undoDelete.mutate({ ids: [first, second] })).toEqual({ restored: 1 });
  expect(await shown()).toEqual([third, second]);
});

test("deleting survives a sweep that dies between the rows and the objects", async () => {
  const { verbs, objects, putObjects, ids } = await library(1);
  await putObjects();
  await verbs.delete.mutate({ ids });
  await pass(31);
  replaceDeps(harness, () => ({ storage: { delete: () => Promise.reject(new Error("died")) } }));
  await sweep();
  restoreDeps(harness);
  expect(await objects()).toEqual(ids);
  harness.advance(11 * 60_000);
  await sweep();
  expect(await objects()).toEqual([]);
});

test("deleting a pack takes its pictures along, objects and all, also deleted ones, and leaves the training", async () => {
  const { trpc, verbs, shown, objects, putObjects, ids, packId: id, trainingId } = await library(2);
  await putObjects();
  await verbs.delete.mutate({ ids: [ids[0]!] });
  const stranger = await signedIn(harness);
  expect(await refusal(stranger.client.trpc.packs.delete.mutate({ id }))).toBe("NOT_FOUND");
  expect(await shown()).toEqual([ids[1]]);
  await trpc.packs.delete.mutate({ id });
  expect(await refusal(trpc.packs.get.query({ id }))).toBe("NOT_FOUND");
  expect(await shown()).toEqual([]);
  await sweep();
  expect(await objects()).toEqual([]);
  expect(await trpc.trainings.get.query({ id: trainingId })).toMatchObject({ status: "COMPLETED" });
  expect(await refusal(verbs.undoDelete.mutate({ ids: [ids[0]!] }))).toBe("UNDO_TOO_LATE");
});

test("what many undo at once while it is swept is either whole or gone", async () => {
  const { verbs, shown, objects, putObjects, ids } = await library(1);
  await putObjects();
  await verbs.delete.mutate({ ids });
  await pass(31);
  const undo = () => refusal(verbs.undoDelete.mutate({ ids }));
  const [first, , second] = await Promise.all([undo(), sweep(), undo()]);
  await sweep();
  const there = await shown();
  expect(await objects()).toEqual(there);
  expect([first, second]).toContain(there.length === 1 ? null : "UNDO_TOO_LATE");
});
