import { Receiver } from "@upstash/qstash";
import { describe, expect, test, vi } from "vitest";
import { type Delivery, QUEUE_KEYS, startQueueSetup } from "#tests/support/local/queue-setup.ts";

/** The waits before the three retries: e^2.5, e^5 and e^7.5 seconds. */
const WAITS_MS = [12_183, 148_414, 1_808_043];

const refuseForGood = (refused: boolean) =>
  new Response(null, { status: 489, headers: { "Upstash-NonRetryable-Error": String(refused) } });

/** Lets all retries of what fails be used up. */
async function useUpRetries(set: Awaited<ReturnType<typeof startQueueSetup>>) {
  await set.qstash.idle();
  for (const wait of WAITS_MS) await set.pass(wait + 2);
}

test("delivers body and type of every message once; a bad one does not keep the others back", async () => {
  const { qstash, client, deliveries, to } = await startQueueSetup();
  const answers = await client.batchJSON([
    { url: to("/jobs?a=1&b=two"), body: { hello: "zoë" } },
    { url: "https://example.com/elsewhere", body: {} },
    { url: to("/labelled"), body: {}, label: "x" },
    { url: to("/last"), body: {} },
  ]);
  await qstash.idle();
  expect(answers).toEqual([
    { messageId: expect.any(String) },
    { error: expect.stringContaining("this machine only") },
    { error: "the local queue does not offer the option upstash-label" },
    { messageId: expect.any(String) },
  ]);
  expect(deliveries.map(({ path }) => path).sort()).toEqual(["/jobs", "/last"]);
  const { url, method, headers, body } = deliveries.find(({ path }) => path === "/jobs")!;
  expect([url, method, body]).toEqual([to("/jobs?a=1&b=two"), "POST", '{"hello":"zoë"}']);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "application/json",
    "upstash-message-id": (answers[0] as { messageId: string }).messageId,
    "upstash-retried": "0",
  });
  expect(headers.has("authorization")).toBe(false);
});

test("the official receiver accepts a delivery, after a change of keys too, and refuses any change to it", async () => {
  const set = await startQueueSetup();
  const receiver = new Receiver(QUEUE_KEYS);
  for (const key of [QUEUE_KEYS.currentSigningKey, QUEUE_KEYS.nextSigningKey]) {
    await set.restart(key);
    await set.client.batchJSON([{ url: set.to("/signed"), body: { amount: 1 } }]);
    await set.qstash.idle();
    const { headers, body, url } = set.deliveries.at(-1) as Delivery;
    const signature = headers.get("upstash-signature") ?? "";
    expect(await receiver.verify({ signature, body, url })).toBe(true);
    await expect(receiver.verify({ signature, body: '{"amount":9}', url })).rejects.toThrow("body hash");
    await expect(receiver.verify({ signature, body, url: set.to("/other") })).rejects.toThrow("subject");
  }
});

describe("failing deliveries", () => {
  test("are tried again with growing delays until they succeed", async () => {
    const set = await startQueueSetup();
    set.answer = () => new Response("not yet", { status: set.deliveries.length < 4 ? 500 : 200 });
    await set.publish("/flaky");
    await set.qstash.idle();
    for (const [retries, wait] of WAITS_MS.entries()) {
      await set.pass(wait - 2);
      expect(set.deliveries).toHaveLength(retries + 1);
      await set.pass(4);
      expect(set.deliveries).toHaveLength(retries + 2);
    }
    expect(set.deliveries.map(({ headers }) => headers.get("upstash-retried"))).toEqual(["0", "1", "2", "3"]);
    expect(await set.page()).toContain("<dt>Delivered</dt><dd>1</dd>");
  });

  test("end in the dead letters and call the failure callback, signed, with the whole story", async () => {
    const set = await startQueueSetup();
    set.answer = ({ path }) => new Response("no such job", { status: path === "/broken" ? 500 : 200 });
    const message = { url: set.to("/broken"), body: { job: 7 }, failureCallback: set.to("/failed") };
    await set.client.batchJSON([message]);
    await useUpRetries(set);
    expect([set.at("/broken").length, set.at("/failed").length]).toEqual([4, 1]);
    const [{ headers, body, url }] = set.at("/failed") as [Delivery];
    const story = JSON.parse(body);
    const sourceHeader = { "content-type": ["application/json"] };
    expect(story).toMatchObject({ status: 500, retried: 3, maxRetries: 3, url: message.url, sourceHeader });
    const decoded = [story.body, story.sourceBody].map((text) => Buffer.from(text, "base64").toString());
    expect(decoded).toEqual(["no such job", '{"job":7}']);
    const signature = headers.get("upstash-signature") ?? "";
    expect(await new Receiver(QUEUE_KEYS).verify({ signature, body, url })).toBe(true);
    const shown = await set.page();
    for (const text of ["<dt>Dead letters</dt><dd>1</dd>", story.dlqId, "status 500"])
      expect(shown).toContain(text);
  });

  test("status 489 with its header stops the retries; without the header it does not", async () => {
    const set = await startQueueSetup();
    set.answer = ({ path }) => refuseForGood(path === "/never");
    await set.publish("/never", "/again");
    await useUpRetries(set);
    expect([set.at("/never").length, set.at("/again").length]).toEqual([1, 4]);
  });
});

test("a delayed message waits, over a stop and a start too; what was under way is delivered again under its id", async () => {
  const set = await startQueueSetup();
  set.answer = () => new Promise(() => {});
  await set.client.batch([{ url: set.to("/delayed"), delay: 1 }, { url: set.to("/cut") }]);
  await expect.poll(() => set.at("/cut").length).toBe(1);
  set.answer = () => new Response();
  await set.restart();
  await set.pass(999);
  expect(set.deliveries.map(({ path }) => path)).toEqual(["/cut", "/cut"]);
  // the queue wakes a millisecond after the moment it waits for
  await set.pass(2);
  expect(set.deliveries.map(({ path }) => path)).toEqual(["/cut", "/cut", "/delayed"]);
  const ids = set.at("/cut").map(({ headers }) => headers.get("upstash-message-id"));
  expect(new Set(ids).size).toBe(1);
});

test("what is not offered, or cannot be delivered as asked, is refused by name", async () => {
  const { qstash, client, deliveries, to } = await startQueueSetup();
  vi.spyOn(console, "error").mockImplementation(() => {});
  const url = to("/");
  const refused: [Parameters<typeof client.batch>[0][number], string][] = [
    [{ url: "ftp://127.0.0.1/x" }, "must begin with http"],
    [{ url, delay: "soon" as "1s" }, "upstash-delay"],
    [{ url, failureCallback: "nowhere" }, "nowhere"],
    [{ url, method: "PUT" }, "delivering with PUT"],
    [{ url, retries: 1 }, "does not offer the option upstash-retries"],
    [{ url, headers: { "X-Trace": "t" } }, "does not offer the option upstash-forward-x-trace"],
    [{ url, queueName: "line" }, "does not offer queue with a message"],
  ];
  const answers = await client.batch(refused.map(([message]) => message));
  expect(answers).toEqual(refused.map(([, reason]) => ({ error: expect.stringContaining(reason) })));
  await qstash.idle();
  expect(deliveries).toHaveLength(0);
});
