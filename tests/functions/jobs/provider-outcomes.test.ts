import { expect, onTestFinished, test } from "vitest";
import { createDeps } from "#functions/deps.ts";
import { type Inference, ProviderUnavailable } from "#functions/providers/inference/inference.ts";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import type { JobFailureCode } from "#schema/errors/job-failures.ts";
import { JOB_TIMES, MAX_ATTEMPTS, waitBefore } from "#schema/jobs.ts";
import { trainModel } from "#schema/operations/train-model.ts";
import { TrainingRefused } from "#scripts/local/inference/compute/compute-types.ts";
import { RequestFailure, refuse } from "#scripts/local/inference/requests/request-failure.ts";
import { listen } from "#scripts/local/server/local-server.ts";
import { rowOf } from "#tests/support/database/sql.ts";
import { eventually } from "#tests/support/eventually.ts";
import { expectSwept, jobsOf, open } from "#tests/support/jobs/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { minuteLater, quiet, runOn } from "#tests/support/jobs/quiet.ts";
import {
  expectEnd,
  expectPictures,
  startPack,
  startTraining,
  type Work,
} from "#tests/support/jobs/started-work.ts";
import { photo } from "#tests/support/photos/uploads.ts";
import { replaceDeps, replaceInference, replaceOutput } from "#tests/support/replace-deps.ts";
import { sample, testInFull } from "#tests/support/tier.ts";

const START = Date.now();
// a wait is over when a test says so, however long it took to get there
const { harness, engine } = jobHarnessForFile({ now: () => START });
/** The provider at another address. */
const through = (url: string) => createDeps({ ...harness.env, INFERENCE_QUEUE_URL: url }, "test").inference;
const NOBODY = "http://127.0.0.1:9";
const replaceSubmit = (submit: Inference["submit"]) =>
  replaceDeps(harness, () => ({ inference: { submit } }));

async function expectFailed(work: Work, code: JobFailureCode): Promise<void> {
  await work.becomes("FAILED");
  await quiet(harness);
  await expectEnd(harness, work, code);
  await expectSwept(harness, work.userId);
}

const fails = (error: Error) => () => Promise.reject(error);
const trainingEnds = (error: Error) => {
  engine.train = fails(error);
};
const refused = (type: string) => refuse({ loc: ["body", "prompt"], msg: "No.", type });
type Output = Record<string, unknown>;
const images = (output: Output) => output.images as { url: string }[];
const brokenDown = new RequestFailure(500, { detail: "broken", error_type: "runner_server_error" });

const DELIVERIES: readonly [string, number, (output: Output) => Output, code?: string][] = [
  ["three of four pictures", 15, (output) => ({ images: images(output).slice(0, 3) })],
  ["one held to be unfit", 15, () => ({ has_nsfw_concepts: [false, true, false, false] })],
  ["more than were paid for", 20, (output) => ({ images: [...images(output), ...images(output)] })],
  ["all held to be unfit", 0, () => ({ has_nsfw_concepts: [true, true, true, true] }), "UNFIT"],
  ["no pictures", 0, () => ({ images: [] }), "OUTPUT_INVALID"],
  ["an answer of another shape", 0, () => ({ images: "none" }), "OUTPUT_INVALID"],
];
const PARTLY = ["one held to be unfit", "an answer of another shape"];
test.each(sample(DELIVERIES, ([name]) => PARTLY.includes(name)))(
  "%s: %i of a pack arrive and the rest is paid back",
  async (_, pictures, change, code) => {
    replaceOutput(harness, (output) => ({ ...output, ...change(output) }));
    const pack = await startPack(harness);
    await expectPack(pack, pictures);
    for (const { errorCode } of await jobsOf(harness, pack.userId)) expect(errorCode).toBe(code ?? null);
  },
);

/** The pack shows this many pictures, and all others as failed. */
async function expectPack(pack: Work, generatedImages: number): Promise<void> {
  await expectPictures(harness, pack, generatedImages);
  const status = generatedImages > 0 ? "COMPLETED" : "FAILED";
  const shown = { status, generatedImages, failedImages: IMAGES_PER_PACK - generatedImages };
  const { packs, generations } = pack.client.trpc;
  const view = await packs.get.query({ id: pack.id });
  expect(view).toMatchObject(shown);
  // every frame has its picture, or says that it failed
  const { items } = await generations.list.query({ packId: pack.id, limit: 100 });
  expect(view.missing.map(({ state }) => state)).toEqual(Array(shown.failedImages).fill("failed"));
  const numbers = [...items, ...view.missing].map(({ number }) => number ?? 0);
  expect(numbers.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: IMAGES_PER_PACK }, (_, at) => at + 1),
  );
}

test("a file that is no picture is not delivered and is paid back", async () => {
  engine.portrait = async ({ seed }) => (seed % 2 === 0 ? Buffer.from("no picture") : photo(1, 64));
  await expectPack(await startPack(harness), IMAGES_PER_PACK / 2);
});

/** The model comes from elsewhere than it was made. */
const moveOutput = (move: (path: string) => string) =>
  replaceOutput(harness, (output) => {
    const { url } = output.diffusers_lora_file as { url: string };
    return { ...output, diffusers_lora_file: { url: move(new URL(url).pathname) } };
  });

test.each<[string, JobFailureCode, () => void]>([
  ["an input it refuses", "PROVIDER_REFUSED", () => trainingEnds(refused("value_error"))],
  ["content it refuses", "UNFIT", () => trainingEnds(refused("content_policy_violation"))],
  ["a breakdown", "PROVIDER_FAILED", () => trainingEnds(brokenDown)],
  ["an output elsewhere", "OUTPUT_INVALID", () => moveOutput((path) => `https://files.example.com${path}`)],
  ["an output at another port", "OUTPUT_INVALID", () => moveOutput((path) => `http://127.0.0.1:9${path}`)],
  ["an inward output", "OUTPUT_INVALID", () => moveOutput(() => "http://169.254.169.254/latest/meta-data")],
  ["a local file as output", "OUTPUT_INVALID", () => moveOutput(() => "file:///etc/passwd")],
])("%s: failed as %s and paid back", async (_, code, arrange) => {
  arrange();
  await expectFailed(await startTraining(harness), code);
});

test("input refused at once: failed and paid back", async () => {
  const detail = [{ loc: ["body"], type: "value_error", msg: "No." }];
  const refusing = await listen("refusing", () => Response.json({ detail }, { status: 422 }));
  onTestFinished(() => refusing.close());
  replaceSubmit(through(refusing.url).submit);
  await expectFailed(await startTraining(harness), "PROVIDER_REFUSED");
});

test("no photo can be used: told why for each, and paid back", async () => {
  const why = { accepted: false, code: "no_face", message: "No face." };
  engine.train = ({ photos }) =>
    Promise.reject(new TrainingRefused(photos.map(({ name }) => ({ name, ...why }))));
  const work = await startTraining(harness);
  await expectFailed(work, "NO_USABLE_PHOTOS");
  const { report } = await work.client.trpc.trainings.get.query({ id: work.id });
  expect(report).toEqual([{ name: "me.jpg", ...why }]);
});

test("a configuration that cannot be read: failed and paid back, and the model is swept", async () => {
  replaceOutput(harness, (output) => ({ ...output, config_file: output.diffusers_lora_file }));
  engine.train = async () => ({ bundle: Buffer.from("{"), report: [] });
  await expectFailed(await startTraining(harness), "OUTPUT_INVALID");
});

/** A training that was handed over once, or could not be. */
async function triedOnce(): Promise<Work> {
  const work = await startTraining(harness);
  await eventually("the first try", async () => (await work.job()).attempt === 1);
  return work;
}

/** Lets the clock run on and the sweeper look, until the job was handed over once more or has ended. */
async function nextTry(work: Work, waitMs: number): Promise<void> {
  const { attempt } = await work.job();
  await minuteLater(harness, waitMs);
  await eventually("another try", async () => {
    const now = await work.job();
    return now.attempt > attempt || !open(now);
  });
  await quiet(harness);
}

test("a provider out of reach for good: paid back at the deadline", async () => {
  replaceSubmit(through(NOBODY).submit);
  const work = await triedOnce();
  await nextTry(work, JOB_TIMES.submitLease + 1000);
  expect(await work.job()).toMatchObject({ status: "SUBMITTING", attempt: 2 });
  await minuteLater(harness, trainModel.deadlineMs);
  await expectFailed(work, "DEADLINE");
});

test("a provider that is always busy: asked again after longer and longer waits, then given up and paid back", async () => {
  replaceSubmit(fails(new ProviderUnavailable("busy", { surelyNotTaken: true })));
  const work = await triedOnce();
  await quiet(harness);
  await harness.cron("* * * * *");
  await quiet(harness);
  expect(await work.job()).toMatchObject({ status: "QUEUED", attempt: 1 });
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) await nextTry(work, waitBefore(attempt) + 1000);
  await expectFailed(work, "EXHAUSTED");
});

test("a result that cannot be fetched for a while: delivered", async () => {
  let outages = 3;
  const gone = (url: string) => url.replace(harness.cloud.inference.url, NOBODY);
  replaceInference(harness, (inference) => ({
    result: ({ responseUrl: url }) =>
      outages-- > 0
        ? through(NOBODY).result({ responseUrl: gone(url) })
        : inference.result({ responseUrl: url }),
  }));
  const work = await startTraining(harness);
  expect((await work.becomes("COMPLETED")).attempt).toBe(1);
  await expectEnd(harness, work, "COMPLETED");
  await expectSwept(harness, work.userId);
});

/** A training at a provider that does not know of it when it is asked, so many times. */
async function forgotten(times: number): Promise<Work> {
  harness.cloud.inference.webhooks.drop();
  let left = times;
  replaceInference(harness, (inference) => ({
    status: async (request) => (left-- > 0 ? { state: "unknown" } : inference.status(request)),
  }));
  const work = await startTraining(harness);
  await work.becomes("SUBMITTED");
  await runOn(harness, async () => !open(await work.job()));
  return work;
}

test("a provider that forgot the request gets it again", async () => {
  const work = await forgotten(1);
  await expectEnd(harness, work, "COMPLETED");
  const { attempt, requestId } = await work.job();
  expect(attempt).toBe(2);
  // what its owner tries again is counted, not what the machine does
  const row = await rowOf(harness.db, "SELECT requestId, retryCount FROM training WHERE id = ?", work.id);
  expect(row).toEqual({ requestId, retryCount: 0 });
});

testInFull("a provider that forgets every time is given up, and it is paid back", async () => {
  await expectFailed(await forgotten(Number.POSITIVE_INFINITY), "EXHAUSTED");
});
