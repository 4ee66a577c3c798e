import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { ProviderUnavailable } from "#functions/providers/inference/inference.ts";
import { PACK_IMAGE_CREDITS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { IMAGES_PER_PROMPT } from "#schema/catalogue/theme.ts";
import { trainModel } from "#schema/operations/train-model.ts";
import { eventually } from "#tests/support/eventually.ts";
import { balanceOf, expectConsistent, expectSwept, jobsOf, open } from "#tests/support/jobs/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { minuteLater, quiet, requestsAtWork } from "#tests/support/jobs/quiet.ts";
import {
  expectEnd,
  startPack,
  startTraining,
  startUnannounced,
  type Work,
} from "#tests/support/jobs/started-work.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";
import { replaceDeps, replaceInference, restoreDeps } from "#tests/support/replace-deps.ts";

const { harness, engine } = jobHarnessForFile();
const DEADLINE = trainModel.deadlineMs;

const cancel = ({ client, id }: Work) => client.trpc.trainings.cancel.mutate({ id });

/** What the provider holds but has not begun, as it is busy with two others. */
async function startWaiting(): Promise<Work> {
  await startBegun(2);
  const work = await startTraining(harness);
  await work.becomes("SUBMITTED");
  return work;
}

/** So many that have begun and will not end by themselves; answers the last. */
async function startBegun(count = 1): Promise<Work> {
  engine.pause();
  const works = await Promise.all(Array.from({ length: count }, () => startTraining(harness)));
  for (const work of works) await work.becomes("SUBMITTED");
  await eventually("start", async () => requestsAtWork(harness) === count);
  return works.at(-1)!;
}

/** Also after the provider has done what it can. */
async function expectCancelled(work: Work): Promise<void> {
  engine.resume();
  await quiet(harness);
  await expectEnd(harness, work, "CANCELLED");
}

test("what can be cancelled of a piece of work is told to its owner alone, and as long as it can be", async () => {
  harness.cloud.qstash.pause();
  const [mine, theirs] = [await startTraining(harness), await startTraining(harness)];
  const preview = (id: string) => mine.client.trpc.jobs.cancellation.query({ id });
  const all = { beingMade: 0, beingMadeCredits: 0, cancellable: 1, creditsBack: TRAINING_CREDITS };
  expect(await preview(mine.id)).toEqual(all);
  expect(await refusal(preview(theirs.id))).toBe("NOT_FOUND");
  await cancel(mine);
  expect(await refusal(preview(mine.id))).toBe("NOT_FOUND");
});

test("cancelled while it waits at the provider: the provider is told, and it is paid back", async () => {
  const work = await startWaiting();
  expect(await cancel(work)).toEqual({ cancelled: 1, running: 0 });
  expect(requestsAtWork(harness)).toBe(2);
  await expectCancelled(work);
});

test("a pack cancelled halfway delivers what had started and pays back the rest", async () => {
  engine.pause();
  const pack = await startPack(harness);
  const jobs = () => jobsOf(harness, pack.userId);
  await eventually("hand-over", async () => (await jobs()).every(({ status }) => status === "SUBMITTED"));
  const { jobs: previews, packs } = pack.client.trpc;
  const [kept, ended] = [2 * IMAGES_PER_PROMPT, 3 * IMAGES_PER_PROMPT];
  const credits = { beingMadeCredits: kept * PACK_IMAGE_CREDITS, creditsBack: ended * PACK_IMAGE_CREDITS };
  const preview = await eventually("start", async () => {
    const now = await previews.cancellation.query({ id: pack.id });
    return now.beingMade === kept && now;
  });
  expect(preview).toEqual({ beingMade: kept, cancellable: ended, ...credits });
  expect(await packs.cancel.mutate({ id: pack.id })).toEqual({ cancelled: 3, running: 2 });
  const cancelled = { cancelledImages: ended, cancelledCredits: credits.creditsBack };
  const view = () => packs.get.query({ id: pack.id });
  expect(await view()).toMatchObject({ stopping: true, ...cancelled });
  // a second time there is nothing left to cancel, and nothing is paid twice
  expect(await refusal(packs.cancel.mutate({ id: pack.id }))).toBe("CANNOT_CANCEL");
  engine.resume();
  await quiet(harness);
  const delivered = { generatedImages: kept, failedImages: ended, ...cancelled };
  const stopped = await view();
  expect(stopped).toMatchObject({ status: "COMPLETED", stopping: false, ...delivered });
  expect(stopped.missing.map(({ state }) => state)).toEqual(Array(ended).fill("cancelled"));
  expect(await balanceOf(harness, pack.userId)).toBe(credits.creditsBack);
  await expectConsistent(harness, pack.userId);
});

test("cancelled while it is being handed over: it goes no further than the provider's queue", async () => {
  await startBegun(2);
  const [midway, meanwhile] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  replaceInference(harness, (inference) => ({
    async submit(input) {
      midway.resolve();
      await meanwhile.promise;
      return inference.submit(input);
    },
  }));
  const work = await startTraining(harness);
  await midway.promise;
  expect(await cancel(work)).toEqual({ cancelled: 0, running: 1 });
  meanwhile.resolve();
  await work.becomes("FAILED");
  await expectCancelled(work);
});

test("cancelled while the provider is out of reach: told to stop once it can be", async () => {
  const work = await startWaiting();
  const away = () => Promise.reject(new ProviderUnavailable("out of reach"));
  replaceDeps(harness, () => ({ inference: { cancel: away } }));
  expect(await cancel(work)).toEqual({ cancelled: 0, running: 1 });
  restoreDeps(harness);
  await minuteLater(harness);
  await work.becomes("FAILED");
  await expectCancelled(work);
});

test("cancelled too late, then lost by the provider: not made again, but paid back", async () => {
  const work = await startBegun();
  expect(await refusal(cancel(work))).toBe("CANNOT_CANCEL");
  const lost = {
    status: async () => ({ state: "unknown" }) as const,
    cancel: async () => "unknown" as const,
  };
  replaceDeps(harness, () => ({ inference: lost }));
  await minuteLater(harness);
  await work.becomes("FAILED");
  restoreDeps(harness);
  await expectCancelled(work);
});

type Announced = Awaited<ReturnType<typeof startUnannounced>>;
type Meeting = (work: Announced, rival: () => Promise<unknown>) => Promise<unknown>;

const deliveredFirst: Meeting = async (work, rival) => {
  await work.announce();
  await eventually("a claim", async () => (await work.job()).status !== "SUBMITTED");
  await rival();
};
const deliveredLast: Meeting = async (work, rival) => {
  await rival();
  await work.announce();
};
/** How far the delivery is ahead of what competes with it. */
const LEADS_MS = [-120, -60, -12, -6, 0, 6, 12, 25, 60, 120];
const atOnce = LEADS_MS.map(
  (lead): Meeting =>
    (work, rival) =>
      Promise.all([sleep(Math.max(0, -lead)).then(work.announce), sleep(Math.max(0, lead)).then(rival)]),
);

test.each<["CANCELLED" | "DEADLINE", (work: Work) => Promise<unknown>]>([
  ["CANCELLED", (work) => cancel(work).catch(() => null)],
  ["DEADLINE", () => harness.cron("* * * * *")],
])("%s and a delivery at once: one of them wins, whoever is clearly first", async (code, rival) => {
  const ends: string[] = [];
  for (const meet of [deliveredFirst, deliveredLast, ...atOnce]) {
    const work = await startUnannounced(harness);
    // the provider would still say that it was cancelled
    replaceDeps(harness, () => ({ inference: { cancel: async () => "cancelled" } }));
    if (code === "DEADLINE") harness.advance(DEADLINE + 1000);
    await meet(work, () => rival(work));
    await eventually("an end", async () => !open(await work.job()));
    const { status } = await work.job();
    await expectEnd(harness, work, status === "COMPLETED" ? status : code);
    ends.push(status);
    harness.cloud.inference.webhooks.drop();
    await quiet(harness);
    restoreDeps(harness);
  }
  expect(ends.slice(0, 2)).toEqual(["COMPLETED", "FAILED"]);
});

test("past its deadline before it was handed over: failed and paid back once", async () => {
  harness.cloud.qstash.pause();
  const work = await startTraining(harness);
  await minuteLater(harness, DEADLINE - 60_000);
  expect(await work.job()).toMatchObject({ status: "QUEUED" });
  harness.advance(61_000);
  await Promise.all([1, 2, 3].map(() => harness.cron("* * * * *")));
  await expectEnd(harness, work, "DEADLINE");
  harness.cloud.qstash.resume();
  await quiet(harness);
  await expectEnd(harness, work, "DEADLINE");
});

test("past its deadline at the provider: failed, paid back once, and a late result is not kept", async () => {
  const work = await startBegun();
  await minuteLater(harness, DEADLINE + 1000);
  await expectEnd(harness, work, "DEADLINE");
  engine.resume();
  await quiet(harness);
  await expectEnd(harness, work, "DEADLINE");
  await expectSwept(harness, work.userId);
});
