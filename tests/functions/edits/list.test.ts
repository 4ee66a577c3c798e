import { expect, test } from "vitest";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import { stayLonger } from "#tests/support/accounts/people.ts";
import { idsOf } from "#tests/support/all-pages.ts";
import { addCharge, editRows } from "#tests/support/database/rows.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { expectSwept } from "#tests/support/jobs/bookkeeping.ts";
import { withPhoto } from "#tests/support/jobs/people/editor.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

/** One's own edits: in pages, marked, deleted and brought back. */
const harness = harnessForFile();

/** Somebody with edits made a second apart, the newest first. */
async function withEdits(count: number) {
  const person = await withPhoto(harness, count + 1);
  const { userId } = person;
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  for (const [n, id] of ids.entries()) {
    const chargeId = await addCharge(harness.db, userId);
    const made = {
      userId,
      chargeId,
      createdAt: 1_790_000_000_000 - n * 1000,
      uploadId: String(person.source.id),
    };
    await harness.db.write(editRows({ id, ...made }));
    await harness.env.MEDIA.put(`outputs/${userId}/${id}/1/0.png`, "picture");
  }
  return { ...person, ids };
}

test("come in pages, newest first, each with what it was made from", async () => {
  const { edits, ids, source } = await withEdits(5);
  const pages: string[][] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof edits.list.query>> = await edits.list.query({ limit: 2, cursor });
    pages.push(idsOf(page.items));
    for (const { inputs } of page.items)
      expect(inputs).toEqual([{ role: "image", url: expect.stringContaining(String(source.id)) }]);
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(pages).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)]);
});

test("are marked and found by the mark, by nobody else", async () => {
  const [{ edits, ids }, stranger] = [await withEdits(2), await withEdits(1)];
  const id = ids[1]!;
  expect(await refusal(stranger.edits.favorite.mutate({ id, favorite: true }))).toBe("NOT_FOUND");
  await edits.favorite.mutate({ id, favorite: true });
  expect(idsOf((await edits.list.query({ favorite: true })).items)).toEqual([id]);
  await edits.favorite.mutate({ id, favorite: false });
  expect((await edits.list.query({ favorite: true })).items).toEqual([]);
});

test("deleted ones are gone at once, come back until it is too late, and then go with their pictures", async () => {
  const [{ userId, client, edits, ids }, stranger] = [await withEdits(3), await withEdits(1)];
  const gone = ids.slice(0, 2);
  for (const wrong of [[...gone, stranger.ids[0]!], ["none"]])
    expect(await refusal(edits.delete.mutate({ ids: wrong }))).toBe("NOT_FOUND");
  expect((await edits.list.query({})).items).toHaveLength(3);

  const url = `/media/outputs/${userId}/${gone[0]}/1/0.png`;
  expect((await client.fetch(url)).status).toBe(200);
  await edits.delete.mutate({ ids: gone });
  expect(idsOf((await edits.list.query({})).items)).toEqual([ids[2]]);
  expect(await refusal(edits.get.query({ id: gone[0]! }))).toBe("NOT_FOUND");
  expect((await client.fetch(url)).status).toBe(404);
  const source = { image: [{ kind: "edit" as const, id: gone[0]! }] };
  const again = {
    requestKey: crypto.randomUUID(),
    operation: "cut-out",
    inputs: source,
    options: {},
  } as const;
  expect(await refusal(edits.create.mutate(again))).toBe("NOT_FOUND");

  expect(await refusal(stranger.edits.undoDelete.mutate({ ids: gone }))).toBe("UNDO_TOO_LATE");
  expect(await edits.undoDelete.mutate({ ids: gone })).toEqual({ restored: 2 });
  expect((await client.fetch(url)).status).toBe(200);
  await edits.delete.mutate({ ids: gone });
  const month = RETENTION_DAYS.trash * 86_400_000;
  await stayLonger(harness, { userId, ms: month });
  harness.advance(month + 1);
  await harness.cron("* * * * *");
  expect(await refusal(edits.undoDelete.mutate({ ids: gone }))).toBe("UNDO_TOO_LATE");
  await expectSwept(harness, userId);
});

test("what an edit was made from may go: the edit stays, and names nothing", async () => {
  const { client, edits, ids, source } = await withEdits(1);
  await client.trpc.uploads.delete.mutate({ id: String(source.id) });
  expect((await edits.get.query({ id: ids[0]! })).inputs).toEqual([{ role: "image", url: null }]);
});
