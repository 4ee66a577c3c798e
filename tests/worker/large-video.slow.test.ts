import { randomFillSync } from "node:crypto";
import { expect, test } from "vitest";
import { listen } from "#scripts/local/server/local-server.ts";
import { runtimeMemory } from "#scripts/soak/processes.ts";
import { startApp } from "#tests/support/app.ts";
import { eventually } from "#tests/support/eventually.ts";
import { VIDEO_PRICE } from "#tests/support/jobs/people/film-maker.ts";
import { emptyMp4, fakeCompute } from "#tests/support/local/fake-compute.ts";
import { startBareCopy } from "#tests/support/media/bare-copy.ts";
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
  const status = async () =>
    (
      await app.db.orm.all<{ status: string; videoUrl: string }>(
        `SELECT status, videoUrl FROM videoGeneration WHERE id = '${id}'`,
      )
    )[0];
  // asked of the database, since each question to the Worker takes memory too
  let peak = runtimeMemory();
  await eventually(
    "the video",
    async () => {
      peak = Math.max(peak, runtimeMemory());
      return (await status())?.status === "COMPLETED";
    },
    240_000,
  );
  const { videoUrl: url } = await client.trpc.videos.get.query({ id });
  const whole = await client.fetch(url!, { headers: { range: "bytes=0-7" } });
  await whole.arrayBuffer();
  return { peak, stored: Number(whole.headers.get("content-range")?.split("/")[1]) };
}

/** How much more memory a bare Worker takes to hand the larger file to the local bucket, whose code runs in the same process. */
async function bareRise(): Promise<number> {
  const chunk = randomFillSync(Buffer.alloc(MB));
  const source = await listen("files", (request) => {
    const size = Number(new URL(request.url).searchParams.get("size"));
    let sent = 0;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => (sent++ < size ? controller.enqueue(chunk) : controller.close()),
    });
    return new Response(body, { headers: { "content-length": String(size * MB) } });
  });
  const bare = await startBareCopy();
  try {
    const small = await bare.copy(`${source.url}/?size=20`, "small");
    const large = await bare.copy(`${source.url}/?size=200`, "large");
    return large - small;
  } finally {
    await bare.close();
    await source.close();
  }
}

test("a video of two hundred megabytes streams to the bucket without being held in memory by us", {
  timeout: 900_000,
}, async () => {
  const unavoidable = await bareRise();
  // whatever the runtime takes for good, it takes the first time
  const small = await makeVideo(20);
  const large = await makeVideo(200);
  expect(large.stored).toBeGreaterThan(200 * MB);
  expect(small.peak).toBeGreaterThan(0);
  expect(large.peak - small.peak - unavoidable).toBeLessThan((large.stored - small.stored) / 2);
});
