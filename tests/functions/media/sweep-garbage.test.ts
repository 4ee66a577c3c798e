import { afterEach, expect, test } from "vitest";
import { signedIn } from "#tests/support/accounts/people.ts";
import { insertInto } from "#tests/support/database/rows.ts";
import { rowsOf } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { stored } from "#tests/support/jobs/bookkeeping.ts";
import { replaceDeps, restoreDeps } from "#tests/support/replace-deps.ts";

/** Objects that nothing refers to any more go within minutes, however many they are. */
const harness = harnessForFile();
afterEach(() => restoreDeps(harness));

const sweep = () => harness.cron("* * * * *");

/** So many keys of which the sweep has been told; the objects of the first three are there, each with a smaller copy. */
async function announced(count: number) {
  const { userId } = await signedIn(harness);
  const folder = `outputs/${userId}/`;
  const keys = Array.from({ length: count }, (_, n) => `${folder}${n}.jpg`);
  const kept = `${folder}kept.jpg`;
  const there = keys.slice(0, 3).flatMap((key) => [key, `${key}/2-160.webp`]);
  for (const key of [...there, kept]) await harness.env.MEDIA.put(key, "x");
  await harness.db.write(keys.map((prefix) => insertInto("mediaGarbage", { prefix, dueAt: harness.now() })));
  return {
    keys,
    kept,
    objects: async () => [...(await stored(harness, userId))].toSorted(),
    left: () => rowsOf(harness.db, "SELECT prefix FROM mediaGarbage WHERE prefix LIKE ?", `${folder}%`),
  };
}

test("one run goes on until nothing is left, a hundred at a time", async () => {
  const { kept, objects, left } = await announced(250);
  let calls = 0;
  replaceDeps(harness, ({ storage }) => ({
    storage: {
      delete: (...all) => {
        calls++;
        return storage.delete(...all);
      },
    },
  }));
  await sweep();
  expect([await left(), await objects()]).toEqual([[], [kept]]);
  expect(calls).toBe(3);
});

test("a run ends with its minute, and the next goes on", async () => {
  const { kept, objects, left } = await announced(150);
  replaceDeps(harness, ({ storage }) => ({
    storage: {
      delete: (...all) => {
        harness.advance(50_000);
        return storage.delete(...all);
      },
    },
  }));
  await sweep();
  expect(await left()).toHaveLength(50);
  await sweep();
  expect([await left(), await objects()]).toEqual([[], [kept]]);
});

test("what cannot be deleted holds up nothing else, and is tried again", async () => {
  const { keys, kept, objects, left } = await announced(5);
  const [stuck = ""] = keys;
  replaceDeps(harness, ({ storage }) => ({
    storage: {
      delete: (...all) =>
        all.includes(stuck) ? Promise.reject(new Error("out of reach")) : storage.delete(...all),
    },
  }));
  await sweep();
  expect(await left()).toEqual([{ prefix: stuck }]);
  expect(await objects()).toEqual([stuck, `${stuck}/2-160.webp`, kept]);
  restoreDeps(harness);
  harness.advance(11 * 60_000);
  await sweep();
  expect([await left(), await objects()]).toEqual([[], [kept]]);
});
