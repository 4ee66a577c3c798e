import { expect, test } from "vitest";
import { newcomer, signedIn } from "#tests/support/accounts/people.ts";
import { rowOf } from "#tests/support/database/sql.ts";
import { eventually } from "#tests/support/eventually.ts";
import { expectConsistent, expectSwept, jobsOf, movementsOf } from "#tests/support/jobs/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { requestsAtWork } from "#tests/support/jobs/quiet.ts";
import {
  type Buyer,
  ended,
  preparePack,
  preparePictures,
  prepareTraining,
} from "#tests/support/jobs/started-work.ts";

/** What becomes of work that is under way on a model when it is taken down. */
const { harness, engine } = jobHarnessForFile();

async function takeDown(target: string) {
  const { email, client } = newcomer(harness);
  const id = crypto.randomUUID();
  await client.trpc.safety.requestTakedown.mutate({
    requestKey: id,
    email,
    isMe: true,
    where: "A link.",
    words: "It shows me as a bride.",
  });
  // a session of staff is short, and hours pass in each test
  const { staff: desk } = (await signedIn(harness, { role: "STAFF" })).client.trpc;
  await desk.decideTakedown.mutate({ id, decision: "TAKEN_DOWN", targets: [target], answer: "Thank you." });
}

const WORK: Readonly<Record<string, () => Promise<Buyer>>> = {
  "a training": () => prepareTraining(harness),
  "a pack": () => preparePack(harness),
  pictures: () => preparePictures(harness),
};
const CASES = Object.keys(WORK).flatMap((kind) => [[kind, "waiting"] as const, [kind, "begun"] as const]);

test.each(CASES)(
  "%s, %s: it does not hold the takedown up, is paid back, and nothing of it arrives",
  async (kind, how) => {
    const buyer = await WORK[kind]!();
    const { userId, client } = buyer;
    const [first] = await movementsOf(harness, userId);
    if (how === "begun") engine.pause();
    else harness.cloud.qstash.pause();
    await buyer.start();
    if (how === "begun")
      await eventually("the work to begin", async () => {
        const jobs = await jobsOf(harness, userId);
        return requestsAtWork(harness) > 0 && jobs.every(({ status }) => status === "SUBMITTED");
      });
    const model = await rowOf<{ id: string }>(harness.db, "SELECT id FROM training WHERE userId = ?", userId);
    await takeDown(model!.id);
    engine.resume();
    harness.cloud.qstash.resume();
    await ended(harness, userId);
    for (const job of await jobsOf(harness, userId))
      expect(job).toMatchObject({ status: "FAILED", errorCode: "CANCELLED", delivered: 0 });
    expect((await movementsOf(harness, userId)).at(-1)?.newCredits).toBe(first!.newCredits);
    expect((await client.trpc.generations.list.query({})).items).toEqual([]);
    expect((await client.trpc.trainings.list.query({})).items).toEqual([]);
    await expectConsistent(harness, userId);
    await expectSwept(harness, userId);
  },
);
