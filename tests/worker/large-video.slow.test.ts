import { randomFillSync } from "node:crypto";
import { expect, test } from "vitest";
import { runtimeMemory } from "#scripts/soak/processes.ts";
import { startApp } from "#tests/support/app.ts";
import { eventually } from "#tests/support/eventually.ts";
import { VIDEO_PRICE } from "#tests/support/jobs/film-maker.ts";
import { emptyMp4, fakeCompute } from "#tests/support/local/fake-compute.ts";
import { photo } from "#tests/support/photos/uploads.ts";

/** The largest outputs there are, on the official runtime: their bytes pass through it to the bucket. */
const MB = 1_000_000;
let megabytes = 0;
const fake = fakeCompute({ small: true });
const app = startApp({
  compute: {
    ...fake.compute,
    async clip({ options: { width, height, seconds } }) {
      const bytes = Buffer.concat([emptyMp4(), randomFillSync(Buffer.alloc(megabytes * MB))]);
      return { bytes, width, height, seconds };
    },
  },
});

/** Makes a video of so many megabytes; the most memory the runtime took meanwhile. */
async function makeVideo(size: number): Promise<{ peak: number; stored: number }> {
  megabytes = size;
  const { client } = await app.person(`film-${size}@example.com`, { credits: VIDEO_PRICE });
  const upload = await client.upload("me.jpg", await photo(1, 400));
  const { id } = await client.trpc.videos.create.mutate({
    requestKey: crypto.randomUUID(),
    ...{ type: "IMAGE_TO_VIDEO", model: "FRAMEPACK", quality: "LOW" },
    inputs: { image: [{ kind: "upload", id: upload.id }] },
    options: { prompt: "closer", seconds: 5, aspect: "16:9" },
  });
  let peak = runtimeMemory();
  let url: string | null = null;
  await eventually(
    "the video",
    async () => {
      peak = Math.max(peak, runtimeMemory());
      ({ videoUrl: url } = await client.trpc.videos.get.query({ id }));
      return url !== null;
    },
    240_000,
  );
  const whole = await client.fetch(url!, { headers: { range: "bytes=0-7" } });
  await whole.arrayBuffer();
  return { peak, stored: Number(whole.headers.get("content-range")?.split("/")[1]) };
}

test("a video of two hundred megabytes streams to the bucket without being held in memory", {
  timeout: 600_000,
}, async () => {
  // whatever the runtime takes for good, it takes the first time
  const small = await makeVideo(20);
  const large = await makeVideo(200);
  expect(large.stored).toBeGreaterThan(200 * MB);
  expect(small.peak).toBeGreaterThan(0);
  expect(large.peak - small.peak).toBeLessThan((large.stored - small.stored) / 2);
});
