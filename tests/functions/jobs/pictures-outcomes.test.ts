import sharp from "sharp";
import { expect, test } from "vitest";
import { ProviderUnavailable } from "#functions/providers/inference/inference.ts";
import { PACK_CREDITS, PACK_IMAGE_CREDITS, pictureCredits } from "#schema/billing/pricing.ts";
import { portrait as portraitOperation } from "#schema/operations/portrait.ts";
import { textToImage } from "#schema/operations/text-to-image.ts";
import { ASPECTS } from "#schema/pictures/aspects.ts";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import type { ApiClient } from "#scripts/api-client.ts";
import { signedIn, stayLonger } from "#tests/support/accounts/people.ts";
import { eventually } from "#tests/support/eventually.ts";
import { balanceOf, expectConsistent, expectSwept, jobsOf } from "#tests/support/jobs/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { minuteLater } from "#tests/support/jobs/quiet.ts";
import { signedCalls } from "#tests/support/jobs/signed-calls.ts";
import { ended, expectPictures, startPictures } from "#tests/support/jobs/started-work.ts";
import { photo } from "#tests/support/photos/uploads.ts";
import { replaceDeps, replaceInference, replaceOutput } from "#tests/support/replace-deps.ts";

const { harness } = jobHarnessForFile();

type Pictures = Awaited<ReturnType<typeof startPictures>>;

async function requestOf({ client, id }: Pick<Pictures, "client" | "id">) {
  const { items } = await client.trpc.generations.listRequests.query({});
  return items.find((item) => item.id === id)!;
}
/** The request shows this many pictures, and says why no other came. */
async function expectShown(work: Pictures, pictures: number, failure: string | null = null): Promise<void> {
  await expectPictures(harness, work, pictures);
  const request = await requestOf(work);
  expect(request).toMatchObject({ status: pictures > 0 ? "COMPLETED" : "FAILED", failure });
  const landed = request.pictures.filter(({ picture }) => picture !== null);
  const failed = request.pictures.filter(({ status }) => status === "FAILED");
  expect([landed.length, failed.length]).toEqual([pictures, 4 - pictures]);
}

type Create = ApiClient["trpc"]["generations"]["create"]["mutate"];
const ask = (client: ApiClient, input: Omit<Parameters<Create>[0], "requestKey" | "seed">) =>
  client.trpc.generations.create.mutate({ requestKey: crypto.randomUUID(), seed: 3, ...input });

/** A file as the provider would send it. */
const download = (bytes: Uint8Array<ArrayBuffer>) => async () => ({
  body: new Blob([bytes]).stream(),
  contentType: "image/jpeg",
  size: bytes.length,
});

test("all four arrive in their frames, asked for with the model's word and noun, never a bare me", async () => {
  const sent: unknown[] = [];
  replaceInference(harness, (inference) => ({
    submit: (input) => {
      sent.push(input);
      return inference.submit(input);
    },
  }));
  const work = await startPictures(harness);
  await expectShown(work, 4);
  const { pictures } = await requestOf(work);
  expect(pictures.map((frame) => frame.picture?.seed)).toEqual([5, 6, 7, 8]);
  const input = {
    prompt: "LKN12345678, a woman, on a beach at sunset",
    loras: [{ scale: 1 }],
    image_size: { width: 896, height: 1120 },
    seed: 5,
    num_images: 4,
    enable_safety_checker: true,
  };
  expect(sent).toMatchObject([{ endpoint: portraitOperation.endpoint, input }]);
});

test("deleted ones leave their request, and come back to it; a request without any is gone with them", async () => {
  const work = await startPictures(harness);
  await expectShown(work, 4);
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
  const later = (RETENTION_DAYS.trash + 1) * 86_400_000;
  await stayLonger(harness, { userId: work.userId, ms: later });
  await minuteLater(harness, later);
  expect(await landed()).toEqual(ids.slice(1));
  await expectSwept(harness, work.userId);
});

test("an output without a stated length is counted while it is read: one without end is left out", async () => {
  const MB = 1024 * 1024;
  let read = 0;
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        read += MB;
        controller.enqueue(new Uint8Array(MB));
      },
    });
  let first = true;
  replaceInference(harness, (inference) => ({
    async download(url) {
      const file = await inference.download(url);
      if (!first) return { ...file, size: null };
      first = false;
      await file.body.cancel();
      return { body: endless(), contentType: "image/jpeg", size: null };
    },
  }));
  await expectShown(await startPictures(harness), 3);
  expect(read).toBeLessThan(40 * MB);
});

test("what a provider wrote into its files, and behind them, is not delivered", async () => {
  const plain = await sharp(await photo(1, 64))
    .withXmp("<x>provider workflow</x>")
    .withExif({ IFD0: { Software: "provider workflow" } })
    .jpeg()
    .toBuffer();
  const file = Buffer.concat([plain, Buffer.from("<script>trailing</script>")]);
  replaceDeps(harness, () => ({ inference: { download: download(new Uint8Array(file)) } }));
  const work = await startPictures(harness);
  await expectShown(work, 4);
  const { pictures } = await requestOf(work);
  const answer = await work.client.fetch(pictures[0]?.picture?.imageUrl ?? "");
  const delivered = Buffer.from(await answer.arrayBuffer());
  expect(delivered.toString("latin1")).not.toMatch(/provider workflow|<script>/);
  expect((await sharp(delivered).metadata()).xmp?.toString()).toContain("TrainedAlgorithmicMedia");
  expect(await sharp(delivered).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer());
});

test("the fourth request that is held back keeps its charge, and says so in its result", async () => {
  replaceOutput(harness, (output) => ({ ...output, has_nsfw_concepts: [true, true, true, true] }));
  const work = await startPictures(harness);
  await expectShown(work, 0, "UNFIT");
  const { client, trainingId } = work;
  const again = async (count: number) => {
    const { id } = await ask(client, { prompt: "me by the sea", trainingId, count, aspect: "portrait" });
    await ended(harness, work.userId);
    return requestOf({ client, id });
  };
  const { safety } = client.trpc;
  expect(await again(4)).toMatchObject({ failure: "UNFIT", keptCredits: 0 });
  expect(await safety.status.query()).toMatchObject({ refundsLeft: 1, review: null });
  expect(await again(1)).toMatchObject({ failure: "UNFIT", keptCredits: 0 });
  expect(await balanceOf(harness, work.userId)).toBe(PACK_CREDITS);
  expect(await safety.status.query()).toMatchObject({ refundsLeft: 0, review: null });
  expect(await again(4)).toMatchObject({ failure: "UNFIT_KEPT", keptCredits: 4 * PACK_IMAGE_CREDITS });
  replaceOutput(harness, (output) => ({ ...output, has_nsfw_concepts: [false, true, false, false] }));
  expect(await again(4)).toMatchObject({ status: "COMPLETED", keptCredits: PACK_IMAGE_CREDITS });
  // three pictures came, and one was held back
  expect(await balanceOf(harness, work.userId)).toBe(PACK_CREDITS - 8 * PACK_IMAGE_CREDITS);
  await expectConsistent(harness, work.userId);
});

test("without a model the other endpoint is asked in the person's own words, and a lost answer is found there", async () => {
  const asked: { endpoint: string; input: unknown }[] = [];
  const located: string[] = [];
  const picture = await photo(1, 64);
  const images = [{ url: "https://x/1" }, { url: "https://x/2" }];
  replaceDeps(harness, ({ inference }) => ({
    config: { INFERENCE_KIND: "provider" },
    inference: {
      async submit(input) {
        asked.push(input);
        throw new ProviderUnavailable("taken, but the answer was lost");
      },
      locate(input) {
        located.push(input.endpoint);
        return inference.locate(input);
      },
      status: async () => ({ state: "ended" }),
      result: async () => ({ ok: true, output: { images, seed: 3 } }),
      download: download(picture),
    },
  }));
  const { userId, client } = await signedIn(harness, { credits: 100 });
  const prompt = "a lighthouse in fog";
  const { id } = await ask(client, { prompt, trainingId: null, count: 2, aspect: "wide" });
  await eventually("the hand-over", async () => asked.length > 0);
  const input = { prompt, num_images: 2, image_size: { width: 1280, height: 720 } };
  expect(asked[0]).toMatchObject({ endpoint: textToImage.endpoint, input });
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
