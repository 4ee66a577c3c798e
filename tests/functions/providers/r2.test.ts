import type { R2Bucket } from "@cloudflare/workers-types";
import { expect, test } from "vitest";
import { createR2 } from "#functions/providers/storage/r2.ts";

/** A bucket that lists and deletes a thousand objects a call, as R2 does, and notes its calls. */
function bucketOf(keys: readonly string[]) {
  const left = new Set(keys);
  const calls: string[] = [];
  const bucket = {
    async list({ prefix, cursor = "" }: { prefix: string; cursor?: string }) {
      calls.push(`list ${prefix}`);
      const found = [...left].filter((key) => key.startsWith(prefix) && key > cursor).toSorted();
      const page = found.slice(0, 1000);
      const objects = page.map((key) => ({ key }));
      return found.length > page.length
        ? { objects, truncated: true, cursor: page.at(-1) }
        : { objects, truncated: false };
    },
    async delete(gone: string[]) {
      calls.push(`delete ${gone.length}`);
      if (gone.length > 1000) throw new Error("more keys than one call takes");
      for (const key of gone) left.delete(key);
    },
  };
  return { storage: createR2(bucket as unknown as R2Bucket), left, calls };
}

test("objects are deleted a thousand a call, and before what lies under them", async () => {
  const folder = Array.from({ length: 2300 }, (_, n) => `outputs/a/${n}.jpg`);
  const single = ["uploads/a.jpg", "uploads/a.jpg/2-160.webp"];
  const { storage, left, calls } = bucketOf([...folder, ...single, "uploads/a.jpg2"]);
  await storage.delete("outputs/a/", "uploads/a.jpg", "uploads/a.jpg/");
  expect([...left]).toEqual(["uploads/a.jpg2"]);
  expect(calls).toEqual([
    "delete 1",
    ...["list outputs/a/", "delete 1000", "list outputs/a/", "delete 1000", "list outputs/a/"],
    ...["list uploads/a.jpg/", "delete 301"],
  ]);
});
