import { Receiver } from "@upstash/qstash";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Delivery, QUEUE_KEYS, type QueueSetup, startQueueSetup } from "#tests/support/queue-setup.ts";

let set: QueueSetup;
beforeEach(async () => {
  set = await startQueueSetup();
});
afterEach(() => set.close());

const page = async () => (await fetch(set.qstash.url)).text();
/** The waits before the three retries: e^2.5, e^5 and e^7.5 seconds. */
const WAITS_MS = [12_183, 148_414, 1_808_043];

/** Lets all retries of what fails be used up. */
async function useUpRetries() {
  await set.qstash.idle();
  for (const wait of WAITS_MS) await set.pass(wait + 2);
}

describe("publishing", () => {
  test("delivers the body and its own headers, once", async () => {
    const { messageId } = await set.client.publishJSON({
      url: set.to("/jobs?a=1&b=two"),
      body: { hello: "zoë" },
    });
    await set.qstash.idle();
    expect(set.deliveries).toHaveLength(1);
    const [{ url, method, headers, body }] = set.deliveries as [Delivery];
    expect([url, method, body]).toEqual([set.to("/jobs?a=1&b=two"), "POST", '{"hello":"zoë"}']);
    expect(headers.get("content-type")).toBe("application/json");
    expect(headers.get("user-agent")).toBe("Upstash-QStash");
    expect(headers.get("upstash-message-id")).toBe(messageId);
    expect(headers.get("upstash-retried")).toBe("0");
    expect(headers.has("authorization")).toBe(false);
  });

  test("a batch: every message its own answer, a bad one does not keep the others back", async () => {
    const answers = await set.client.batchJSON([
      { url: set.to("/one"), body: { n: 1 } },
      { url: "https://example.com/elsewhere", body: { n: 2 } },
      { url: set.to("/three"), body: { n: 3 }, label: "x" },
      { url: set.to("/four"), body: { n: 4 } },
    ]);
    await set.qstash.idle();
    expect(answers).toEqual([
      { messageId: expect.any(String) },
      { error: expect.stringContaining("this machine only") },
      { error: "the local queue does not offer the option upstash-label" },
      { messageId: expect.any(String) },
    ]);
    expect(set.deliveries.map(({ body }) => body).sort()).toEqual(['{"n":1}', '{"n":4}']);
  });

  test("a delay holds a message back", async () => {
    await set.client.batchJSON([{ url: set.to("/later"), body: {}, delay: 30 }]);
    await set.pass(29_999);
    expect(set.deliveries).toHaveLength(0);
    // the queue wakes a millisecond after the moment it waits for
    await set.pass(2);
    expect(set.deliveries).toHaveLength(1);
  });

  test("a repeat within ten minutes is accepted, answered with the first id and not delivered", async () => {
    const message = { url: set.to("/once"), deduplicationId: "job-1" };
    const first = await set.client.publish(message);
    expect(await set.client.publish(message)).toEqual({ messageId: first.messageId, deduplicated: true });
    await set.pass(601_000);
    expect(set.deliveries).toHaveLength(1);
    expect((await set.client.publish(message)).deduplicated).toBeUndefined();
    await set.qstash.idle();
    expect(set.deliveries).toHaveLength(2);
  });
});

test("the official receiver accepts a delivery, after a change of keys too, and refuses any change to it", async () => {
  const receiver = new Receiver(QUEUE_KEYS);
  for (const key of [QUEUE_KEYS.currentSigningKey, QUEUE_KEYS.nextSigningKey]) {
    await set.restart(key);
    await set.client.publishJSON({ url: set.to("/signed"), body: { amount: 1 } });
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
    set.answer = () => new Response("not yet", { status: set.deliveries.length < 4 ? 500 : 200 });
    await set.client.publish({ url: set.to("/flaky") });
    await set.qstash.idle();
    for (const [retries, wait] of WAITS_MS.entries()) {
      await set.pass(wait - 2);
      expect(set.deliveries).toHaveLength(retries + 1);
      await set.pass(4);
      expect(set.deliveries).toHaveLength(retries + 2);
    }
    expect(set.deliveries.map(({ headers }) => headers.get("upstash-retried"))).toEqual(["0", "1", "2", "3"]);
    expect(await page()).toContain("<dt>Delivered</dt><dd>1</dd>");
  });

  test("Retry-After overrides the delay", async () => {
    set.answer = () =>
      new Response(null, { status: set.deliveries.length < 2 ? 503 : 200, headers: { "Retry-After": "60" } });
    await set.client.publish({ url: set.to("/limited") });
    await set.qstash.idle();
    await set.pass(59_999);
    expect(set.deliveries).toHaveLength(1);
    await set.pass(2);
    expect(set.deliveries).toHaveLength(2);
  });

  test("end in the dead letters and call the failure callback, signed, with the whole story", async () => {
    set.answer = ({ path }) =>
      path === "/broken"
        ? new Response("no such job", { status: 500, headers: { "x-why": "gone" } })
        : new Response();
    const { messageId } = await set.client.publishJSON({
      url: set.to("/broken"),
      body: { job: 7 },
      failureCallback: set.to("/failed"),
    });
    await useUpRetries();
    expect([set.at("/broken").length, set.at("/failed").length]).toEqual([4, 1]);
    const [{ headers, body, url }] = set.at("/failed") as [Delivery];
    const story = JSON.parse(body);
    expect(story).toMatchObject({
      ...{ status: 500, retried: 3, maxRetries: 3, sourceMessageId: messageId, method: "POST" },
      ...{ url: set.to("/broken"), callerIP: "127.0.0.1", header: { "x-why": ["gone"] } },
      sourceHeader: { "content-type": ["application/json"] },
    });
    expect(Buffer.from(story.body, "base64").toString()).toBe("no such job");
    expect(Buffer.from(story.sourceBody, "base64").toString()).toBe('{"job":7}');
    const signature = headers.get("upstash-signature") ?? "";
    expect(await new Receiver(QUEUE_KEYS).verify({ signature, body, url })).toBe(true);
    const shown = await page();
    for (const text of ["<dt>Dead letters</dt><dd>1</dd>", story.dlqId, "status 500"])
      expect(shown).toContain(text);
  });

  test("status 489 with its header stops the retries; without the header it does not", async () => {
    set.answer = ({ path }) =>
      new Response(null, {
        status: 489,
        headers: path === "/never" ? { "Upstash-NonRetryable-Error": "true" } : {},
      });
    await set.client.publish({ url: set.to("/never") });
    await set.client.publish({ url: set.to("/again") });
    await useUpRetries();
    expect([set.at("/never").length, set.at("/again").length]).toEqual([1, 4]);
  });
});

test("after a stop and a start all that waits is delivered; dead letters and deduplication are kept", async () => {
  set.answer = ({ path }) =>
    new Response(null, { status: 489, headers: { "Upstash-NonRetryable-Error": String(path === "/dead") } });
  await set.client.publish({ url: set.to("/dead"), deduplicationId: "d" });
  await set.qstash.idle();
  set.answer = () => new Promise(() => {});
  await set.client.publish({ url: set.to("/delayed"), delay: 1 });
  await set.client.publish({ url: set.to("/cut") });
  await expect.poll(() => set.at("/cut").length).toBe(1);
  set.answer = () => new Response();
  await set.restart();
  await set.qstash.idle();
  const arrived = () => ["/cut", "/delayed"].map((path) => set.at(path).length);
  expect(arrived()).toEqual([2, 0]);
  await set.pass(1001);
  expect(arrived()).toEqual([2, 1]);
  const ids = set.at("/cut").map(({ headers }) => headers.get("upstash-message-id"));
  expect(new Set(ids).size).toBe(1);
  expect((await set.client.publish({ url: set.to("/dead"), deduplicationId: "d" })).deduplicated).toBe(true);
  expect(await page()).toContain("<dt>Dead letters</dt><dd>1</dd>");
});

test("what is not offered, or cannot be delivered as asked, is refused by name", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const url = set.to("/");
  const refused: [Parameters<typeof set.client.publish>[0], string][] = [
    [{ url: "ftp://127.0.0.1/x" }, "http"],
    [{ url: "https://example.com/" }, "this machine only"],
    [{ url, delay: "soon" as "1s" }, "upstash-delay"],
    [{ url, failureCallback: "nowhere" }, "nowhere"],
    [{ url, method: "PUT" }, "delivering with PUT"],
    [{ url, retries: 1 }, "does not offer the option upstash-retries"],
    [{ url, headers: { "X-Trace": "t" } }, "does not offer the option upstash-forward-x-trace"],
    [{ url, flowControl: { key: "k", rate: 1 } }, "does not offer the option upstash-flow-control-key"],
  ];
  for (const [message, reason] of refused) await expect(set.client.publish(message)).rejects.toThrow(reason);
  await expect(set.client.schedules.list()).rejects.toThrow("does not offer GET /v2/schedules");
  await expect(set.client.dlq.listMessages()).rejects.toThrow("does not offer GET /v2/dlq");
  const [answer] = (await set.client.batch([{ url, queueName: "line" }])) as [unknown];
  expect(answer).toEqual({ error: "the local queue does not offer queue with a message" });
  await set.qstash.idle();
  expect(set.deliveries).toHaveLength(0);
  vi.restoreAllMocks();
});

test("the page shows addresses escaped, and no body", async () => {
  await set.client.publish({ url: set.to("/<shown>"), delay: 60, body: "private" });
  const shown = await page();
  expect(shown).toContain("<dt>Delayed</dt><dd>1</dd>");
  expect(shown).not.toContain("<shown>");
  expect(shown).not.toContain("private");
});
