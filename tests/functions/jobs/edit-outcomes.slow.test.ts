import { describe, expect, test } from "vitest";
import type { JobFailureCode } from "#schema/errors/job-failures.ts";
import { OPERATIONS } from "#schema/operations/index.ts";
import { eventually } from "#tests/support/eventually.ts";
import { balanceOf, expectConsistent, expectSwept, jobsOf, open } from "#tests/support/jobs/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { withPhoto } from "#tests/support/jobs/people/editor.ts";
import { PROVIDER_REFUSALS } from "#tests/support/jobs/provider-refusals.ts";
import { minuteLater, quiet, runOn } from "#tests/support/jobs/quiet.ts";
import { signedCalls } from "#tests/support/jobs/signed-calls.ts";
import { standInProvider } from "#tests/support/jobs/stand-in-provider.ts";
import { doneUnpolled } from "#tests/support/jobs/started-work.ts";

/**
 * Every way an edit can end, for each way an endpoint answers: with one picture, and with a list of them. A model, the
 * third kind of output, is walked through in `provider-outcomes.test.ts`.
 */
const { harness, engine } = jobHarnessForFile();

type Image = object | null;
interface Kind {
  operation: "cut-out" | "edit-by-words";
  options: object;
  count: number;
  /** The provider's answer with these pictures in it. */
  answer(images: readonly Image[], more?: object): unknown;
}
const KINDS: Record<string, Kind> = {
  "one picture": { operation: "cut-out", options: {}, count: 1, answer: ([image = null]) => ({ image }) },
  "a list of pictures": {
    operation: "edit-by-words",
    options: { prompt: "a red hat" },
    count: 2,
    answer: (images, more) => ({ images, seed: 5, ...more }),
  },
};

describe.each(Object.entries(KINDS))("%s", (_, { operation, options, count, answer }) => {
  const price = operation === "cut-out" ? 8 : 6;
  const paid = price * count;

  const whole = (image: object) => answer(Array(count).fill(image));

  /** Somebody who has begun one, with all the credits they have. */
  async function begin(
    output: (image: object) => unknown = whole,
    provider: { losesAnswers?: boolean } = {},
  ) {
    const editor = await withPhoto(harness, paid);
    const asked = standInProvider(harness, output, provider);
    const { id } = await editor.create({ operation, options: options as never, count });
    const job = async () => (await jobsOf(harness, editor.userId))[0]!;
    const becomes = (status: string) =>
      eventually(`job ${status}`, async () => (await job()).status === status);
    /** Its webhook, as the provider signs it, for this request or another's. */
    const announce = async (requestId: unknown) => {
      const calls = signedCalls(harness);
      await calls.webhook({ url: await calls.webhookUrl(id), requestId: String(requestId) });
    };
    return { ...editor, asked, id, job, becomes, announce };
  }
  type Work = Awaited<ReturnType<typeof begin>>;

  /** It has ended with so many pictures, for this reason, and what did not come is paid back. */
  async function expectEnd(
    { userId, client, edits, id }: Work,
    pictures: number,
    failure: JobFailureCode | null,
  ) {
    await runOn(harness, async () => !(await jobsOf(harness, userId)).some(open));
    await quiet(harness);
    const edit = await edits.get.query({ id });
    expect(edit).toMatchObject({ status: pictures > 0 ? "COMPLETED" : "FAILED", failure, count });
    expect(edit.imageUrls).toHaveLength(pictures);
    for (const url of edit.imageUrls) expect((await client.fetch(url)).status).toBe(200);
    expect(await balanceOf(harness, userId)).toBe(paid - price * pictures);
    await expectConsistent(harness, userId);
    await expectSwept(harness, userId);
  }

  test("arrives whole, once, whatever is told twice", async () => {
    const work = await begin();
    await expectEnd(work, count, null);
    const { requestId } = await work.job();
    for (let again = 0; again < 2; again++) await work.announce(requestId);
    await expectEnd(work, count, null);
    expect(work.asked).toHaveLength(1);
  });

  test.each(PROVIDER_REFUSALS)("refused: %s is paid back", async (_, code, error) => {
    engine.cutOut = () => Promise.reject(error);
    await expectEnd(await begin(), 0, code);
  });

  test.each<[string, (image: object) => unknown]>([
    ["nothing", () => ({})],
    ["another shape", () => ({ images: "none", image: 7 })],
    ["no picture in it", () => answer([])],
    ["no address", (image) => answer(Array(count).fill({ ...image, url: "none" }))],
    [
      "another host",
      (image) => answer(Array(count).fill({ ...image, url: "https://files.example.com/1.png" })),
    ],
  ])("rubbish: %s is paid back", async (_, output) => {
    await expectEnd(await begin(output), 0, "OUTPUT_INVALID");
  });

  test("half: what did not come is paid back", async () => {
    await expectEnd(await begin((image) => answer([image])), 1, null);
  });

  test("never: a provider that is silent for good is given up at the deadline and paid back", async () => {
    harness.cloud.inference.webhooks.drop();
    engine.pause();
    const work = await begin();
    await work.becomes("SUBMITTED");
    await minuteLater(harness, OPERATIONS[operation].deadlineMs + 1000);
    engine.resume();
    await expectEnd(work, 0, "DEADLINE");
  });

  test("times out: an answer that was lost is found by its webhook, and made only once", async () => {
    const work = await begin(whole, { losesAnswers: true });
    await expectEnd(work, count, null);
    expect(work.asked).toHaveLength(1);
  });

  test("late: what comes after the deadline changes nothing more", async () => {
    harness.cloud.inference.webhooks.drop();
    const work = await begin();
    await work.becomes("SUBMITTED");
    await doneUnpolled(harness);
    const { requestId } = await work.job();
    await minuteLater(harness, OPERATIONS[operation].deadlineMs + 1000);
    await expectEnd(work, 0, "DEADLINE");
    await work.announce(requestId);
    await expectEnd(work, 0, "DEADLINE");
  });

  test("for another job: nobody is given what was made for somebody else", async () => {
    harness.cloud.inference.webhooks.drop();
    const [theirs, mine] = [await begin(), await begin()];
    for (const work of [theirs, mine]) await work.becomes("SUBMITTED");
    await doneUnpolled(harness);
    await mine.announce((await theirs.job()).requestId);
    await quiet(harness);
    expect((await mine.job()).status).toBe("SUBMITTED");
    await expectEnd(mine, count, null);
    await expectEnd(theirs, count, null);
  });
});
