import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { ProviderUnavailable } from "#functions/providers/inference/inference.ts";
import { PACK_IMAGE_CREDITS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { IMAGES_PER_PROMPT } from "#schema/catalogue/theme.ts";
import { trainModel } from "#schema/operations/train-model.ts";
import {
  balanceOf,
  expectConsistent,
  expectSwept,
  jobsOf,
  movementsOf,
  open,
} from "#tests/support/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/job-harness.ts";
import { eventually } from "#tests/support/people.ts";
import { forgetDelayed, minuteLater, quiet, requestsAtWork } from "#tests/support/quiet.ts";
import { signedCalls } from "#tests/support/signed-calls.ts";
import { refusal } from "#tests/support/signed-in.ts";
import { startPack, startTraining, type Work } from "#tests/support/started-work.ts";
import { withProvider } from "#tests/support/with-provider.ts";

const { harness, engine } = jobHarnessForFile();
const DEADLINE = trainModel.deadlineMs;

const cancel = ({ client, id }: Pick<Work, "client" | "id">) => client.trpc.trainings.cancel.mutate({ id });

/** Failed for this reason, and paid back with one movement of its own kind. */
async function expectPaidBack({ userId, client, id }: Work, code: "CANCELLED" | "DEADLINE"): Promise<void> {
  expect(await jobsOf(harness, userId)).toMatchObject([{ status: "FAILED", errorCode: code, delivered: 0 }]);
  const reason = code === "CANCELLED" ? "CANCELLED_GENERATION" : "FAILED_GENERATION";
  const movements = (await movementsOf(harness, userId)).slice(2);
  expect(movements).toMatchObject([{ credits: TRAINING_CREDITS, reason }]);
  expect(await client.trpc.trainings.get.query({ id })).toMatchObject({ status: "FAILED", failure: code });
  await expectConsistent(harness, userId);
}

const atWork = (count: number) => eventually("start", async () => requestsAtWork(harness) === count);

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
  await atWork(count);
  return works.at(-1)!;
}

async function runDry(): Promise<void> {
  engine.resume();
  await quiet(harness);
}

test("cancelled before it was handed over, by several tabs at once and again: paid back once", async () => {
  harness.cloud.qstash.pause();
  const work = await startTraining(harness);
  const answers = await Promise.all([1, 2, 3, 4].map(() => cancel(work).catch(() => null)));
  expect(answers.filter((answer) => answer?.cancelled)).toEqual([{ cancelled: 1, running: 0 }]);
  expect(await refusal(cancel(work))).toBe("NOT_FOUND");
  harness.cloud.qstash.resume();
  await quiet(harness);
  await expectPaidBack(work, "CANCELLED");
  expect((await work.job()).attempt).toBe(0);
});

test("nobody cancels another's work, or learns what could be cancelled of it, or of work that has ended", async () => {
  harness.cloud.qstash.pause();
  const [mine, theirs] = [await startTraining(harness), await startTraining(harness)];
  const preview = (id: string) => mine.client.trpc.jobs.cancellation.query({ id });
  expect(await refusal(preview(theirs.id))).toBe("NOT_FOUND");
  expect(await refusal(cancel({ client: mine.client, id: theirs.id }))).toBe("NOT_FOUND");
  expect(await theirs.job()).toMatchObject({ status: "QUEUED" });
  const all = { beingMade: 0, beingMadeCredits: 0, cancellable: 1, creditsBack: TRAINING_CREDITS };
  expect(await preview(mine.id)).toEqual(all);
  await cancel(mine);
  expect(await refusal(preview(mine.id))).toBe("NOT_FOUND");
});

test("cancelled while it waits at the provider: the provider is told, and it is paid back", async () => {
  const work = await startWaiting();
  expect(await cancel(work)).toEqual({ cancelled: 1, running: 0 });
  expect(requestsAtWork(harness)).toBe(2);
  await runDry();
  await expectPaidBack(work, "CANCELLED");
});

test("a pack cancelled halfway delivers what had started and pays back the rest", async () => {
  engine.pause();
  const pack = await startPack(harness);
  await eventually("hand-over", async () =>
    (await jobsOf(harness, pack.userId)).every((job) => job.status === "SUBMITTED"),
  );
  const { trpc } = pack.client;
  const [kept, ended] = [2 * IMAGES_PER_PROMPT, 3 * IMAGES_PER_PROMPT];
  const credits = { beingMadeCredits: kept * PACK_IMAGE_CREDITS, creditsBack: ended * PACK_IMAGE_CREDITS };
  const preview = await eventually("start", async () => {
    const now = await trpc.jobs.cancellation.query({ id: pack.id });
    return now.beingMade === kept && now;
  });
  expect(preview).toEqual({ beingMade: kept, cancellable: ended, ...credits });
  expect(await trpc.packs.cancel.mutate({ id: pack.id })).toEqual({ cancelled: 3, running: 2 });
  const cancelled = { cancelledImages: ended, cancelledCredits: credits.creditsBack };
  expect(await trpc.packs.get.query({ id: pack.id })).toMatchObject({ stopping: true, ...cancelled });
  // a second time there is nothing left to cancel, and nothing is paid twice
  expect(await refusal(trpc.packs.cancel.mutate({ id: pack.id }))).toBe("CANNOT_CANCEL");
  await runDry();
  expect(await trpc.packs.get.query({ id: pack.id })).toMatchObject({
    ...{ status: "COMPLETED", stopping: false, ...cancelled },
    generatedImages: kept,
    failedImages: ended,
  });
  expect(await balanceOf(harness, pack.userId)).toBe(credits.creditsBack);
  await expectConsistent(harness, pack.userId);
});

test("cancelled while it is being handed over: it goes no further than the provider's queue", async () => {
  await startBegun(2);
  const [midway, meanwhile] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  withProvider(harness, (real) => ({
    async submit(input) {
      midway.resolve();
      await meanwhile.promise;
      return real.submit(input);
    },
  }));
  const work = await startTraining(harness);
  await midway.promise;
  expect(await cancel(work)).toEqual({ cancelled: 0, running: 1 });
  meanwhile.resolve();
  await work.becomes("FAILED");
  await runDry();
  await expectPaidBack(work, "CANCELLED");
});

test("cancelled while the provider is out of reach: told to stop once it can be", async () => {
  const work = await startWaiting();
  withProvider(harness, () => ({ cancel: () => Promise.reject(new ProviderUnavailable("out of reach")) }));
  expect(await cancel(work)).toEqual({ cancelled: 0, running: 1 });
  harness.wrapDeps((deps) => deps);
  await minuteLater(harness);
  await work.becomes("FAILED");
  await runDry();
  await expectPaidBack(work, "CANCELLED");
});

test("cancelled too late, then lost by the provider: not made again, but paid back", async () => {
  const work = await startBegun();
  expect(await refusal(cancel(work))).toBe("CANNOT_CANCEL");
  withProvider(harness, () => ({
    status: async () => ({ state: "unknown" }),
    cancel: async () => "unknown",
  }));
  await minuteLater(harness);
  await work.becomes("FAILED");
  harness.wrapDeps((deps) => deps);
  await runDry();
  await expectPaidBack(work, "CANCELLED");
});

/** A finished request whose webhook has not come and which nobody polls, at a provider that would still say it was cancelled. */
async function onTheEdge() {
  harness.cloud.inference.webhooks.hold();
  const work = await startTraining(harness);
  const { id, requestId } = await work.becomes("SUBMITTED");
  await atWork(0);
  await harness.cloud.qstash.idle();
  await forgetDelayed(harness);
  withProvider(harness, () => ({ cancel: async () => "cancelled" }));
  const calls = signedCalls(harness);
  const announce = async () =>
    calls.webhook({ url: await calls.webhookUrl(id), requestId: String(requestId) });
  return { ...work, announce };
}

/** One of the two ends, never both; answers which. */
async function endOf(work: Work, code: string): Promise<"COMPLETED" | "FAILED"> {
  await eventually("an end", async () => !open(await work.job()));
  const job = await work.job();
  const status = job.status === "COMPLETED" ? "COMPLETED" : "FAILED";
  const [errorCode, delivered, balance] = status === "FAILED" ? [code, 0, TRAINING_CREDITS] : [null, 1, 0];
  expect(job).toMatchObject({ status, errorCode, delivered });
  expect(await balanceOf(harness, work.userId)).toBe(balance);
  expect(await work.client.trpc.trainings.get.query({ id: work.id })).toMatchObject({ status });
  await expectConsistent(harness, work.userId);
  return status;
}

type Meeting = (
  work: Awaited<ReturnType<typeof onTheEdge>>,
  rival: () => Promise<unknown>,
) => Promise<unknown>;

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

/** Lets the delivery and its rival meet in every way: one of them wins, and whoever is clearly first does. */
async function expectOneWinner(
  code: "CANCELLED" | "DEADLINE",
  rival: (work: Work) => Promise<unknown>,
): Promise<void> {
  const ends: string[] = [];
  for (const meet of [deliveredFirst, deliveredLast, ...atOnce]) {
    const work = await onTheEdge();
    if (code === "DEADLINE") harness.advance(DEADLINE + 1000);
    await meet(work, () => rival(work));
    ends.push(await endOf(work, code));
    harness.cloud.inference.webhooks.drop();
    await quiet(harness);
    harness.wrapDeps((deps) => deps);
  }
  expect(ends.slice(0, 2)).toEqual(["COMPLETED", "FAILED"]);
}

test("cancelling and delivering at once: exactly one of them wins", { timeout: 120_000 }, () =>
  expectOneWinner("CANCELLED", (work) => cancel(work).catch(() => null)),
);

test("the deadline and a delivery at once: exactly one of them wins", { timeout: 120_000 }, () =>
  expectOneWinner("DEADLINE", () => harness.cron("* * * * *")),
);

test("past its deadline before it was handed over: failed and paid back once", async () => {
  harness.cloud.qstash.pause();
  const work = await startTraining(harness);
  await minuteLater(harness, DEADLINE - 60_000);
  expect(await work.job()).toMatchObject({ status: "QUEUED" });
  harness.advance(61_000);
  await Promise.all([1, 2, 3].map(() => harness.cron("* * * * *")));
  await expectPaidBack(work, "DEADLINE");
  harness.cloud.qstash.resume();
  await quiet(harness);
  await expectPaidBack(work, "DEADLINE");
});

test("past its deadline at the provider: failed, paid back once, and a late result is not kept", async () => {
  const work = await startBegun();
  await minuteLater(harness, DEADLINE + 1000);
  await expectPaidBack(work, "DEADLINE");
  await runDry();
  await expectPaidBack(work, "DEADLINE");
  await expectSwept(harness, work.userId);
});
