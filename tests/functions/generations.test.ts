import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { addCharge, generationRow, packRows, trainingRow } from "#tests/support/rows.ts";
import { refusal, signedIn, told } from "#tests/support/signed-in.ts";

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

/** Someone with a pack of `count` pictures, one a second, newest last; the first `favorites` are favourites. */
async function library(count: number, favorites = 0) {
  const person = await signedIn(harness, { credits: 1 });
  const { userId } = person;
  const chargeId = await addCharge(harness.db, userId);
  const [trainingId, packId] = [crypto.randomUUID(), crypto.randomUUID()];
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  await harness.db.write([
    trainingRow({ id: trainingId, userId, chargeId }),
    ...packRows({ id: packId, userId, chargeId, trainingId }),
    ...ids.map((id, n) =>
      generationRow({
        id,
        userId,
        chargeId,
        trainingId,
        packId,
        favorite: n < favorites,
        createdAt: 1000 * (n + 1),
      }),
    ),
  ]);
  return { ...person, trpc: person.client.trpc, ids, packId, trainingId };
}

test("a picture says where it is, how large, and where it came from", async () => {
  const { trpc, ids, packId, trainingId, userId } = await library(1);
  expect((await trpc.generations.list.query({})).items).toEqual([
    {
      id: ids[0],
      imageUrl: `/media/outputs/${userId}/${ids[0]}.jpg`,
      width: 1024,
      height: 1024,
      seed: 7,
      favorite: false,
      trainingId,
      packId,
      themeSlug: "film-noir",
      packSlug: "the-private-eye",
      number: null,
      createdAt: new Date(1000),
    },
  ]);
});

test("the library comes in pages, newest first, each picture once, also where many came at one time", async () => {
  const { trpc, ids } = await library(7);
  await harness.db.write([
    {
      sql: `UPDATE generation SET createdAt = 5000 WHERE id IN (${ids.map(() => "?").join(", ")})`,
      args: ids,
    },
  ]);
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await trpc.generations.list.query({ limit: 3, cursor });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual([...ids].sort().reverse());
});

test("a full last page has nothing after it", async () => {
  const { trpc } = await library(4);
  const first = await trpc.generations.list.query({ limit: 2 });
  expect((await trpc.generations.list.query({ limit: 2, cursor: first.nextCursor })).nextCursor).toBeNull();
});

test("favourites are marked, listed and unmarked, and marking twice is harmless", async () => {
  const { trpc, ids } = await library(3, 1);
  const favorites = async () =>
    (await trpc.generations.list.query({ favorite: true })).items.map(({ id }) => id);
  expect(await favorites()).toEqual([ids[0]]);
  await trpc.generations.favorite.mutate({ id: ids[2]!, favorite: true });
  await trpc.generations.favorite.mutate({ id: ids[2]!, favorite: true });
  expect(await favorites()).toEqual([ids[2], ids[0]]);
  await trpc.generations.favorite.mutate({ id: ids[0]!, favorite: false });
  expect(await favorites()).toEqual([ids[2]]);
  const others = await trpc.generations.list.query({ favorite: false });
  expect(others.items.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
});

test("nobody sees, marks or deletes the pictures of someone else", async () => {
  const owner = await library(2);
  const stranger = await library(1);
  const [id] = owner.ids as [string];
  expect((await stranger.trpc.generations.list.query({ packId: owner.packId })).items).toEqual([]);
  expect(await refusal(stranger.trpc.generations.favorite.mutate({ id, favorite: true }))).toBe("NOT_FOUND");
  expect(await refusal(stranger.trpc.generations.delete.mutate({ ids: [stranger.ids[0]!, id] }))).toBe(
    "NOT_FOUND",
  );
  expect((await owner.trpc.generations.list.query({})).items.map(({ favorite }) => favorite)).toEqual([
    false,
    false,
  ]);
  expect((await stranger.trpc.generations.list.query({})).items).toHaveLength(1);
});

test.each([[[]], [Array.from({ length: 501 }, (_, n) => `g${n}`)], [[""]]])(
  "deleting %j is refused",
  async (ids) => {
    const { trpc } = await library(1);
    expect(await refusal(trpc.generations.delete.mutate({ ids }))).toBe("BAD_INPUT");
    expect((await trpc.generations.list.query({})).items).toHaveLength(1);
  },
);

describe("the library", () => {
  test("is narrowed down by favourite, training, theme, pack and origin, and by all of them at once", async () => {
    const { trpc, userId, ids, trainingId } = await library(1, 1);
    const chargeId = (await harness.db.first({
      sql: "SELECT chargeId AS id FROM training WHERE id = ?",
      args: [trainingId],
    }))!.id as string;
    const other = crypto.randomUUID();
    const [noir, deco, single] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    await harness.db.write([
      trainingRow({ id: other, userId, chargeId }),
      generationRow({ id: noir, userId, chargeId, trainingId: other, createdAt: 2000 }),
      generationRow({
        id: deco,
        userId,
        chargeId,
        trainingId,
        promptPackId: "cyberpunk/neon-noir",
        createdAt: 3000,
      }),
      generationRow({ id: single, userId, chargeId, trainingId, promptPackId: null, createdAt: 4000 }),
    ]);
    const [packed] = ids;
    const found = async (filter: object) =>
      (await trpc.generations.list.query(filter)).items.map(({ id }) => id);
    expect(await found({})).toEqual([single, deco, noir, packed]);
    expect(await found({ sort: "oldest" })).toEqual([packed, noir, deco, single]);
    expect(await found({ trainingId: other })).toEqual([noir]);
    expect(await found({ themeSlug: "film-noir" })).toEqual([noir, packed]);
    expect(await found({ themeSlug: "film" })).toEqual([]);
    expect(await found({ themeSlug: "cyberpunk", packSlug: "neon-noir" })).toEqual([deco]);
    expect(await found({ themeSlug: "cyberpunk", packSlug: "neon" })).toEqual([]);
    expect(await found({ source: "pack" })).toEqual([packed]);
    expect(await found({ source: "prompt" })).toEqual([single, deco, noir]);
    expect(
      await found({
        favorite: true,
        trainingId,
        themeSlug: "film-noir",
        packSlug: "the-private-eye",
        source: "pack",
      }),
    ).toEqual([packed]);
    expect(await refusal(trpc.generations.list.query({ packSlug: "neon-noir" }))).toBe("BAD_INPUT");
  });

  test("comes in pages oldest first too, each picture once", async () => {
    const { trpc, ids } = await library(5);
    const first = await trpc.generations.list.query({ limit: 2, sort: "oldest" });
    const second = await trpc.generations.list.query({ limit: 3, sort: "oldest", cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(second.nextCursor).toBeNull();
  });

  test("shows nothing that is still being made", async () => {
    const { trpc, ids, userId } = await library(1);
    const id = crypto.randomUUID();
    const charge = await harness.db.first({
      sql: "SELECT chargeId AS id FROM generation WHERE id = ?",
      args: [ids[0]!],
    });
    await harness.db.write([
      generationRow({ id, userId, chargeId: String(charge?.id), status: "PROCESSING" }),
    ]);
    expect((await trpc.generations.list.query({})).items).toHaveLength(1);
    expect((await trpc.generations.counts.query()).map(({ count }) => count)).toEqual([1]);
    expect(await refusal(trpc.generations.get.query({ id }))).toBe("NOT_FOUND");
    expect(await refusal(trpc.generations.delete.mutate({ ids: [id] }))).toBe("NOT_FOUND");
    expect(await refusal(trpc.generations.undoDelete.mutate({ ids: [id] }))).toBe("UNDO_TOO_LATE");
  });

  test("says how much of what it holds, without what was deleted", async () => {
    const { trpc, ids, trainingId } = await library(5, 2);
    await trpc.generations.delete.mutate({ ids: [ids[4]!] });
    const counts = await trpc.generations.counts.query();
    const kind = {
      trainingId,
      trainingName: "Me",
      themeSlug: "film-noir",
      packSlug: "the-private-eye",
      source: "pack",
    };
    expect(counts).toHaveLength(2);
    expect(counts).toEqual(
      expect.arrayContaining([
        { ...kind, favorite: true, count: 2 },
        { ...kind, favorite: false, count: 2 },
      ]),
    );
  });

  test("tells its owner, and nobody else, how a picture was made", async () => {
    const { trpc, ids } = await library(1);
    const id = ids[0]!;
    expect(await trpc.generations.get.query({ id })).toMatchObject({
      id,
      prompt: "a portrait",
      trainingName: "Me",
      packName: "The Private Eye",
      themeSlug: "film-noir",
      seed: 7,
    });
    const stranger = await library(1);
    expect(await refusal(stranger.trpc.generations.get.query({ id }))).toBe("NOT_FOUND");
  });
});

test("many are marked together, all or none", async () => {
  const { trpc, ids } = await library(3);
  const stranger = await library(1);
  const marked = async () => (await trpc.generations.list.query({ favorite: true })).items.length;
  expect(
    await refusal(trpc.generations.favoriteMany.mutate({ ids: [...ids, stranger.ids[0]!], favorite: true })),
  ).toBe("NOT_FOUND");
  expect(await marked()).toBe(0);
  await trpc.generations.favoriteMany.mutate({ ids, favorite: true });
  expect(await marked()).toBe(3);
  await trpc.generations.favoriteMany.mutate({ ids: ids.slice(1), favorite: false });
  expect(await marked()).toBe(1);
});

describe("deleting", () => {
  const minute = 60_000;
  const cron = () => harness.cron("* * * * *");
  const shown = async (trpc: Awaited<ReturnType<typeof library>>["trpc"]) =>
    (await trpc.generations.list.query({})).items.map(({ id }) => id);

  test("hides a picture everywhere at once, and undoing brings it back as it was", async () => {
    const { trpc, ids, packId } = await library(3, 3);
    const gone = [ids[0]!, ids[2]!];
    await trpc.generations.delete.mutate({ ids: gone });
    expect(await shown(trpc)).toEqual([ids[1]]);
    expect((await trpc.generations.list.query({ packId })).items).toHaveLength(1);
    expect((await trpc.generations.list.query({ favorite: true })).items).toHaveLength(1);
    for (const id of gone) {
      expect(await refusal(trpc.generations.get.query({ id }))).toBe("NOT_FOUND");
      expect(await refusal(trpc.generations.favorite.mutate({ id, favorite: false }))).toBe("NOT_FOUND");
    }
    expect(await trpc.generations.undoDelete.mutate({ ids: gone })).toEqual({ restored: 2 });
    expect(await shown(trpc)).toEqual([...ids].reverse());
    expect((await trpc.generations.list.query({ favorite: true })).items).toHaveLength(3);
    expect(await trpc.packs.get.query({ id: packId })).toMatchObject({ totalImages: 20 });
  });

  test("and undoing, said twice, is done once", async () => {
    const { trpc, ids } = await library(2);
    const one = { ids: [ids[0]!] };
    await trpc.generations.delete.mutate(one);
    harness.advance(6 * minute);
    await trpc.generations.delete.mutate(one);
    expect(await trpc.generations.undoDelete.mutate(one)).toEqual({ restored: 1 });
    expect(await trpc.generations.undoDelete.mutate(one)).toEqual({ restored: 1 });
    expect(await shown(trpc)).toHaveLength(2);
    // the second call did not start the time anew
    await trpc.generations.delete.mutate(one);
    harness.advance(6 * minute);
    await trpc.generations.delete.mutate(one);
    harness.advance(5 * minute);
    await cron();
    expect(await refusal(trpc.generations.undoDelete.mutate(one))).toBe("UNDO_TOO_LATE");
  });

  test("is for good after ten minutes and not before, however often it is swept", async () => {
    const { trpc, ids, userId } = await library(3);
    const key = `outputs/${userId}/${ids[0]}.jpg`;
    await harness.env.MEDIA.put(key, "x");
    await trpc.generations.delete.mutate({ ids: [ids[0]!] });
    harness.advance(9 * minute);
    await cron();
    expect(await harness.env.MEDIA.head(key)).not.toBeNull();
    harness.advance(2 * minute);
    await cron();
    await cron();
    expect(await harness.env.MEDIA.head(key)).toBeNull();
    expect(await refusal(trpc.generations.undoDelete.mutate({ ids: [ids[0]!] }))).toBe("UNDO_TOO_LATE");
    expect(await refusal(trpc.generations.delete.mutate({ ids: [ids[0]!] }))).toBe("NOT_FOUND");
    expect(await shown(trpc)).toEqual([ids[2], ids[1]]);
  });

  test("can be undone for what is still there when the rest is gone", async () => {
    const { trpc, ids } = await library(2);
    await trpc.generations.delete.mutate({ ids: [ids[0]!] });
    harness.advance(8 * minute);
    await trpc.generations.delete.mutate({ ids: [ids[1]!] });
    harness.advance(3 * minute);
    await cron();
    expect(await trpc.generations.undoDelete.mutate({ ids })).toEqual({ restored: 1 });
    expect(await shown(trpc)).toEqual([ids[1]]);
  });

  test("survives a sweep that dies between the rows and the objects", async () => {
    const { trpc, ids, userId } = await library(1);
    const key = `outputs/${userId}/${ids[0]}.jpg`;
    await harness.env.MEDIA.put(key, "x");
    await trpc.generations.delete.mutate({ ids });
    harness.advance(11 * minute);
    harness.wrapDeps((deps) => ({
      ...deps,
      storage: { ...deps.storage, delete: () => Promise.reject(new Error("died")) },
    }));
    await cron();
    harness.wrapDeps((deps) => deps);
    expect(await harness.env.MEDIA.head(key)).not.toBeNull();
    harness.advance(11 * minute);
    await cron();
    expect(await harness.env.MEDIA.head(key)).toBeNull();
  });

  test("is undone by nobody else, who learns nothing from trying", async () => {
    const owner = await library(1);
    const stranger = await library(1);
    await owner.trpc.generations.delete.mutate({ ids: owner.ids });
    const missing = await told(stranger.trpc.generations.undoDelete.mutate({ ids: ["none"] }));
    expect(await told(stranger.trpc.generations.undoDelete.mutate({ ids: owner.ids }))).toEqual(missing);
    expect(missing?.code).toBe("UNDO_TOO_LATE");
    expect(await shown(owner.trpc)).toEqual([]);
  });

  test("a pack takes its deleted pictures along, objects and all", async () => {
    const { trpc, ids, packId, userId } = await library(2);
    for (const id of ids) await harness.env.MEDIA.put(`outputs/${userId}/${id}.jpg`, "x");
    await trpc.generations.delete.mutate({ ids: [ids[0]!] });
    await trpc.packs.delete.mutate({ id: packId });
    await cron();
    expect((await harness.env.MEDIA.list({ prefix: `outputs/${userId}/` })).objects).toEqual([]);
    expect(await refusal(trpc.generations.undoDelete.mutate({ ids: [ids[0]!] }))).toBe("UNDO_TOO_LATE");
  });

  test("undone by many at once while it is swept is either whole or gone", async () => {
    const { trpc, ids, userId } = await library(1);
    const key = `outputs/${userId}/${ids[0]}.jpg`;
    await harness.env.MEDIA.put(key, "x");
    await trpc.generations.delete.mutate({ ids });
    harness.advance(11 * minute);
    const undo = () => refusal(trpc.generations.undoDelete.mutate({ ids }));
    const [first, , second] = await Promise.all([undo(), cron(), undo()]);
    await cron();
    const there = (await shown(trpc)).length === 1;
    expect((await harness.env.MEDIA.head(key)) !== null).toBe(there);
    expect([first, second]).toContain(there ? null : "UNDO_TOO_LATE");
  });
});
