import { expect, test } from "vitest";
import { signedIn } from "#tests/support/accounts/people.ts";
import { allPages, idsOf } from "#tests/support/all-pages.ts";
import { addCharge, editRows, generationRow } from "#tests/support/database/rows.ts";
import { sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";
import { replaceDeps, restoreDeps } from "#tests/support/replace-deps.ts";

const harness = harnessForFile();
const sweep = () => harness.cron("* * * * *");

/** Someone with two pictures and an edit, each with its object. */
async function owner() {
  const person = await signedIn(harness, { credits: 10 });
  const { userId } = person;
  const own = { userId, chargeId: await addCharge(harness.db, userId) };
  const [first, second, edit] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  await harness.db.write([
    generationRow({ ...own, id: first, createdAt: 1000 }),
    generationRow({ ...own, id: second, createdAt: 2000 }),
    ...editRows({ ...own, id: edit, createdAt: 3000 }),
  ]);
  const { MEDIA } = harness.env;
  const prefix = `outputs/${userId}/`;
  for (const name of [`${first}.jpg`, `${second}.jpg`, `${edit}/1/0.png`])
    await MEDIA.put(prefix + name, "x");
  const { generations, trash } = person.client.trpc;
  return {
    ...person,
    ids: [first, second, edit] as const,
    generations,
    trash,
    shown: async () => idsOf((await generations.list.query({})).items),
    trashed: async () => idsOf((await trash.list.query({})).items),
    objects: async () => (await MEDIA.list({ prefix })).objects.length,
  };
}

test("the trash holds what was deleted, the last first, in pages, and gives it back", async () => {
  const { ids, generations, trash, shown, trashed } = await owner();
  const [first, second, edit] = ids;
  await generations.delete.mutate({ ids: [edit] });
  harness.advance(1000);
  await generations.delete.mutate({ ids: [first, second] });
  const pages = await allPages((cursor) => trash.list.query({ limit: 2, cursor }));
  expect(pages.map(idsOf)).toEqual([[second, first], [edit]]);
  expect(await shown()).toEqual([]);
  expect((await generations.counts.query()).trashed).toBe(3);
  expect(await trash.restore.mutate({ ids: [first, edit] })).toEqual({ restored: 2 });
  expect([await shown(), await trashed()]).toEqual([[edit, first], [second]]);
  expect(await generations.counts.query()).toMatchObject({ trashed: 1 });
});

test("Delete now is for good, of what lies in one's own trash alone, and harmless a second time", async () => {
  const [{ ids, generations, trash, shown, trashed, objects }, stranger] = [await owner(), await owner()];
  const [first, second, edit] = ids;
  await generations.delete.mutate({ ids: [first, edit] });
  expect(await stranger.trash.deleteNow.mutate({ ids: [first] })).toEqual({ deleted: 0 });
  expect(await trash.deleteNow.mutate({ ids: [first, second, edit] })).toEqual({ deleted: 2 });
  expect(await trash.deleteNow.mutate({ ids: [first, second, edit] })).toEqual({ deleted: 0 });
  expect([await shown(), await trashed()]).toEqual([[second], []]);
  expect(await refusal(trash.restore.mutate({ ids: [first] }))).toBe("UNDO_TOO_LATE");
  await sweep();
  expect([await objects(), await stranger.objects()]).toEqual([1, 3]);
  expect(await refusal(trash.deleteNow.mutate({ ids: [] }))).toBe("BAD_INPUT");
});

test("emptying the trash leaves what is not in it", async () => {
  const { ids, generations, trash, shown, trashed, objects } = await owner();
  expect(await trash.empty.mutate()).toEqual({ deleted: 0, left: false });
  await generations.delete.mutate({ ids: ids.slice(1) });
  expect(await trash.empty.mutate()).toEqual({ deleted: 2, left: false });
  expect([await shown(), await trashed()]).toEqual([[ids[0]], []]);
  await sweep();
  expect(await objects()).toBe(1);
});

test("edits leave the trash by themselves as pictures do, objects and all, even when a sweep dies between", async () => {
  const { ids, generations, trashed, objects } = await owner();
  await generations.delete.mutate({ ids: [...ids] });
  const past = 31 * 86_400_000;
  await harness.db.write([
    sql("UPDATE generation SET deletedAt = deletedAt - ?", past),
    sql("UPDATE imageToImageGeneration SET deletedAt = deletedAt - ?", past),
  ]);
  replaceDeps(harness, () => ({ storage: { delete: () => Promise.reject(new Error("died")) } }));
  await sweep();
  restoreDeps(harness);
  expect([await trashed(), await objects()]).toEqual([[], 3]);
  harness.advance(11 * 60_000);
  await sweep();
  expect(await objects()).toBe(0);
});

test("restoring and deleting at the same moment end in one or the other, whole", async () => {
  const { ids, generations, trash, shown, objects } = await owner();
  await generations.delete.mutate({ ids: [...ids] });
  const input = { ids: [...ids] };
  const [restored, { deleted }] = await Promise.all([
    refusal(trash.restore.mutate(input)),
    trash.deleteNow.mutate(input),
  ]);
  await sweep();
  const there = (await shown()).length;
  expect([there + deleted, await objects()]).toEqual([3, there]);
  expect(restored).toBe(there === 3 ? null : "UNDO_TOO_LATE");
});
