import sharp from "sharp";
import { expect, test } from "vitest";
import { ProviderUnavailable } from "#functions/providers/inference/inference.ts";
import { PACK_CREDITS, PACK_IMAGE_CREDITS, pictureCredits } from "#schema/billing/pricing.ts";
import { UNDO_MINUTES } from "#schema/limits.ts";
import { portrait as portraitOperation } from "#schema/operations/portrait.ts";
import { textToImage } from "#schema/operations/text-to-image.ts";
import { ASPECTS } from "#schema/pictures/pictures.ts";
import { balanceOf, expectConsistent, expectSwept, jobsOf, open } from "#tests/support/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/job-harness.ts";
import { eventually, photo } from "#tests/support/people.ts";
import { minuteLater, runOn } from "#tests/support/quiet.ts";
import { signedCalls } from "#tests/support/signed-calls.ts";
import { refusal, signedIn } from "#tests/support/signed-in.ts";
import { startPictures } from "#tests/support/started-work.ts";
import { withOutput, withProvider } from "#tests/support/with-provider.ts";

const { harness, engine } = jobHarnessForFile();

type Pictures = Awaited<ReturnType<typeof startPictures>>;

async function requestOf({ client, id }: Pick<Pictures, "client" | "id">) {
  const { items } = await client.trpc.generations.listRequests.query({});
  return items.find((item) => item.id === id)!;
}
const ended = (userId: string) => runOn(harness, async () => !(await jobsOf(harness, userId)).some(open));

/** The request ended with this many pictures, each of them there, and every other paid back. */
async function expectEnd(work: Pictures, pictures: number, failure: string | null = null): Promise<void> {
  const { userId, client } = work;
  await ended(userId);
  const request = await requestOf(work);
  expect(request).toMatchObject({ status: pictures > 0 ? "COMPLETED" : "FAILED", failure });
  const landed = request.pictures.flatMap(({ picture }) => picture ?? []);
  expect(landed).toHaveLength(pictures);
  expect(request.pictures.filter(({ status }) => status === "FAILED")).toHaveLength(4 - pictures);
  const { items } = await client.trpc.generations.list.query({ limit: 100 });
  expect(items.map(({ id }) => id).sort()).toEqual(landed.map(({ id }) => id).sort());
  for (const { imageUrl } of landed) {
    const answer = await client.fetch(imageUrl);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  }
  expect(await balanceOf(harness, userId)).toBe(PACK_CREDITS - pictures * PACK_IMAGE_CREDITS);
  await expectConsistent(harness, userId);
  await expectSwept(harness, userId);
}

/** A file as the provider would send it. */
const download = (bytes: Uint8Array<ArrayBuffer>) => async () => ({
  body: new Blob([bytes]).stream(),
  contentType: "image/jpeg",
  size: bytes.length,
});

test("all four arrive in their frames, asked for with the model's word and noun, never a bare me", async () => {
  const sent: unknown[] = [];
  withProvider(harness, (real) => ({
    submit: (input) => {
      sent.push(input);
      return real.submit(input);
    },
  }));
  const work = await startPictures(harness);
  await expectEnd(work, 4);
  const { pictures } = await requestOf(work);
  expect(pictures.map((frame) => frame.picture?.seed)).toEqual([5, 6, 7, 8]);
  expect(sent).toMatchObject([
    {
      endpoint: portraitOperation.endpoint,
      input: {
        prompt: "LKN12345678, a woman, on a beach at sunset",
        loras: [{ scale: 1 }],
        image_size: { width: 864, height: 1152 },
        ...{ seed: 5, num_images: 4, enable_safety_checker: true },
      },
    },
  ]);
});

test("deleted ones leave their request, and come back to it; a request without any is gone with them", async () => {
  const work = await startPictures(harness);
  await expectEnd(work, 4);
  const { generations } = work.client.trpc;
  const landed = async () => (await requestOf(work)).pictures.flatMap(({ picture }) => picture?.id ?? []);
  const ids = await landed();
  await generations.delete.mutate({ ids: [ids[1]!] });
  expect(await landed()).toEqual([ids[0], ids[2], ids[3]]);
  expect((await requestOf(work)).count).toBe(4);
  await generations.delete.mutate({ ids });
  expect((await generations.listRequests.query({})).items).toEqual([]);
  await generations.undoDelete.mutate({ ids });
  expect(await landed()).toEqual(ids);
  await generations.delete.mutate({ ids: [ids[0]!] });
  await minuteLater(harness, (UNDO_MINUTES + 1) * 60_000);
  expect(await landed()).toEqual(ids.slice(1));
  await expectSwept(harness, work.userId);
});

test("an output without a stated length is counted while it is read: one without end is left out", async () => {
  let read = 0;
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        read += 1024 * 1024;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
  let first = true;
  withProvider(harness, (real) => ({
    async download(url) {
      const file = await real.download(url);
      if (!first) return { ...file, size: null };
      first = false;
      await file.body.cancel();
      return { body: endless(), contentType: "image/jpeg", size: null };
    },
  }));
  await expectEnd(await startPictures(harness), 3);
  expect(read).toBeLessThan(40 * 1024 * 1024);
});

test("what a provider wrote into its files, and behind them, is not delivered", async () => {
  const plain = await sharp(await photo(1, 64))
    .withXmp("<x>provider workflow</x>")
    .withExif({ IFD0: { Software: "provider workflow" } })
    .jpeg()
    .toBuffer();
  const file = Buffer.concat([plain, Buffer.from("<script>trailing</script>")]);
  withProvider(harness, () => ({ download: download(new Uint8Array(file)) }));
  const work = await startPictures(harness);
  await expectEnd(work, 4);
  const { pictures } = await requestOf(work);
  const answer = await work.client.fetch(pictures[0]?.picture?.imageUrl ?? "");
  const delivered = Buffer.from(await answer.arrayBuffer());
  expect(delivered.toString("latin1")).not.toMatch(/provider workflow|<script>/);
  expect((await sharp(delivered).metadata()).xmp?.toString()).toContain("TrainedAlgorithmicMedia");
  expect(await sharp(delivered).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer());
});

test("the fourth request that is held back keeps its charge, and says so in its result", async () => {
  withOutput(harness, (output) => ({ ...output, has_nsfw_concepts: [true, true, true, true] }));
  const work = await startPictures(harness);
  await expectEnd(work, 0, "UNFIT");
  const again = async (count: number) => {
    const { id } = await work.client.trpc.generations.create.mutate({
      ...{ requestKey: crypto.randomUUID(), prompt: "me by the sea", trainingId: work.trainingId },
      ...{ count, aspect: "portrait", seed: 5 },
    });
    await ended(work.userId);
    return requestOf({ client: work.client, id });
  };
  const { safety } = work.client.trpc;
  expect(await again(4)).toMatchObject({ failure: "UNFIT", keptCredits: 0 });
  expect(await safety.status.query()).toMatchObject({ refundsLeft: 1, review: null });
  expect(await again(1)).toMatchObject({ failure: "UNFIT", keptCredits: 0 });
  expect(await balanceOf(harness, work.userId)).toBe(PACK_CREDITS);
  expect(await safety.status.query()).toMatchObject({ refundsLeft: 0, review: null });
  expect(await again(4)).toMatchObject({ failure: "UNFIT_KEPT", keptCredits: 4 * PACK_IMAGE_CREDITS });
  withOutput(harness, (output) => ({ ...output, has_nsfw_concepts: [false, true, false, false] }));
  expect(await again(4)).toMatchObject({ status: "COMPLETED", keptCredits: PACK_IMAGE_CREDITS });
  // three pictures came, and one was held back
  expect(await balanceOf(harness, work.userId)).toBe(PACK_CREDITS - 8 * PACK_IMAGE_CREDITS);
  await expectConsistent(harness, work.userId);
});

test("a provider that forgot the request gets it again, and the frames wait again meanwhile", async () => {
  harness.cloud.inference.webhooks.drop();
  let forgotten = 1;
  withProvider(harness, (real) => ({
    status: async (request) => (forgotten-- > 0 ? { state: "unknown" } : real.status(request)),
  }));
  const work = await startPictures(harness);
  await work.becomes("SUBMITTED");
  await expectEnd(work, 4);
  expect((await work.job()).attempt).toBe(2);
});

test("once the provider has begun, it can no longer be cancelled, and is delivered", async () => {
  engine.pause();
  const work = await startPictures(harness);
  await work.becomes("SUBMITTED");
  expect(await requestOf(work)).toMatchObject({ status: "PROCESSING" });
  const { cancelRequest } = work.client.trpc.generations;
  expect(await refusal(cancelRequest.mutate({ id: work.id }))).toBe("CANNOT_CANCEL");
  engine.resume();
  await expectEnd(work, 4);
});

test("without a model the other endpoint is asked in the person's own words, and a lost answer is found there", async () => {
  const asked: { endpoint: string; input: unknown }[] = [];
  const located: string[] = [];
  const picture = await photo(1, 64);
  withProvider(harness, (real) => ({
    async submit(input) {
      asked.push(input);
      throw new ProviderUnavailable("taken, but the answer was lost");
    },
    locate(input) {
      located.push(input.endpoint);
      return real.locate(input);
    },
    status: async () => ({ state: "ended" }),
    result: async () => ({
      ok: true,
      output: { images: [{ url: "https://x/1" }, { url: "https://x/2" }], seed: 3 },
    }),
    download: download(picture),
  }));
  const { inference } = harness.deps();
  harness.wrapDeps((deps) => ({
    ...deps,
    inference,
    config: { ...deps.config, INFERENCE_KIND: "provider" },
  }));
  const { userId, client } = await signedIn(harness, { credits: 100 });
  const { id } = await client.trpc.generations.create.mutate({
    ...{ requestKey: crypto.randomUUID(), prompt: "a lighthouse in fog" },
    ...{ trainingId: null, count: 2, aspect: "wide", seed: 3 },
  });
  await eventually("the hand-over", async () => asked.length > 0);
  expect(asked[0]).toMatchObject({
    endpoint: textToImage.endpoint,
    input: { prompt: "a lighthouse in fog", num_images: 2, image_size: { width: 1280, height: 720 } },
  });
  expect(asked[0]?.input).not.toHaveProperty("loras");

  const calls = signedCalls(harness);
  expect(await calls.webhook({ url: await calls.webhookUrl(id), requestId: "lost" })).toBe(204);
  await eventually("the pictures", async () => (await jobsOf(harness, userId))[0]?.status === "COMPLETED");
  expect(new Set(located)).toEqual(new Set([textToImage.endpoint]));
  const request = await requestOf({ client, id });
  expect(request).toMatchObject({ status: "COMPLETED", withModel: false, aspect: "wide" });
  expect(await balanceOf(harness, userId)).toBe(100 - 2 * pictureCredits(textToImage, ASPECTS.wide));
  await expectConsistent(harness, userId);
  await expectSwept(harness, userId);
});
