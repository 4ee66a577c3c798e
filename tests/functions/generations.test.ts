import { describe, expect, test } from "vitest";
import { allPages, idsOf } from "#tests/support/all-pages.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { replaceDeps, restoreDeps } from "#tests/support/replace-deps.ts";
import { addCharge, generationRow, packRows, trainingRow } from "#tests/support/rows.ts";
import { refusal, refusals, signedIn, told } from "#tests/support/signed-in.ts";

const harness = harnessForFile();

/** Someone with a pack of `count` pictures, one a second, newest last; the first `favorites` are favourites. */
async function library(count: number, favorites = 0) {
  const person = await signedIn(harness, { credits: 1 });
  const { userId } = person;
  const chargeId = await addCharge(harness.db, userId);
  const [trainingId, packId] = [crypto.randomUUID(), crypto.randomUUID()];
  const own = { userId, chargeId, trainingId };
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  await harness.db.write([
    trainingRow({ id: trainingId, userId, chargeId }),
    ...packRows({ ...own, id: packId }),
    ...ids.map((id, n) =>
      generationRow({ ...own, id, packId, favorite: n < favorites, createdAt: 1000 * (n + 1) }),
    ),
  ]);
  const { trpc } = person.client;
  type Filter = Parameters<typeof trpc.generations.list.query>[0];
  return {
    ...{ ...person, ...own, trpc, ids, packId, verbs: trpc.generations },
    shown: async (filter: Filter = {}) => idsOf((await trpc.generations.list.query(filter)).items),
    isThere: async (id: string) => (await harness.env.MEDIA.head(`outputs/${userId}/${id}.jpg`)) !== null,
    putObjects: () => Promise.all(ids.map((id) => harness.env.MEDIA.put(`outputs/${userId}/${id}.jpg`, "x"))),
  };
}

describe("the library", () => {
  test("says of a picture where it is, how large, and where it came from", async () => {
    const { verbs, ids, packId, trainingId, userId } = await library(1);
    expect((await verbs.list.query({})).items).toEqual([
      {
        ...{ id: ids[0], imageUrl: `/media/outputs/${userId}/${ids[0]}.jpg`, width: 1024, height: 1024 },
        ...{ seed: 7, favorite: false, number: null, createdAt: new Date(1000) },
        ...{ trainingId, packId, themeSlug: "film-noir", packSlug: "the-private-eye" },
      },
    ]);
  });

  test("comes in pages, newest first, each picture once, also where many came at one time", async () => {
    const { verbs, userId, ids } = await library(7);
    await harness.db.write([
      { sql: "UPDATE generation SET createdAt = 5000 WHERE userId = ?", args: [userId] },
    ]);
    const pages = await allPages((cursor) => verbs.list.query({ limit: 3, cursor }));
    expect(pages.flatMap(idsOf)).toEqual([...ids].sort().reverse());
  });

  test("comes in pages oldest first too, and a full last page has nothing after it", async () => {
    const { verbs, ids } = await library(4);
    const list = (cursor: string | null) => verbs.list.query({ limit: 2, sort: "oldest", cursor });
    expect((await allPages(list)).map(idsOf)).toEqual([ids.slice(0, 2), ids.slice(2)]);
  });

  test("is narrowed down by favourite, training, theme, pack and origin, and by all of them at once", async () => {
    const { verbs, shown, userId, chargeId, ids, trainingId } = await library(1, 1);
    const [other, noir] = [crypto.randomUUID(), crypto.randomUUID()];
    const [deco, single] = [crypto.randomUUID(), crypto.randomUUID()];
    const own = { userId, chargeId, trainingId };
    await harness.db.write([
      trainingRow({ id: other, userId, chargeId }),
      generationRow({ ...own, id: noir, trainingId: other, createdAt: 2000 }),
      generationRow({ ...own, id: deco, promptPackId: "cyberpunk/neon-noir", createdAt: 3000 }),
      generationRow({ ...own, id: single, promptPackId: null, createdAt: 4000 }),
    ]);
    const packed = ids[0]!;
    const all = { favorite: true, trainingId, source: "pack" } as const;
    for (const [filter, found] of [
      [{}, [single, deco, noir, packed]],
      [{ sort: "oldest" }, [packed, noir, deco, single]],
      [{ trainingId: other }, [noir]],
      [{ themeSlug: "film-noir" }, [noir, packed]],
      [{ themeSlug: "film" }, []],
      [{ themeSlug: "cyberpunk", packSlug: "neon-noir" }, [deco]],
      [{ themeSlug: "cyberpunk", packSlug: "neon" }, []],
      [{ source: "pack" }, [packed]],
      [{ source: "prompt" }, [single, deco, noir]],
      [{ ...all, themeSlug: "film-noir", packSlug: "the-private-eye" }, [packed]],
    ] as const)
      expect([filter, await shown(filter)]).toEqual([filter, found]);
    expect(await refusal(verbs.list.query({ packSlug: "neon-noir" }))).toBe("BAD_INPUT");
  });

  test("shows nothing that is still being made", async () => {
    const { verbs, shown, userId, chargeId } = await library(1);
    const id = crypto.randomUUID();
    await harness.db.write([generationRow({ id, userId, chargeId, status: "PROCESSING" })]);
    expect(await shown()).toHaveLength(1);
    expect((await verbs.counts.query()).map(({ count }) => count)).toEqual([1]);
    const calls = [
      ...[verbs.get.query({ id }), verbs.delete.mutate({ ids: [id] })],
      verbs.undoDelete.mutate({ ids: [id] }),
    ];
    expect(await refusals(calls)).toEqual(["NOT_FOUND", "NOT_FOUND", "UNDO_TOO_LATE"]);
  });

  test("says how much of what it holds, without what was deleted", async () => {
    const { verbs, ids, trainingId } = await library(5, 2);
    await verbs.delete.mutate({ ids: [ids[4]!] });
    const model = { trainingId, trainingName: "Me" };
    const kind = { ...model, themeSlug: "film-noir", packSlug: "the-private-eye", source: "pack" };
    const counts = await verbs.counts.query();
    expect(counts.sort((a, b) => Number(a.favorite) - Number(b.favorite))).toEqual([
      { ...kind, favorite: false, count: 2 },
      { ...kind, favorite: true, count: 2 },
    ]);
  });

  test("tells its owner how a picture was made", async () => {
    const { verbs, ids } = await library(1);
    expect(await verbs.get.query({ id: ids[0]! })).toMatchObject({
      ...{ id: ids[0], prompt: "a portrait", seed: 7, trainingName: "Me" },
      ...{ packName: "The Private Eye", themeSlug: "film-noir" },
    });
  });
});

test("nobody sees, marks, deletes or brings back the pictures of someone else, or learns of them by trying", async () => {
  const [owner, stranger] = [await library(2), await library(1)];
  const [id] = owner.ids as [string];
  const { verbs } = stranger;
  expect(await stranger.shown({ packId: owner.packId })).toEqual([]);
  const calls = [
    ...[verbs.get.query({ id }), verbs.favorite.mutate({ id, favorite: true })],
    ...[verbs.delete.mutate({ ids: [id] }), verbs.delete.mutate({ ids: [stranger.ids[0]!, id] })],
  ];
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

describe("favourites", () => {
  test("are marked, listed and unmarked, and marking twice is harmless", async () => {
    const { verbs, shown, ids } = await library(3, 1);
    const mark = (id: string, favorite: boolean) => verbs.favorite.mutate({ id, favorite });
    const favorites = () => shown({ favorite: true });
    expect(await favorites()).toEqual([ids[0]]);
    for (let round = 0; round < 2; round++) await mark(ids[2]!, true);
    expect(await favorites()).toEqual([ids[2], ids[0]]);
    await mark(ids[0]!, false);
    expect(await favorites()).toEqual([ids[2]]);
    expect(await shown({ favorite: false })).toEqual([ids[1], ids[0]]);
  });

  test("are marked together, all or none", async () => {
    const [{ verbs, shown, ids }, stranger] = [await library(3), await library(1)];
    const mark = (ids: string[], favorite: boolean) => verbs.favoriteMany.mutate({ ids, favorite });
    const marked = async () => (await shown({ favorite: true })).length;
    expect(await refusal(mark([...ids, stranger.ids[0]!], true))).toBe("NOT_FOUND");
    expect(await marked()).toBe(0);
    await mark(ids, true);
    expect(await marked()).toBe(3);
    await mark(ids.slice(1), false);
    expect(await marked()).toBe(1);
  });
});

describe("deleting", () => {
  const pass = (minutes: number) => harness.advance(minutes * 60_000);
  const sweep = () => harness.cron("* * * * *");

  test.each([[[]], [Array.from({ length: 501 }, (_, n) => `g${n}`)], [[""]]])(
    "%j is refused",
    async (ids) => {
      const { verbs, shown } = await library(1);
      expect(await refusal(verbs.delete.mutate({ ids }))).toBe("BAD_INPUT");
      expect(await shown()).toHaveLength(1);
    },
  );

  test("hides a picture everywhere at once, and undoing brings it back as it was", async () => {
    const { trpc, verbs, shown, ids, packId } = await library(3, 3);
    const gone = [ids[0]!, ids[2]!];
    await verbs.delete.mutate({ ids: gone });
    for (const filter of [{}, { packId }, { favorite: true }]) expect(await shown(filter)).toEqual([ids[1]]);
    for (const id of gone) {
      const calls = [verbs.get.query({ id }), verbs.favorite.mutate({ id, favorite: false })];
      expect(await refusals(calls)).toEqual(["NOT_FOUND", "NOT_FOUND"]);
    }
    expect(await verbs.undoDelete.mutate({ ids: gone })).toEqual({ restored: 2 });
    expect(await shown({ favorite: true })).toEqual([...ids].reverse());
    expect(await trpc.packs.get.query({ id: packId })).toMatchObject({ totalImages: 20 });
  });

  test("and undoing, said twice, is done once", async () => {
    const { verbs, shown, ids } = await library(2);
    const one = { ids: [ids[0]!] };
    const deleteTwice = async () => {
      await verbs.delete.mutate(one);
      pass(6);
      await verbs.delete.mutate(one);
    };
    await deleteTwice();
    for (let round = 0; round < 2; round++)
      expect(await verbs.undoDelete.mutate(one)).toEqual({ restored: 1 });
    expect(await shown()).toHaveLength(2);
    // the second call did not start the time anew
    await deleteTwice();
    pass(5);
    await sweep();
    expect(await refusal(verbs.undoDelete.mutate(one))).toBe("UNDO_TOO_LATE");
  });

  test("is for good after ten minutes and not before, however often it is swept", async () => {
    const { verbs, shown, isThere, putObjects, ids } = await library(3);
    const id = ids[0]!;
    await putObjects();
    await verbs.delete.mutate({ ids: [id] });
    pass(9);
    await sweep();
    expect(await isThere(id)).toBe(true);
    pass(2);
    await sweep();
    await sweep();
    expect(await isThere(id)).toBe(false);
    const calls = [verbs.undoDelete.mutate({ ids: [id] }), verbs.delete.mutate({ ids: [id] })];
    expect(await refusals(calls)).toEqual(["UNDO_TOO_LATE", "NOT_FOUND"]);
    expect(await shown()).toEqual([ids[2], ids[1]]);
  });

  test("can be undone for what is still there when the rest is gone", async () => {
    const { verbs, shown, ids } = await library(2);
    await verbs.delete.mutate({ ids: [ids[0]!] });
    pass(8);
    await verbs.delete.mutate({ ids: [ids[1]!] });
    pass(3);
    await sweep();
    expect(await verbs.undoDelete.mutate({ ids })).toEqual({ restored: 1 });
    expect(await shown()).toEqual([ids[1]]);
  });

  test("survives a sweep that dies between the rows and the objects", async () => {
    const { verbs, isThere, putObjects, ids } = await library(1);
    await putObjects();
    await verbs.delete.mutate({ ids });
    pass(11);
    replaceDeps(harness, () => ({ storage: { delete: () => Promise.reject(new Error("died")) } }));
    await sweep();
    restoreDeps(harness);
    expect(await isThere(ids[0]!)).toBe(true);
    pass(11);
    await sweep();
    expect(await isThere(ids[0]!)).toBe(false);
  });

  test("a pack takes its deleted pictures along, objects and all", async () => {
    const { trpc, verbs, isThere, putObjects, ids, packId } = await library(2);
    await putObjects();
    await verbs.delete.mutate({ ids: [ids[0]!] });
    await trpc.packs.delete.mutate({ id: packId });
    await sweep();
    expect(await Promise.all(ids.map(isThere))).toEqual([false, false]);
    expect(await refusal(verbs.undoDelete.mutate({ ids: [ids[0]!] }))).toBe("UNDO_TOO_LATE");
  });

  test("undone by many at once while it is swept is either whole or gone", async () => {
    const { verbs, shown, isThere, putObjects, ids } = await library(1);
    await putObjects();
    await verbs.delete.mutate({ ids });
    pass(11);
    const undo = () => refusal(verbs.undoDelete.mutate({ ids }));
    const [first, , second] = await Promise.all([undo(), sweep(), undo()]);
    await sweep();
    const there = (await shown()).length === 1;
    expect(await isThere(ids[0]!)).toBe(there);
    expect([first, second]).toContain(there ? null : "UNDO_TOO_LATE");
  });
});
