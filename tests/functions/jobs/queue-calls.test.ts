import { beforeEach, expect, test } from "vitest";
import { REGISTRY } from "#functions/jobs/registry.ts";
import { inbox } from "#tests/support/accounts/emails.ts";
import { newcomer } from "#tests/support/accounts/people.ts";
import { snapshot } from "#tests/support/database/snapshot.ts";
import { rowOf } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { signedCalls } from "#tests/support/jobs/signed-calls.ts";
import { expectEnd, startTraining, type Work } from "#tests/support/jobs/started-work.ts";

/** A training that waits for the queue, which holds everything back: only calls made here arrive. */
let work: Work;
let body: string;
let calls: ReturnType<typeof signedCalls>;
const harness = harnessForFile({}, (started) => {
  calls = signedCalls(started);
  started.cloud.qstash.pause();
  started.cloud.inference.webhooks.hold();
});
beforeEach(async () => {
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
const failed = (name: string, sourceBody: string) =>
  JSON.stringify({ url: `${harness.url}/api/jobs/${name}`, sourceBody: btoa(sourceBody), status: 500 });

test("a call the queue did not sign is refused and changes nothing, whichever it is", async () => {
  const forged: Record<string, Parameters<typeof calls.delivery>[2]> = {
    "no signature": { signature: null },
    "a wrong key": { key: "a key that is none of the queue's own" },
    "a stale signature": { expiredFor: 1 },
    "a signature for another address": { signedUrl: `${harness.url}/api/jobs/other` },
    "a signature for another body": { signedBody: `${body} ` },
  };
  for (const name of [...Object.keys(REGISTRY), "exhausted"]) {
    const sent = name === "exhausted" ? failed("submit", body) : body;
    for (const [what, forgery] of Object.entries(forged))
      expect([name, what, (await idly(name, sent, forgery)).status]).toEqual([name, what, 401]);
  }
});

test("the next key is good while keys are being changed", async () => {
  const key = String(harness.env.QSTASH_NEXT_SIGNING_KEY);
  expect((await calls.delivery("submit", body, { key })).status).toBe(204);
  expect(await work.job()).toMatchObject({ status: "SUBMITTED", attempt: 1 });
});

test("a submission delivered again, and again at once, is handed over once", async () => {
  const answers = await Promise.all([1, 2, 3].map(() => calls.delivery("submit", body)));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
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
  expect((await idly("exhausted", failed("submit", body))).status).toBe(204);
});

test("a delivery the queue gave up on fails what was never handed over, and pays back once", async () => {
  const gaveUp = failed("submit", body);
  for (const _ of [1, 2]) expect((await calls.delivery("exhausted", gaveUp)).status).toBe(204);
  await expectEnd(harness, work, "EXHAUSTED");
});

test("what has been handed over is not failed by a late failure callback", async () => {
  await calls.delivery("submit", body);
  for (const name of ["submit", "poll"])
    expect((await idly("exhausted", failed(name, body))).status).toBe(204);
});

test("a signed call that makes no sense is told never to come again", async () => {
  for (const [name, sent] of [
    ["submit", "{"],
    ["submit", "{}"],
    ["poll", `{"id":7}`],
    ["send-email", `{"id":""}`],
    ["no-such-job", `{"id":"x"}`],
    // a name every object has
    ["constructor", `{"id":"x"}`],
  ] as const) {
    const { status, headers } = await idly(name, sent);
    expect([name, sent, status]).toEqual([name, sent, 489]);
    expect(headers.get("upstash-nonretryable-error")).toBe("true");
  }
});

test("an id nobody knows, and a failure callback that makes no sense, change nothing", async () => {
  for (const [name, sent] of [
    ...Object.keys(REGISTRY).map((one) => [one, `{"id":"nobody"}`] as const),
    ["exhausted", "{"],
    ["exhausted", `{"url":"${harness.url}/api/jobs/submit"}`],
    ["exhausted", failed("no-such-job", body)],
    ["exhausted", failed("constructor", body)],
    ["exhausted", failed("submit", "{}")],
    ["exhausted", JSON.stringify({ url: harness.url, sourceBody: "no base64: %%%" })],
  ] as const)
    expect([name, sent, (await idly(name, sent)).status]).toEqual([name, sent, 204]);
});

test("an email delivered again is sent once", async () => {
  const { client, email, password } = newcomer(harness);
  await client.trpc.account.register.mutate({ name: "Ada", email, password });
  const sent = JSON.stringify(await rowOf(harness.db, `SELECT id FROM email WHERE "to" = ?`, email));
  const send = async () => (await calls.delivery("send-email", sent)).status;
  expect(await Promise.all([send(), send(), send()])).toEqual([204, 204, 204]);
  expect(await send()).toBe(204);
  expect(await inbox(harness, email)).toHaveLength(1);
});
