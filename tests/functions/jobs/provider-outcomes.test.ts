import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createFalQueue } from "#functions/providers/inference/fal-queue.ts";
import { ProviderUnavailable } from "#functions/providers/inference/inference.ts";
import { IMAGES_PER_PACK, IMAGES_PER_PROMPT } from "#schema/catalogue/theme.ts";
import { JOB_TIMES, MAX_ATTEMPTS, waitBefore } from "#schema/jobs.ts";
import { trainModel } from "#schema/operations/train-model.ts";
import { PACK_CREDITS, PACK_IMAGE_CREDITS, TRAINING_CREDITS } from "#schema/pricing.ts";
import { freePort } from "#scripts/local/free-port.ts";
import { type Compute, TrainingRefused } from "#scripts/local/inference/compute/compute-types.ts";
import { RequestFailure, refuse } from "#scripts/local/inference/request-failure.ts";
import { type LocalServer, listen } from "#scripts/local/local-server.ts";
import { balanceOf, expectConsistent, expectSwept, jobsOf, open } from "#tests/support/bookkeeping.ts";
import { fakeCompute } from "#tests/support/fake-compute.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { eventually, photo } from "#tests/support/people.ts";
import { forgetDelayed, quiet, runOn } from "#tests/support/quiet.ts";
import { startPack, startTraining, type Work } from "#tests/support/started-work.ts";
import { withOutput, withProvider } from "#tests/support/with-provider.ts";

let engine: Partial<Compute> = {};
let harness: Harness;
let refusing: LocalServer;
beforeAll(async () => {
  const picture = await photo(1, 64);
  const usual = { ...fakeCompute().compute, portrait: async () => picture };
  // a wait is over when a test says so, however long it took to get there
  const start = Date.now();
  harness = await startHarness({
    now: () => start,
    retryScale: 0.001,
    compute: {
      train: (input) => (engine.train ?? usual.train)(input),
      portrait: (input) => (engine.portrait ?? usual.portrait)(input),
      close: usual.close,
    },
  });
  refusing = await listen("refusing", () =>
    Response.json({ detail: [{ loc: ["body"], type: "value_error", msg: "No." }] }, { status: 422 }),
  );
});
afterEach(async () => {
  engine = {};
  harness.wrapDeps((deps) => deps);
  harness.cloud.inference.webhooks.release();
  await quiet(harness);
  await forgetDelayed(harness);
});
afterAll(async () => {
  await refusing.close();
  await harness.close();
});

/** Failed for this reason, told so, and paid back in full. */
async function expectFailed(work: Work, code: string): Promise<void> {
  await work.becomes("FAILED");
  await quiet(harness);
  expect(await jobsOf(harness, work.userId)).toMatchObject([{ errorCode: code, delivered: 0 }]);
  expect(await balanceOf(harness, work.userId)).toBe(TRAINING_CREDITS);
  const view = await work.client.trpc.trainings.get.query({ id: work.id });
  expect(view).toMatchObject({ status: "FAILED", failure: code });
  await expectConsistent(harness, work.userId);
  await expectSwept(harness, work.userId);
}

type Pack = Awaited<ReturnType<typeof startPack>>;

/** The pack ended with this many pictures, each of them there, and every other paid back. */
async function expectPack({ userId, client, id }: Pack, pictures: number): Promise<void> {
  await runOn(harness, async () => !(await jobsOf(harness, userId)).some(open));
  expect(await client.trpc.packs.get.query({ id })).toMatchObject({
    status: pictures > 0 ? "COMPLETED" : "FAILED",
    generatedImages: pictures,
    failedImages: IMAGES_PER_PACK - pictures,
  });
  const { items } = await client.trpc.generations.list.query({ packId: id, limit: 100 });
  expect(items).toHaveLength(pictures);
  expect(await balanceOf(harness, userId)).toBe((IMAGES_PER_PACK - pictures) * PACK_IMAGE_CREDITS);
  await expectConsistent(harness, userId);
  await expectSwept(harness, userId);
}

const images = (output: Record<string, unknown>) => output.images as { url: string }[];

test("three of four pictures: a quarter is paid back and the pack is complete", async () => {
  withOutput(harness, (output) => ({ ...output, images: images(output).slice(0, 3) }));
  await expectPack(await startPack(harness), IMAGES_PER_PACK * 0.75);
});

test("a picture the provider holds to be unfit is not delivered and is paid back", async () => {
  withOutput(harness, (output) => ({ ...output, has_nsfw_concepts: [false, true, false, false] }));
  await expectPack(await startPack(harness), IMAGES_PER_PACK * 0.75);
});

test("a file that is no picture is not delivered and is paid back", async () => {
  engine.portrait = async ({ seed }) => (seed % 2 === 0 ? Buffer.from("no picture") : photo(1, 64));
  await expectPack(await startPack(harness), IMAGES_PER_PACK / 2);
});

test("more pictures than were paid for are left where they are", async () => {
  withOutput(harness, (output) => ({ ...output, images: [...images(output), ...images(output)] }));
  await expectPack(await startPack(harness), IMAGES_PER_PACK);
});

test("one prompt of five fails: its four pictures are paid back, the others arrive", async () => {
  let first: string | undefined;
  engine.portrait = async ({ scene }) => {
    first ??= String(scene);
    if (String(scene) === first) throw new RequestFailure(500, { detail: "broken", error_type: "broken" });
    return photo(1, 64);
  };
  await expectPack(await startPack(harness), IMAGES_PER_PACK - IMAGES_PER_PROMPT);
});

test.each([
  ["every picture is refused", { has_nsfw_concepts: [true, true, true, true] }, "UNFIT"],
  ["there are no pictures", { images: [] }, "OUTPUT_INVALID"],
  ["the answer has another shape", { images: "none" }, "OUTPUT_INVALID"],
])("%s: the pack fails and is paid back in full", async (_, change, code) => {
  withOutput(harness, (output) => ({ ...output, ...change }));
  const pack = await startPack(harness);
  await expectPack(pack, 0);
  expect(await balanceOf(harness, pack.userId)).toBe(PACK_CREDITS);
  for (const job of await jobsOf(harness, pack.userId)) expect(job.errorCode).toBe(code);
});

test("input the provider refuses at once: failed and paid back", async () => {
  const { submit } = through(refusing.url);
  withProvider(harness, () => ({ submit }));
  await expectFailed(await startTraining(harness), "PROVIDER_REFUSED");
});

test("input the provider refuses when it looks at it: failed and paid back", async () => {
  engine.train = async () => {
    throw refuse({ loc: ["body", "steps"], type: "value_error", msg: "No." });
  };
  await expectFailed(await startTraining(harness), "PROVIDER_REFUSED");
});

test("a provider that breaks down over it: failed and paid back", async () => {
  engine.train = async () => {
    throw new RequestFailure(500, { detail: "Internal server error", error_type: "runner_server_error" });
  };
  await expectFailed(await startTraining(harness), "PROVIDER_FAILED");
});

test("no photo can be used: told why for each, and paid back", async () => {
  engine.train = async ({ photos }) => {
    throw new TrainingRefused(
      photos.map(({ name }) => ({ name, accepted: false, code: "no_face", message: "No face." })),
    );
  };
  const work = await startTraining(harness);
  await expectFailed(work, "NO_USABLE_PHOTOS");
  const { report } = await work.client.trpc.trainings.get.query({ id: work.id });
  expect(report).toEqual([{ name: "me.jpg", accepted: false, code: "no_face", message: "No face." }]);
});

test.each([
  ["a host outputs never come from", (url: URL) => new URL(url.pathname, "https://files.example.com")],
  ["the same host on another port", (url: URL) => new URL(url.pathname, "http://127.0.0.1:9")],
  ["an inward address", () => new URL("http://169.254.169.254/latest/meta-data")],
  ["a local file", () => new URL("file:///etc/passwd")],
])("an output on %s is not fetched: failed and paid back", async (_, move) => {
  withOutput(harness, (output) => ({
    ...output,
    diffusers_lora_file: { url: move(new URL((output.diffusers_lora_file as { url: string }).url)).href },
  }));
  await expectFailed(await startTraining(harness), "OUTPUT_INVALID");
});

test("a configuration that cannot be read: failed and paid back, and the model is swept", async () => {
  withOutput(harness, (output) => ({ ...output, config_file: output.diffusers_lora_file }));
  engine.train = async () => ({ bundle: Buffer.from("{"), report: [] });
  await expectFailed(await startTraining(harness), "OUTPUT_INVALID");
});

/** The provider at another address. */
function through(queueUrl: string) {
  const { config } = harness.deps();
  return createFalQueue({
    queueUrl,
    storageUrl: config.INFERENCE_STORAGE_URL,
    jwksUrl: config.INFERENCE_JWKS_URL,
    key: config.INFERENCE_KEY,
    userId: config.INFERENCE_USER_ID,
    mediaHosts: config.INFERENCE_MEDIA_HOSTS,
  });
}

/** Lets the clock run on and the sweeper look, until the job was handed over once more or has ended. */
async function nextTry(work: Work, waitMs: number): Promise<void> {
  const { attempt } = await work.job();
  harness.advance(waitMs);
  await harness.cron("* * * * *");
  await eventually("another try", async () => {
    const now = await work.job();
    return now.attempt > attempt || now.status === "FAILED" || now.status === "COMPLETED";
  });
  await quiet(harness);
}

test("a provider out of reach for good: paid back at the deadline", async () => {
  const away = through(`http://127.0.0.1:${await freePort()}`);
  withProvider(harness, () => ({ submit: away.submit }));
  const work = await startTraining(harness);
  await eventually("the first try", async () => (await work.job()).attempt === 1);
  await nextTry(work, JOB_TIMES.submitLease + 1000);
  expect(await work.job()).toMatchObject({ status: "SUBMITTING", attempt: 2 });
  harness.advance(trainModel.deadlineMs);
  await harness.cron("* * * * *");
  await expectFailed(work, "DEADLINE");
});

test("a provider that is always busy: asked again after longer and longer waits, then given up and paid back", async () => {
  withProvider(harness, () => ({
    submit: async () => {
      throw new ProviderUnavailable("busy", { surelyNotTaken: true });
    },
  }));
  const work = await startTraining(harness);
  await eventually("the first try", async () => (await work.job()).attempt === 1);
  await quiet(harness);
  await harness.cron("* * * * *");
  await quiet(harness);
  expect(await work.job()).toMatchObject({ status: "QUEUED", attempt: 1 });
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) await nextTry(work, waitBefore(attempt) + 1000);
  await expectFailed(work, "EXHAUSTED");
});

test("a provider out of reach for a while: delivered", async () => {
  const away = through(`http://127.0.0.1:${await freePort()}`);
  let outages = 2;
  withProvider(harness, (real) => ({ submit: (input) => (outages-- > 0 ? away : real).submit(input) }));
  const work = await startTraining(harness);
  await eventually("the first try", async () => (await work.job()).attempt === 1);
  for (let outage = 0; outage < 2; outage++) await nextTry(work, JOB_TIMES.submitLease + 1000);
  expect((await work.becomes("COMPLETED")).attempt).toBe(3);
  expect(await balanceOf(harness, work.userId)).toBe(0);
});

test("a result that cannot be fetched for a while: delivered", async () => {
  const away = through(`http://127.0.0.1:${await freePort()}`);
  let outages = 3;
  const gone = (url: string) => url.replace(harness.cloud.inference.url, `http://127.0.0.1:9`);
  withProvider(harness, (real) => ({
    result: ({ responseUrl }) =>
      outages-- > 0 ? away.result({ responseUrl: gone(responseUrl) }) : real.result({ responseUrl }),
  }));
  const work = await startTraining(harness);
  expect((await work.becomes("COMPLETED")).attempt).toBe(1);
  await expectConsistent(harness, work.userId);
  await expectSwept(harness, work.userId);
});

test("a provider that forgot the request gets it again", async () => {
  harness.cloud.inference.webhooks.drop();
  let forgotten = 1;
  withProvider(harness, (real) => ({
    status: async (request) => (forgotten-- > 0 ? { state: "unknown" } : real.status(request)),
  }));
  const work = await startTraining(harness);
  await work.becomes("SUBMITTED");
  await runOn(harness, async () => (await work.job()).status === "COMPLETED");
  const { attempt, requestId } = await work.job();
  expect(attempt).toBe(2);
  const [result] = await harness.db.write([
    { sql: "SELECT requestId, retryCount FROM training WHERE id = ?", args: [work.id] },
  ]);
  expect(result?.rows[0]).toMatchObject({ requestId, retryCount: 1 });
  expect(await balanceOf(harness, work.userId)).toBe(0);
});

test("a provider that forgets every time is given up, and it is paid back", async () => {
  harness.cloud.inference.webhooks.drop();
  withProvider(harness, () => ({ status: async () => ({ state: "unknown" }) }));
  const work = await startTraining(harness);
  await work.becomes("SUBMITTED");
  await runOn(harness, async () => (await work.job()).status === "FAILED");
  await expectFailed(work, "EXHAUSTED");
});
