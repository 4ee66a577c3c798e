import { expect, test } from "vitest";
import { makeOrderedPack } from "#functions/services/packs/make-ordered-pack.ts";
import { PACK_CREDITS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { banUser } from "#tests/support/accounts/account-steps.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { move } from "#tests/support/database/rows.ts";
import { balanceOf, expectConsistent } from "#tests/support/jobs/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { SOME_PACK } from "#tests/support/jobs/people/model-owner.ts";
import { runOn } from "#tests/support/jobs/quiet.ts";
import { ended } from "#tests/support/jobs/started-work.ts";
import { photo } from "#tests/support/photos/uploads.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

/** A pack that is ordered together with the training of its model. */
const { harness } = jobHarnessForFile();

const BOTH = TRAINING_CREDITS + PACK_CREDITS;

async function order(credits: number, input: { order?: object; genderOrCategory?: string } = {}) {
  const person = await signedIn(harness, { credits });
  const { trpc } = person.client;
  const upload = await person.client.upload("me.jpg", await photo(1));
  const start = () =>
    trpc.trainings.start.mutate({
      requestKey: crypto.randomUUID(),
      name: "Me",
      genderOrCategory: "WOMAN",
      uploadIds: [upload.id],
      consent: true,
      order: SOME_PACK,
      ...(input as object),
    });
  const packs = async () => (await trpc.packs.list.query({})).items;
  return { ...person, trpc, start, packs };
}

test("it is charged and begun when the model is ready, once, however often that is said", async () => {
  const { userId, trpc, start, packs } = await order(BOTH + 5);
  harness.cloud.qstash.pause();
  const { id } = await start();
  expect(await balanceOf(harness, userId)).toBe(PACK_CREDITS + 5);
  expect((await trpc.trainings.get.query({ id })).order).toEqual({ ...SOME_PACK, packId: null });
  harness.cloud.qstash.resume();
  await runOn(harness, async () => (await packs()).length > 0);
  await ended(harness, userId);
  await Promise.all([makeOrderedPack(harness.deps(), id), makeOrderedPack(harness.deps(), id)]);
  const [pack, ...others] = await packs();
  expect([pack?.trainingId, pack?.status, others]).toEqual([id, "COMPLETED", []]);
  expect((await trpc.trainings.get.query({ id })).order).toEqual({ packId: pack?.id });
  expect(await balanceOf(harness, userId)).toBe(5);
  await expectConsistent(harness, userId);
});

test("a lost message is made up for by the clock", async () => {
  const { userId, start, packs } = await order(BOTH);
  harness.wrapDeps((deps) => ({
    ...deps,
    queue: {
      ...deps.queue,
      publish: (messages) => deps.queue.publish(messages.filter(({ job }) => job !== "make-ordered-pack")),
    },
  }));
  const { id } = await start();
  await ended(harness, userId);
  expect(await packs()).toEqual([]);
  harness.wrapDeps((deps) => deps);
  await runOn(harness, async () => (await packs()).some(({ trainingId }) => trainingId === id));
});

test.each([
  ["credits are short by then", (userId: string) => harness.db.write([move(userId, -1)])],
  ["its owner is banned by then", (_: string, email: string) => banUser(harness, email)],
])("where %s nothing is made or charged, and the order is over", async (_, act) => {
  const { userId, email, start } = await order(BOTH);
  harness.cloud.qstash.pause();
  const { id } = await start();
  await act(userId, email);
  const before = await balanceOf(harness, userId);
  harness.cloud.qstash.resume();
  await ended(harness, userId);
  const over = async () => {
    const [row] = await harness.db.orm.all<{ status: string; orderedPackId: string | null }>(
      `SELECT status, orderedPackId FROM training WHERE id = '${id}'`,
    );
    return row?.status === "COMPLETED" && row.orderedPackId === null;
  };
  await runOn(harness, over);
  expect(await balanceOf(harness, userId)).toBe(before);
});

test.each([
  [{ order: { themeSlug: "film-noir", packSlug: "none" } }, "PACK_UNKNOWN"],
  [
    { genderOrCategory: "MAN", order: { themeSlug: "wedding", packSlug: "bridal-radiance" } },
    "PACK_NOT_ALLOWED",
  ],
])("with %j the training is refused before anything is charged: %s", async (input, code) => {
  const { userId, start } = await order(BOTH, input);
  expect(await refusal(start())).toBe(code);
  expect(await balanceOf(harness, userId)).toBe(BOTH);
});
