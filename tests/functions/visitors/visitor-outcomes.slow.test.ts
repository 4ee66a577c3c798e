import { expect, test } from "vitest";
import { RETENTION_HOURS } from "#schema/retention/lengths.ts";
import { HOUSE_ACCOUNT } from "#schema/visitors/visitor-rules.ts";
import { refuse } from "#scripts/local/inference/requests/request-failure.ts";
import { eventually } from "#tests/support/eventually.ts";
import { expectConsistent, jobsOf, stored } from "#tests/support/jobs/bookkeeping.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { minuteLater, quiet } from "#tests/support/jobs/quiet.ts";
import { signedCalls } from "#tests/support/jobs/signed-calls.ts";
import { standInProvider } from "#tests/support/jobs/stand-in-provider.ts";
import { doneUnpolled } from "#tests/support/jobs/started-work.ts";
import { PHOTO_PRICE, spentByVisitors, visitor } from "#tests/support/jobs/visitors.ts";

/** The ways a visitor's picture can end, besides the usual one. */
const { harness, engine } = jobHarnessForFile();
const HOUR = 3_600_000;

const answer = (image: object) => ({ images: [image], seed: 5 });
const provider = (change = answer, options?: { losesAnswers?: boolean }) =>
  standInProvider(harness, change, options);
const spent = () => spentByVisitors(harness);

/** Somebody who has begun a picture of their photo. */
async function begun(change = answer, options?: { losesAnswers?: boolean }) {
  const asked = provider(change, options);
  const someone = visitor(harness);
  const photo = await someone.photoCode();
  await someone.ended();
  const before = await spent();
  const { id } = await someone.ask({ photo, choices: { animal: "a barn owl" } });
  return { ...someone, asked, photo, before, id };
}
const jobOf = async (id: string) => (await jobsOf(harness, HOUSE_ACCOUNT)).find((job) => job.id === id)!;

test("a photo nobody went on with is gone within two hours", async () => {
  provider();
  await visitor(harness).photoCode();
  harness.advance(2 * HOUR);
  await harness.cron("* * * * *");
  const keys = [...(await stored(harness, HOUSE_ACCOUNT))];
  expect(keys.filter((key) => key.startsWith("uploads/"))).toEqual([]);
});

test("what the provider cannot make comes back to the budget", async () => {
  engine.cutOut = () => Promise.reject(refuse({ loc: ["body"], msg: "No.", type: "value_error" }));
  const { before, ended } = await begun();
  expect((await ended())[0]).toMatchObject({ status: "FAILED", pictures: [] });
  expect(await spent()).toBe(before);
});

test("an answer that was lost is found, and what is told twice is stored once", async () => {
  const { asked, before, id, ended } = await begun(answer, { losesAnswers: true });
  expect((await ended())[0]).toMatchObject({ status: "COMPLETED" });
  const calls = signedCalls(harness);
  const { requestId } = await jobOf(id);
  for (let again = 0; again < 2; again++)
    await calls.webhook({ url: await calls.webhookUrl(id), requestId: String(requestId) });
  await quiet(harness);
  expect(asked).toHaveLength(1);
  expect(await spent()).toBe(before + PHOTO_PRICE);
  await expectConsistent(harness, HOUSE_ACCOUNT);
});

test("what comes after the deadline, and after its day, changes nothing more", async () => {
  harness.cloud.inference.webhooks.drop();
  const { before, id, ended } = await begun();
  await eventually("submitted", async () => (await jobOf(id)).status === "SUBMITTED");
  await doneUnpolled(harness);
  const { requestId } = await jobOf(id);
  await minuteLater(harness, HOUR + 1000);
  expect((await ended())[0]).toMatchObject({
    status: "FAILED",
    failure: expect.stringContaining("too long"),
  });
  expect(await spent()).toBe(before);
  const tell = async () => {
    const calls = signedCalls(harness);
    await calls.webhook({ url: await calls.webhookUrl(id), requestId: String(requestId) });
    await quiet(harness);
  };
  await tell();
  harness.advance(RETENTION_HOURS.visitorResult * HOUR);
  await harness.cron("* * * * *");
  await tell();
  expect([...(await stored(harness, HOUSE_ACCOUNT))]).toEqual([]);
  expect(await harness.audit()).toEqual([]);
});
