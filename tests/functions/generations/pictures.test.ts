import { beforeEach, expect, test } from "vitest";
import { insertRefusal } from "#db/queries/staff/safety.ts";
import { PACK_IMAGE_CREDITS, pictureCredits } from "#schema/billing/pricing.ts";
import { ERRORS } from "#schema/errors/errors.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { textToImage } from "#schema/operations/text-to-image.ts";
import { ASPECTS } from "#schema/pictures/aspects.ts";
import { REVIEW_AFTER } from "#schema/staff/safety.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { allPages, idsOf } from "#tests/support/all-pages.ts";
import { move } from "#tests/support/database/rows.ts";
import { rowsOf, sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { creditsOf, insertModelOwner, SOME_ORDER } from "#tests/support/jobs/people/model-owner.ts";
import { expectRefused, refusal, refusals, told } from "#tests/support/procedures/refusals.ts";
import { replaceDeps, stopQueue } from "#tests/support/replace-deps.ts";

/** Asking for pictures in one's own words, looking at requests and cancelling them; the queue stands still. */
const harness = harnessForFile();
beforeEach(() => stopQueue(harness));

const FOUR = 4 * PACK_IMAGE_CREDITS;
const SETTINGS = {
  prompt: "me on a beach at sunset",
  count: 4,
  aspect: "portrait",
  seed: 11,
  strength: 0.9,
} as const;

async function ready(credits: number) {
  const person = await insertModelOwner(harness, { credits });
  const { trpc, trainingId } = person;
  type Input = Parameters<typeof trpc.generations.create.mutate>[0];
  const create = (input: Partial<Input> = {}) =>
    trpc.generations.create.mutate({
      requestKey: crypto.randomUUID(),
      trainingId,
      ...SETTINGS,
      ...input,
    });
  const cancel = (id: string) => trpc.generations.cancelRequest.mutate({ id });
  const requests = async () => (await trpc.generations.listRequests.query({})).items;
  return { ...person, create, cancel, requests };
}

/** The queue stands still, and the configuration is another. */
const configure = (config: Partial<ReturnType<typeof harness.deps>["config"]>) =>
  replaceDeps(harness, () => ({ config, queue: { publish: async () => {} } }));

test("asking for pictures charges for each and shows the request at once, with its settings and frames to come", async () => {
  const person = await ready(FOUR + 3);
  const { id } = await person.create();
  expect(await creditsOf(person)).toBe(3);
  const model = { trainingId: person.trainingId, trainingName: "Me", withModel: true };
  const pictures = Array(4).fill({ status: "PENDING", picture: null });
  const shown = { id, status: "PENDING", failure: null, pictures, ...model, ...SETTINGS };
  expect(await person.requests()).toMatchObject([shown]);
  expect(await person.trpc.jobs.active.query()).toMatchObject([
    { id, kind: "PICTURES", subjectId: id, status: "QUEUED", estimatedSeconds: portrait.expectedMs / 1000 },
  ]);
  const [charge] = (await person.trpc.user.creditHistory.query({})).items;
  expect(charge).toMatchObject({ credits: -FOUR, reasonExtra: { kind: "PICTURES", requestId: id } });
  expect((await person.trpc.generations.list.query({})).items).toEqual([]);
});

test("asking for pictures without a seed gets one of its own", async () => {
  const { create, requests } = await ready(FOUR * 2);
  await create({ seed: null });
  await create({ seed: null });
  const [second, first] = await requests();
  expect(second?.seed).not.toBe(first?.seed);
});

test.each([
  [{ prompt: "me naked on a beach" }, "PROMPT_REFUSED"],
  [{ prompt: "a schoolgirl in lingerie" }, "PROMPT_YOUNG"],
  [{ prompt: "Taylor Swift kissing me" }, "PROMPT_PUBLIC_FIGURE"],
  // where the built-in engine is all there is
  [{ trainingId: null }, "NEEDS_PROVIDER"],
] as const)("asking for pictures with %j changes nothing: %s", async (input, code) => {
  const { userId, create } = await ready(FOUR);
  await expectRefused(harness, { userId, code }, () => create(input));
});

test("asking for pictures without a model has its own price where the provider is connected", async () => {
  configure({ INFERENCE_KIND: "provider" });
  const person = await ready(FOUR);
  await person.create({ trainingId: null, aspect: "wide", count: 2 });
  const price = pictureCredits(textToImage, ASPECTS.wide);
  expect(price).not.toBe(PACK_IMAGE_CREDITS);
  expect(await creditsOf(person)).toBe(FOUR - 2 * price);
  const shown = { withModel: false, trainingId: null, trainingName: null, aspect: "wide", count: 2 };
  const pictures = Array(2).fill({ status: "PENDING", picture: null });
  expect((await person.requests())[0]).toMatchObject({ ...shown, pictures });
});

test("requests come in pages, newest first, each once with all its frames, also where many came at one time", async () => {
  const { userId, trpc, create } = await ready(FOUR * 5);
  const ids: string[] = [];
  for (let n = 0; n < 5; n++) ids.push((await create()).id);
  await harness.db.write([sql("UPDATE job SET createdAt = 5000 WHERE userId = ?", userId)]);
  const list = (cursor: string | null) => trpc.generations.listRequests.query({ limit: 2, cursor });
  const items = (await allPages(list)).flat();
  expect(idsOf(items)).toEqual([...ids].sort().reverse());
  expect(items.map(({ pictures }) => pictures.length)).toEqual(Array(5).fill(4));
});

test("requests keep a model from being deleted while they run, and stay when it goes", async () => {
  const { trpc, trainingId, create, cancel, requests } = await ready(FOUR);
  const { id } = await create();
  const remove = () => refusal(trpc.trainings.delete.mutate({ id: trainingId }));
  expect(await remove()).toBe("TRAINING_BUSY");
  await cancel(id);
  expect(await remove()).toBeNull();
  const shown = { id, withModel: true, trainingId: null, trainingName: null };
  expect((await requests())[0]).toMatchObject(shown);
});

/** What four pictures cost us at the provider, in dollars. */
const COST = 4 * (portrait.cost.usd ?? Number.NaN);
const limit = (SPEND_LIMIT_ACCOUNT_USD: number, SPEND_LIMIT_TOTAL_USD: number) =>
  configure({ INFERENCE_KIND: "provider", SPEND_LIMIT_ACCOUNT_USD, SPEND_LIMIT_TOTAL_USD });
async function alarms() {
  const text = "SELECT key FROM email WHERE template = 'spend-alert' ORDER BY key";
  const rows = await rowsOf<{ key: string }>(harness.db, text);
  return rows.map(({ key }) => /^alert-spend-[\d-]{10}-([\w-]+)$/.exec(key)?.[1]);
}
async function expectHealth(status: string, spend: string) {
  const health: unknown = await (await fetch(`${harness.url}/api/health`)).json();
  expect(health).toMatchObject({ status, checks: { spend } });
}
/** Spending of other tests of this day is another day's. */
beforeEach(() => harness.advance(86_400_000));

test("a day's spending limit of an account holds however many ask at once; what is refused costs nothing and somebody is told", async () => {
  limit(2.5 * COST, 1000);
  const person = await ready(FOUR * 5);
  const answers = await refusals(Array.from({ length: 5 }, () => person.create()));
  expect(answers.toSorted()).toEqual([...Array(3).fill("ACCOUNT_CEILING"), null, null]);
  expect(await creditsOf(person)).toBe(FOUR * 3);
  expect(await alarms()).toEqual([`${person.userId}-near`, `${person.userId}-reached`]);
  // other accounts are not held up, and the next day everything begins anew
  expect(await refusal((await ready(FOUR)).create())).toBeNull();
  await expectHealth("ok", "ok");
  harness.advance(86_400_000);
  expect(await refusal(person.create())).toBeNull();
});

test("a day's spending limit of everybody stops everybody, and the status says so", async () => {
  const before = (await alarms()).length;
  limit(1000, 2 * COST);
  const [ada, bob] = [await ready(FOUR), await ready(FOUR * 2)];
  const requestKey = crypto.randomUUID();
  const { id } = await ada.create({ requestKey });
  await expectHealth("ok", "ok");
  await bob.create();
  await expectHealth("ok", "near the limit");
  for (let n = 0; n < 2; n++)
    await expectRefused(harness, { userId: bob.userId, code: "DEPLOYMENT_CEILING" }, bob.create);
  await expectHealth("degraded", "limit reached");
  expect((await alarms()).length - before).toBe(2);
  // what was started before is still answered
  expect(await ada.create({ requestKey })).toEqual({ id });
});

test("a day's spending limit counts nothing that never reached the provider, and nothing of our own engine", async () => {
  limit(COST, 1000);
  const { create, cancel } = await ready(FOUR * 3);
  const { id } = await create();
  expect(await refusal(create())).toBe("ACCOUNT_CEILING");
  await cancel(id);
  expect(await refusal(create())).toBeNull();
  configure({ SPEND_LIMIT_ACCOUNT_USD: 0.001 });
  expect(await refusal(create())).toBeNull();
});

test("other refused words under the same request key are another strike; the words stand nowhere", async () => {
  const { userId, create } = await ready(FOUR);
  const requestKey = crypto.randomUUID();
  for (const words of ["naked on a beach", "naked in a forest", "naked on a beach"])
    expect(await refusal(create({ prompt: `me ${words}`, requestKey }))).toBe("PROMPT_REFUSED");
  const strikes = await rowsOf(harness.db, "SELECT * FROM safetyStrike WHERE userId = ?", userId);
  expect(strikes).toHaveLength(2);
  expect(JSON.stringify(strikes)).not.toContain("naked");
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
  expect(await trpc.safety.status.query()).toMatchObject({ review: { message: null } });
  expect((await told(person.create()))?.message).toBe(ERRORS.UNDER_REVIEW.message);
  await harness.db.write([move(userId, 1000)]);
  const pack = trpc.packs.generate.mutate({ requestKey, trainingId, ...SOME_ORDER });
  expect(await refusal(pack)).toBe("UNDER_REVIEW");
  expect(await creditsOf(person)).toBe(FOUR * 2 + 1000);

  const text = "I paint people by the sea.";
  await trpc.safety.writeMessage.mutate({ text });
  const { safety, staff: desk } = (await signedIn(harness, { role: "STAFF" })).client.trpc;
  expect(await refusal(safety.writeMessage.mutate({ text }))).toBe("NOTHING_TO_APPEAL");
  expect(await refusal(trpc.staff.reviews.query())).toBe("STAFF_ONLY");
  const review = (await desk.reviews.query()).find((one) => one.userId === userId)!;
  expect(review).toMatchObject({ heldBack: 0, refusedPrompts: REVIEW_AFTER.PROMPT, message: text });
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
