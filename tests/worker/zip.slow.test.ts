import { randomFillSync } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { MAX_ZIP_PICTURES } from "#schema/limits.ts";
import { runtimeMemory } from "#scripts/soak/processes.ts";
import { startApp } from "#tests/support/app.ts";
import { addLibrary, pictureKey } from "#tests/support/browser/library-stack.ts";
import { seedBucket } from "#tests/support/runtime.ts";

/** The largest zip there is, on the official runtime: large beside what a runtime lets lie before it tidies up. */
const PICTURE_BYTES = 1_000_000;
const app = startApp({
  async seed(dataDir) {
    const bytes = randomFillSync(new Uint8Array(PICTURE_BYTES));
    await seedBucket(
      dataDir,
      Array.from({ length: MAX_ZIP_PICTURES }, (_, n): [string, Uint8Array] => [pictureKey(n), bytes]),
    );
  },
});
let library: Awaited<ReturnType<typeof addLibrary>>;
beforeAll(async () => {
  library = await addLibrary(app, { count: MAX_ZIP_PICTURES, packed: 0 });
});

async function readZip(count: number): Promise<{ bytes: number; peak: number }> {
  const ids = Array.from({ length: count }, (_, n) => ["ids", `picture-${n}`]);
  const body = new URLSearchParams(ids);
  const response = await library.client.fetch("/api/zips", { method: "POST", body });
  expect(response.status).toBe(200);
  let [bytes, peak, seen] = [0, runtimeMemory(), 0];
  for await (const chunk of response.body!) {
    bytes += chunk.length;
    if (bytes - seen < 10_000_000) continue;
    seen = bytes;
    peak = Math.max(peak, runtimeMemory());
  }
  return { bytes, peak };
}

test("five hundred pictures stream through without being held in memory", async () => {
  // whatever the runtime takes for good, it takes the first time
  const few = await readZip(40);
  const all = await readZip(MAX_ZIP_PICTURES);
  expect(all.bytes).toBeGreaterThan(MAX_ZIP_PICTURES * PICTURE_BYTES);
  expect(few.peak).toBeGreaterThan(0);
  expect(all.peak - few.peak).toBeLessThan((all.bytes - few.bytes) / 2);
}, 120_000);
