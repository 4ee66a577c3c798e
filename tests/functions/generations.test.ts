import { afterAll, beforeAll, expect, test } from "vitest";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { addCharge, generationRow, packRows, trainingRow } from "#tests/support/rows.ts";
import { refusal, signedIn } from "#tests/support/signed-in.ts";

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

test.each([[[]], [Array.from({ length: 101 }, (_, n) => `g${n}`)], [[""]]])(
  "deleting %j is refused",
  async (ids) => {
    const { trpc } = await library(1);
    expect(await refusal(trpc.generations.delete.mutate({ ids }))).toBe("BAD_INPUT");
    expect((await trpc.generations.list.query({})).items).toHaveLength(1);
  },
);
