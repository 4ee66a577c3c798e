import { beforeEach, describe, expect, test } from "vitest";
import { insertRefusal } from "#db/queries/staff/safety.ts";
import { PACK_IMAGE_CREDITS, pictureCredits } from "#schema/billing/pricing.ts";
import { ERRORS } from "#schema/errors.ts";
import { LIMITS } from "#schema/limits.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { textToImage } from "#schema/operations/text-to-image.ts";
import { ASPECTS } from "#schema/pictures/pictures.ts";
import { REVIEW_AFTER } from "#schema/staff/safety.ts";
import type { TrainingStatus } from "#schema/trainings/training.ts";
import { allPages, idsOf } from "#tests/support/all-pages.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { makeStaff } from "#tests/support/invited.ts";
import { creditsOf, expectRefused, insertModelOwner } from "#tests/support/model-owner.ts";
import { replaceDeps } from "#tests/support/replace-deps.ts";
import { move } from "#tests/support/rows.ts";
import { refusal, refusals, signedIn, stopQueue, told } from "#tests/support/signed-in.ts";
import { stopClock } from "#tests/support/stop-clock.ts";
import { SOME_PACK } from "#tests/support/trained-person.ts";

/** Asking for pictures in one's own words, looking at requests and cancelling them; the queue stands still. */
const harness = harnessForFile();
beforeEach(() => stopQueue(harness));

const FOUR = 4 * PACK_IMAGE_CREDITS;

async function ready(credits: number, input: { status?: TrainingStatus } = {}) {
  const person = await insertModelOwner(harness, { credits, ...input });
  const { trpc, trainingId } = person;
  type Input = Parameters<typeof trpc.generations.create.mutate>[0];
  const create = (input: Partial<Input> = {}) =>
    trpc.generations.create.mutate({
      ...{ requestKey: crypto.randomUUID(), prompt: "me on a beach at sunset" },
      ...{ trainingId, count: 4, aspect: "portrait", seed: 11, strength: 0.9 },
      ...input,
    });
  const cancel = (id: string) => trpc.generations.cancelRequest.mutate({ id });
  const requests = async () => (await trpc.generations.listRequests.query({})).items;
  return { ...person, create, cancel, requests };
}

/** The queue stands still, and the configuration is another. */
const configure = (config: Partial<ReturnType<typeof harness.deps>["config"]>) =>
  replaceDeps(harness, () => ({ config, queue: { publish: async () => {} } }));

describe("asking for pictures", () => {
  test("charges for each and shows the request at once, with its settings and frames to come", async () => {
    const person = await ready(FOUR + 3);
    const { id } = await person.create();
    expect(await creditsOf(person)).toBe(3);
    expect(await person.requests()).toMatchObject([
      {
        ...{ id, prompt: "me on a beach at sunset", status: "PENDING", failure: null },
        ...{ trainingId: person.trainingId, trainingName: "Me", withModel: true },
        ...{ count: 4, aspect: "portrait", seed: 11, strength: 0.9 },
        pictures: Array(4).fill({ status: "PENDING", picture: null }),
      },
    ]);
    expect(await person.trpc.jobs.active.query()).toMatchObject([
      { id, kind: "PICTURES", subjectId: id, status: "QUEUED", estimatedSeconds: portrait.expectedMs / 1000 },
    ]);
    const [charge] = (await person.trpc.user.creditHistory.query({})).items;
    expect(charge).toMatchObject({ credits: -FOUR, reasonExtra: { kind: "PICTURES", requestId: id } });
    expect((await person.trpc.generations.list.query({})).items).toEqual([]);
  });

  test("twice with one key asks and charges once, at once, later, and after it has ended", async () => {
    const person = await ready(FOUR * 2);
    const requestKey = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => person.create({ requestKey })));
    const id = answers[0]!.id;
    expect(new Set(idsOf(answers))).toEqual(new Set([id]));
    expect(await creditsOf(person)).toBe(FOUR);
    await person.cancel(id);
    expect(await person.create({ requestKey, prompt: "me somewhere else" })).toEqual({ id });
    expect(await person.requests()).toHaveLength(1);
    // also once the model is gone, and the balance would no longer reach
    const poor = await ready(FOUR);
    const first = await poor.create({ requestKey });
    await poor.cancel(first.id);
    await poor.trpc.trainings.delete.mutate({ id: poor.trainingId });
    expect(await poor.create({ requestKey })).toEqual(first);
    expect(await creditsOf(poor)).toBe(FOUR);
  });

  test("at once with different keys and credits for two makes two", async () => {
    const person = await ready(FOUR * 2 + 1);
    const answers = await refusals([1, 2, 3, 4, 5, 6].map(() => person.create()));
    expect(answers.filter((answer) => answer === null)).toHaveLength(2);
    expect(answers.filter((answer) => answer === "INSUFFICIENT_CREDITS")).toHaveLength(4);
    expect(await creditsOf(person)).toBe(1);
    expect(await person.requests()).toHaveLength(2);
  });

  test.each([1, 2, 3, 4])("%i of them is charged and prepared for so many", async (count) => {
    const person = await ready(FOUR);
    await person.create({ count });
    expect(await creditsOf(person)).toBe(FOUR - count * PACK_IMAGE_CREDITS);
    expect((await person.requests())[0]?.pictures).toHaveLength(count);
  });

  test("without a seed gets one of its own", async () => {
    const { create, requests } = await ready(FOUR * 2);
    await create({ seed: null });
    await create({ seed: null });
    const [second, first] = await requests();
    expect(second?.seed).not.toBe(first?.seed);
    // which can be asked for again
    expect(await refusal(create({ seed: first!.seed }))).toBe("INSUFFICIENT_CREDITS");
  });

  test("without the credits changes nothing", async () => {
    const { userId, create } = await ready(FOUR - 1);
    await expectRefused(harness, { userId, code: "INSUFFICIENT_CREDITS" }, create);
  });

  test("with somebody else's model, or none of that name, changes nothing", async () => {
    const { userId, create } = await ready(FOUR);
    for (const trainingId of [(await ready(0)).trainingId, "none"])
      await expectRefused(harness, { userId, code: "NOT_FOUND" }, () => create({ trainingId }));
  });

  test.each(["PENDING", "TRAINING", "FAILED"] as const)("with a %s model changes nothing", async (status) => {
    const { userId, create } = await ready(FOUR, { status });
    await expectRefused(harness, { userId, code: "TRAINING_NOT_READY" }, create);
  });

  test.each([
    [{ prompt: "me naked on a beach" }, "PROMPT_REFUSED"],
    [{ prompt: "a schoolgirl in lingerie" }, "PROMPT_YOUNG"],
    [{ prompt: "Taylor Swift kissing me" }, "PROMPT_PUBLIC_FIGURE"],
    [{ prompt: " " }, "BAD_INPUT"],
    [{ count: 5 }, "BAD_INPUT"],
    [{ seed: -1 }, "BAD_INPUT"],
    [{ strength: 9 }, "BAD_INPUT"],
    [{ requestKey: "x" }, "BAD_INPUT"],
    // where the built-in engine is all there is
    [{ trainingId: null }, "NEEDS_PROVIDER"],
  ] as const)("with %j changes nothing: %s", async (input, code) => {
    const { userId, create } = await ready(FOUR);
    await expectRefused(harness, { userId, code }, () => create(input));
  });

  test("without a model has its own price where the provider is connected", async () => {
    configure({ INFERENCE_KIND: "provider" });
    const person = await ready(FOUR);
    await person.create({ trainingId: null, aspect: "wide", count: 2 });
    const price = pictureCredits(textToImage, ASPECTS.wide);
    expect(price).not.toBe(PACK_IMAGE_CREDITS);
    expect(await creditsOf(person)).toBe(FOUR - 2 * price);
    const shown = { withModel: false, trainingId: null, trainingName: null, aspect: "wide", count: 2 };
    expect((await person.requests())[0]).toMatchObject(shown);
  });

  test("too often in a minute is refused and not charged", async () => {
    stopClock();
    const person = await ready(PACK_IMAGE_CREDITS);
    const requestKey = crypto.randomUUID();
    let refused: string | null = null;
    let taken = 0;
    for (; refused === null && taken <= LIMITS.picturesByAccount.count; taken++) {
      refused = await refusal(person.create({ requestKey, count: 1 }));
    }
    expect([refused, taken]).toEqual(["TOO_MANY_REQUESTS", LIMITS.picturesByAccount.count + 1]);
    expect(await creditsOf(person)).toBe(0);
  });

  test("by nobody is refused", async () => {
    const { userId, trpc, create } = await ready(FOUR);
    await harness.db.write([{ sql: "DELETE FROM session WHERE userId = ?", args: [userId] }]);
    const calls = [create(), trpc.generations.listRequests.query({})];
    expect(await refusals(calls)).toEqual(["NOT_SIGNED_IN", "NOT_SIGNED_IN"]);
  });
});

describe("cancelling", () => {
  test("before it starts pays everything back, once", async () => {
    const person = await ready(FOUR);
    const { id } = await person.create();
    expect(await refusals([1, 2, 3].map(() => person.cancel(id)))).toContain(null);
    expect(await creditsOf(person)).toBe(FOUR);
    const pictures = Array(4).fill({ status: "FAILED", picture: null });
    expect((await person.requests())[0]).toMatchObject({ status: "FAILED", failure: "CANCELLED", pictures });
    const { items } = await person.trpc.user.creditHistory.query({});
    const refunds = items.filter(({ reason }) => reason === "CANCELLED_GENERATION");
    expect(refunds.map(({ credits }) => credits)).toEqual([FOUR]);
  });

  test("what somebody else asked for is refused and changes nothing; nor is it to be seen", async () => {
    const { userId, create } = await ready(FOUR);
    const { id } = await create();
    const { generations } = (await signedIn(harness)).client.trpc;
    const cancel = () => generations.cancelRequest.mutate({ id });
    await expectRefused(harness, { userId, code: "NOT_FOUND" }, cancel);
    expect((await generations.listRequests.query({})).items).toEqual([]);
  });
});

describe("requests", () => {
  test("come in pages, newest first, each once with all its frames, also where many came at one time", async () => {
    const { userId, trpc, create } = await ready(FOUR * 5);
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push((await create()).id);
    await harness.db.write([{ sql: "UPDATE job SET createdAt = 5000 WHERE userId = ?", args: [userId] }]);
    const list = (cursor: string | null) => trpc.generations.listRequests.query({ limit: 2, cursor });
    const items = (await allPages(list)).flat();
    expect(idsOf(items)).toEqual([...ids].sort().reverse());
    expect(items.map(({ pictures }) => pictures.length)).toEqual(Array(5).fill(4));
  });

  test("keep a model from being deleted while they run, and stay when it goes", async () => {
    const { trpc, trainingId, create, cancel, requests } = await ready(FOUR);
    const { id } = await create();
    const remove = () => refusal(trpc.trainings.delete.mutate({ id: trainingId }));
    expect(await remove()).toBe("TRAINING_BUSY");
    await cancel(id);
    expect(await remove()).toBeNull();
    const shown = { id, withModel: true, trainingId: null, trainingName: null };
    expect((await requests())[0]).toMatchObject(shown);
  });

  test("a frame that holds no picture can be neither marked nor deleted", async () => {
    const { userId, trpc, create } = await ready(FOUR);
    await create();
    const frames = await harness.db.orm.all<{ id: string }>(
      `SELECT id FROM generation WHERE userId = '${userId}'`,
    );
    const ids = idsOf(frames);
    const remove = () => trpc.generations.delete.mutate({ ids });
    const mark = () => trpc.generations.favorite.mutate({ id: ids[0]!, favorite: true });
    for (const act of [remove, mark]) await expectRefused(harness, { userId, code: "NOT_FOUND" }, act);
  });
});

describe("a day's spending limit", () => {
  /** What four pictures cost us at the provider, in dollars. */
  const COST = 4 * (portrait.cost.usd ?? Number.NaN);
  const withLimits = (limits: { account: number; total: number }) =>
    configure({
      ...{ INFERENCE_KIND: "provider", SPEND_LIMIT_ACCOUNT_USD: limits.account },
      SPEND_LIMIT_TOTAL_USD: limits.total,
    });
  const alarms = async () =>
    (
      await harness.db.orm.all<{ key: string }>(
        "SELECT key FROM email WHERE template = 'spend-alert' ORDER BY key",
      )
    ).map(({ key }) => /^alert-spend-[\d-]{10}-([\w-]+)$/.exec(key)?.[1]);
  const health = async () => (await fetch(`${harness.url}/api/health`)).json();
  /** Spending of other tests of this day is another day's. */
  beforeEach(() => harness.advance(86_400_000));

  test("of an account holds however many ask at once; what is refused costs nothing and somebody is told", async () => {
    withLimits({ account: 2.5 * COST, total: 1000 });
    const person = await ready(FOUR * 5);
    const answers = await refusals(Array.from({ length: 5 }, () => person.create()));
    expect(answers.filter((answer) => answer === null)).toHaveLength(2);
    expect(answers.filter((answer) => answer === "ACCOUNT_CEILING")).toHaveLength(3);
    expect(await creditsOf(person)).toBe(FOUR * 3);
    expect(await person.requests()).toHaveLength(2);
    expect(await alarms()).toEqual([`${person.userId}-near`, `${person.userId}-reached`]);
    // other accounts are not held up, and the next day everything begins anew
    expect(await refusal((await ready(FOUR)).create())).toBeNull();
    expect(await health()).toMatchObject({ status: "ok", checks: { spend: "ok" } });
    harness.advance(86_400_000);
    expect(await refusal(person.create())).toBeNull();
  });

  test("of everybody stops everybody, and the status says so", async () => {
    const before = (await alarms()).length;
    withLimits({ account: 1000, total: 2 * COST });
    const [ada, bob] = [await ready(FOUR), await ready(FOUR * 2)];
    const requestKey = crypto.randomUUID();
    const { id } = await ada.create({ requestKey });
    expect(await health()).toMatchObject({ status: "ok", checks: { spend: "ok" } });
    await bob.create();
    expect(await health()).toMatchObject({ status: "ok", checks: { spend: "near the limit" } });
    for (let n = 0; n < 2; n++)
      await expectRefused(harness, { userId: bob.userId, code: "DEPLOYMENT_CEILING" }, bob.create);
    expect(await creditsOf(bob)).toBe(FOUR);
    expect(await health()).toMatchObject({ status: "degraded", checks: { spend: "limit reached" } });
    expect((await alarms()).length - before).toBe(2);
    // what was started before is still answered
    expect(await ada.create({ requestKey })).toEqual({ id });
  });

  test("counts nothing that never reached the provider, and nothing of our own engine", async () => {
    withLimits({ account: COST, total: 1000 });
    const { create, cancel } = await ready(FOUR * 3);
    const { id } = await create();
    expect(await refusal(create())).toBe("ACCOUNT_CEILING");
    await cancel(id);
    expect(await refusal(create())).toBeNull();
    configure({ SPEND_LIMIT_ACCOUNT_USD: 0.001 });
    expect(await refusal(create())).toBeNull();
  });
});

test("refused prompts are counted, and at their limit the account is paused until staff clear it", async () => {
  const person = await ready(FOUR * 2);
  const { userId, trpc, trainingId } = person;
  const requestKey = crypto.randomUUID();
  const refused = { prompt: "me naked on a beach" };
  for (let n = 0; n < 3; n++)
    expect(await refusal(person.create({ ...refused, requestKey }))).toBe("PROMPT_REFUSED");
  // of an earlier day: nobody may ask for so many in a minute
  await harness.db.write(
    Array.from({ length: REVIEW_AFTER.PROMPT - 4 }).flatMap((_, n) =>
      insertRefusal({ id: `${userId}-${n}`, userId, now: harness.now() - 86_400_000 }),
    ),
  );
  for (let n = 0; n < 3; n++) {
    expect(await trpc.safety.status.query()).toEqual({ refundsLeft: 3, review: null });
    expect(await refusal(person.create(refused))).toBe("PROMPT_REFUSED");
  }
  const now = harness.now();
  expect(await trpc.safety.status.query()).toMatchObject({ review: { message: null } });
  expect((await told(person.create()))?.message).toBe(ERRORS.UNDER_REVIEW.message);
  await harness.db.write([move(userId, 1000)]);
  const pack = trpc.packs.generate.mutate({ requestKey, trainingId, ...SOME_PACK });
  expect(await refusal(pack)).toBe("UNDER_REVIEW");
  expect(await creditsOf(person)).toBe(FOUR * 2 + 1000);

  const text = "I paint people by the sea.";
  await trpc.safety.writeMessage.mutate({ text });
  const staff = await signedIn(harness);
  const desk = staff.client.trpc.staff;
  expect(await refusal(staff.client.trpc.safety.writeMessage.mutate({ text }))).toBe("NOTHING_TO_APPEAL");
  expect(await refusal(desk.reviews.query())).toBe("STAFF_ONLY");
  await makeStaff(harness, staff.userId);
  const review = (await desk.reviews.query()).find((one) => one.userId === userId)!;
  expect(review).toMatchObject({ heldBack: 0, refusedPrompts: REVIEW_AFTER.PROMPT, message: text });
  expect(review.openedAt.getTime()).toBeLessThanOrEqual(now);
  const { id } = review;
  expect(await refusal(trpc.staff.clearReview.mutate({ id }))).toBe("STAFF_ONLY");
  expect(await refusals([1, 2].map(() => desk.clearReview.mutate({ id })))).toContain(null);
  expect(await desk.clearReview.mutate({ id })).toEqual({ ok: true });
  const { actions } = await desk.person.query({ id: userId });
  expect(actions.map(({ what }) => what)).toEqual(["review cleared"]);
  expect(await trpc.safety.status.query()).toMatchObject({ review: null });
  await person.create();
  expect(await creditsOf(person)).toBe(FOUR + 1000);
});
