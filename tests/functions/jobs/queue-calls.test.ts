import { beforeEach, expect, test } from "vitest";
import { REGISTRY } from "#functions/jobs/registry.ts";
import { TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { balanceOf, jobsOf } from "#tests/support/bookkeeping.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { inbox } from "#tests/support/mailbox.ts";
import { newcomer } from "#tests/support/people.ts";
import { signedCalls } from "#tests/support/signed-calls.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { rowOf } from "#tests/support/sql.ts";
import { startTraining, type Work } from "#tests/support/started-work.ts";

/** A training that waits for the queue, which holds everything back: only calls made here arrive. */
let work: Work;
let body: string;
const harness = harnessForFile({}, ({ cloud }) => {
  cloud.qstash.pause();
  cloud.inference.webhooks.hold();
});
let calls: ReturnType<typeof signedCalls>;
beforeEach(async () => {
  calls = signedCalls(harness);
  work = await startTraining(harness);
  body = JSON.stringify({ id: (await work.job()).id });
});

/** What a call does that must change nothing: answers its status. */
async function idly(name: string, sent: string, forgery?: Parameters<typeof calls.delivery>[2]) {
  const before = await snapshot(harness);
  const answer = await calls.delivery(name, sent, forgery);
  expect(await snapshot(harness)).toEqual(before);
  return answer;
}
const failureOf = (name: string, sourceBody: string) =>
  JSON.stringify({ url: `${harness.url}/api/jobs/${name}`, sourceBody: btoa(sourceBody), status: 500 });

test.each([...Object.keys(REGISTRY), "exhausted"])(
  "%s: a call the queue did not sign is refused and changes nothing",
  async (name) => {
    const sent = name === "exhausted" ? failureOf("submit", body) : body;
    const forged: [string, Parameters<typeof calls.delivery>[2]][] = [
      ["no signature", { signature: null }],
      ["a wrong key", { key: "a key that is none of the queue's own" }],
      ["a stale signature", { expiredFor: 1 }],
      ["a signature for another address", { signedUrl: `${harness.url}/api/jobs/other` }],
      ["a signature for another body", { signedBody: `${sent} ` }],
    ];
    for (const [what, forgery] of forged) {
      expect([what, (await idly(name, sent, forgery)).status]).toEqual([what, 401]);
    }
  },
);

test("the next key is good while keys are being changed", async () => {
  const key = String(harness.env.QSTASH_NEXT_SIGNING_KEY);
  expect((await calls.delivery("submit", body, { key })).status).toBe(204);
  expect(await work.job()).toMatchObject({ status: "SUBMITTED", attempt: 1 });
});

test("a submission delivered again, and again at once, is handed over once", async () => {
  const first = await Promise.all([1, 2, 3].map(() => calls.delivery("submit", body)));
  expect(first.map((answer) => answer.status)).toEqual([204, 204, 204]);
  expect((await idly("submit", body)).status).toBe(204);
  expect(await work.job()).toMatchObject({ status: "SUBMITTED", attempt: 1 });
});

test("what is over stays as it is, whatever the queue delivers again", async () => {
  await calls.delivery("submit", body);
  await work.becomes("SUBMITTED");
  await expect
    .poll(async () => {
      await calls.delivery("poll", body);
      return (await work.job()).status;
    })
    .toBe("COMPLETED");
  for (const name of ["submit", "poll"]) expect((await idly(name, body)).status).toBe(204);
  expect((await idly("exhausted", failureOf("submit", body))).status).toBe(204);
});

test("a delivery the queue gave up on fails what was never handed over, and pays back once", async () => {
  const gaveUp = failureOf("submit", body);
  for (const _ of [1, 2]) expect((await calls.delivery("exhausted", gaveUp)).status).toBe(204);
  expect(await jobsOf(harness, work.userId)).toMatchObject([{ status: "FAILED", errorCode: "EXHAUSTED" }]);
  expect(await balanceOf(harness, work.userId)).toBe(TRAINING_CREDITS);
});

test("what has been handed over is not failed by a late failure callback", async () => {
  await calls.delivery("submit", body);
  for (const name of ["submit", "poll"])
    expect((await idly("exhausted", failureOf(name, body))).status).toBe(204);
});

test.each([
  ["no JSON", "submit", "{"],
  ["no id", "submit", "{}"],
  ["an id that is no text", "poll", `{"id":7}`],
  ["an empty id", "send-email", `{"id":""}`],
  ["an unknown job", "no-such-job", `{"id":"x"}`],
  ["a name every object has", "constructor", `{"id":"x"}`],
])("a signed call with %s is told never to come again", async (_, name, sent) => {
  const answer = await idly(name, sent);
  expect(answer.status).toBe(489);
  expect(answer.headers.get("upstash-nonretryable-error")).toBe("true");
});

test.each(Object.keys(REGISTRY))("%s: an id nobody knows changes nothing", async (name) => {
  expect((await idly(name, `{"id":"nobody"}`)).status).toBe(204);
});

test.each([
  ["no JSON", () => "{"],
  ["no source", () => `{"url":"${harness.url}/api/jobs/submit"}`],
  ["an unknown job", () => failureOf("no-such-job", body)],
  ["a name every object has", () => failureOf("constructor", body)],
  ["a body that is no job's", () => failureOf("submit", "{}")],
  ["a body that is no base64", () => JSON.stringify({ url: harness.url, sourceBody: "%%%" })],
])("a failure callback with %s is taken and changes nothing", async (_, sent) => {
  expect((await idly("exhausted", sent())).status).toBe(204);
});

test("a mail delivered again is sent once", async () => {
  const { client, email, password } = newcomer(harness);
  await client.trpc.account.register.mutate({ name: "Ada", email, password });
  const mail = await rowOf(harness.db, `SELECT id FROM email WHERE "to" = ?`, email);
  const sent = JSON.stringify(mail);
  const answers = await Promise.all([1, 2, 3].map(() => calls.delivery("send-email", sent)));
  expect(answers.map((answer) => answer.status)).toEqual([204, 204, 204]);
  expect((await calls.delivery("send-email", sent)).status).toBe(204);
  expect(await inbox(harness, email)).toHaveLength(1);
});
